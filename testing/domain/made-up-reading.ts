import type { Candidate, LoggedCandidate } from '../../src/domain/same-workout.ts';

/** A run of 10 km in 50 minutes at 06:30:07 in Berlin, as a watch would tell it. */
export function madeUpReading(told: Partial<Candidate> = {}): Candidate {
  return {
    file: 'watch.fit',
    key: null,
    date: '2026-03-17',
    startedAtMs: Date.UTC(2026, 2, 17, 5, 30, 7),
    utcOffsetS: 3600,
    localStart: null,
    workoutType: 'running',
    runningSubtype: 'outdoor-easy',
    sport: 'run',
    durationS: 3000,
    elapsedS: null,
    distanceM: 10_000,
    ...told,
  };
}

/** The same, typed in: a day, no start. */
export function madeUpTyped(told: Partial<Candidate> = {}): Candidate {
  return madeUpReading({
    file: 'typed',
    startedAtMs: null,
    utcOffsetS: null,
    runningSubtype: null,
    ...told,
  });
}

export function madeUpLogged(
  workoutId: number,
  ...faces: readonly [Candidate, ...Candidate[]]
): LoggedCandidate {
  const file = `workout ${workoutId}`;
  return { workoutId, isDeleted: false, faces: faces.map((face) => ({ ...face, file })) };
}
