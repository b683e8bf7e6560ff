import type { CsvField, CsvMapping } from '../../../contract/csv-import.ts';
import { ZONE_MINUTES } from '../../../contract/workout-json.ts';
import { type Day, dayInZone, offsetInZone } from '../../../domain/calendar.ts';
import { parseDuration } from '../../../domain/duration.ts';
import { kcalFromKj } from '../../../domain/units.ts';
import { comparable, wordList } from '../../../domain/word-list.ts';
import type { FieldSetBy } from '../../../domain/workout-fields.ts';
import {
  type ActivityKind,
  GEL_TYPES,
  type RunningSubtype,
  WORKOUT_TYPE_LABELS,
} from '../../../domain/workout-kinds.ts';
import type { ParsedNote } from '../parsers/parsed-workout.ts';
import { readZones, splitZones, type ZonesReading } from '../parsers/zone-minutes.ts';
import { cleanText } from '../quantities/clean-text.ts';
import { type DayOrder, type ReadDate, readDate } from '../quantities/dates.ts';
import { readDuration, secondsOfLine } from '../quantities/durations.ts';
import { type NumberStyle, readNumber } from '../quantities/numbers.ts';
import type { Unit } from '../quantities/units.ts';
import { readDistance } from './distance-unit.ts';
import { withoutGuard } from './write-csv.ts';

/** What is the same for every line of a file. */
export type LineContext = {
  mapping: CsvMapping;
  header: readonly string[];
  timeZone: string;
  styles: Record<'distance' | 'duration' | 'calories' | 'heartRate' | 'hydration', NumberStyle>;
  units: Record<'calories' | 'hydration' | 'zones', Unit | null>;
  kindOf: (activityName: string) => ActivityKind;
  /** What the header says of the clock that the times are of. */
  clock: 'local' | 'utc' | null;
  /** The column that holds when each ended; null where the file has none. */
  end: number | null;
  /** Whether all of it is at the speed of runs, in kinds that name no sport: the codes of a runner. */
  isLogOfRuns: boolean;
};

export type Fault = { field: CsvField | null; message: string };

type ReadZones = Extract<ZonesReading, { state: 'read' }>;

export type LineFields = {
  /**
   * In metres and seconds. What cannot be read stands there as the cell has it, or as NaN, so that the
   * contract's bounds refuse it. A field that a CSV file can set and that is missing does not compile.
   */
  fields: Record<FieldSetBy<'csv'>, unknown>;
  faults: Fault[];
  activityName: string;
  /** Of two workouts of one day it tells which is which. */
  when: string;
  /** What was put right on the way. */
  notes: ParsedNote[];
};

/**
 * What the cells of a line say, each read as its column is to be read. `end` is when it ended, where
 * that tells how long it took.
 */
export function readFields(
  cell: (field: CsvField) => string,
  end: string,
  context: LineContext,
): LineFields {
  const { mapping, styles, units } = context;
  const faults: Fault[] = [];
  const date = placeInTime(dateAndTime(cell('date'), cell('startTime')), mapping.dayOrder, context);
  if (date === 'open') {
    faults.push({
      field: 'date',
      message: 'It can be read as two days. Say above which one it is',
    });
  }
  const when: When =
    typeof date === 'string'
      ? { day: cell('date'), key: '', startedAtMs: null, utcOffsetS: null, clockMs: null }
      : date;
  const typeName = cleanText(cell('workoutType'));
  const name = typeName || WORKOUT_TYPE_LABELS[mapping.workoutType ?? 'running'];
  const distanceM = distanceOf(cell('distance'), context);
  const duration = readDuration(cell('duration'), styles.duration);
  const named = context.kindOf(name);
  const time =
    duration &&
    secondsOfLine(duration, meaningOf(mapping), {
      workoutType: named.workoutType,
      sport: named.sport,
      distanceM: Number.isNaN(distanceM) ? null : distanceM,
    });
  const durationS =
    end === ''
      ? (time?.seconds ?? parseDuration(cell('duration')))
      : secondsUntilEnd(when, end, context);
  const isRun =
    named.sport === 'other' &&
    isAtRunningSpeed({ distanceM, durationS }) &&
    (context.isLogOfRuns || isWordForRuns(typeName));
  const activityName = isRun ? `${name} run` : name;
  const { workoutType, sport, runningSubtype } = context.kindOf(activityName);
  const zones = readZonesOf(cell, { unit: units.zones, durationS: durationS ?? 0 });
  if (zones.state === 'unreadable') faults.push(zoneFault(zones.zone));
  const readable: ReadZones =
    zones.state === 'read' ? zones : { state: 'read', minutes: null, notes: [] };
  const [zone1, zone2, zone3, zone4, zone5] = readable.minutes ?? [0, 0, 0, 0, 0];
  return {
    faults,
    activityName,
    when: when.key,
    notes: time?.note
      ? [{ code: 'duration-unit', message: time.note }, ...readable.notes]
      : readable.notes,
    fields: {
      date: when.day,
      startedAtMs: when.startedAtMs,
      utcOffsetS: when.utcOffsetS,
      workoutType,
      sport,
      runningSubtype:
        workoutType === 'running'
          ? subtypeOf(cell('runningSubtype'), runningSubtype, context)
          : null,
      durationS,
      distanceM,
      calories: amountOf({
        cell: cell('calories'),
        style: styles.calories,
        scale: (unit) => ((unit ?? units.calories) === 'kJ' ? kcalFromKj : same),
      }),
      avgHeartRate: measuredOf(cell('avgHeartRate'), styles.heartRate),
      maxHeartRate: measuredOf(cell('maxHeartRate'), styles.heartRate),
      zone1S: Math.round(zone1 * 60),
      zone2S: Math.round(zone2 * 60),
      zone3S: Math.round(zone3 * 60),
      zone4S: Math.round(zone4 * 60),
      zone5S: Math.round(zone5 * 60),
      gelType: gelOf(cell('gelType')),
      caffeinatedGels: amountOf({ cell: cell('caffeinated'), style: PLAIN, scale: () => same }),
      nonCaffeinatedGels: amountOf({
        cell: cell('nonCaffeinated'),
        style: PLAIN,
        scale: () => same,
      }),
      hydrationMl: amountOf({
        cell: cell('hydration'),
        style: styles.hydration,
        scale: (unit) => ((unit ?? units.hydration) === 'l' ? (value) => value * 1000 : same),
      }),
      notes: withoutGuard(cell('notes')),
      title: cleanText(withoutGuard(cell('title'))),
      tags: withoutGuard(cell('tags')),
      effort: amountOf({ cell: cell('effort'), style: PLAIN, scale: () => same }),
      feel: cell('feel').toLowerCase(),
    },
  };
}

