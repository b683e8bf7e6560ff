import { CSV_FIELDS, type CsvBadLine, type CsvField } from '../../../contract/csv-import.ts';
import { workoutBody } from '../../../contract/workouts.ts';
import { columnsOfBody } from '../../workouts/workout-rows.ts';
import type { Converted } from '../convert-workout.ts';
import type { CsvRecord } from '../parsers/csv-records.ts';
import type { ParsedNote } from '../parsers/parsed-workout.ts';
import { type CsvIdentity, identify } from './csv-identity.ts';
import { type Fault, type LineContext, readFields } from './line-fields.ts';

export type CsvWorkout = {
  line: number;
  activityName: string;
  /** The day, with the time where the file has one: part of what the workout is known by. */
  when: string;
  identity: CsvIdentity;
  columns: Converted['columns'];
  notes: ParsedNote[];
};

type Reason = CsvBadLine['reasons'][number];
type LineReading = { workout: CsvWorkout } | { bad: CsvBadLine };

const LONGEST_VALUE = 200;

/** One line in the form's own terms, held to the form's own schema. */
export function readLine({ line, cells }: CsvRecord, context: LineContext): LineReading {
  const cell = (field: CsvField): string =>
    cells[context.mapping.columns[field] ?? -1]?.trim() ?? '';
  const shape = shapeFault(cells, context.header);
  if (shape) return { bad: { line, reasons: [shape] } };
  const written = readFields(cell, context);
  const checked = workoutBody.safeParse(written.form);
  const faults: Fault[] = checked.success
    ? []
    : checked.error.issues.map(({ path: [field], message }) => ({
        field: CSV_FIELDS.find((known) => known === field) ?? null,
        message,
      }));
  const own = new Set(written.faults.map(({ field }) => field));
  const all = [...written.faults, ...faults.filter(({ field }) => !own.has(field))];
  if (!checked.success || all.length > 0) {
    return { bad: { line, reasons: all.map((fault) => reasonOf(fault, cell, context)) } };
  }
  const { when, kind, zones } = written;
  const [zone1, zone2, zone3, zone4, zone5] = zones.minutes ?? [0, 0, 0, 0, 0];
  const columns: Converted['columns'] = {
    ...columnsOfBody(checked.data),
    sport: kind.sport,
    started_at: when.startedAtMs,
    utc_offset_s: when.utcOffsetS,
    // The form has whole minutes; a file may know the seconds.
    zone1_s: Math.round(zone1 * 60),
    zone2_s: Math.round(zone2 * 60),
    zone3_s: Math.round(zone3 * 60),
    zone4_s: Math.round(zone4 * 60),
    zone5_s: Math.round(zone5 * 60),
  };
  return {
    workout: {
      line,
      activityName: written.activityName,
      when: when.key,
      identity: identify(when.key, columns),
      columns,
      notes: zones.notes,
    },
  };
}

/** More cells than columns: an unquoted comma has moved everything behind it. */
function shapeFault(cells: string[], header: readonly string[]): Reason | null {
  if (cells.slice(header.length).every((cell) => cell.trim() === '')) return null;
  return {
    column: null,
    value: cells.join(' | ').slice(0, LONGEST_VALUE),
    message: `It has ${cells.length} cells where the header names ${header.length}. Put cells that hold the separator in quotes`,
  };
}

function reasonOf(
  { field, message }: Fault,
  cell: (field: CsvField) => string,
  { mapping, header }: LineContext,
): Reason {
  const column = field === null ? null : mapping.columns[field];
  return {
    column: column === null ? null : (header[column] ?? null),
    value: field === null ? '' : cell(field).slice(0, LONGEST_VALUE).toWellFormed(),
    message,
  };
}
