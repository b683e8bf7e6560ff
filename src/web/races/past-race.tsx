import { Link } from 'wouter';
import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { paceUnit } from '../../domain/measures.ts';
import { pastRaceLabel } from '../../domain/race-days.ts';
import { DayAndDistance, RaceName } from '../prediction/race-head.tsx';
import { Badge } from '../ui/badge.tsx';
import { Change } from '../ui/change.tsx';
import { Figure } from '../ui/figure.tsx';
import { spanText } from '../words/amounts.ts';
import { paceText, runHref, targetPaceText } from '../words/workout-facts.ts';
import { RaceActions, type RaceActs } from './race-actions.tsx';
import { RaceNotes } from './race-notes.tsx';

type PastRaceProps = { race: Race; today: Day; acts: RaceActs };

/** One line of the history where there is room for it, else a few. */
export function PastRace({ race, today, acts }: PastRaceProps) {
  return (
    <article aria-label={race.name} className={ROW}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <RaceName race={race} />
          <Badge tone={race.completed ? 'accent' : 'plain'}>{pastRaceLabel(race)}</Badge>
        </div>
        <p className="text-small text-soft">
          <DayAndDistance race={race} today={today} />
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-3">
        <div>
          <dt className={TERM}>Target time</dt>
          <dd className="flex flex-wrap gap-x-2">
            <Figure value={formatElapsed(race.targetTimeS)} />
            <Figure value={targetPaceText(race)} unit={paceUnit()} />
          </dd>
        </div>
        <div>
          <dt className={TERM}>Actual time</dt>
          <dd className="flex flex-wrap gap-x-2">
            <ActualTime race={race} />
          </dd>
        </div>
      </dl>
      <Outcome race={race} />
      <div className="col-span-full -mt-2 empty:hidden">
        <RaceNotes notes={race.notes} />
      </div>
      <div className="@min-[50rem]:col-start-4 @min-[50rem]:row-start-1">
        <RaceActions race={race} acts={acts} canRecord />
      </div>
    </article>
  );
}

function ActualTime({ race }: { race: Race }) {
  if (race.actualTimeS === null) return <span className="text-small text-soft">Not recorded</span>;
  return (
    <>
      <Figure value={formatElapsed(race.actualTimeS)} />
      <Figure value={actualPace(race)} unit={paceUnit()} />
    </>
  );
}

/** What came of the target, and the run it came of. */
function Outcome({ race }: { race: Race }) {
  if (race.actualTimeS === null && race.workoutId === null) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-soft @min-[50rem]:flex-col">
      {race.actualTimeS !== null && <AgainstTarget slowerS={race.actualTimeS - race.targetTimeS} />}
      {race.workoutId !== null && (
        <Link href={runHref({ id: race.workoutId })} className="link tap-around self-start">
          See the run<span className="sr-only"> that was {race.name}</span>
        </Link>
      )}
    </p>
  );
}

function AgainstTarget({ slowerS }: { slowerS: number }) {
  if (slowerS === 0) return <Change better={true}>On target</Change>;
  return (
    <span>
      <Change better={slowerS < 0 || null}>{spanText(Math.abs(slowerS))}</Change>{' '}
      {slowerS < 0 ? 'faster' : 'slower'} than target
    </span>
  );
}

const TERM = 'flex h-6 items-center text-note text-soft';

const ROW =
  'grid grid-cols-1 gap-x-4 gap-y-2 @min-[50rem]:items-start ' +
  '@min-[50rem]:grid-cols-[minmax(0,1fr)_17rem_10.5rem_13.75rem]';

/** Of the time that was run; null where none was recorded. */
export function actualPace({ distanceM, actualTimeS }: Race): string | null {
  return paceText({ distanceM, durationS: actualTimeS });
}
