import { type Shoe, shoeBodyToJson } from '../../contract/shoes.ts';
import type { Day } from '../../domain/calendar.ts';
import { distanceUnit, exactDistance } from '../../domain/measures.ts';
import { shoeDistanceM, type Wear, wearOf } from '../../domain/shoes.ts';
import { RUNNING_SUBTYPE_LABELS } from '../../domain/workout-kinds.ts';
import { useChangedInPlace } from '../kept-entries/use-changed-in-place.ts';
import { useKeptEntries } from '../kept-entries/use-kept-entries.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Trace } from '../ui/trace.tsx';
import { countText } from '../words/amounts.ts';
import { fullDayText } from '../words/day-text.ts';
import { SHOES, ShoeForm } from './shoe-form.tsx';

type ShoeListProps = { label: string; shoes: readonly Shoe[]; today: Day };

/** Each pair with what it has run and the ways to change it; its form takes its place. */
export function ShoeList({ label, shoes, today }: ShoeListProps) {
  const kept = useKeptEntries(SHOES);
  const { list, editing, edit, done, remove } = useChangedInPlace(kept, {
    noun: SHOES.noun,
    entries: shoes,
  });

  const retire = (shoe: Shoe) => {
    const retiredOn = shoe.retiredOn === null ? today : null;
    void kept.update(shoe, { ...shoeBodyToJson(shoe), retiredOn });
  };

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={label}
      className="@container divide-y divide-line outline-none"
    >
      {shoes.map((shoe) => (
        <li key={shoe.id} data-entry={shoe.id} tabIndex={-1} className="py-3 outline-none">
          {shoe.id === editing ? (
            <ShoeForm shoe={shoe} onDone={() => done(shoe.id)} />
          ) : (
            <ShoeItem
              shoe={shoe}
              onEdit={() => edit(shoe.id)}
              onRetire={() => retire(shoe)}
              onDelete={() => remove(shoe)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

type ShoeItemProps = {
  shoe: Shoe;
  onEdit: () => void;
  onRetire: () => void;
  onDelete: () => void;
};

function ShoeItem({ shoe, onEdit, onRetire, onDelete }: ShoeItemProps) {
  const { name, brand, boughtOn, retiredOn, defaultFor } = shoe;
  const since = boughtOn && `bought ${fullDayText(boughtOn)}`;
  const until = retiredOn && `retired ${fullDayText(retiredOn)}`;
  return (
    <div className="grid items-center gap-x-6 gap-y-2 @min-[44rem]:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_13.5rem]">
      <div className="min-w-0">
        <h3 className="text-body font-semibold wrap-anywhere">{name}</h3>
        <p className="text-small wrap-anywhere text-soft">
          {[brand, since, until].filter(Boolean).join(' · ')}
        </p>
        {defaultFor.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1">
            {defaultFor.map((kind) => (
              <Badge key={kind}>{RUNNING_SUBTYPE_LABELS[kind]}</Badge>
            ))}
          </p>
        )}
      </div>
      <Distance shoe={shoe} />
      <div className="-mr-2 flex items-center justify-end gap-1 print:hidden">
        <Button
          tone="quiet"
          aria-label={retiredOn === null ? `Retire ${name}` : `Wear again: ${name}`}
          onClick={onRetire}
        >
          {retiredOn === null ? 'Retire' : 'Wear again'}
        </Button>
        <IconButton icon="edit" label={`Edit ${name}`} onClick={onEdit} />
        <IconButton icon="remove" tone="danger" label={`Delete ${name}`} onClick={onDelete} />
      </div>
    </div>
  );
}

const WEAR_WORDS: Record<Wear, string | null> = {
  fresh: null,
  worn: 'Nearly done',
  due: 'Time for a new pair',
};

function Distance({ shoe }: { shoe: Shoe }) {
  const { startDistanceM, loggedDistanceM, replaceAtM, workouts } = shoe;
  const distanceM = shoeDistanceM(shoe);
  const wear = shoe.retiredOn === null ? WEAR_WORDS[wearOf(shoe)] : null;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Figure value={exactDistance(distanceM)} unit={distanceUnit()} size="title" />
        {replaceAtM !== null && (
          <span className="text-small whitespace-nowrap text-soft">
            of {exactDistance(replaceAtM)}&nbsp;{distanceUnit()}
          </span>
        )}
        {wear && <Badge tone="warn">{wear}</Badge>}
        <Trace label={`What the distance of ${shoe.name} rests on`}>
          <p>
            {exactDistance(startDistanceM)}&nbsp;{distanceUnit()} before its first run here, and{' '}
            {exactDistance(loggedDistanceM)}&nbsp;{distanceUnit()} over{' '}
            {countText(workouts, 'workout')} of your log that wore it.
          </p>
        </Trace>
      </p>
      {replaceAtM !== null && (
        <progress
          aria-label={`Distance of ${shoe.name}`}
          max={replaceAtM}
          value={Math.min(distanceM, replaceAtM)}
          className="progress mt-1 w-full"
        />
      )}
      <p className="text-small text-soft">{countText(workouts, 'workout')}</p>
    </div>
  );
}
