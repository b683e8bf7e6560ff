import { isTimeZone, offsetInZone } from '../../../../domain/calendar.ts';
import { readDuration } from '../../parsers/duration.ts';
import type { Quantity } from '../../parsers/json-values.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { settleWorkout } from '../../parsers/settle-workout.ts';
import { MOST_WORKOUTS } from '../../parsers/unreadable.ts';
import { cleanText } from '../../quantities/clean-text.ts';
import { type Moment, readCanonicalTime, readMoment } from '../../quantities/moments.ts';
import { readAmount } from '../../quantities/numbers.ts';
import { attempt } from '../../quantities/refusal.ts';
import { lengthUnitOf, METRES } from '../../quantities/units.ts';
import { RefusedFile } from '../../upload/refused-file.ts';
import { localOffsetS } from '../local-time.ts';
import type { Position } from '../positions.ts';
import type { Refusal } from '../reading.ts';
import { type MeasuredPoint, withRoute } from '../recording-of-points.ts';
import { kgOfUnit, type WeighIns } from '../weigh-ins.ts';
import {
  createHeartRateStore,
  type HeartRateStore,
  type StoredHeartRate,
} from './heart-rate-store.ts';
import { scanXml, type Tag } from './scan-xml.ts';

type AppleHealthContext = {
  /** The athlete's, for workouts that do not say where they were. */
  timeZone: string;
  /** What a route file measured; nothing where the export has no such file. */
  routeOf: (path: string) => Promise<MeasuredPoint[]>;
};

type AppleHealthPiece = { workout: ParsedWorkout } | { refusal: Refusal } | { weights: WeighIns };

/**
 * The workouts of Apple's export.xml in one pass over its bytes, of which there may be gigabytes. Heart
 * rates stand in records of their own before the workouts and belong to them by time and device.
 */
export async function* readAppleHealth(
  chunks: AsyncIterable<Uint8Array>,
  { timeZone, routeOf }: AppleHealthContext,
): AsyncGenerator<AppleHealthPiece> {
  const found = await scan(chunks);
  const home = homeOf(found.exportedAt, timeZone);
  for (const [index, written] of found.workouts.entries()) {
    const routes = await Promise.all(written.routes.slice(0, MOST_ROUTES).map(routeOf));
    const route = routes.flat();
    const parts = partsOf(written);
    for (const [at, part] of parts.entries()) {
      const place = `workout ${index + 1}${parts.length > 1 ? `, part ${at + 1}` : ''}`;
      const read = attempt(() => workoutOf(part, { place, found, home, route }));
      if ('value' in read) yield { workout: read.value };
      else yield { refusal: { what: place, reason: read.refusal, isNoWorkout: false } };
    }
  }
  const { weighIns, unread } = found.weights;
  if (weighIns.length + unread > 0) yield { weights: found.weights };
  yield* saidOfRest(found).map((refusal) => ({ refusal }));
}

const MOST_ROUTES = 20;

type Statistics = { sum: string; average: string; minimum: string; maximum: string; unit: string };

type Timed = { startDate: string; endDate: string; duration: string; durationUnit: string };

/** One of the sports of a workout of several, in order. */
type WrittenPart = Timed & { statistics: Map<string, Statistics> };

type WrittenAppleWorkout = Timed & {
  activityType: string;
  sourceName: string;
  source: number;
  distance: { value: string; unit: string };
  energy: { value: string; unit: string };
  /** By type, without Apple's prefix; of those of the workout as a whole. */
  statistics: Map<string, Statistics>;
  metadata: Map<string, string>;
  routes: string[];
  parts: WrittenPart[];
};

const CLIMB = 'HKElevationAscended';
const SEVERAL_SPORTS = 'HKWorkoutActivityTypeSwimBikeRun';

/** The workout, or each of its sports: Apple names none of those, but measures a way of its own for each. */
function partsOf(written: WrittenAppleWorkout): WrittenAppleWorkout[] {
  if (written.activityType !== SEVERAL_SPORTS || written.parts.length < 2) return [written];
  const nothing = { value: '', unit: '' };
  // The climb is that of all of them.
  const metadata = new Map(written.metadata);
  metadata.delete(CLIMB);
  return written.parts.map((part) => {
    const way = [...WAYS.keys()].find((type) => part.statistics.has(type)) ?? '';
    const activityType = WAYS.get(way) ?? 'HKWorkoutActivityTypeTransition';
    const told = { ...written, ...part, activityType, metadata, parts: [] };
    return { ...told, distance: nothing, energy: nothing };
  });
}

