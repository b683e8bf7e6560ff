import { comparable } from '../../../../domain/word-list.ts';
import { type CsvTable, cellsOf } from '../../csv/csv-table.ts';
import { guessColumns } from '../../csv/guess-columns.ts';
import { quoted } from '../../quantities/clean-text.ts';
import { type DayOrder, readDate } from '../../quantities/dates.ts';
import { dayOrderOf } from '../../quantities/day-order.ts';
import { type NumberStyle, numberStyleOf, readNumber } from '../../quantities/numbers.ts';
import { withoutUnit } from '../../quantities/units.ts';
import type { Reading } from '../reading.ts';
import { kgOfUnit, kgOfUnitByBmi, type WeighIn } from '../weigh-ins.ts';
import { readSamsungTime } from './samsung.ts';

type Columns = { day: number; clock: number | null; weight: number; bmi: number | null };

/**
 * A table of weights, a line for each: of scales, of Garmin Connect, of Health Auto Export and of
 * whoever names a day and a weight. Null where it is none, as a log of strength is none.
 */
export function readWeightTable(table: CsvTable): Reading | null {
  const columns = columnsOf(table);
  if (columns === null) return null;
  const cells = cellsOf(table, columns.weight);
  const style = numberStyleOf(cells.map(withoutWord), { whole: false });
  const kgEach = kgOfColumn(table, { columns, style });
  if (kgEach === null) return refused(UNIT_OPEN);
  const days = daysOf(table, columns);
  const order = dayOrderOf(days.map(({ text }) => text));
  const weighIns: WeighIn[] = [];
  let unread = 0;
  for (const [at, cell] of cells.entries()) {
    const kg = kgWritten(cell, { style, kgEach });
    if (kg === null) continue;
    const read = readDay(days[at], order);
    if (read === 'open') return refused(orderOpen(days[at]?.text ?? ''));
    if (read === null || Number.isNaN(kg)) unread += 1;
    else weighIns.push({ ...read, kg });
  }
  return { workouts: [], refusals: [], weights: { weighIns, unread } };
}

/** Samsung Health's own: kilograms, and times in UTC with the offset beside them. */
export function readSamsungWeights(
  records: readonly ((name: string) => string)[],
): Required<Reading>['weights'] {
  const weighIns: WeighIn[] = [];
  let unread = 0;
  for (const cell of records) {
    const wallMs = readSamsungTime(cell)?.wallMs;
    const kg = numberIn(cell('weight'), POINTS) ?? Number.NaN;
    if (wallMs === undefined || Number.isNaN(kg)) unread += 1;
    else {
      const day = new Date(wallMs).toISOString().slice(0, 10);
      weighIns.push({ day, secondOfDay: Math.floor(wallMs / 1000) % 86_400, kg });
    }
  }
  return { weighIns, unread };
}

const POINTS: NumberStyle = { mark: '.', whole: false };

const DAYS = new Set(
  ['date', 'day', 'datum', 'fecha', 'data', 'jour', 'date time', 'datetime', 'date and time']
    .concat(['timestamp', 'measured at', 'measurement date', 'measurement time', 'start time'])
    .concat(['recorded at', 'time of measurement', 'time']),
);
const CLOCKS = new Set(['time', 'zeit', 'hora', 'heure', 'uhrzeit', 'time of day']);
const WEIGHTS = new Set(
  ['weight', 'body weight', 'bodyweight', 'body mass', 'weight body mass', 'gewicht', 'poids']
    .concat(['körpergewicht', 'peso', 'peso corporal', 'gewicht körpermasse', 'weight kg'])
    .concat(['weight lb', 'weight lbs', 'weight pounds', 'weight st', 'weight stone'])
    .map(comparable),
);
/** What is lifted, and what an outing weighs nothing in. */
const OTHERS = /^(exercise|exercise name|reps?|repetitions?|sets?|set order|workout( name)?)$/;

function columnsOf({ header }: CsvTable): Columns | null {
  const names = header.map((name) => comparable(withoutUnit(name)));
  const find = (wanted: ReadonlySet<string>, but: number | null = null) => {
    const at = names.findIndex((name, index) => index !== but && wanted.has(name));
    return at < 0 ? null : at;
  };
  const weight = find(WEIGHTS);
  const day = find(DAYS);
  if (weight === null || day === null || names.some((name) => OTHERS.test(name))) return null;
  const clock = find(CLOCKS, day);
  // Health Auto Export has a column for everything that a phone measures.
  const isOfHealth = names.includes('weight body mass');
  const { distance, workoutType, duration } = guessColumns(header);
  const isOfWorkouts = distance !== null || workoutType !== null;
  const hasDuration = duration !== null && duration !== day && duration !== clock;
  if ((isOfWorkouts || hasDuration) && !isOfHealth) return null;
  const bmi = names.findIndex((name) => name === 'bmi' || name === 'body mass index');
  return { day, clock, weight, bmi: bmi < 0 ? null : bmi };
}

