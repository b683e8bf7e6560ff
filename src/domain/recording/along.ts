import { MAX_SAMPLE_GAP_S } from '../zones.ts';
import { climbingAlong } from './climbing.ts';
import { filledChannel } from './filled-channel.ts';
import type { Channel, Recording } from './recording.ts';

/** What has come together up to each sample: differences of it are the figures of any stretch. */
export type Along = {
  timeS: number[];
  distanceM: number[] | null;
  movingS: number[];
  ascentM: number[] | null;
  descentM: number[] | null;
  /** Seconds with a heart rate, and those seconds times the rate. */
  beatenS: number[];
  bpmSeconds: number[];
  /** Seconds with a cadence, and those seconds times the cadence. */
  steppedS: number[];
  cadenceSeconds: number[];
};

export function alongOf(recording: Recording): Along {
  const { timeS } = recording;
  const distanceM = distancesAlong(recording);
  const climbing = climbingAlong(recording);
  const beats = heldAlong(timeS, recording.heartRateBpm);
  const steps = heldAlong(timeS, recording.cadencePerMin);
  return {
    timeS,
    distanceM,
    movingS: movingAlong(recording, distanceM),
    ascentM: climbing?.ascentM ?? null,
    descentM: climbing?.descentM ?? null,
    beatenS: beats.heldS,
    bpmSeconds: beats.valueSeconds,
    steppedS: steps.heldS,
    cadenceSeconds: steps.valueSeconds,
  };
}

/** Which sample comes first at or after this; the length where none does. */
export function firstAtLeast(rising: readonly number[], least: number): number {
  let from = 0;
  let until = rising.length;
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((rising[middle] ?? 0) < least) from = middle + 1;
    else until = middle;
  }
  return from;
}

/** A value between samples, even in time. */
export function valueAt(timeS: readonly number[], values: readonly number[], atS: number): number {
  return valueBefore(firstAtLeast(timeS, atS), { timeS, values, atS });
}

/** The same for seconds that never fall from one call to the next: it goes on where it was. */
export function valuesOnTheWay(timeS: readonly number[]) {
  let next = 0;
  return (values: readonly number[], atS: number): number => {
    while (next < timeS.length && (timeS[next] ?? 0) < atS) next += 1;
    return valueBefore(next, { timeS, values, atS });
  };
}

type Between = { timeS: readonly number[]; values: readonly number[]; atS: number };

function valueBefore(next: number, { timeS, values, atS }: Between): number {
  if (next === 0) return values[0] ?? 0;
  if (next >= timeS.length) return values.at(-1) ?? 0;
  const fromS = timeS[next - 1] ?? 0;
  const share = (atS - fromS) / ((timeS[next] ?? 0) - fromS);
  const from = values[next - 1] ?? 0;
  return from + share * ((values[next] ?? 0) - from);
}

/** The second in which a distance was first reached. */
export function secondAt(way: { timeS: number[]; distanceM: number[] }, metres: number): number {
  const { timeS, distanceM } = way;
  const index = firstAtLeast(distanceM, metres);
  const beforeM = distanceM[index - 1];
  const atM = distanceM[index];
  if (atM === undefined) return timeS.at(-1) ?? 0;
  if (beforeM === undefined) return timeS[0] ?? 0;
  const beforeS = timeS[index - 1] ?? 0;
  return beforeS + ((metres - beforeM) / (atM - beforeM)) * ((timeS[index] ?? 0) - beforeS);
}

/** Never falling: a watch that takes metres back has not run backwards. */
function distancesAlong({ timeS, distanceM }: Recording): number[] | null {
  const filled = distanceM && filledChannel(timeS, distanceM);
  if (!filled) return null;
  let farthest = 0;
  return filled.map((distance) => {
    farthest = Math.max(farthest, distance);
    return farthest;
  });
}

function movingAlong(recording: Recording, distanceM: number[] | null): number[] {
  const { timeS } = recording;
  const moved = movedTo(recording, distanceM);
  let total = 0;
  return timeS.map((time, index) => {
    if (moved[index]) total += time - (timeS[index - 1] ?? 0);
    return total;
  });
}

/** Each value above nought stands until the next sample, unless that is too long a silence. */
export function heldAlong(timeS: readonly number[], values: Channel | null) {
  const heldS: number[] = [];
  const valueSeconds: number[] = [];
  let held = 0;
  let weighted = 0;
  for (const [index, time] of timeS.entries()) {
    const lastedS = time - (timeS[index - 1] ?? time);
    const value = values?.[index - 1] ?? 0;
    if (value > 0 && lastedS <= MAX_SAMPLE_GAP_S) {
      held += lastedS;
      weighted += value * lastedS;
    }
    heldS.push(held);
    valueSeconds.push(weighted);
  }
  return { heldS, valueSeconds };
}

// Slower than any walk; satellites wander by about this much while their owner stands.
const STANDING_M_PER_S = 0.3;
// A shorter stop is a kerb, or a watch that writes whole metres.
const SHORTEST_PAUSE_S = 10;

/**
 * Whether the athlete moved on the way to each sample (the first has no way to it). The source's own
 * word counts; where it has none, standing is going nowhere for ten seconds. A silence of ten seconds
 * without way is a pause whatever the source says: watches stop writing when they are paused.
 */
function movedTo(
  recording: Pick<Recording, 'timeS' | 'moving'>,
  distanceM: readonly number[] | null,
): boolean[] {
  const { timeS, moving } = recording;
  const pauses = distanceM ? pausesOf(timeS, distanceM) : null;
  return timeS.map((time, index) => {
    if (index === 0) return false;
    const moves = moving?.[index] ?? null;
    const paused = pauses?.[index] ?? false;
    if (moves === null) return !paused;
    const isSilence = time - (timeS[index - 1] ?? 0) >= SHORTEST_PAUSE_S;
    return moves > 0 && !(isSilence && paused);
  });
}

function pausesOf(timeS: readonly number[], distanceM: readonly number[]): boolean[] {
  const pauses: boolean[] = timeS.map(() => false);
  let first = 1;
  for (let index = 1; index <= timeS.length; index += 1) {
    if (index < timeS.length && isSlow(index)) continue;
    const lastedS = (timeS[index - 1] ?? 0) - (timeS[first - 1] ?? 0);
    if (index > first && lastedS >= SHORTEST_PAUSE_S) pauses.fill(true, first, index);
    first = index + 1;
  }
  return pauses;

  function isSlow(index: number): boolean {
    const overS = (timeS[index] ?? 0) - (timeS[index - 1] ?? 0);
    const wayM = (distanceM[index] ?? 0) - (distanceM[index - 1] ?? 0);
    return wayM < STANDING_M_PER_S * overS;
  }
}
