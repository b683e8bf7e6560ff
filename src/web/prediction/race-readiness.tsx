import { useQuery } from '@tanstack/react-query';
import { type RaceReadiness, readReadiness } from '../../contract/training-form.ts';
import { call } from '../api.ts';
import { analyticsKey } from '../queries/keys.ts';
import { Icon } from '../ui/icons.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { useAtDesk } from '../ui/use-at-desk.ts';

/** What each race to come asks for; of a young log, nothing. */
export function useReadiness(userId: number) {
  return useQuery({
    queryKey: [...analyticsKey, userId, 'readiness'],
    queryFn: ({ signal }) => call(readReadiness, { params: { userId } }, { signal }),
  });
}

/** Item by item: you, wanted, and who says so. A count is no sum, so there is no percentage. */
export function ReadinessList({ items }: { items: RaceReadiness['items'] }) {
  return (
    <div className="text-small">
      <p className="flex items-baseline justify-between gap-3">
        <ReadinessCount items={items} />
      </p>
      <Items items={items} />
    </div>
  );
}

/** The same behind its count on a phone, where it stands among much else. */
export function FoldedReadiness({ items }: { items: RaceReadiness['items'] }) {
  const isAtDesk = useAtDesk();
  if (isAtDesk) return <ReadinessList items={items} />;
  return (
    <details className="group text-small">
      <summary className="tap flex items-center justify-between gap-3 rounded-box marker:content-none">
        <ReadinessCount items={items} />
        <Icon name="chevronDown" size={16} className="text-soft group-open:rotate-180" />
      </summary>
      <Items items={items} />
    </details>
  );
}

function ReadinessCount({ items }: { items: RaceReadiness['items'] }) {
  const ready = items.filter(({ state }) => state === 'ready').length;
  return (
    <>
      <span className="font-semibold">Race readiness</span>
      <span className="ml-auto text-soft">
        {ready} of {items.length} ready
      </span>
    </>
  );
}

function Items({ items }: { items: RaceReadiness['items'] }) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {items.map(({ name, title, state, figure, wanted, source }) => (
        <li key={name} className="grid grid-cols-[1fr_auto] gap-x-3 py-1.5">
          <span>
            <span className="font-medium">{title}</span>{' '}
            <span className="text-soft">· {keepUnits(figure)}</span>
          </span>
          <State state={state} />
          <span className="col-span-2 text-note text-soft">
            {keepUnits(`Wanted: ${wanted}. ${source}.`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Told by shape and word, not by colour. */
function State({ state }: Pick<RaceReadiness['items'][number], 'state'>) {
  const { shape, word } = LOOKS[state];
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
        <circle
          r="5"
          fill="none"
          strokeWidth="1.5"
          strokeDasharray={shape === 'dashes' ? '2 2' : undefined}
          className="stroke-ink"
        />
        {shape === 'full' && <circle r="5" className="fill-ink" />}
        {shape === 'half' && <path d="M0-5A5 5 0 0 1 0 5Z" className="fill-ink" />}
      </svg>
      {word}
    </span>
  );
}

const LOOKS = {
  ready: { shape: 'full', word: 'Ready' },
  partly: { shape: 'half', word: 'Partly' },
  not: { shape: 'empty', word: 'Not yet' },
  later: { shape: 'dashes', word: 'Later' },
} as const;
