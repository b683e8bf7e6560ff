import { medianOf } from '../outliers.ts';
import { type HeartRateSample, MAX_SAMPLE_GAP_S } from '../zones.ts';
import type { Channel } from './recording.ts';

type Way = {
  timeS: readonly number[];
  heartRateBpm: Channel | null;
  cadencePerMin?: Channel | null;
};

/** Nobody's heart beats faster. */
const HIGHEST_BPM = 220;
/** So far no heart goes in so few seconds: a strap that lost the skin does. */
const JUMP = { bpm: 35, withinS: 5 } as const;
/** A false stretch has such a jump at both ends, stands so far above what was before it, and ends. */
const FALSE_STRETCH = { aboveBpm: 30, longestS: 600, beforeS: 60 } as const;
/** A watch that counts steps for beats: as fast as the feet for so long, and off by so much beside it. */
const LOCKED = { withinBpm: 2, leastS: 60, leastSteps: 140, offBpm: 20, besideS: 15 } as const;

/**
 * The heart rate of a recording without what no heart does: beats beyond any heart, a stretch that is
 * jumped into and out of, and one that goes by the feet and falls off while they go on. What was
 * recorded is kept; zones, load and averages go by this. A run that goes by the feet from start to end
 * cannot be told from a heart that beats so, and stays.
 */
export function believedHeartRate(way: Way): { heartRateBpm: Channel | null; leftOutS: number } {
  const { timeS, heartRateBpm } = way;
  if (!heartRateBpm) return { heartRateBpm: null, leftOutS: 0 };
  const doubted = new Set<number>();
  const beats: Beat[] = [];
  for (const [at, bpm] of heartRateBpm.entries()) {
    if (bpm === null || bpm <= 0) continue;
    beats.push({ at, bpm, second: timeS[at] ?? 0 });
    if (bpm > HIGHEST_BPM) doubted.add(at);
  }
  for (const beat of jumpedStretches(beats)) doubted.add(beat.at);
  for (const beat of lockedStretches(beats, way.cadencePerMin ?? null)) doubted.add(beat.at);
  if (doubted.size === 0) return { heartRateBpm, leftOutS: 0 };
  const believed = heartRateBpm.map((bpm, at) => (doubted.has(at) ? null : bpm));
  return { heartRateBpm: believed, leftOutS: lastingOf(doubted, timeS) };
}

/** A beat, and the steps of both feet at it, where they were counted. */
export type MeasuredBeat = HeartRateSample & { cadencePerMin?: number | null };

/** The same of samples on a clock; what is not believed has no beat, and ends the one before it. */
export function believedSamples(samples: readonly MeasuredBeat[]): HeartRateSample[] {
  const inOrder = samples.toSorted((one, other) => one.atMs - other.atMs);
  const { heartRateBpm } = believedHeartRate({
    timeS: inOrder.map(({ atMs }) => atMs / 1000),
    heartRateBpm: inOrder.map(({ bpm }) => bpm),
    cadencePerMin: inOrder.map(({ cadencePerMin = null }) => cadencePerMin),
  });
  return inOrder.map(({ atMs }, at) => ({ atMs, bpm: heartRateBpm?.[at] ?? 0 }));
}

type Beat = { at: number; bpm: number; second: number };

/** How long samples stand until the next ones. */
function lastingOf(samples: ReadonlySet<number>, timeS: readonly number[]): number {
  let sum = 0;
  for (const at of samples) {
    const lasted = (timeS[at + 1] ?? timeS[at] ?? 0) - (timeS[at] ?? 0);
    if (lasted <= MAX_SAMPLE_GAP_S) sum += lasted;
  }
  return sum;
}

/** From a jump up to a jump down, far above the minute before. */
function jumpedStretches(beats: readonly Beat[]): Beat[] {
  const doubted: Beat[] = [];
  let from = 1;
  while (from < beats.length) {
    if (!isJump(beats, from, 1)) {
      from += 1;
      continue;
    }
    const end = endOfStretch(beats, from);
    const stretch = end === null ? [] : beats.slice(from, end);
    const before = lastSeconds(beats, from, FALSE_STRETCH.beforeS);
    const isAbove =
      stretch.length > 0 &&
      before.length > 0 &&
      median(stretch) - median(before) >= FALSE_STRETCH.aboveBpm;
    if (isAbove) doubted.push(...stretch);
    from = isAbove && end !== null ? end : from + 1;
  }
  return doubted;
}

/** Where the first jump down after a jump up has come to; null where none follows in time. */
function endOfStretch(beats: readonly Beat[], from: number): number | null {
  const startS = beats[from]?.second ?? 0;
  for (let at = from + 1; at < beats.length; at += 1) {
    if ((beats[at]?.second ?? 0) - startS > FALSE_STRETCH.longestS) return null;
    if (isJump(beats, at, -1)) return at;
  }
  return null;
}

/** Whether the heart is said to have risen, or fallen, too far in the seconds up to this beat. */
function isJump(beats: readonly Beat[], at: number, sign: 1 | -1): boolean {
  const here = beats[at];
  if (!here) return false;
  for (let before = at - 1; before >= 0; before -= 1) {
    const other = beats[before];
    if (!other || here.second - other.second > JUMP.withinS) return false;
    if (sign * (here.bpm - other.bpm) >= JUMP.bpm) return true;
  }
  return false;
}

/** Stretches as fast as the feet, beside which the heart is far off while the feet go on as before. */
function lockedStretches(beats: readonly Beat[], cadence: Channel | null): Beat[] {
  if (!cadence) return [];
  const steps = ({ at }: Beat) => cadence[at] ?? 0;
  const isLocked = (beat: Beat) =>
    steps(beat) >= LOCKED.leastSteps && Math.abs(beat.bpm - steps(beat)) <= LOCKED.withinBpm;
  const isOff = (beat: Beat) =>
    steps(beat) >= LOCKED.leastSteps && Math.abs(beat.bpm - steps(beat)) >= LOCKED.offBpm;
  const doubted: Beat[] = [];
  let from = 0;
  while (from < beats.length) {
    let to = from;
    while (to < beats.length && isLocked(beats[to] as Beat)) to += 1;
    if (to === from) {
      from += 1;
      continue;
    }
    const stretch = beats.slice(from, to);
    const lastedS = (stretch.at(-1)?.second ?? 0) - (stretch[0]?.second ?? 0);
    if (lastedS >= LOCKED.leastS) {
      const before = lastSeconds(beats, from, LOCKED.besideS);
      const behind = firstSeconds(beats, to, LOCKED.besideS);
      if ([...before, ...behind].some(isOff)) doubted.push(...stretch);
    }
    from = to;
  }
  return doubted;
}

/** So many seconds of beats before this one, at one a second at most. */
function lastSeconds(beats: readonly Beat[], end: number, seconds: number): Beat[] {
  const before = beats.slice(Math.max(0, end - seconds - 1), end);
  const until = before.at(-1)?.second ?? 0;
  return before.filter(({ second }) => until - second <= seconds);
}

function firstSeconds(beats: readonly Beat[], start: number, seconds: number): Beat[] {
  const behind = beats.slice(start, start + seconds + 1);
  const from = behind[0]?.second ?? 0;
  return behind.filter(({ second }) => second - from <= seconds);
}

function median(beats: readonly Beat[]): number {
  return medianOf(beats.map(({ bpm }) => bpm));
}
