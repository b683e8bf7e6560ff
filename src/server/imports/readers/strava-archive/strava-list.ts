import { readCsvTable } from '../../csv/csv-table.ts';
import { UnreadableFile } from '../../parsers/unreadable.ts';
import type { Reading } from '../reading.ts';
import { joinStravaRow } from './join-row.ts';
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
