import * as z from 'zod/mini';
import {
  CSV_COLUMNS,
  CSV_FIELDS,
  type CsvAsked,
  type CsvBadLine,
  type CsvField,
  type CsvMapping,
} from '../../../contract/csv-import.ts';
import { rangeMessage } from '../../../contract/fields.ts';
import {
  averageBelowMaximum,
  type Bounded,
  DURATION_WORDS,
  ownWords,
  ruleOf,
  workoutBodyJson,
} from '../../../contract/workout-entry.ts';
import { classifyActivity } from '../../../domain/classify-activity.ts';
import { LONGEST_DURATION_S } from '../../../domain/duration.ts';
import { implausibleTime } from '../../../domain/plausible-time.ts';
import { isRun, SPORTS } from '../../../domain/sports.ts';
import { comparable, wordList } from '../../../domain/word-list.ts';
import {
  type FieldSetBy,
  WORKOUT_FIELDS,
  type WorkoutFields,
} from '../../../domain/workout-fields.ts';
import type { ActivityKind } from '../../../domain/workout-kinds.ts';
import { columnsOf } from '../../workouts/workout-rows.ts';
import type { Converted } from '../convert-workout.ts';
import type { CsvRecord } from '../parsers/csv-records.ts';
import type { ParsedNote } from '../parsers/parsed-workout.ts';
import { type NumberStyle, numberStyleOf } from '../quantities/numbers.ts';
import { unitOfHeader } from '../quantities/units.ts';
import { keyOfLine } from './csv-identity.ts';
import { type CsvTable, cellsOf } from './csv-table.ts';
import { distanceStyleOf, withShortDistances } from './distance-unit.ts';
import { clockOfHeader, endColumnOf } from './guess-columns.ts';
import {
  dateAndTime,
  type Fault,
  isAtRunningSpeed,
  isInUtc,
  type LineContext,
  type LineFields,
  mPerSOf,
  readFields,
} from './line-fields.ts';
import { type Settled, settleMapping } from './settle-mapping.ts';
import { withWholeDurations } from './split-durations.ts';
import { withWrittenNumbers } from './spreadsheet-numbers.ts';

export type CsvReading = Settled & { workouts: CsvWorkout[]; bad: BadLine[] };

/** A line that gives no workout, or never was one. */
type BadLine = CsvBadLine & { isNoWorkout?: true };

