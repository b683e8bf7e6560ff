import { type Day, dayOfInstant } from '../../../domain/calendar.ts';
import { classifyActivity } from '../../../domain/classify-activity.ts';
import { implausibleTime } from '../../../domain/plausible-time.ts';
import { climbingAlong } from '../../../domain/recording/climbing.ts';
import {
  type Channel,
  type ChannelName,
  NOTHING_MEASURED,
  type RecordedLap,
  type Recording,
  type StrengthSet,
} from '../../../domain/recording/recording.ts';
import { isOfTypeRunning, isRun } from '../../../domain/sports.ts';
import { MAX_SAMPLE_GAP_S } from '../../../domain/zones.ts';
import { NOT_TOLD, type ParsedNote, type ParsedWorkout } from '../parsers/parsed-workout.ts';
import { cleanText } from '../quantities/clean-text.ts';
import { localOffsetS } from './local-time.ts';

/** What was measured, a value an instant, NaN where nothing was. Channels are as long as `atMs`. */
export type TrackSamples = { atMs: number[] } & {
  [Name in Exclude<ChannelName, 'moving'>]: number[] | null;
};

/** A lap by its own instant. */
export type TrackLap = Omit<RecordedLap, 'startS'> & { startMs: number };

/** One activity of a file, in SI and UTC, as the file has it: nulls and zeros not yet settled. */
export type Track = {
  externalId: string | null;
  place: string;
  activityName: string;
  title: string | null;
  description: string | null;
  deviceName: string | null;
  startMs: number;
  /** What the device says of its wall; null where it says nothing to believe. */
  deviceOffsetS: number | null;
  /** The time on the wall alone is known: the device's clock told no instant. */
  isWallOnly: boolean;
  /** Ridden or run on a screen: the places are not where the athlete was. */
  isVirtual: boolean;
  durationS: number | null;
  elapsedS: number | null;
  distanceM: number | null;
  energyKcal: number | null;
  avgHeartRate: number | null;
  maxHeartRate: number | null;
  ascentM: number | null;
  samples: TrackSamples;
  /** When the clock of the device stood, in order; null where the device does not say. */
  pausesMs: readonly (readonly [number, number])[] | null;
  laps: readonly TrackLap[];
  sets: StrengthSet[];
  notes: ParsedNote[];
};

/** What is named so is of no kind that anybody named. */
export const UNNAMED = 'Workout';

/** The workout of a track: what its totals leave open is worked out of what was measured. */
export function settleTrack(track: Track): ParsedWorkout {
  const notes = [...track.notes];
  const kind = classifyActivity(track.activityName);
  const samples = plausible(inOrder(track.samples, track.startMs));
  const timeS = samples.atMs.map((atMs) => Math.round((atMs - track.startMs) / 1000));
  const heartRates = samples.heartRateBpm;
  const recording: Recording = {
    ...NOTHING_MEASURED,
    timeS,
    distanceM: channelOf(samples.distanceM),
    heartRateBpm: channelOf(heartRates),
    elevationM: channelOf(samples.elevationM),
    speedMPerS: channelOf(samples.speedMPerS),
    cadencePerMin: cadenceOf(samples.cadencePerMin, isOfTypeRunning(kind.sport)),
    moving: track.pausesMs && movingChannel(samples.atMs, track.pausesMs),
    latitudeDeg: channelOf(samples.latitudeDeg),
    longitudeDeg: channelOf(samples.longitudeDeg),
    powerW: channelOf(samples.powerW),
    laps: track.laps.map(({ startMs, ...lap }) => ({
      ...lap,
      startS: Math.max(0, Math.round((startMs - track.startMs) / 1000)),
    })),
    sets: track.sets,
  };
  const { durationS, elapsedS } = timesOf(track, samples.atMs);
  const distanceM = distanceOf(track, samples.distanceM, notes);
  const doubt = implausibleTime({ isRun: isRun(kind), distanceM, durationS });
  if (doubt) notes.push({ code: 'impossible-pace', message: doubt });
  const activityName = cleanText(track.activityName) || UNNAMED;
  if (activityName === UNNAMED) {
    const message = 'The kind of workout was missing; choose it after the import.';
    notes.push({ code: 'type-missing', message });
  }
  const when = whenOf(track, samples, notes);
  return {
    ...NOT_TOLD,
    externalId: track.externalId,
    place: track.place,
    activityName,
    title: (track.title && cleanText(track.title)) || null,
    description: (track.description && longText(track.description)) || null,
    deviceName: (track.deviceName && cleanText(track.deviceName)) || null,
    ...when,
    durationS,
    elapsedS,
    distanceM,
    energyKcal: energyOf(track.energyKcal),
    avgHeartRate: plausibleRate(track.avgHeartRate) ?? meanRate(samples.atMs, heartRates),
    maxHeartRate: plausibleRate(track.maxHeartRate) ?? extremeRate(heartRates, Math.max),
    minHeartRate: extremeRate(heartRates, Math.min),
    heartRateSamples: [],
    zoneMinutes: null,
    ascentM: ascentOf(track.ascentM, recording),
    recording: isEmpty(recording) ? null : recording,
    notes,
  };
}

