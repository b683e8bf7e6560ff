import type { Workout } from '../../../contract/workouts.ts';
import { type Candidate, compareReadings, matchFound } from '../../../domain/same-workout.ts';
import { startAt } from '../../../domain/start-time.ts';
import type { TimedEffort } from '../../../domain/typed-duration.ts';
import { typedSeconds } from '../../ui/typed-text.ts';
import { hasDistance, type WorkoutValues } from './workout-values.ts';

/** The typed workout among these that a new one may be over again, by the rule that imports go by. */
export function likeWorkout(logged: Workout, others: readonly Workout[]): Workout | undefined {
  const reading = readingOf(logged);
  return others.find(
    (other) =>
      other.id !== logged.id &&
      other.source === 'manual' &&
      compareReadings(reading, readingOf(other)) !== null,
  );
}

export type Fitting = { workout: Workout; isSure: boolean };

/**
 * The workout of a file or a service that is being typed over again, by that same rule; null while
 * that cannot be told. Two that are typed are never one.
 */
export function fittingWorkout(typed: {
  values: WorkoutValues;
  effort: TimedEffort;
  timeZone: string;
  others: readonly Workout[];
}): Fitting | null {
  const { others } = typed;
  const face = readingOfForm(typed);
  if (!face) return null;
  const logged = others.map((other) => {
    const reading = readingOf(other);
    const file = other.source === 'manual' ? face.file : reading.file;
    return { workoutId: other.id, isDeleted: false, faces: [{ ...reading, file }] };
  });
  const [match] = matchFound({ found: [face], logged });
  if (match?.kind !== 'same' && match?.kind !== 'unsure') return null;
  const id = 'workoutId' in match.with ? match.with.workoutId : null;
  const workout = others.find((other) => other.id === id);
  return workout ? { workout, isSure: match.kind === 'same' } : null;
}

/** Null while time or distance are still to come. */
function readingOfForm(typed: {
  values: WorkoutValues;
  effort: TimedEffort;
  timeZone: string;
}): Candidate | null {
  const { values, effort, timeZone } = typed;
  const { date, workoutType, runningSubtype, startTime: time } = values;
  const durationS = typedSeconds(values.duration, effort);
  if (!durationS || !date || (hasDistance(values) && effort.distanceM === null)) return null;
  const start = /^\d{2}:\d{2}$/.test(time)
    ? startAt({ day: date, time, utcOffsetS: null, timeZone })
    : { startedAtMs: null, utcOffsetS: null };
  return {
    file: 'typed in',
    key: null,
    date,
    ...start,
    localStart: null,
    workoutType,
    runningSubtype: runningSubtype || null,
    sport: effort.sport,
    durationS,
    elapsedS: null,
    distanceM: effort.distanceM,
  };
}

function readingOf(workout: Workout): Candidate {
  const { date, startedAtMs, utcOffsetS, workoutType, runningSubtype, sport } = workout;
  return {
    file: `workout ${workout.id}`,
    key: null,
    date,
    startedAtMs,
    utcOffsetS,
    localStart: null,
    workoutType,
    runningSubtype,
    sport,
    durationS: workout.durationS,
    elapsedS: null,
    distanceM: workout.distanceM,
  };
}