/** Every line of a table under a mapping: the workouts it holds, and what is wrong with the others. */
export function readLines(
  told: CsvTable,
  chosen: CsvMapping,
  { timeZone }: { timeZone: string },
): CsvReading {
  const whole = withWholeDurations(withWrittenNumbers(told, chosen), chosen);
  const table = withShortDistances(whole, chosen);
  const settled = settleMapping(table, chosen);
  const first = contextOf(table, settled.mapping, settled.mapping.timeZone ?? timeZone);
  const context = { ...first, isLogOfRuns: isLogOfRuns(table, first) };
  const workouts: CsvWorkout[] = [];
  const bad: BadLine[] = table.faults.map(({ line, detail, text }) => ({
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
  const asked = { ...settled.asked, confirmed, timeZone: zoneQuestion(table, context, timeZone) };
  return { ...settled, asked, workouts, bad };
}

const LOOKED_AT = 200;

function zoneQuestion(table: CsvTable, context: LineContext, own: string): CsvAsked['timeZone'] {
  const { columns } = context.mapping;
  const times = cellsOf(table, columns.startTime);
  const dates = cellsOf(table, columns.date)
    .slice(0, LOOKED_AT)
    .map((date, at) => dateAndTime(date.trim(), times[at]?.trim() ?? ''));
  const example = dates.find((cell) => isInUtc(cell, context));
  return example === undefined ? null : { example: example.trim(), own };
}

function contextOf(table: CsvTable, mapping: CsvMapping, timeZone: string): LineContext {
  const { columns } = mapping;
  const styleOf = (column: number | null, whole: boolean): NumberStyle =>
    numberStyleOf(cellsOf(table, column), { whole });
  const unitOf = (column: number | null) =>
    column === null ? null : unitOfHeader(table.header[column] ?? '');
  const clockOf = (column: number | null) =>
    column === null ? null : clockOfHeader(table.header[column] ?? '');
  return {
    mapping,
    header: table.header,
    timeZone,
    kindOf: rememberKinds(),
    clock: clockOf(columns.date) ?? clockOf(columns.startTime),
    end: endColumnOf(table.header),
    isLogOfRuns: false,
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

const FEWEST_RUNS = 3;

function isLogOfRuns({ records }: CsvTable, context: LineContext): boolean {
  if (context.mapping.columns.workoutType === null) return false;
  const efforts = records.slice(0, LOOKED_AT).map((record) => {
    const { cell, end } = cellsOfLine(record, context);
    const { fields } = readFields(cell, end, context);
    const distanceM = Number(fields.distanceM) || null;
    const durationS = Number(fields.durationS) || null;
    return { isNamed: fields.sport !== 'other', distanceM, durationS };
  });
  const moved = efforts.filter(({ distanceM }) => distanceM !== null);
  const quick = moved.filter((effort) => mPerSOf(effort) > USUAL_RUN_M_PER_S);
  return (
    efforts.length >= FEWEST_RUNS &&
    efforts.every(({ isNamed }) => !isNamed) &&
    moved.length * 2 > efforts.length &&
    moved.every(isAtRunningSpeed) &&
    quick.length * 2 < moved.length
  );
}

/** Most rides are quicker, and most runs of anybody slower. */
const USUAL_RUN_M_PER_S = 4.5;

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

export type CsvWorkout = {
  line: number;
  activityName: string;
  /** The day, with the time where the file has one: part of what the workout is known by. */
  when: string;
  /** What it is known by. */
  key: string;
  columns: Converted['columns'];
  notes: ParsedNote[];
};

type Reason = CsvBadLine['reasons'][number];
type LineReading = ({ workout: CsvWorkout } | { bad: BadLine }) & {
  /** What is hard to believe of its time. */
  doubt: string | null;
};

const LONGEST_VALUE = 200;

function readLine({ line, cells }: CsvRecord, context: LineContext): LineReading {
  const shape = shapeFault(cells, context.header);
  if (shape) return { bad: { line, reasons: [shape] }, doubt: null };
  const { cell, end } = cellsOfLine({ cells }, context);
  const none = end === '' ? whyNoWorkout(cell) : null;
  if (none) return { bad: { line, reasons: [none], isNoWorkout: true }, doubt: null };
  const { fields, faults, activityName, when, ...read } = readFields(cell, end, context);
  const { checked, notes } = checkedLine(fields, read.notes);
  const own = new Set(faults.map(({ field }) => field));
  const refused: Fault[] = (checked.error?.issues ?? [])
    .map(({ path: [name], message }) => ({ field: columnOf(String(name), context), message }))
    .filter(({ field }) => !own.has(field));
  const all = [...faults, ...refused];
  if (!checked.success || all.length > 0) {
    const reasons = all.map((fault) => reasonOf(fault, cell, context));
    return { bad: { line, reasons }, doubt: null };
  }
  const doubt = implausibleTime({ ...checked.data, isRun: isRun(checked.data) });
  if (doubt !== null && !context.mapping.confirmed) {
    const reason = reasonOf({ field: 'duration', message: doubt }, cell, context);
    return { bad: { line, reasons: [reason] }, doubt };
  }
  const { workoutType, distanceM } = checked.data;
  const columns = columnsOf({
    ...checked.data,
    distanceM: workoutType === 'strength' ? null : distanceM,
  });
  const key = keyOfLine(when, columns);
  return { doubt, workout: { line, activityName, when, key, columns, notes } };
}

/** Days off, plans and sums stand among workouts in logs. */
function whyNoWorkout(cell: (field: CsvField) => string): Reason | null {
  const [date, duration, distance] = [cell('date'), cell('duration'), cell('distance')];
  if (SUMS.isIn(comparable(date))) {
    return { column: null, value: date.slice(0, LONGEST_VALUE), message: 'It sums up other lines' };
  }
  if (date === '' || duration !== '' || distance !== '') return null;
  const message = 'It tells neither a time nor a distance: a day off, or planned';
  return { column: null, value: '', message };
}

const SUMS = wordList([
  'total, totals, sum, average, avg, mean, subtotal, summe, gesamt, durchschnitt, schnitt, somme, totaux',
  'moyenne, suma, totales, promedio, totale, somma, media, totaal, gemiddelde, summa, razem, итого, 合计',
]);

function cellsOfLine({ cells }: Pick<CsvRecord, 'cells'>, { mapping, end }: LineContext) {
  const cell = (field: CsvField): string => cells[mapping.columns[field] ?? -1]?.trim() ?? '';
  const isTimed = mapping.columns.duration !== end && cell('duration') !== '';
  return { cell, end: isTimed ? '' : (cells[end ?? -1]?.trim() ?? '') };
}

/** What somebody says of a workout in words of another log costs those words, and not the workout. */
function checkedLine(fields: LineFields['fields'], notes: readonly ParsedNote[]) {
  const checked = csvLine.safeParse(fields);
  const strange = (checked.error?.issues ?? []).filter(
    ({ path: [name] }) => name && name in ownWords,
  );
  if (strange.length === 0) return { checked, notes: [...notes] };
  const without = Object.fromEntries(strange.map(({ path: [name] }) => [name, null]));
  const left = strange.map(({ message }) => ({
    code: 'words-left' as const,
    message: `${message}. What the file says of it was left out.`,
  }));
  return { checked: csvLine.safeParse({ ...fields, ...without }), notes: [...notes, ...left] };
}

/** What a line says, in metres and seconds, held to what a form may say and in its words. */
const csvLine = z
  .object({
    date: workoutBodyJson.date,
    startedAtMs: z.nullable(z.int()),
    utcOffsetS: z.nullable(z.int()),
    workoutType: workoutBodyJson.workoutType,
    sport: z.enum(SPORTS),
    runningSubtype: workoutBodyJson.runningSubtype,
    durationS: z.int(DURATION_WORDS.unreadable).check(
      z.gte(0, DURATION_WORDS.unreadable),
      z.lte(LONGEST_DURATION_S, DURATION_WORDS.unreadable),
      z.refine((seconds) => seconds !== 0, DURATION_WORDS.none),
    ),
    distanceM: z.nullable(bounded('distanceM')),
    calories: workoutBodyJson.calories,
    avgHeartRate: workoutBodyJson.avgHeartRate,
    maxHeartRate: workoutBodyJson.maxHeartRate,
    zone1S: bounded('zone1S'),
    zone2S: bounded('zone2S'),
    zone3S: bounded('zone3S'),
    zone4S: bounded('zone4S'),
    zone5S: bounded('zone5S'),
    gelType: workoutBodyJson.gelType,
    caffeinatedGels: workoutBodyJson.caffeinated,
    nonCaffeinatedGels: workoutBodyJson.nonCaffeinated,
    hydrationMl: workoutBodyJson.hydration,
    notes: workoutBodyJson.notes,
    title: ownWords.title,
    tags: ownWords.tags,
    effort: ownWords.effort,
    feel: ownWords.feel,
  })
  .check(averageBelowMaximum()) satisfies z.ZodMiniType<Pick<WorkoutFields, FieldSetBy<'csv'>>>;

function bounded(name: Bounded) {
  const words = rangeMessage(ruleOf(name));
  const { min, max } = WORKOUT_FIELDS[name].bounds;
  return z.number(words).check(z.gte(min, words), z.lte(max, words));
}

/** The column that tells a field: of several the one that the file has. */
function columnOf(name: string, { mapping }: LineContext): CsvField | null {
  const telling = CSV_FIELDS.filter((column) =>
    CSV_COLUMNS[column].tells.some((field) => field === name),
  );
  return telling.find((column) => mapping.columns[column] !== null) ?? telling[0] ?? null;
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