/** What a point of a track may tell. */
export const CHANNELS_OF_TRACK = [
  'distanceM',
  'heartRateBpm',
  'elevationM',
  'speedMPerS',
  'cadencePerMin',
  'latitudeDeg',
  'longitudeDeg',
  'powerW',
] as const;

/** No samples at all, for a reader to fill. */
export function noSamples(): TrackSamples {
  return {
    atMs: [],
    distanceM: null,
    heartRateBpm: null,
    elevationM: null,
    speedMPerS: null,
    cadencePerMin: null,
    latitudeDeg: null,
    longitudeDeg: null,
    powerW: null,
  };
}

// Watches that were forgotten to be stopped go on for a month.
export const LONGEST_ELAPSED_S = 60 * 86_400;
export const LONGEST_MOVING_S = 14 * 86_400;

/** From the start on, in order of time, one a second. */
function inOrder(samples: TrackSamples, startMs: number): TrackSamples {
  const { atMs } = samples;
  // As nearly every file has them.
  if (isInOrder(atMs, startMs)) return samples;
  const rows: number[] = [];
  for (let row = 0; row < atMs.length; row += 1) {
    const at = atMs[row] ?? Number.NaN;
    // A second early is a matter of rounding.
    if (at >= startMs - 1000 && at <= startMs + LONGEST_ELAPSED_S * 1000) rows.push(row);
  }
  if (
    rows.some((row, index) => index > 0 && (atMs[row] ?? 0) < (atMs[rows[index - 1] ?? 0] ?? 0))
  ) {
    rows.sort((a, b) => (atMs[a] ?? 0) - (atMs[b] ?? 0) || a - b);
  }
  let lastS = Number.NEGATIVE_INFINITY;
  const kept = rows.filter((row) => {
    const second = Math.round(((atMs[row] ?? 0) - startMs) / 1000);
    if (second <= lastS || second < 0) return false;
    lastS = second;
    return true;
  });
  const ordered: TrackSamples = { ...noSamples(), atMs: kept.map((row) => atMs[row] ?? 0) };
  for (const name of CHANNELS_OF_TRACK) {
    const channel = samples[name];
    if (channel) ordered[name] = kept.map((row) => channel[row] ?? Number.NaN);
  }
  return ordered;
}

function isInOrder(atMs: readonly number[], startMs: number): boolean {
  let lastS = -1;
  for (const at of atMs) {
    const second = Math.round((at - startMs) / 1000);
    if (!(second > lastS)) return false;
    lastS = second;
  }
  return lastS <= LONGEST_ELAPSED_S;
}

function channelOf(values: number[] | null): Channel | null {
  if (!values) return null;
  let isMeasured = false;
  let isWhole = true;
  for (const value of values) {
    if (Number.isNaN(value)) isWhole = false;
    else isMeasured = true;
  }
  if (!isMeasured) return null;
  return isWhole ? values : values.map((value) => (Number.isNaN(value) ? null : value));
}

// As for the numbers that other files tell of the heart.
const LEAST_BPM = 25;
const MOST_BPM = 250;

function plausibleRate(bpm: number | null): number | null {
  return bpm !== null && bpm >= LEAST_BPM && bpm <= MOST_BPM ? bpm : null;
}

export const FARTHEST_M = 10_000_000;

/** What no device measures, between both included. A rate of nought is a strap that found no heart. */
export const BOUNDS: Readonly<
  Record<(typeof CHANNELS_OF_TRACK)[number], readonly [number, number]>
> = {
  distanceM: [0, FARTHEST_M],
  heartRateBpm: [LEAST_BPM, MOST_BPM],
  elevationM: [-1000, 15_000],
  speedMPerS: [0, 300],
  cadencePerMin: [0, 400],
  latitudeDeg: [-90, 90],
  longitudeDeg: [-180, 180],
  powerW: [0, 10_000],
};

