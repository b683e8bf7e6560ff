import type { Workout } from '../../../contract/workouts.ts';
import { type Candidate, compareReadings } from '../../../domain/same-workout.ts';

/** The workout among these that a new one may be over again, by the rule that imports go by. */
export function likeWorkout(logged: Workout, others: readonly Workout[]): Workout | undefined {
  const reading = readingOf(logged);
  return others.find(
    (other) => other.id !== logged.id && compareReadings(reading, readingOf(other)) !== null,
  );
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
