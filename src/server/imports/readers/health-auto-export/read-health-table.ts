import { IMPORT_CSV_LEAST_CELLS } from '../../../../domain/limits.ts';
import { comparable } from '../../../../domain/word-list.ts';
import { type CsvRecord, readCsvRecords } from '../../parsers/csv-records.ts';
import { foldDuplicates } from '../../parsers/duplicates-in-file.ts';
import { readDuration } from '../../parsers/duration.ts';
import type { Quantity } from '../../parsers/json-values.ts';
import { isForbiddenKey } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { settleWorkout, type WrittenWorkout } from '../../parsers/settle-workout.ts';
import { UnreadableFile } from '../../parsers/unreadable.ts';
import { quoted } from '../../quantities/clean-text.ts';
import type { DayOrder } from '../../quantities/dates.ts';
import { dayOrderOf } from '../../quantities/day-order.ts';
import { readMoment } from '../../quantities/moments.ts';
import { type DecimalMark, decimalMarkOf, readAmount } from '../../quantities/numbers.ts';
import { attempt } from '../../quantities/refusal.ts';
import { lengthUnitOf } from '../../quantities/units.ts';
import type { Reading } from '../reading.ts';
import { type ColumnRole, type Columns, matchHeaders } from './health-columns.ts';

const LONGEST_HEADER = 64 * 1024;
const DELIMITERS = [',', ';', '\t', '|'];
const NUMBER_ROLES: readonly ColumnRole[] = [
  'activeEnergy',
  'totalEnergy',
  'averageHeartRate',
  'maximumHeartRate',
  'minimumHeartRate',
  'distance',
  'ascent',
];

/** The table of workouts of Health Auto Export. Throws UnreadableFile where it is none. */
export function readHealthTable(text: string): Reading {
  const dialect = csvDialectOf(text);
  if (dialect === null || dialect.columns === null) {
    throw new UnreadableFile(whatIsMissing(dialect?.header ?? []));
  }
  const { columns, delimiter, header, headerLine } = dialect;
  const { records, faults } = readCsvRecords(text, delimiter);
  const rows = records.filter(({ line, cells }) => line > headerLine && isRow(cells, header));
  const context: CsvRowContext = {
    columns,
    decimalMark: decimalMark(rows, columns, delimiter),
    dayOrder: dayOrder(rows, columns),
  };
  const workouts: ParsedWorkout[] = [];
  const refused = faults.filter(({ line }) => line > headerLine);
  for (const { line, cells } of rows) {
    const read = attempt(() => settleWorkout(readCsvRow(cells, `line ${line}`, context)));
    if ('value' in read) workouts.push(read.value);
    else refused.push({ line, detail: read.refusal });
  }
  refused.sort((a, b) => a.line - b.line);
  return {
    workouts: foldDuplicates(workouts),
    refusals: refused.slice(0, MOST_REFUSALS).map(({ line, detail }) => ({
      what: `line ${line}`,
      reason: detail,
      isNoWorkout: false,
    })),
  };
}

/** A file of a million zeros has a million faults, which nobody reads. */
const MOST_REFUSALS = 500;

type CsvDialect = {
  delimiter: string;
  header: string[];
  headerLine: number;
  /** Null when the header does not say where workouts begin and how long they last. */
  columns: Columns | null;
};

/** The delimiter under which the first line makes the most sense as a header. */
export function csvDialectOf(text: string): CsvDialect | null {
  const first = firstLine(text);
  if (first === null) return null;
  let best: CsvDialect | null = null;
  let bestKnown = -1;
  for (const delimiter of DELIMITERS) {
    const [record] = readCsvRecords(first.text, delimiter, 1).records;
    const columns = record ? matchHeaders(record.cells) : null;
    if (!record || columns === null || columns.size <= bestKnown) continue;
    bestKnown = columns.size;
    best = {
      delimiter,
      header: record.cells,
      headerLine: first.line,
      columns: isEnough(columns) ? columns : null,
    };
  }
  return best;
}

