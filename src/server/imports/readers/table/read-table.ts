import { comparable } from '../../../../domain/word-list.ts';
import { type CsvTable, markOfHeader, readCsvTable } from '../../csv/csv-table.ts';
import { decodeText } from '../../parsers/decode-text.ts';
import { foldDuplicates } from '../../parsers/duplicates-in-file.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { UnreadableFile } from '../../parsers/unreadable.ts';
import { csvDialectOf, readHealthTable } from '../health-auto-export/read-health-table.ts';
import type { Reading } from '../reading.ts';
import { isStravaTable, readStravaTable, workoutOfRow } from '../strava-archive/strava-table.ts';
import { FITBIT_COLUMNS, readFitbitExercisesLine } from './fitbit-exercises.ts';
import {
  MI_FITNESS_COLUMNS,
  MI_FITNESS_WORKOUT_COLUMNS,
  readMiFitnessLine,
  weightsOfMiFitness,
} from './mi-fitness.ts';
import { isPointsTable, readPointsTable } from './points-table.ts';
import { POLAR_COLUMNS, readPolarLine } from './polar-csv.ts';
import { type Cell, cellBy, columnsByName, readByName } from './read-by-name.ts';
import { isSamsungTable, readSamsungTable, samsungColumns } from './samsung.ts';
import { readSamsungWeights, readWeightTable } from './weight-table.ts';
import { readWithingsLine, WITHINGS_COLUMNS } from './withings.ts';
import {
  isGarminTable,
  isRunkeeperTable,
  readKnownTable,
  readPlainTable,
} from './workout-lines.ts';
import { readZeppLine, ZEPP_COLUMNS } from './zepp.ts';

export type TableKind =
  | 'health-auto-export'
  | 'strava-archive'
  | 'garmin-csv'
  | 'runkeeper'
  | 'samsung'
  | 'fitbit'
  | 'zepp'
  | 'polar-csv'
  | 'points-csv'
  | 'mi-fitness'
  | 'withings'
  | 'csv';

export type TableReading = Reading & { kind: TableKind };

/** A table of workouts, by its header: of a service that is known, else any whose columns are plain. */
export function readTable(bytes: Uint8Array, { timeZone }: { timeZone: string }): TableReading {
  const otherKind = kindOfSections(bytes);
  if (otherKind !== null)
    return refused({
      what: otherKind,
      reason: `This is ${otherKind}, which Longrun does not read.`,
      isNoWorkout: false,
    });
  try {
    const reading = isHealthAutoExport(bytes)
      ? { kind: 'health-auto-export' as const, ...readHealthTable(decodeText(bytes)) }
      : readAnyCsv(bytes, { timeZone });
    const found = reading.workouts.length + reading.refusals.length;
    if (found > 0 || reading.weights) return reading;
    const reason = 'It has a header and no line below it.';
    return refused({ what: 'a table without workouts', reason, isNoWorkout: true });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return refused({ what: 'a table without workouts', reason: error.detail, isNoWorkout: true });
  }
}

function readAnyCsv(bytes: Uint8Array, { timeZone }: { timeZone: string }): TableReading {
  const table = readCsvTable(bytes);
  const reading = readCsv(table, { timeZone, firstLine: firstLineOf(bytes) });
  return { ...reading, head: markOfHeader(table) };
}

