import { classifyActivity } from '../../../../domain/classify-activity.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import type { StravaRow } from './strava-table.ts';

// A watch whose clock was never set is years away, one in another zone hours.
const MOST_APART_MS = 36 * 3_600_000;

/**
 * The workouts of a file with what Strava's list says of it: name, description, kind and gear. Figures
 * and the recording stay those of the file. Of several workouts the one most like the line gets them.
 */
export function joinStravaRow(workouts: ParsedWorkout[], row: StravaRow): ParsedWorkout[] {
  const lengthS = row.elapsedS ?? row.movingS ?? 0;
  const apart = ({ elapsedS, durationS }: ParsedWorkout) =>
    Math.abs((elapsedS ?? durationS) - lengthS);
  const closest = workouts.toSorted((a, b) => apart(a) - apart(b))[0];
  return workouts.map((workout) => (workout === closest ? joined(workout, row) : workout));
}

function joined(workout: ParsedWorkout, row: StravaRow): ParsedWorkout {
  return {
    ...onStravasClock(workout, row),
    externalId: row.activityId || workout.externalId,
    title: row.title ?? workout.title,
    description: row.description ?? workout.description,
    gear: row.gear ?? workout.gear,
    activityName: activityOf(workout, row),
  };
}

/** The athlete corrects the sport on Strava; what kind of a run it was the file knows better. */
function activityOf({ activityName }: ParsedWorkout, row: StravaRow): string {
  const told = classifyActivity(row.activityName).sport;
  const isCorrected = told !== 'other' && told !== classifyActivity(activityName).sport;
  return isCorrected ? row.activityName : activityName;
}

function onStravasClock(workout: ParsedWorkout, row: StravaRow): ParsedWorkout {
  const { startedAtMs, notes } = workout;
  const isUnset = notes.some(({ code }) => code === 'clock-unset');
  if (startedAtMs === null && !isUnset) return workout;
  const byMs = row.startedAtMs - (startedAtMs ?? row.startedAtMs);
  if (!isUnset && Math.abs(byMs) <= MOST_APART_MS) return workout;
  return {
    ...workout,
    startedAtMs: row.startedAtMs,
    utcOffsetS: null,
    localStart: null,
    date: new Date(row.startedAtMs).toISOString().slice(0, 10),
    heartRateSamples: workout.heartRateSamples.map((sample) => ({
      ...sample,
      atMs: sample.atMs + byMs,
    })),
    notes: [
      ...notes.filter(({ code }) => code !== 'clock-unset'),
      {
        code: 'clock-unset',
        message:
          'The clock of the device was wrong by days; the start that Strava shows was taken.',
      },
    ],
  };
}
