import { dayOfInstant } from '../../../../domain/calendar.ts';
import { comparable } from '../../../../domain/word-list.ts';
import { type CsvTable, cellsOf } from '../../csv/csv-table.ts';
import { readCsvRecords } from '../../parsers/csv-records.ts';
import { NOT_TOLD, type ParsedNote, type ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { cleanText } from '../../quantities/clean-text.ts';
import { type DayOrder, readDate } from '../../quantities/dates.ts';
import { findDayOrder } from '../../quantities/day-order.ts';
import { numberStyleOf, readNumber } from '../../quantities/numbers.ts';
import type { Refusal } from '../reading.ts';
import {
  FARTHEST_M,
  LONGEST_ELAPSED_S,
  LONGEST_MOVING_S,
  MOST_ASCENT_M,
  MOST_KCAL,
} from '../settle-track.ts';

/** A line of activities.csv: an activity as Strava sums it up. */
export type StravaRow = {
  line: number;
  activityId: string;
  startedAtMs: number;
  title: string | null;
  description: string | null;
  activityName: string;
  gear: string | null;
  /** 'activities/123.fit.gz' with a number of its own; null for what was typed in. */
  fileName: string | null;
  elapsedS: number | null;
  movingS: number | null;
  distanceM: number | null;
  ascentM: number | null;
  energyKcal: number | null;
  avgHeartRate: number | null;
  maxHeartRate: number | null;
};

/**
 * Strava's own columns, in every language: the header is translated, but its first 32 columns keep
 * their places, and five names come twice. Of those the first is for display, the second in metres
 * and seconds.
 */
const PLACES = {
  id: 0,
  date: 1,
  title: 2,
  type: 3,
  description: 4,
  shownElapsed: 5,
  shownDistance: 6,
  gear: 11,
  fileName: 12,
  elapsed: 15,
  moving: 16,
  distance: 17,
  ascent: 20,
  maxHeartRate: 30,
  avgHeartRate: 31,
};
type Places = typeof PLACES;

/** Until 2019 the list had ten or eleven columns, in English alone; nothing in it comes twice. */
const OLD_NAMES: Partial<Record<keyof Places, readonly string[]>> = {
  id: ['activity id', 'id'],
  date: ['activity date', 'date'],
  title: ['activity name', 'name'],
  type: ['activity type', 'type'],
  description: ['activity description', 'description'],
  shownElapsed: ['elapsed time'],
  shownDistance: ['distance'],
  gear: ['activity gear', 'gear'],
  fileName: ['filename'],
};

/** Beyond the 32 a column is known by its name alone. */
const CALORIES = /^(calories|kalorien|calorias|calorie|kalorier|calorieen)$/;

export function isStravaTable({ header }: Pick<CsvTable, 'header'>): boolean {
  return isNewTable(header) || isOldTable(header);
}

function isOldTable(header: readonly string[]): boolean {
  const names = header.map(comparable);
  const isWhole = Object.values(OLD_NAMES).every((each) =>
    each.some((name) => names.includes(name)),
  );
  return isWhole && names.includes('commute');
}

function placesOf(header: readonly string[]): Places {
  if (isNewTable(header)) return PLACES;
  const names = header.map(comparable);
  const places = { ...PLACES };
  for (const field of Object.keys(PLACES) as (keyof Places)[]) {
    places[field] = names.findIndex((name) => OLD_NAMES[field]?.includes(name));
  }
  return places;
}

function isNewTable(header: readonly string[]): boolean {
  const same = (first: number, second: number) =>
    header[first] !== undefined && header[first] === header[second];
  return (
    header.length >= 32 &&
    same(PLACES.shownElapsed, PLACES.elapsed) &&
    same(PLACES.shownDistance, PLACES.distance)
  );
}

/** The same of the first bytes of a file. */
export function isStravaHeader(head: string): boolean {
  const [first] = readCsvRecords(head, ',', 1).records;
  return first !== undefined && isStravaTable({ header: first.cells });
}

export function readStravaTable(table: CsvTable): { rows: StravaRow[]; refusals: Refusal[] } {
  const rows: StravaRow[] = [];
  const refusals: Refusal[] = table.faults.map(({ line, detail }) => refusalOf(line, detail));
  const places = placesOf(table.header);
  const number = numbersOf(table);
  const order =
    findDayOrder(cellsOf(table, places.date)).proven ??
    (table.header[places.id] === 'Activity ID' ? 'month-first' : 'day-first');
  const shownM = isShownInMetres(table, places) ? 1 : 1000;
  const distanceShown = (cells: readonly string[]) => {
    const shown = number(cells, places.shownDistance);
    return shown === null || shown * shownM > FARTHEST_M ? null : shown * shownM;
  };
  const calories = table.header.findIndex((name) => CALORIES.test(comparable(name)));
  for (const { line, cells } of table.records) {
    const text = (column: number) => cells[column]?.trim() ?? '';
    const startedAtMs = instantOf(text(places.date), order);
    const elapsedS =
      number(cells, places.elapsed, LONGEST_ELAPSED_S) ??
      number(cells, places.shownElapsed, LONGEST_ELAPSED_S);
    const movingS = number(cells, places.moving, LONGEST_MOVING_S);
    if (startedAtMs === null) {
      refusals.push(refusalOf(line, 'Its date cannot be read. Correct it and import again.'));
      continue;
    }
    if (!(elapsedS ?? movingS)) {
      refusals.push(refusalOf(line, 'It has no duration.'));
      continue;
    }
    rows.push({
      line,
      activityId: cleanText(text(places.id)),
      startedAtMs,
      title: cleanText(text(places.title)) || null,
      description: descriptionOf(text(places.description)),
      activityName: cleanText(text(places.type)) || 'Workout',
      gear: cleanText(text(places.gear)) || null,
      fileName: cleanText(text(places.fileName)) || null,
      elapsedS,
      movingS,
      distanceM:
        places.distance < 0 ? distanceShown(cells) : number(cells, places.distance, FARTHEST_M),
      ascentM: number(cells, places.ascent, MOST_ASCENT_M),
      energyKcal: calories < 0 ? null : number(cells, calories, MOST_KCAL),
      avgHeartRate: heartRate(number(cells, places.avgHeartRate)),
      maxHeartRate: heartRate(number(cells, places.maxHeartRate)),
    });
  }
  return { rows, refusals };
}

// No run is 400 km long and few are shorter than 400 m.
const RATHER_METRES_ABOVE = 400;

/** The oldest list counts metres, the one after it kilometres, and neither says so. */
function isShownInMetres(table: CsvTable, { shownDistance }: Places): boolean {
  const cells = cellsOf(table, shownDistance);
  const style = numberStyleOf(cells, { whole: false });
  const values = cells
    .map((cell) => readNumber(cell, style).value ?? 0)
    .filter((value) => value > 0);
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return middle > RATHER_METRES_ABOVE;
}

/** The workout that a line tells by itself. `missing` says why its file is not there. */
export function workoutOfRow(row: StravaRow, missing: string | null): ParsedWorkout {
  const notes: ParsedNote[] = [
    {
      code: 'day-unknown',
      message: 'The start is given in UTC only; the day follows from your own time zone.',
    },
  ];
  if (missing !== null) notes.push({ code: 'damaged', message: missing });
  const durationS = row.movingS || row.elapsedS || 0;
  return {
    ...NOT_TOLD,
    externalId: row.activityId || null,
    place: `line ${row.line}`,
    activityName: row.activityName,
    title: row.title,
    description: row.description,
    gear: row.gear,
    startedAtMs: row.startedAtMs,
    utcOffsetS: null,
    date: dayOfInstant(row.startedAtMs, 0),
    localStart: null,
    durationS,
    elapsedS: row.elapsedS !== null && row.elapsedS >= durationS ? row.elapsedS : null,
    distanceM: positive(row.distanceM),
    energyKcal: positive(row.energyKcal),
    avgHeartRate: row.avgHeartRate,
    maxHeartRate: row.maxHeartRate,
    minHeartRate: null,
    heartRateSamples: [],
    zoneMinutes: null,
    ascentM: positive(row.ascentM),
    notes,
  };
}

function numbersOf(table: CsvTable) {
  const styles = table.header.map((_name, column) =>
    numberStyleOf(cellsOf(table, column), { whole: false }),
  );
  // What is beyond all that anybody does was not told.
  return (cells: readonly string[], column: number, most?: number): number | null => {
    const style = styles[column];
    const { value } = readNumber(cells[column] ?? '', style ?? { mark: null, whole: false });
    return value === null || !(value <= (most ?? value)) ? null : value;
  };
}

/** Strava writes UTC and does not say so. */
function instantOf(cell: string, order: DayOrder): number | null {
  const read = readDate(cell, order);
  if (read.state !== 'read') return null;
  const { day, secondOfDay, zone } = read.date;
  // Strava is of 2009, and takes what is older from files.
  if (day < '1930' || day > '2099') return null;
  const wallMs = Date.parse(`${day}T00:00:00Z`) + secondOfDay * 1000;
  return typeof zone === 'number' ? wallMs - zone * 1000 : wallMs;
}

const LONGEST_DESCRIPTION = 4000;

/** Its lines stay lines. */
function descriptionOf(text: string): string | null {
  const lines = text
    .slice(0, LONGEST_DESCRIPTION)
    .split(/\r?\n/)
    .map((line) => cleanText(line));
  return lines.join('\n').trim() || null;
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

function heartRate(value: number | null): number | null {
  return value !== null && value >= 25 && value <= 250 ? value : null;
}

function refusalOf(line: number, reason: string): Refusal {
  return { what: `line ${line}`, reason, isNoWorkout: false };
}
