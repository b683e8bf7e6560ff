import { Link } from 'wouter';
import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { pastRaceLabel } from '../../domain/race-days.ts';
import { Badge } from '../ui/badge.tsx';
import { Change } from '../ui/change.tsx';
import { Figure } from '../ui/figure.tsx';
import { dayText } from './day-text.ts';
import { RaceActions, type RaceActs } from './race-actions.tsx';
import { RaceNotes } from './race-notes.tsx';
import { actualPace, kmText, spanText } from './race-text.ts';

type PastRaceProps = { race: Race; today: Day; acts: RaceActs };

/** One line of the history where there is room for it, else a few. */
export function PastRace({ race, today, acts }: PastRaceProps) {
  return (
    <article aria-label={race.name} className={ROW}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 tabIndex={-1} className="min-w-0 text-body font-semibold wrap-anywhere">
            {race.name}
          </h3>
          <Badge tone={race.completed ? 'accent' : 'plain'}>{pastRaceLabel(race)}</Badge>
        </div>
        <p className="text-small text-soft">
          {dayText(race.date, today)} ·{' '}
          <span className="whitespace-nowrap">{kmText(race.distance)} km</span>
        </p>
        <RaceNotes notes={race.notes} />
      </div>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-1">
        <div>
          <dt className="text-note text-soft">Target time</dt>
          <dd className="flex flex-wrap gap-x-2">
            <Figure value={race.targetTime} unit="h" />
            <Figure value={race.targetPace} unit="/km" />
          </dd>
        </div>
        <div>
          <dt className="text-note text-soft">Actual time</dt>
          <dd className="flex flex-wrap gap-x-2">
            <ActualTime race={race} />
          </dd>
        </div>
      </dl>
      <p className="flex min-h-5 flex-wrap gap-x-3 text-small text-soft">
        <AgainstTarget race={race} />
        {race.workoutId !== null && (
          <Link href={`/run-details/${race.workoutId}`} className="link">
            See the run<span className="sr-only"> that was {race.name}</span>
          </Link>
        )}
      </p>
      <RaceActions race={race} acts={acts} canRecord />
    </article>
  );
}

function ActualTime({ race }: { race: Race }) {
  if (race.actualTime === null) return <span className="text-small text-soft">Not recorded</span>;
  return (
    <>
      <Figure value={race.actualTime} unit="h" />
      <Figure value={actualPace(race)} unit="/km" />
    </>
  );
}

function AgainstTarget({ race }: { race: Race }) {
  if (race.actualTimeSeconds === null) return null;
  const slowerS = race.actualTimeSeconds - race.targetTimeSeconds;
  if (slowerS === 0) return <Change better={true}>On target</Change>;
  return (
    <span>
      <Change better={slowerS < 0 || null}>{spanText(Math.abs(slowerS))}</Change>{' '}
      {slowerS < 0 ? 'faster than your target' : 'slower than your target'}
    </span>
  );
}

const ROW =
  'grid gap-x-4 gap-y-2 py-3 @min-[50rem]:items-center ' +
  '@min-[50rem]:grid-cols-[minmax(0,1fr)_17rem_11rem_auto]';