/** By the header, by what stands behind the numbers, or by the body mass index beside them. */
function kgOfColumn(
  table: CsvTable,
  { columns, style }: { columns: Columns; style: NumberStyle },
): number | null {
  const name = table.header[columns.weight] ?? '';
  const words = name.match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    const kg = word.length > 1 ? kgOfUnit(word) : null;
    if (kg !== null) return kg;
  }
  const cells = cellsOf(table, columns.weight);
  for (const cell of cells) {
    const kg = kgOfCell(cell);
    if (kg !== null) return kg;
  }
  const indexes = cellsOf(table, columns.bmi);
  return kgOfUnitByBmi(
    cells.map((cell, at) => ({
      weight: numberIn(cell, style) ?? Number.NaN,
      bmi: numberIn(indexes[at] ?? '', style) ?? Number.NaN,
    })),
  );
}

/** By the unit behind the number, else by that of the column; null where the cell says nothing. */
function kgWritten(
  cell: string,
  { style, kgEach }: { style: NumberStyle; kgEach: number },
): number | null {
  const [, stones, pounds] = STONES_AND_POUNDS.exec(cell) ?? [];
  if (stones !== undefined && pounds !== undefined) {
    const of = (text: string, unit: string) => (numberIn(text, style) ?? 0) * (kgOfUnit(unit) ?? 0);
    return of(stones, 'st') + of(pounds, 'lb');
  }
  const weight = numberIn(cell, style);
  return weight === null ? null : weight * (kgOfCell(cell) ?? kgEach);
}

/** '11 st 3.1 lb' */
const STONES_AND_POUNDS =
  /^\s?(\d{1,2})\s?(?:st|stones?)\.?\s?(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:lbs?|pounds?)?\.?\s?$/i;

/** '75.2 kg' */
function kgOfCell(cell: string): number | null {
  if (STONES_AND_POUNDS.test(cell)) return kgOfUnit('lb');
  return kgOfUnit(/\d\s?(\p{L}{1,10})\.?$/u.exec(cell.trim().slice(-20))?.[1] ?? '');
}

function withoutWord(cell: string): string {
  return cell.length > 60 ? cell : cell.trim().replace(/(\d)\s?\p{L}{1,10}\.?$/u, '$1');
}

/** Null where the cell says nothing, NaN where it says no number. */
function numberIn(cell: string, style: NumberStyle): number | null {
  return cell.trim() === '' ? null : readNumber(withoutWord(cell), style).value;
}

type WrittenDay = { text: string; clock: string };

/** Garmin Connect writes the day in a line of its own, above those of its times. */
function daysOf(table: CsvTable, { day, clock }: Columns): WrittenDay[] {
  const clocks = cellsOf(table, clock);
  let above = '';
  return cellsOf(table, day).map((cell, at) => {
    const text = cell.trim();
    if (/^\d{1,2}:\d{2}/.test(text)) return { text: above, clock: text };
    above = text;
    return { text, clock: clocks[at]?.trim() ?? '' };
  });
}

function readDay(
  written: WrittenDay | undefined,
  order: DayOrder | null,
): { day: string; secondOfDay: number } | { atMs: number } | 'open' | null {
  if (!written) return null;
  const withClock = readDate(`${written.text} ${written.clock}`, order);
  const read = withClock.state === 'read' ? withClock : readDate(written.text, order);
  if (read.state === 'open') return 'open';
  if (read.state !== 'read') return null;
  const { day, secondOfDay, zone } = read.date;
  return zone === 'utc'
    ? { atMs: Date.parse(`${day}T00:00:00Z`) + secondOfDay * 1000 }
    : { day, secondOfDay };
}

const WHAT = 'a table of weights that leaves a question open';
const UNIT_OPEN =
  'It does not say whether its weights are kilograms or pounds. Write Weight (kg) or Weight (lb) into its first line, and drop it again.';

function orderOpen(date: string): string {
  return `Its day ${quoted(date)} can be read as two different ones. Write its days like 2026-03-02, and drop it again.`;
}

function refused(reason: string): Reading {
  return { workouts: [], refusals: [{ what: WHAT, reason, isNoWorkout: true }] };
}