function firstLine(text: string): { text: string; line: number } | null {
  let line = 1;
  for (let from = 0; from < text.length; line++) {
    const newline = text.indexOf('\n', from);
    const end = newline < 0 ? text.length : newline;
    if (end - from > LONGEST_HEADER) return null;
    const content = text.slice(from, end);
    // Excel says 'sep=;' on a line of its own.
    if (content.trim() !== '' && !/^\s*sep=/i.test(content)) return { text: content, line };
    from = end + 1;
  }
  return null;
}

function isEnough(columns: Columns): boolean {
  return columns.has('start') && (columns.has('duration') || columns.has('end'));
}

function isRow(cells: string[], header: string[]): boolean {
  if (cells.length < IMPORT_CSV_LEAST_CELLS || cells.every((cell) => cell.trim() === ''))
    return false;
  // Files put together by hand repeat the header.
  return !(cells.length === header.length && cells.every((cell, at) => cell === header[at]));
}

function decimalMark(rows: CsvRecord[], columns: Columns, delimiter: string): DecimalMark {
  const indexes = NUMBER_ROLES.map((role) => columns.get(role)?.index ?? -1);
  return decimalMarkOf(cellsAt(rows, indexes), delimiter);
}

/** As the dates of the file prove it, else as a clock of 12 hours or miles suggest it. */
function dayOrder(rows: CsvRecord[], columns: Columns): DayOrder | null {
  const indexes = [columns.get('start')?.index ?? -1, columns.get('end')?.index ?? -1];
  return (
    dayOrderOf(cellsAt(rows, indexes)) ??
    (lengthUnitOf(columns.get('distance')?.unit ?? '') === 'mi' ? 'month-first' : null)
  );
}

function* cellsAt(rows: CsvRecord[], indexes: number[]): Generator<string> {
  for (const { cells } of rows) {
    for (const index of indexes) {
      const cell = cells[index];
      if (cell !== undefined) yield cell;
    }
  }
}

function whatIsMissing(header: string[]): string {
  if (header.length === 0) return 'It has no header line. The first line names the columns.';
  if (header.some((cell) => isForbiddenKey(cell.trim())))
    return 'Its header is not that of an export.';
  if (comparable(header[0] ?? '').includes('date time')) {
    return 'This is a file of health metrics by day. Choose the file whose name begins with Workouts.';
  }
  const shown = header.slice(0, 6).map(quoted).join(', ');
  return `Its header needs a start and a duration or an end. It reads: ${shown}.`;
}

type CsvRowContext = {
  columns: Columns;
  decimalMark: DecimalMark;
  dayOrder: DayOrder | null;
};

function readCsvRow(
  cells: string[],
  place: string,
  { columns, decimalMark, dayOrder }: CsvRowContext,
): WrittenWorkout {
  const cell = (role: ColumnRole): string => cells[columns.get(role)?.index ?? -1]?.trim() ?? '';
  const unit = (role: ColumnRole): string => columns.get(role)?.unit ?? '';
  const quantity = (role: ColumnRole, what: string): Quantity | null => {
    const value = readAmount(cell(role), what, decimalMark);
    return value === null ? null : { value, unit: unit(role) };
  };
  const figure = (role: ColumnRole, what: string) => quantity(role, what)?.value;
  const climb = attempt(() => quantity('ascent', 'climb'));
  return {
    place,
    externalId: null,
    activityName: cell('type') || 'Running',
    start: readMoment(cell('start'), 'start', dayOrder),
    end: cell('end') === '' ? null : readMoment(cell('end'), 'end', dayOrder),
    duration: readDuration(
      { value: cell('duration'), unitLabel: unit('duration'), fallbackUnit: 'min' },
      decimalMark,
    ),
    distance: quantity('distance', 'distance'),
    distanceSeries: null,
    activeEnergy: quantity('activeEnergy', 'energy'),
    totalEnergy: quantity('totalEnergy', 'total energy'),
    energySeries: null,
    heartRate: {
      average: figure('averageHeartRate', 'average heart rate'),
      maximum: figure('maximumHeartRate', 'maximum heart rate'),
      minimum: figure('minimumHeartRate', 'minimum heart rate'),
      samples: [],
    },
    zones: undefined,
    ascent: 'value' in climb ? climb.value : null,
  };
}
