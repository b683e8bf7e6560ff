import type { CsvBadLine, CsvMapping } from '../../../contract/csv-import.ts';
import { classifyActivity } from '../../../domain/classify-activity.ts';
import type { ActivityKind } from '../../../domain/workout-kinds.ts';
import { type NumberStyle, numberStyleOf } from '../quantities/numbers.ts';
import { unitOfHeader } from '../quantities/units.ts';
import { type CsvTable, cellsOf } from './csv-table.ts';
import { distanceStyleOf } from './distance-unit.ts';
import type { LineContext } from './line-fields.ts';
import { type CsvWorkout, readLine } from './read-line.ts';
import { type Settled, settleMapping } from './settle-mapping.ts';

export type CsvReading = Settled & { workouts: CsvWorkout[]; bad: CsvBadLine[] };

/** Every line of a table under a mapping: the workouts it holds, and what is wrong with the others. */
export function readLines(
  table: CsvTable,
  chosen: CsvMapping,
  { timeZone }: { timeZone: string },
): CsvReading {
  const settled = settleMapping(table, chosen);
  const context = contextOf(table, settled.mapping, timeZone);
  const workouts: CsvWorkout[] = [];
  const bad: CsvBadLine[] = table.faults.map(({ line, detail, text }) => ({
    line,
    reasons: [
      { column: null, value: text.slice(0, LONGEST_VALUE), message: detail.replace(/\.$/, '') },
    ],
  }));
  const doubts: string[] = [];
  for (const record of table.records) {
    const read = readLine(record, context);
    if (read.doubt !== null) doubts.push(read.doubt);
    if ('workout' in read) workouts.push(read.workout);
    else bad.push(read.bad);
  }
  bad.sort((a, b) => a.line - b.line);
  const [example] = doubts;
  const confirmed = example === undefined ? null : { lines: doubts.length, example };
  return { ...settled, asked: { ...settled.asked, confirmed }, workouts, bad };
}

const LONGEST_VALUE = 200;

function contextOf(table: CsvTable, mapping: CsvMapping, timeZone: string): LineContext {
  const { columns } = mapping;
  const styleOf = (column: number | null, whole: boolean): NumberStyle =>
    numberStyleOf(cellsOf(table, column), { whole });
  const unitOf = (column: number | null) =>
    column === null ? null : unitOfHeader(table.header[column] ?? '');
  return {
    mapping,
    header: table.header,
    timeZone,
    kindOf: rememberKinds(),
    styles: {
      distance: distanceStyleOf(cellsOf(table, columns.distance), mapping.distanceUnit),
      duration: styleOf(columns.duration, false),
      calories: styleOf(columns.calories, true),
      heartRate: styleOf(columns.avgHeartRate, false),
      hydration: styleOf(columns.hydration, unitOf(columns.hydration) !== 'l'),
    },
    units: {
      calories: unitOf(columns.calories),
      hydration: unitOf(columns.hydration),
      zones: unitOf(columns.zone1Minutes ?? columns.zones),
    },
  };
}

/** Hundreds of words are looked for in a name, and a file has few names. */
function rememberKinds() {
  const known = new Map<string, ActivityKind>();
  return (activityName: string): ActivityKind => {
    const kind = known.get(activityName) ?? classifyActivity(activityName);
    if (known.size < MOST_NAMES) known.set(activityName, kind);
    return kind;
  };
}

const MOST_NAMES = 1000;