/** Without what lies beyond all that is measured. */
function plausible(samples: TrackSamples): TrackSamples {
  const kept = { ...samples };
  for (const name of CHANNELS_OF_TRACK) {
    const values = kept[name];
    if (values) kept[name] = within(values, BOUNDS[name]);
  }
  return kept;
}

function within(values: number[], [least, most]: readonly [number, number]): number[] {
  for (const value of values) {
    if (value >= least && value <= most) continue;
    return values.map((each) => (each >= least && each <= most ? each : Number.NaN));
  }
  return values;
}

/** Weighted by time: from one rate to the next their mean, over silence nothing. */
function meanRate(atMs: readonly number[], rates: readonly number[] | null): number | null {
  let seconds = 0;
  let beats = 0;
  let lastMs = Number.NaN;
  let lastBpm = Number.NaN;
  for (const [index, bpm] of (rates ?? []).entries()) {
    if (Number.isNaN(bpm)) continue;
    const hereMs = atMs[index] ?? Number.NaN;
    const lastedS = (hereMs - lastMs) / 1000;
    if (lastedS <= MAX_SAMPLE_GAP_S) {
      seconds += lastedS;
      beats += ((lastBpm + bpm) / 2) * lastedS;
    }
    lastMs = hereMs;
    lastBpm = bpm;
  }
  if (seconds > 0) return beats / seconds;
  return Number.isNaN(lastBpm) ? null : lastBpm;
}

function extremeRate(
  rates: readonly number[] | null,
  choose: (a: number, b: number) => number,
): number | null {
  let extreme: number | null = null;
  for (const bpm of rates ?? []) {
    if (!Number.isNaN(bpm)) extreme = extreme === null ? bpm : choose(extreme, bpm);
  }
  return extreme;
}

// Nobody takes as many steps with one foot.
const MOST_STRIDES_PER_MIN = 140;

/** Watches count the steps of one foot; some phones those of both. */
function cadenceOf(values: number[] | null, isOnFoot: boolean): Channel | null {
  const channel = channelOf(values);
  if (!channel || !isOnFoot) return channel;
  let sum = 0;
  let count = 0;
  for (const value of channel) {
    if (!value) continue;
    sum += value;
    count += 1;
  }
  if (sum > MOST_STRIDES_PER_MIN * count) return channel;
  return channel.map((value) => (value === null ? null : value * 2));
}

/** 1 where most of the way from the sample before was no pause. */
function movingChannel(atMs: readonly number[], pausesMs: Track['pausesMs']): Channel | null {
  if (!pausesMs || atMs.length === 0) return null;
  if (pausesMs.length === 0) return new Array<number>(atMs.length).fill(1);
  let next = 0;
  return atMs.map((untilMs, index) => {
    const fromMs = atMs[index - 1] ?? untilMs;
    while (next < pausesMs.length && (pausesMs[next]?.[1] ?? 0) <= fromMs) next += 1;
    let pausedMs = 0;
    for (let at = next; at < pausesMs.length; at += 1) {
      const [pausedFrom, pausedUntil] = pausesMs[at] ?? [0, 0];
      if (pausedFrom >= untilMs) break;
      pausedMs += Math.min(untilMs, pausedUntil) - Math.max(fromMs, pausedFrom);
    }
    return pausedMs * 2 > untilMs - fromMs ? 0 : 1;
  });
}

const SHORTEST_S = 1;

/** Moving and elapsed time; what the file leaves open follows from pauses and samples. */
function timesOf(track: Track, atMs: readonly number[]) {
  const spanS = ((atMs.at(-1) ?? track.startMs) - track.startMs) / 1000;
  const toldS = atMost(track.elapsedS, LONGEST_ELAPSED_S);
  const movingS = atMost(track.durationS, LONGEST_MOVING_S);
  const elapsedS = Math.max(toldS ?? Math.max(spanS, movingS ?? 0), SHORTEST_S);
  if (movingS === null) {
    const durationS = Math.max(elapsedS - pausedS(track, elapsedS), SHORTEST_S);
    return { durationS, elapsedS };
  }
  if (movingS <= elapsedS) return { durationS: movingS, elapsedS };
  // Nobody moves for longer than it takes: what was measured says which of the two is wrong.
  return spanS > elapsedS + 1 || movingS - elapsedS <= 5
    ? { durationS: movingS, elapsedS: movingS }
    : { durationS: elapsedS, elapsedS };
}

