import { classifyActivity } from '../../../../domain/classify-activity.ts';
import { readCsvTable } from '../../csv/csv-table.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { UnreadableFile } from '../../parsers/unreadable.ts';
import type { Reading } from '../reading.ts';
import { readStravaTable, type StravaRow, workoutOfRow } from './strava-table.ts';

export type StravaList = {
  /** What becomes of what a file of the archive gives; by its name, which the list has. */
  finishOf: (name: string) => ((reading: Reading) => Reading) | undefined;
  /** Once all files are read: activities that were typed in, and those whose file told nothing. */
  rest: () => Reading;
};

/** activities.csv of Strava's archive. File names in it count from the folder that it lies in. */
export function stravaList(bytes: Uint8Array, { folder }: { folder: string }): StravaList {
  const { rows, refusals } = rowsOf(bytes);
  const byFile = new Map(
    rows.flatMap((row) => (row.fileName ? [[bare(row.fileName), row] as const] : [])),
  );
  const joined = new Set<StravaRow>();
  const unreadable = new Map<StravaRow, string>();
  return {
    finishOf(name) {
      const row = name.startsWith(folder) ? byFile.get(bare(name.slice(folder.length))) : undefined;
      if (!row) return undefined;
      return (reading) => {
        if (reading.workouts.length > 0) {
          joined.add(row);
          return { ...reading, workouts: joinStravaRow(reading.workouts, row) };
        }
        unreadable.set(row, reading.refusals[0]?.reason ?? 'it holds no workout');
        return { workouts: [], refusals: [] };
      };
    },
    rest() {
      const left = rows.filter((row) => !joined.has(row));
      const workouts = left.map((row) =>
        workoutOfRow(row, row.fileName && missing(row.fileName, unreadable.get(row))),
      );
      return { workouts, refusals };
    },
  };
}

function rowsOf(bytes: Uint8Array): ReturnType<typeof readStravaTable> {
  try {
    return readStravaTable(readCsvTable(bytes));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const refusal = { what: 'a list of activities', reason: error.detail, isNoWorkout: false };
    return { rows: [], refusals: [refusal] };
  }
}

/** Some programs unpack what lies under gzip and leave the list as it was. */
function bare(fileName: string): string {
  return fileName.replace(/\.gz$/i, '');
}

function missing(fileName: string, why: string | undefined): string {
  const said = why ? `could not be read (${why.replace(/\.$/, '')})` : 'is not in the archive';
  return `The file ${fileName} ${said}; the figures of Strava’s list were taken.`;
}

// A watch whose clock was never set is years away, one in another zone hours.
const MOST_APART_MS = 36 * 3_600_000;

/**
 * The workouts of a file with what Strava's list says of it: name, description, kind and gear. Figures
 * and the recording stay those of the file. Of several workouts the one most like the line gets them.
 */
function joinStravaRow(workouts: ParsedWorkout[], row: StravaRow): ParsedWorkout[] {
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