function readCsv(
  table: CsvTable,
  { timeZone, firstLine }: { timeZone: string; firstLine: string },
): TableReading {
  if (/^com\.samsung\./.test(firstLine)) {
    if (isSamsungTable(table)) return { kind: 'samsung', ...readSamsungTable(table) };
    const weights = weightsOfSamsung(table);
    if (weights) return { kind: 'samsung', workouts: [], refusals: [], weights };
    const what = 'a table of Samsung Health without workouts';
    return refused({ what, reason: `This is ${what}.`, isNoWorkout: true });
  }
  if (table.header.includes('Move Minutes count')) {
    const what = 'Google Fit’s figures of days';
    return refused({ what, reason: `These are ${what}, and no workouts.`, isNoWorkout: true });
  }
  const service = SERVICES.find(({ columns }) => has(table, columns));
  if (service) {
    const { kind, read } = service;
    return { kind, ...readByName(table, columnsByName(table), read) };
  }
  if (has(table, MI_FITNESS_COLUMNS)) return measurementsOfMiFitness(table);
  if (has(table, POLAR_COLUMNS)) {
    // Below the first line stand the seconds.
    const session = { ...table, records: table.records.slice(0, 1), faults: [] };
    return { kind: 'polar-csv', ...readByName(session, columnsByName(table), readPolarLine) };
  }
  if (isStravaTable(table)) {
    const { rows, refusals } = readStravaTable(table);
    const workouts = rows.map((row) => workoutOfRow(row, null));
    return { kind: 'strava-archive', workouts, refusals };
  }
  if (isRunkeeperTable(table)) return folded('runkeeper', readKnownTable(table, { timeZone }));
  if (isGarminTable(table)) return folded('garmin-csv', readKnownTable(table, { timeZone }));
  if (isPointsTable(table)) return { kind: 'points-csv', ...readPointsTable(table) };
  const ofWeights = readWeightTable(table);
  if (ofWeights) return { kind: 'csv', ...ofWeights };
  return folded('csv', readPlainTable(table, { timeZone }));
}

/** Known by some of their columns, a workout a line. */
const SERVICES: readonly {
  kind: TableKind;
  columns: readonly string[];
  read: (cell: Cell, place: string) => ParsedWorkout;
}[] = [
  { kind: 'fitbit', columns: FITBIT_COLUMNS, read: readFitbitExercisesLine },
  { kind: 'zepp', columns: ZEPP_COLUMNS, read: readZeppLine },
  { kind: 'withings', columns: WITHINGS_COLUMNS, read: readWithingsLine },
  { kind: 'mi-fitness', columns: MI_FITNESS_WORKOUT_COLUMNS, read: readMiFitnessLine },
];

function has({ header }: CsvTable, columns: readonly string[]): boolean {
  return columns.every((name) => header.includes(name));
}

function measurementsOfMiFitness(table: CsvTable): TableReading {
  const weights = weightsOfMiFitness(table);
  if (weights) return { kind: 'mi-fitness', workouts: [], refusals: [], weights };
  const what = 'measurements of Mi Fitness';
  return refused({ what, reason: `These are ${what}, and no workouts.`, isNoWorkout: true });
}

function weightsOfSamsung(table: CsvTable): Reading['weights'] | null {
  const columns = samsungColumns(table);
  if (!columns.has('weight') || !columns.has('start_time')) return null;
  return readSamsungWeights(table.records.map(({ cells }) => cellBy(columns, cells)));
}

/** Rows that a file holds twice. Those that tell no time of day cannot be told apart from two alike. */
function folded(kind: TableKind, { workouts, refusals }: Reading): TableReading {
  const timed = workouts.filter((workout) => workout.startedAtMs !== null || workout.localStart);
  const untimed = workouts.filter((workout) => workout.startedAtMs === null && !workout.localStart);
  return { kind, workouts: [...foldDuplicates(timed), ...untimed], refusals };
}

function refused(refusal: Reading['refusals'][number]): TableReading {
  return { kind: 'csv', workouts: [], refusals: [refusal] };
}

/** Its header begins with these in every language of the phone. */
function isHealthAutoExport(bytes: Uint8Array): boolean {
  const dialect = csvDialectOf(decodeText(bytes.subarray(0, 64 * 1024)));
  if (!dialect?.columns) return false;
  const names = dialect.header.map(comparable);
  const isExport =
    /^(workout type|type)$/.test(names[0] ?? '') && names[1] === 'start' && names[2] === 'end';
  return (
    isExport || (names.includes('start date') && HEALTH_NAMES.some((name) => names.includes(name)))
  );
}

/** As the columns of a Health export are called that phones write by themselves. */
const HEALTH_NAMES = ['end date', 'workout activity type', 'total distance', 'total energy burned'];

function firstLineOf(bytes: Uint8Array): string {
  const [line = ''] = decodeText(bytes.subarray(0, 4096)).trimStart().split(/\r?\n/, 1);
  return line;
}

/** Files of lines in sections that are no table. */
function kindOfSections(bytes: Uint8Array): string | null {
  const begin = firstLineOf(bytes);
  if (/^\[Params\]/i.test(begin)) return 'a Polar HRM file';
  if (/^\[?(general|session|summary)\]?,*$/i.test(begin)) return 'a table in sections';
  return null;
}