const WAYS: ReadonlyMap<string, string> = new Map([
  ['DistanceSwimming', 'HKWorkoutActivityTypeSwimming'],
  ['DistanceCycling', 'HKWorkoutActivityTypeCycling'],
  ['DistanceWalkingRunning', 'HKWorkoutActivityTypeRunning'],
]);

type Found = {
  workouts: WrittenAppleWorkout[];
  heartRates: HeartRateStore;
  weights: WeighIns;
  exportedAt: Moment | null;
  isExport: boolean;
  isWhole: boolean;
};

const PREFIX = 'HKQuantityTypeIdentifier';
const HEART_RATE = `${PREFIX}HeartRate`;
const BODY_MASS = `${PREFIX}BodyMass`;

async function scan(chunks: AsyncIterable<Uint8Array>): Promise<Found> {
  const found: Found = {
    workouts: [],
    heartRates: createHeartRateStore(),
    weights: { weighIns: [], unread: 0 },
    exportedAt: null,
    isExport: false,
    isWhole: false,
  };
  const sources = new Map<string, number>();
  let workout: WrittenAppleWorkout | null = null;
  /** Inside a part of the workout, which says again what the whole says. */
  let part: WrittenPart | null = null;

  function sourceOf(tag: Tag): number {
    const name = tag.attribute('sourceName') ?? '';
    const known = sources.get(name);
    if (known !== undefined) return known;
    sources.set(name, sources.size);
    return sources.size - 1;
  }

  await scanXml(chunks, (tag) => {
    if (workout === null) {
      if (tag.is('Record')) readRecord(tag);
      else if (tag.is('Workout') && !tag.isClosing) beginWorkout(tag);
      else if (tag.is('ExportDate'))
        found.exportedAt = readCanonicalTime(tag.attribute('value') ?? '');
      else if (tag.is('HealthData')) {
        found.isExport = true;
        found.isWhole = tag.isClosing;
      }
      return;
    }
    if (tag.is('Workout')) {
      if (!tag.isClosing) beginWorkout(tag);
      else workout = null;
    } else if (tag.is('WorkoutActivity')) {
      part = tag.isClosing ? null : beginPart(tag, workout);
      if (tag.isEmpty) part = null;
    } else if (!tag.isClosing && part === null) readInside(tag, workout);
    else if (!tag.isClosing && part && tag.is('WorkoutStatistics')) readStatistics(tag, part);
  });
  return found;

  function readRecord(tag: Tag): void {
    if (tag.has('type', HEART_RATE)) {
      const moment = readCanonicalTime(tag.attribute('startDate') ?? '');
      const bpm = Number(tag.attribute('value') ?? Number.NaN);
      if (moment?.atMs != null && bpm > 0) {
        found.heartRates.add({ atMs: moment.atMs, bpm, source: sourceOf(tag) });
      }
    } else if (tag.has('type', BODY_MASS)) readWeight(tag, found.weights);
  }

  function beginWorkout(tag: Tag): void {
    if (found.workouts.length >= MOST_WORKOUTS) throw tooMany();
    const text = textsOf(tag);
    const begun: WrittenAppleWorkout = {
      ...timesOf(tag),
      activityType: text('workoutActivityType'),
      sourceName: text('sourceName'),
      source: sourceOf(tag),
      distance: { value: text('totalDistance'), unit: text('totalDistanceUnit') },
      energy: { value: text('totalEnergyBurned'), unit: text('totalEnergyBurnedUnit') },
      statistics: new Map(),
      metadata: new Map(),
      routes: [],
      parts: [],
    };
    found.workouts.push(begun);
    part = null;
    workout = tag.isEmpty ? null : begun;
  }
}

/** More than anybody has been weighed. */
const MOST_WEIGHTS = 100_000;

function readWeight(tag: Tag, found: WeighIns): void {
  const atMs = readCanonicalTime(tag.attribute('startDate') ?? '')?.atMs ?? null;
  const kgEach = kgOfUnit(tag.attribute('unit') ?? '');
  const weight = Number(tag.attribute('value') ?? Number.NaN);
  if (atMs === null || kgEach === null || found.weighIns.length >= MOST_WEIGHTS) found.unread += 1;
  else found.weighIns.push({ atMs, kg: weight * kgEach });
}

