import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type NeighbourAnswer, runNeighbours } from '../../../contract/recordings.ts';
import { distanceText } from '../../../domain/measures.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { call } from '../../api.ts';
import { amongOthersKey } from '../../queries/keys.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { fullDayText } from '../../words/day-text.ts';
import { runHref } from '../../words/workout-facts.ts';

/** The ways to the runs before and after; what fails to come leaves the page as it is. */
export function RunNeighbours({ workoutId }: { workoutId: number }) {
  const { data } = useQuery({
    queryKey: [...amongOthersKey, 'neighbours', workoutId],
    queryFn: ({ signal }) => call(runNeighbours, { params: { id: workoutId } }, { signal }),
  });
  if (!data?.previous && !data?.next) return null;
  return (
    <nav
      aria-label="Runs before and after"
      className="grid grid-cols-2 gap-3 md:gap-4 print:hidden"
    >
      <Neighbour run={data.previous} side="previous" />
      <Neighbour run={data.next} side="next" />
    </nav>
  );
}

type NeighbourProps = { run: NeighbourAnswer | null; side: 'previous' | 'next' };

function Neighbour({ run, side }: NeighbourProps) {
  if (!run) return <span />;
  const isNext = side === 'next';
  const label = workoutLabel({ ...run, workoutType: 'running' });
  const km = run.distanceM === null ? '' : ` ${distanceText(run.distanceM)}`;
  return (
    <Link
      href={runHref(run)}
      rel={isNext ? 'next' : 'prev'}
      className={classNames(
        'flex min-h-13 min-w-0 items-center gap-2 rounded-box border border-line bg-card px-3 py-2 text-small hover:border-edge',
        isNext && 'flex-row-reverse text-right',
      )}
    >
      <Icon name={isNext ? 'chevronRight' : 'chevronLeft'} size={16} />
      <span className="min-w-0">
        <span className="block text-note text-soft">
          <span className="sr-only">{isNext ? 'Next run: ' : 'Previous run: '}</span>
          {fullDayText(run.date)}
        </span>
        <span className="block font-semibold wrap-anywhere">
          {label}
          {km}
        </span>
      </span>
    </Link>
  );
}
