import type { AnalysisClaim, CitedWorkout } from '../../contract/coach.ts';
import type { Day } from '../../domain/calendar.ts';
import { classNames } from '../ui/class-names.ts';
import { keepUnits } from './keep-units.ts';
import { PriorityBadge } from './priority-badge.tsx';
import { RestsOn } from './rests-on.tsx';

type ClaimListProps = {
  claims: readonly AnalysisClaim[];
  workouts: readonly CitedWorkout[];
  today: Day;
  /** Said where there is none. */
  empty?: string;
  /** So many beside one another where there is room. */
  columns?: 2 | 3;
  /** Where the card's own title says it all. */
  untitled?: boolean;
};

export function ClaimList(props: ClaimListProps) {
  const { claims, workouts, today, empty, columns, untitled } = props;
  if (claims.length === 0) return <p className="text-small text-soft">{empty}</p>;
  return (
    <ol
      className={classNames(
        'grid gap-x-8 *:border-t *:border-line *:py-3 *:first:border-t-0 *:first:pt-1',
        columns && COLUMNS[columns],
      )}
    >
      {claims.map((claim) => (
        <li key={`${claim.title} ${claim.text}`} className="min-w-0 print:break-inside-avoid">
          {!untitled && (
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 text-small font-semibold">{claim.title}</h3>
              {claim.priority && <PriorityBadge priority={claim.priority} />}
            </div>
          )}
          <p className="mt-0.5">{keepUnits(claim.text)}</p>
          <RestsOn claim={claim} workouts={workouts} today={today} />
        </li>
      ))}
    </ol>
  );
}

const COLUMNS = {
  2: 'lg:grid-cols-2 lg:*:nth-2:border-t-0 lg:*:nth-2:pt-1',
  3: 'lg:grid-cols-3 lg:*:nth-[-n+3]:border-t-0 lg:*:nth-[-n+3]:pt-1',
} as const;