const LONGEST_VALUE = 300;
const METADATA: ReadonlySet<string> = new Set(['HKTimeZone', 'HKIndoorWorkout', CLIMB]);

function textsOf(tag: Tag): (name: string) => string {
  return (name) => (tag.attribute(name) ?? '').slice(0, LONGEST_VALUE);
}

function timesOf(tag: Tag): Timed {
  const text = textsOf(tag);
  return {
    startDate: text('startDate'),
    endDate: text('endDate'),
    duration: text('duration'),
    durationUnit: text('durationUnit'),
  };
}

function beginPart(tag: Tag, { activityType, parts }: WrittenAppleWorkout): WrittenPart {
  const part: WrittenPart = { ...timesOf(tag), statistics: new Map() };
  if (activityType === SEVERAL_SPORTS && parts.length < MOST_PARTS) parts.push(part);
  return part;
}

const MOST_PARTS = 50;

function readStatistics(tag: Tag, { statistics }: { statistics: Map<string, Statistics> }): void {
  const text = textsOf(tag);
  const type = text('type').replace(PREFIX, '');
  if (statistics.size >= MOST_STATISTICS || statistics.has(type)) return;
  statistics.set(type, {
    sum: text('sum'),
    average: text('average'),
    minimum: text('minimum'),
    maximum: text('maximum'),
    unit: text('unit'),
  });
}

function readInside(tag: Tag, workout: WrittenAppleWorkout): void {
  if (tag.is('WorkoutStatistics')) readStatistics(tag, workout);
  else if (tag.is('MetadataEntry')) {
    const key = tag.attribute('key') ?? '';
    const value = tag.attribute('value');
    if (METADATA.has(key) && value !== null)
      workout.metadata.set(key, value.slice(0, LONGEST_VALUE));
  } else if (tag.is('FileReference')) {
    const path = tag.attribute('path');
    if (path !== null && workout.routes.length < MOST_ROUTES) workout.routes.push(path);
  }
}

const MOST_STATISTICS = 40;

type Home = { timeZone: string } | null;

/** Where the phone was when it exported, if that is where the athlete lives. */
function homeOf(exportedAt: Moment | null, timeZone: string): Home {
  if (exportedAt?.atMs == null || exportedAt.offsetS === null) return null;
  return offsetInZone(exportedAt.atMs, timeZone) === exportedAt.offsetS ? { timeZone } : null;
}

function workoutOf(
  written: WrittenAppleWorkout,
  context: { place: string; found: Found; home: Home; route: MeasuredPoint[] },
): ParsedWorkout {
  const { place, found, home, route } = context;
  const { statistics, metadata } = written;
  const where: Where = {
    zone: metadata.get('HKTimeZone') ?? null,
    position: positionIn(route),
    home,
  };
  const start = onTheWall(readMoment(written.startDate, 'start'), where);
  const end = written.endDate === '' ? null : readMoment(written.endDate, 'end');
  const heartRates = heartRatesOf(written, { start, end, store: found.heartRates });
  const ofHeart = statistics.get('HeartRate');
  const workout = settleWorkout({
    place,
    externalId: null,
    activityName: nameOf(written),
    start,
    end: end && onTheWall(end, where),
    duration: readDuration({
      value: written.duration || undefined,
      unitLabel: written.durationUnit,
      fallbackUnit: 'min',
    }),
    distance: quantity(written.distance, 'distance') ?? distanceIn(statistics),
    distanceSeries: null,
    activeEnergy:
      quantity(written.energy, 'energy') ?? sumIn(statistics, 'ActiveEnergyBurned', 'energy'),
    totalEnergy: null,
    energySeries: null,
    heartRate: {
      average: ofHeart?.average || undefined,
      maximum: ofHeart?.maximum || undefined,
      minimum: ofHeart?.minimum || undefined,
      samples: heartRates.map(({ atMs, bpm }) => ({ date: atMs, qty: bpm })),
    },
    zones: undefined,
    ascent: heightIn(metadata.get(CLIMB)),
  });
  return withRoute({ ...workout, deviceName: cleanText(written.sourceName) || null }, route);
}

type Where = { zone: string | null; position: Position | null; home: Home };

/**
 * An export prints all times in the zone that the phone is in by then. Where the workout was its own
 * zone says, else its course, else where the athlete lives.
 */
function onTheWall(moment: Moment, { zone, position, home }: Where): Moment {
  const { atMs } = moment;
  if (atMs === null) return moment;
  const offsetS =
    offsetIn(zone, atMs) ??
    localOffsetS({ atMs, position, deviceOffsetS: offsetIn(home?.timeZone ?? null, atMs) });
  return offsetS === null ? moment : { ...moment, offsetS, wallMs: atMs + offsetS * 1000 };
}