function atMost(seconds: number | null, longestS: number): number | null {
  if (seconds === null || !(seconds > 0) || seconds > longestS) return null;
  return Math.max(seconds, SHORTEST_S);
}

function pausedS({ pausesMs, startMs }: Track, elapsedS: number): number {
  const endMs = startMs + elapsedS * 1000;
  const paused = (pausesMs ?? []).reduce(
    (sum, [from, until]) => sum + Math.max(0, Math.min(until, endMs) - Math.max(from, startMs)),
    0,
  );
  return paused / 1000;
}

function distanceOf(
  track: Track,
  distances: readonly number[] | null,
  notes: ParsedNote[],
): number | null {
  const { distanceM } = track;
  if (distanceM && distanceM > 0 && distanceM <= FARTHEST_M) return distanceM;
  let farthest = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const metres of distances ?? []) {
    if (metres > farthest) farthest = metres;
    if (metres < nearest) nearest = metres;
  }
  const measuredM = farthest - nearest;
  if (!(measuredM > 0)) return null;
  if (track.distanceM !== null || track.durationS !== null) {
    notes.push({
      code: 'distance-from-records',
      message: 'The file sums up no distance; it was taken from what was measured along the way.',
    });
  }
  return measuredM;
}

export const MOST_KCAL = 50_000;

function energyOf(kcal: number | null): number | null {
  return kcal !== null && kcal > 0 && kcal <= MOST_KCAL ? kcal : null;
}

export const MOST_ASCENT_M = 50_000;

/** As the device says; a flat nought only where heights were measured. */
function ascentOf(toldM: number | null, recording: Recording): number | null {
  const isTold = toldM !== null && toldM >= 0 && toldM <= MOST_ASCENT_M;
  if (isTold && (toldM > 0 || recording.elevationM)) return toldM;
  return climbingAlong(recording)?.ascentM.at(-1) ?? null;
}

type When = Pick<ParsedWorkout, 'startedAtMs' | 'utcOffsetS' | 'date' | 'localStart'>;

// No watch that records this way is older.
const FIRST_YEAR = 2000;

function whenOf(track: Track, samples: TrackSamples, notes: ParsedNote[]): When {
  const { startMs, isWallOnly } = track;
  if (isWallOnly) return { ...onTheWall(startMs, 0), startedAtMs: null, utcOffsetS: null };
  if (new Date(startMs).getUTCFullYear() < FIRST_YEAR) {
    notes.push({
      code: 'clock-unset',
      message:
        'The clock of the device was never set: the day is wrong. Change it after the import.',
    });
  }
  const position = track.isVirtual ? null : firstPosition(samples);
  const { deviceOffsetS } = track;
  const utcOffsetS = localOffsetS({ atMs: startMs, position, deviceOffsetS });
  if (utcOffsetS === null) {
    notes.push({
      code: 'day-unknown',
      message: 'The start is given in UTC only; the day follows from your own time zone.',
    });
    return { startedAtMs: startMs, utcOffsetS, date: dayOfInstant(startMs, 0), localStart: null };
  }
  return { ...onTheWall(startMs, utcOffsetS), startedAtMs: startMs, utcOffsetS };
}

function onTheWall(atMs: number, offsetS: number): { date: Day; localStart: string } {
  const localStart = new Date(atMs + offsetS * 1000).toISOString().slice(0, 19);
  return { date: dayOfInstant(atMs, offsetS), localStart };
}

function firstPosition({ latitudeDeg, longitudeDeg }: TrackSamples) {
  for (const [index, latitude] of (latitudeDeg ?? []).entries()) {
    const longitude = longitudeDeg?.[index] ?? Number.NaN;
    if (!Number.isNaN(latitude) && !Number.isNaN(longitude)) {
      return { latitudeDeg: latitude, longitudeDeg: longitude };
    }
  }
  return null;
}

const LONGEST_DESCRIPTION = 10_000;

function longText(text: string): string {
  return text
    .slice(0, LONGEST_DESCRIPTION)
    .split('\n')
    .map((line) => cleanText(line))
    .join('\n')
    .trim();
}

function isEmpty({ laps, sets, timeS, ...recording }: Recording): boolean {
  if (laps.length > 0 || sets.length > 0) return false;
  return timeS.length === 0 || CHANNELS_OF_TRACK.every((name) => recording[name] === null);
}
