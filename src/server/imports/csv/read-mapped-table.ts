import type { CsvMapping } from '../../../contract/csv-import.ts';
import type { FoundItem } from '../found-item.ts';
import { UnreadableFile } from '../parsers/unreadable.ts';
import { markOfHeader, readCsvTable } from './csv-table.ts';
import { type CsvWorkout, readLines } from './read-lines.ts';
import { reasonText } from './write-csv.ts';

/** The lines of a table whose columns the athlete has named: workouts, and those that are none. */
export function readMappedTable(
  bytes: Uint8Array,
  of: { file: string; mapping: CsvMapping; timeZone: string },
): FoundItem[] {
  const { file, mapping, timeZone } = of;
  try {
    const table = readCsvTable(bytes);
    // A time that is hard to believe is asked about in the review, line by line, where it was not confirmed.
    const chosen = { ...mapping, confirmed: true };
    const { workouts, bad, issues } = readLines(table, chosen, { timeZone });
    const [issue] = issues;
    if (issue) return [{ ...tableThatAsks(file, `${issue.message}.`), head: markOfHeader(table) }];
    return [
      ...workouts.map((workout) => itemOfLine(file, workout)),
      ...bad.map(({ line, reasons, isNoWorkout }) => ({
        ...refusalAt(file, `line ${line}`),
        refused: {
          what: `line ${line}`,
          reason: `${reasons.map(reasonText).join('; ')}.`,
          isNoWorkout: isNoWorkout === true,
          asksColumns: false,
        },
      })),
    ];
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const what = 'a table without workouts';
    const refused = { what, reason: error.detail, isNoWorkout: true, asksColumns: false };
    return [{ ...refusalAt(file, what), refused }];
  }
}

/** A table as an item of an import: what its columns hold is still to be said. */
export function tableThatAsks(file: string, reason: string): FoundItem {
  const what = 'a table';
  return {
    ...refusalAt(file, what),
    refused: { what, reason, isNoWorkout: false, asksColumns: true },
  };
}

function refusalAt(file: string, place: string) {
  return { file, place, warnings: [], format: null };
}

function itemOfLine(file: string, workout: CsvWorkout): FoundItem {
  const { line, activityName, key, columns, notes } = workout;
  return {
    file,
    place: `line ${line}`,
    warnings: notes,
    format: 'csv',
    columns,
    activityName,
    localStart: localStartOf(workout),
    // As rows of the log have it that came before sources were kept: they are found again by it.
    sourceKey: key,
    recording: null,
    asksColumns: false,
    refused: null,
  };
}

/** The time on the athlete's wall, where the line tells one and no instant. */
export function localStartOf({ when }: Pick<CsvWorkout, 'when'>): string | null {
  return when.includes('T') && !when.endsWith('Z') ? when : null;
}