/** Null where the cell tells no end, or nothing tells the time of the start. */
function secondsUntilEnd(
  start: When,
  cell: string,
  context: Pick<LineContext, 'mapping' | 'timeZone' | 'clock'>,
): number | null {
  if (start.clockMs === null) return null;
  const written = TIME_OF_DAY.test(cell) ? `${start.day} ${cell}` : cell;
  const end = placeInTime(written, context.mapping.dayOrder, context);
  if (typeof end === 'string' || end.clockMs === null) return null;
  const areInstants = start.startedAtMs !== null && end.startedAtMs !== null;
  const lastedMs = areInstants
    ? Number(end.startedAtMs) - Number(start.startedAtMs)
    : end.clockMs - start.clockMs;
  // Of a time of day alone: past midnight.
  const isNextDay = lastedMs < 0 && written !== cell;
  return (isNextDay ? lastedMs + DAY_MS : lastedMs) / 1000;
}

const DAY_MS = 86_400_000;

/** What no sport is named by and a runner's log calls its runs: 'Easy', 'Tempo'. */
function isWordForRuns(name: string): boolean {
  return name !== '' && WORDS_FOR_RUNS.without(comparable(name)) === '';
}

export function mPerSOf({ distanceM, durationS }: Effort): number {
  return (distanceM ?? 0) / (durationS || Number.POSITIVE_INFINITY);
}

export function isAtRunningSpeed(effort: Effort): boolean {
  const mPerS = mPerSOf(effort);
  return mPerS >= SLOWEST_RUN_M_PER_S && mPerS <= FASTEST_RUN_M_PER_S;
}

type Effort = { distanceM: number | null; durationS: number | null };

const SLOWEST_RUN_M_PER_S = 1.5;
const FASTEST_RUN_M_PER_S = 5.6;
const WORDS_FOR_RUNS = wordList([
  'easy, recovery, steady, base, endurance, tempo, threshold, lt, interval, intervals, repeats, reps, hill',
  'hills, speed, track, long, medium, progression, strides, race, shakeout, warm, up, warmup, cool, down',
  'cooldown, workout, session, pace, marathon, aerobic, vo2, max, quality, fast, finish, 5k, 10k',
  'locker, ruhig, ruhiger, intervalle, schwelle, wettkampf, regeneration, regenerativ, tempodauer',
  'grundlage, lang, steigerungen, berg, bergsprints, endurance, seuil, fractionné, longue, footing, vma',
  'compétition, suave, series, umbral, largo, larga, competición, lento, lungo, ripetute, medio, gara',
  'rustig, duur, wedstrijd, lugnt, tröskel, långpass, tävling, intervaller',
]);

export const TIME_OF_DAY = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/i;

/** A day and a time of day that stand in a column each, as one. */
export function dateAndTime(date: string, startTime: string): string {
  const isDayAlone = date !== '' && !/\d:\d/.test(date);
  return isDayAlone && TIME_OF_DAY.test(startTime) ? `${date} ${startTime}` : date;
}

