import { NOTHING_MEASURED, type Recording } from '../../../domain/recording/recording.ts';
import type { ParsedWorkout } from '../parsers/parsed-workout.ts';
import { metresBetween, type Position } from './positions.ts';
import { BOUNDS } from './settle-track.ts';

/** What was measured at one instant. */
export type MeasuredPoint = {
  atMs: number;
  latitudeDeg?: number | null;
  longitudeDeg?: number | null;
  elevationM?: number | null;
  speedMPerS?: number | null;
  heartRateBpm?: number | null;
  cadencePerMin?: number | null;
  powerW?: number | null;
  /** Since the start. */
  distanceM?: number | null;
};

const CHANNELS_OF_POINTS = [
  'latitudeDeg',
  'longitudeDeg',
  'elevationM',
  'speedMPerS',
  'heartRateBpm',
  'cadencePerMin',
  'powerW',
  'distanceM',
] as const;

const FEWEST_POINTS = 5;

/** What was measured along a workout; null where that is heart rates alone, or nobody knows when. */
export function recordingOf(
  { startedAtMs, elapsedS, durationS, distanceM }: Length,
  points: readonly MeasuredPoint[],
): Recording | null {
  if (startedAtMs === null || !points.some(isAlongTheWay)) return null;
  return recordingOfPoints(points, { startedAtMs, elapsedS: elapsedS ?? durationS, distanceM });
}

type Length = Pick<ParsedWorkout, 'startedAtMs' | 'elapsedS' | 'durationS' | 'distanceM'>;

/** The same of a route in which the heart rates of the workout are not told again. */
export function withRoute(workout: ParsedWorkout, route: readonly MeasuredPoint[]): ParsedWorkout {
  const { heartRateSamples } = workout;
  const heartRates = heartRateSamples.map(({ atMs, bpm }) => ({ atMs, heartRateBpm: bpm }));
  return { ...workout, recording: recordingOf(workout, [...route, ...heartRates]) };
}

function isAlongTheWay({ latitudeDeg, distanceM, elevationM }: MeasuredPoint): boolean {
  return [latitudeDeg, distanceM, elevationM].some((value) => value !== undefined);
}

/**
 * The recording that points of several series make, one sample a second: what two series tell of one
 * second stands together. A course without distances gets them from its positions, as long as the
 * workout is where that is known. Null where they are few.
 */
function recordingOfPoints(
  points: readonly MeasuredPoint[],
  workout: { startedAtMs: number; elapsedS: number; distanceM: number | null },
): Recording | null {
  const samples = samplesOf(points, workout);
  if (samples.size < FEWEST_POINTS) return null;
  const timeS = [...samples.keys()].sort((a, b) => a - b);
  const recording: Recording = { ...NOTHING_MEASURED, timeS, laps: [] };
  for (const name of CHANNELS_OF_POINTS) {
    const [least, most] = BOUNDS[name];
    const values = timeS.map((second) => {
      const value = samples.get(second)?.[name] ?? Number.NaN;
      return value >= least && value <= most ? value : null;
    });
    if (values.some((value) => value !== null)) recording[name] = values;
  }
  if (recording.distanceM === null) {
    recording.distanceM = distanceAlong(recording, workout.distanceM);
  }
  return recording;
}

// A watch goes on for a while after the end, and starts to look for satellites before.
const SLACK_S = 60;

function samplesOf(
  points: readonly MeasuredPoint[],
  { startedAtMs, elapsedS }: { startedAtMs: number; elapsedS: number },
): Map<number, Omit<MeasuredPoint, 'atMs'>> {
  const samples = new Map<number, Omit<MeasuredPoint, 'atMs'>>();
  for (const { atMs, ...measured } of points) {
    const second = Math.round((atMs - startedAtMs) / 1000);
    if (!(second >= 0 && second <= elapsedS + SLACK_S)) continue;
    const known = samples.get(second);
    samples.set(second, known ? together(known, measured) : measured);
  }
  return samples;
}

function together(
  first: Omit<MeasuredPoint, 'atMs'>,
  second: Omit<MeasuredPoint, 'atMs'>,
): Omit<MeasuredPoint, 'atMs'> {
  const both = { ...first };
  for (const name of CHANNELS_OF_POINTS) both[name] ??= second[name];
  return both;
}

// Positions are some metres off: a course and what the device says agree to a few hundredths.
const LEAST_AGREEMENT = 0.8;

function distanceAlong(recording: Recording, totalM: number | null): (number | null)[] | null {
  const { latitudeDeg, longitudeDeg } = recording;
  if (!latitudeDeg || !longitudeDeg) return null;
  let sumM = 0;
  let last: Position | null = null;
  const along = latitudeDeg.map((latitude, index) => {
    const longitude = longitudeDeg[index] ?? null;
    if (latitude === null || longitude === null) return null;
    const here = { latitudeDeg: latitude, longitudeDeg: longitude };
    if (last) sumM += metresBetween(last, here);
    last = here;
    return sumM;
  });
  const scale = totalM === null || sumM === 0 ? 1 : totalM / sumM;
  const isSame = scale >= LEAST_AGREEMENT && scale <= 1 / LEAST_AGREEMENT;
  return along.map((metres) => (metres === null ? null : metres * (isSame ? scale : 1)));
}