function offsetIn(zone: string | null, atMs: number): number | null {
  return zone !== null && isTimeZone(zone) ? offsetInZone(atMs, zone) : null;
}

function positionIn(route: readonly MeasuredPoint[]): Position | null {
  for (const { latitudeDeg, longitudeDeg } of route) {
    if (latitudeDeg != null && longitudeDeg != null) return { latitudeDeg, longitudeDeg };
  }
  return null;
}

function nameOf({ activityType, metadata }: WrittenAppleWorkout): string {
  const isIndoor = metadata.get('HKIndoorWorkout') === '1';
  return isIndoor ? `Indoor ${activityType.replace('HKWorkoutActivityType', '')}` : activityType;
}

function quantity({ value, unit }: { value: string; unit: string }, what: string): Quantity | null {
  const amount = readAmount(value, what);
  return amount === null || amount === 0 ? null : { value: amount, unit };
}

function sumIn(statistics: Map<string, Statistics>, type: string, what: string): Quantity | null {
  const found = statistics.get(type);
  return found ? quantity({ value: found.sum, unit: found.unit }, what) : null;
}

/** 'DistanceWalkingRunning', 'DistanceCycling', 'DistanceSwimming': the longest, which is the sport's own. */
function distanceIn(statistics: Map<string, Statistics>): Quantity | null {
  let longest: Quantity | null = null;
  let longestM = 0;
  for (const type of statistics.keys()) {
    const sum = type.startsWith('Distance') ? sumIn(statistics, type, 'distance') : null;
    if (sum === null) continue;
    const metres = METRES[lengthUnitOf(sum.unit) ?? 'km'](sum.value);
    if (metres < longestM) continue;
    longest = sum;
    longestM = metres;
  }
  return longest;
}

/** '1036 cm' */
function heightIn(text: string | undefined): Quantity | null {
  const parts = /^(\d{1,9}(?:\.\d{1,12})?) ?(\w{1,9})$/.exec(text ?? '');
  return parts ? { value: Number(parts[1]), unit: parts[2] ?? '' } : null;
}

const FEWEST_OF_OWN = 5;
const OWN_SHARE = 0.2;

/** Those of the device that recorded the workout; else of the one that measured the most. */
function heartRatesOf(
  { source }: WrittenAppleWorkout,
  { start, end, store }: { start: Moment; end: Moment | null; store: HeartRateStore },
): StoredHeartRate[] {
  if (start.atMs === null || end?.atMs == null) return [];
  const all = store.between(start.atMs, Math.min(end.atMs, start.atMs + LONGEST_MS) - 1);
  const counts = new Map<number, number>();
  for (const each of all) counts.set(each.source, (counts.get(each.source) ?? 0) + 1);
  if (counts.size <= 1) return all;
  const [densest] = [...counts].toSorted(([a, x], [b, y]) => y - x || a - b);
  const own = counts.get(source) ?? 0;
  const isOwnEnough = own >= FEWEST_OF_OWN && own >= (densest?.[1] ?? 0) * OWN_SHARE;
  const chosen = isOwnEnough ? source : densest?.[0];
  return all.filter((each) => each.source === chosen);
}

const LONGEST_MS = 14 * 86_400_000;

function saidOfRest({ workouts, isExport, isWhole, ...found }: Found): Refusal[] {
  const said: Refusal[] = [];
  if (isExport && !isWhole) {
    said.push({
      what: 'an Apple Health export that is cut off',
      reason: `The file breaks off after workout ${workouts.length}; what precedes that was read. Export it again.`,
      isNoWorkout: false,
    });
  }
  if (!isExport) {
    const reason = 'It is damaged where it begins. Export it again.';
    said.push({ what: 'a damaged export of Apple Health', reason, isNoWorkout: false });
  }
  if (workouts.length === 0 && found.weights.weighIns.length === 0 && isWhole) {
    said.push({
      what: 'an Apple Health export without workouts',
      reason: 'This is an export of Apple Health that holds no workouts.',
      isNoWorkout: true,
    });
  }
  return said;
}

function tooMany(): RefusedFile {
  return new RefusedFile(
    'an Apple Health export',
    `It holds more than ${MOST_WORKOUTS} workouts, which no export does.`,
  );
}