const PLAIN: NumberStyle = { mark: null, whole: true };

function same(value: number): number {
  return value;
}

function meaningOf({ durationUnit, clock }: CsvMapping) {
  return { unit: durationUnit ?? 'min', clock: clock ?? 'hours-minutes' } as const;
}

/** NaN where it cannot be read. */
function distanceOf(cell: string, { mapping, styles }: LineContext): number | null {
  const unit = mapping.distanceUnit ?? 'km';
  // Zero is how logs write 'not measured'.
  const distanceM = readDistance(cell, { style: styles.distance, unit });
  return distanceM === 0 || distanceM === null ? null : Math.round(distanceM * 1000) / 1000;
}

function amountOf(input: {
  cell: string;
  style: NumberStyle;
  scale: (unit: Unit | null) => (value: number) => number;
}): number | string | null {
  const { value, unit } = readNumber(input.cell, input.style);
  if (value === null) return null;
  return Number.isNaN(value) ? input.cell : Math.round(input.scale(unit)(value));
}

function measuredOf(cell: string, style: NumberStyle): number | string | null {
  const value = amountOf({ cell, style, scale: () => same });
  return value === 0 ? null : value;
}

/** 'Tempo intervals' says nothing of a sport, but much of a run. */
function subtypeOf(cell: string, told: RunningSubtype | null, { kindOf }: LineContext) {
  return cell === '' ? told : kindOf(`run ${cell}`).runningSubtype;
}

function gelOf(cell: string) {
  if (cell === '') return null;
  return GEL_TYPES.find((type) => type === cell.toLowerCase()) ?? 'other';
}

function readZonesOf(
  cell: (field: CsvField) => string,
  { unit, durationS }: { unit: Unit | null; durationS: number },
): ZonesReading {
  const five = ZONE_MINUTES.map(cell);
  if (five.some((part) => part !== '')) return readZones({ cells: five, unit, durationS });
  const together = cell('zones');
  if (together === '') return { state: 'read', minutes: null, notes: [] };
  const parts = splitZones(together);
  return parts === null
    ? { state: 'unreadable', zone: null }
    : readZones({ cells: parts, unit, durationS });
}

function zoneFault(zone: number | null): Fault {
  if (zone === null) {
    return {
      field: 'zones',
      message: 'Heart Rate Zones must hold five numbers of minutes, like 10/20/15/5/0',
    };
  }
  return {
    field: ZONE_MINUTES[zone - 1] ?? 'zones',
    message: `Zone ${zone} minutes must be between 0 and 10000`,
  };
}

type When = {
  day: Day;
  /** Of two workouts of one day it tells which is which, wherever the athlete lives by then. */
  key: string;
  startedAtMs: number | null;
  utcOffsetS: number | null;
  /** What the clock showed, as if in UTC; null where the cell names the day alone. */
  clockMs: number | null;
};

/** Some write 'Z' behind the time of their own clock, others UTC without saying so in the cell. */
function zoneOf({ clock, zone }: ReadDate, shown: LineContext['clock']): ReadDate['zone'] {
  if (zone === 'utc' && shown === 'local') return null;
  return zone === null && clock !== null && shown === 'utc' ? 'utc' : zone;
}

/** Whether a date is given in UTC, which does not say where the athlete was. */
export function isInUtc(cell: string, { mapping, clock }: LineContext): boolean {
  const read = readDate(cell, mapping.dayOrder);
  return read.state === 'read' && zoneOf(read.date, clock) === 'utc';
}

/** The day where the athlete was, and the instant where the cell tells it. */
function placeInTime(
  cell: string,
  order: DayOrder | null,
  { timeZone, clock: shown }: Pick<LineContext, 'timeZone' | 'clock'>,
): When | 'open' | 'unreadable' {
  const read = readDate(cell, order);
  if (read.state !== 'read') return read.state;
  const { day, clock, secondOfDay } = read.date;
  const zone = zoneOf(read.date, shown);
  const wallMs = Date.parse(`${day}T00:00:00Z`) + secondOfDay * 1000;
  const clockMs = clock === null ? null : wallMs;
  if (zone === null) {
    const key = clock === null ? day : `${day}T${clock}`;
    return { day, key, startedAtMs: null, utcOffsetS: null, clockMs };
  }
  const startedAtMs = zone === 'utc' ? wallMs : wallMs - zone * 1000;
  const key = `${new Date(startedAtMs).toISOString().slice(0, 16)}Z`;
  if (zone !== 'utc') return { day, key, startedAtMs, utcOffsetS: zone, clockMs };
  // UTC says where the clock was kept, not where the athlete was.
  return {
    day: dayInZone(startedAtMs, timeZone),
    key,
    startedAtMs,
    utcOffsetS: offsetInZone(startedAtMs, timeZone),
    clockMs,
  };
}
