import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { Race } from '../../contract/race-list.ts';
import type { Workout } from '../../contract/workouts.ts';
import { type Day, daysBetween } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceUnit, exactDistance, paceUnit } from '../../domain/measures.ts';
import { isRun } from '../../domain/sports.ts';
import { FieldError } from '../ui/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { raceDayText } from '../words/day-text.ts';
import { paceText } from '../words/workout-facts.ts';

type RunChoicesProps = {
  race: Race;
  /** Undefined while they are looked for, null where they could not be loaded. */
  runs: readonly Workout[] | null | undefined;
  /** The id of a run as its text; '' for none. */
  picked: string;
  onPick: (workoutId: string) => void;
  error: string | undefined;
  today: Day;
};

/** The runs of the log that may have been the race, and none of them. */
export function RunChoices({ race, runs, picked, onPick, error, today }: RunChoicesProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-small font-semibold">Which run was it?</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {runs === undefined && <Skeleton size="h-22 w-full" />}
      {runs === null && (
        <p className="text-small text-soft">
          Your runs could not be loaded. The time alone is enough; a run can be picked later.
        </p>
      )}
      {runs?.length === 0 && <NoRuns race={race} today={today} />}
      {runs && runs.length > 0 && (
        <div className="divide-y divide-line rounded-box border border-edge">
          {runs.map((run) => (
            <Choice
              key={run.id}
              name={name}
              isPicked={String(run.id) === picked}
              onPick={() => onPick(String(run.id))}
            >
              <span className="font-medium">{raceDayText(run.date, today)}</span>, {runText(run)}
              {run.isRace && ', marked as a race'}
            </Choice>
          ))}
          <Choice name={name} isPicked={picked === ''} onPick={() => onPick('')}>
            None of these
          </Choice>
        </div>
      )}
    </fieldset>
  );
}

type ChoiceProps = { name: string; isPicked: boolean; onPick: () => void; children: ReactNode };

function Choice({ name, isPicked, onPick, children }: ChoiceProps) {
  return (
    <label className="tap flex items-center gap-3 px-3 py-2 text-small hover:bg-sunk has-checked:bg-accent-soft">
      <input
        type="radio"
        name={name}
        className="size-4 shrink-0"
        checked={isPicked}
        onChange={onPick}
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

function NoRuns({ race, today }: { race: Race; today: Day }) {
  return (
    <p className="text-small text-soft">
      No run of about {exactDistance(race.distanceM)}&nbsp;{distanceUnit()} within a day of{' '}
      {raceDayText(race.date, today)} in your log. The time alone is enough, or{' '}
      <Link href="/workouts" className="link">
        log the run
      </Link>{' '}
      first.
    </p>
  );
}

function runText(run: Workout): string {
  const pace = paceText(run);
  return `${exactDistance(run.distanceM ?? 0)}\u00a0${distanceUnit()} in ${formatElapsed(run.durationS)}, ${pace}\u00a0${paceUnit()}`;
}

// A watch may stop early or lose the sky for a while, and often runs on over the warm-up.
const LEAST_SHARE = 0.9;
const MOST_SHARE = 1.2;

/**
 * The runs that may have been this race: of its day or the one before or after, about as long as
 * it, and not the run of another race. The likeliest first: what its source marks as a race, then
 * by day and length.
 */
export function offeredRuns(input: {
  workouts: readonly Workout[];
  race: Race;
  races: readonly Race[];
}): Workout[] {
  const { workouts, race, races } = input;
  const taken = new Set(races.filter(({ id }) => id !== race.id).map((other) => other.workoutId));
  const daysOff = (run: Workout) => Math.abs(daysBetween(race.date, run.date));
  const lengthOff = (run: Workout) => Math.abs((run.distanceM ?? 0) / race.distanceM - 1);
  return workouts
    .filter((workout) => isRun(workout) && !taken.has(workout.id))
    .filter((run) => daysOff(run) <= 1 && isPlausible(run.distanceM, race.distanceM))
    .sort(
      (one, other) =>
        Number(other.isRace) - Number(one.isRace) ||
        daysOff(one) - daysOff(other) ||
        lengthOff(one) - lengthOff(other),
    );
}

function isPlausible(runM: number | null, raceM: number): boolean {
  return runM !== null && runM >= raceM * LEAST_SHARE && runM <= raceM * MOST_SHARE;
}
