import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceUnit, exactDistance, paceUnit } from '../../domain/measures.ts';
import { steadyHeartRate } from '../../domain/over-time.ts';
import { volumeLineOf } from '../../domain/weekly-volume.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import type { ZoneNumber } from '../../domain/zones.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { workoutsInRangeQuery } from '../queries/workouts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { countText } from '../words/amounts.ts';
import { fullDayText } from '../words/day-text.ts';
import { paceText, workoutHref } from '../words/workout-facts.ts';

export type Behind = {
  /** Names the bar or the point: 'Week 15 Nov', 'Fri 20 Nov 2026'. */
  title: string;
  from: Day;
  to: Day;
  /** Which of the workouts of these days it is made of. */
  of: keyof typeof NOUNS;
  /** Those with time in it, the most first. */
  zone?: ZoneNumber;
  /** Steady runs whose average lies around it. */
  heartRate?: number;
};

const NOUNS = {
  run: ['run', 'runs'],
  walk: ['walk or hike', 'walks or hikes'],
  cross: ['cross workout', 'cross workouts'],
  strength: ['strength workout', 'strength workouts'],
  any: ['workout', 'workouts'],
} as const;

type RunsBehindProps = { userId: number; behind: Behind; isOpen: boolean; onClose: () => void };

/** The runs that a bar or a point of a chart is made of, each a way to its page. */
export default function RunsBehind({ userId, behind, isOpen, onClose }: RunsBehindProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={behind.title}>
      <Runs userId={userId} behind={behind} />
    </Dialog>
  );
}

function Runs({ userId, behind }: { userId: number; behind: Behind }) {
  const { from, to, of, zone } = behind;
  const query = useQuery(workoutsInRangeQuery({ userId, from, to }));
  if (query.isError) return <LoadFailure title="Its runs could not be loaded" query={query} />;
  const runs = query.data && runsOf(query.data, behind);
  if (!runs) return <Skeleton size="h-24 w-full opacity-50" />;
  const [one, many] = NOUNS[of];
  if (runs.length === 0) return <p className="text-small text-soft">No {many}.</p>;
  return (
    <div>
      <p className="text-small text-soft">
        {countText(runs.length, one, many)}
        {zone && `, the most time in zone ${zone} first`}.{' '}
        {runs.length > MOST_SHOWN ? `Here are the first ${MOST_SHOWN}.` : 'Open one.'}
      </p>
      <ul className="-mx-2 mt-2 divide-y divide-line">
        {runs.slice(0, MOST_SHOWN).map((run, index) => (
          <li key={run.id}>
            <Link
              href={workoutHref(run)}
              data-first-focus={index === 0 || undefined}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-box px-2 py-2 text-small hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <span className="min-w-0">
                <span className="block truncate font-semibold">{workoutLabel(run)}</span>
                <span className="text-soft">{fullDayText(run.date)}</span>
              </span>
              <span className="text-right">
                <span className="block font-semibold">
                  {zone ? minutesText(run, zone) : amountOf(run)}
                </span>
                <span className="text-soft">{zone ? amountOf(run) : beside(run)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** More make a list that nobody reads on. */
const MOST_SHOWN = 30;

function runsOf(workouts: readonly Workout[], behind: Behind): readonly Workout[] {
  const { of, zone, heartRate } = behind;
  const belonging = workouts.filter(
    (workout) =>
      (of === 'any' || volumeLineOf(workout) === of) &&
      (heartRate === undefined || steadyHeartRate(workout) === heartRate),
  );
  if (!zone) return belonging;
  return belonging
    .filter((workout) => secondsIn(workout, zone) > 0)
    .sort((one, other) => secondsIn(other, zone) - secondsIn(one, zone));
}

function secondsIn(workout: Workout, zone: ZoneNumber): number {
  return workout[`zone${zone}S`];
}

function minutesText(workout: Workout, zone: ZoneNumber): string {
  return `${Math.max(1, Math.round(secondsIn(workout, zone) / 60))}\u00a0min`;
}

function amountOf({ distanceM, durationS }: Workout): string {
  return distanceM === null
    ? formatElapsed(durationS)
    : `${exactDistance(distanceM)}\u00a0${distanceUnit()}`;
}

function beside(run: Workout): string | null {
  if (run.distanceM === null) return null;
  const pace = run.workoutType === 'running' ? paceText(run) : null;
  return pace ? `${pace}\u00a0${paceUnit()}` : formatElapsed(run.durationS);
}
