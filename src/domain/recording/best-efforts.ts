import { worldRecordS } from '../plausible-time.ts';
import { MARATHON_M, STANDARD_DISTANCES } from '../standard-distances.ts';
import type { Channel } from './recording.ts';

/** The fastest stretch of a distance inside a recording. */
export type BestEffort = {
  distanceM: number;
  /** From its first metre to its last, standing included. */
  elapsedS: number;
  /** Seconds and metres since the start of the recording; may fall between samples. */
  startS: number;
  startM: number;
};

type Way = { timeS: readonly number[]; distanceM: readonly number[] };

/** The distances that efforts are looked for inside of recordings. */
export const EFFORT_DISTANCES_M = STANDARD_DISTANCES.map(({ distanceM }) => distanceM).filter(
  (distanceM) => distanceM <= MARATHON_M,
);

// Nobody who keeps a training log holds it: a bicycle, a car, or satellites that wandered.
const FASTEST_M_PER_S = 7.5;
const TOO_FAST = [
  { overM: 100, mPerS: 10 },
  { overM: 400, mPerS: FASTEST_M_PER_S },
];
// What was not measured for longer than this may have been run, ridden or slept.
const LONGEST_GAP_S = 15;
// A step between two samples that no legs cover, where it is longer than a satellite's usual error.
const JUMP_M_PER_S = 12.5;
const LEAST_JUMP_M = 20;

/**
 * The fastest 400 m, kilometre, mile ... that the recording holds, in elapsed time. Stretches with a
 * hole, with a jump, or faster than believable are passed over, and so is all that contains them.
 */
export function bestEfforts(recording: {
  timeS: readonly number[];
  distanceM: Channel | null;
}): BestEffort[] {
  const way = measuredWay(recording);
  if (!way) return [];
  const unsoundUpTo = sumUpTo(unsoundSteps(way));
  const wholeM = (way.distanceM.at(-1) ?? 0) - (way.distanceM[0] ?? 0);
  return EFFORT_DISTANCES_M.flatMap((distanceM) => {
    if (distanceM > wholeM) return [];
    const leastS = Math.max(worldRecordS(distanceM), distanceM / FASTEST_M_PER_S);
    const effort = fastestStretch(way, { distanceM, unsoundUpTo, leastS });
    return effort ? [effort] : [];
  });
}

/**
 * The least time between two points this far apart. Time goes evenly from sample to sample, so that
 * the fastest stretch begins or ends at one: both are tried, each in one pass.
 */
export function fastestStretch(
  way: Way,
  of: {
    distanceM: number;
    /** How many steps up to each are such that no stretch may contain them. */
    unsoundUpTo?: readonly number[];
    leastS?: number;
  },
): BestEffort | null {
  const { distanceM, unsoundUpTo = [], leastS = 0 } = of;
  let best: BestEffort | null = null;
  for (const stretch of [stretchesFromSamples, stretchesToSamples]) {
    const isWanted = (elapsedS: number) =>
      elapsedS >= leastS && (best === null || elapsedS < best.elapsedS);
    stretch(way, { lengthM: distanceM, isWanted }, ({ fromS, toS, fromM, firstStep, lastStep }) => {
      const elapsedS = toS - fromS;
      if (countBetween(unsoundUpTo, firstStep, lastStep) > 0) return;
      best = { distanceM, elapsedS, startS: fromS, startM: fromM };
    });
  }
  return best;
}

type Stretch = {
  fromS: number;
  toS: number;
  fromM: number;
  /** The steps it touches: step n leads to sample n. */
  firstStep: number;
  lastStep: number;
};
type Tell = (stretch: Stretch) => void;
/** Of some thousand stretches a few are of use: the others are not even made. */
type Wanted = { lengthM: number; isWanted: (elapsedS: number) => boolean };

function stretchesFromSamples(way: Way, { lengthM, isWanted }: Wanted, tell: Tell): void {
  const { timeS, distanceM } = way;
  let end = 0;
  for (let start = 0; start < distanceM.length; start += 1) {
    const fromM = distanceM[start] ?? 0;
    const toM = fromM + lengthM;
    while (end < distanceM.length && (distanceM[end] ?? 0) < toM) end += 1;
    if (end >= distanceM.length) return;
    const fromS = timeS[start] ?? 0;
    const toS = timeBetween(way, { step: end, atM: toM });
    if (isWanted(toS - fromS)) tell({ fromS, toS, fromM, firstStep: start + 1, lastStep: end });
  }
}

function stretchesToSamples(way: Way, { lengthM, isWanted }: Wanted, tell: Tell): void {
  const { timeS, distanceM } = way;
  let start = 0;
  for (let end = 0; end < distanceM.length; end += 1) {
    const toM = distanceM[end] ?? 0;
    const fromM = toM - lengthM;
    if (fromM < (distanceM[0] ?? 0)) continue;
    // The last sample that is not beyond: of standing there, only its end counts.
    while (start + 1 < end && (distanceM[start + 1] ?? 0) <= fromM) start += 1;
    const fromS = timeBetween(way, { step: start + 1, atM: fromM });
    const toS = timeS[end] ?? 0;
    if (isWanted(toS - fromS)) tell({ fromS, toS, fromM, firstStep: start + 1, lastStep: end });
  }
}

/** When a distance within a step was reached. */
function timeBetween({ timeS, distanceM }: Way, { step, atM }: { step: number; atM: number }) {
  const [beforeM, afterM] = [distanceM[step - 1] ?? 0, distanceM[step] ?? 0];
  const [beforeS, afterS] = [timeS[step - 1] ?? 0, timeS[step] ?? 0];
  if (afterM <= beforeM) return afterS;
  return beforeS + ((atM - beforeM) / (afterM - beforeM)) * (afterS - beforeS);
}

/** The samples that have a distance; one that a watch takes back stays where it was. */
function measuredWay(recording: { timeS: readonly number[]; distanceM: Channel | null }) {
  const way = { timeS: [] as number[], distanceM: [] as number[] };
  let farthest = 0;
  const distances = recording.distanceM ?? [];
  for (let index = 0; index < distances.length; index += 1) {
    const distance = distances[index] ?? null;
    if (distance === null) continue;
    farthest = Math.max(farthest, distance);
    way.timeS.push(recording.timeS[index] ?? 0);
    way.distanceM.push(farthest);
  }
  return way.timeS.length > 1 ? way : null;
}

/** Which steps no effort may contain: holes, jumps, and stretches that nobody runs. */
function unsoundSteps(way: Way): boolean[] {
  const { timeS, distanceM } = way;
  const unsound = timeS.map((time, step) => {
    if (step === 0) return false;
    const overS = time - (timeS[step - 1] ?? 0);
    const wayM = (distanceM[step] ?? 0) - (distanceM[step - 1] ?? 0);
    return overS > LONGEST_GAP_S || (wayM > LEAST_JUMP_M && wayM > JUMP_M_PER_S * overS);
  });
  for (const { overM, mPerS } of TOO_FAST) {
    let marked = 0;
    const isWanted = (elapsedS: number) => elapsedS < overM / mPerS;
    stretchesFromSamples(way, { lengthM: overM, isWanted }, ({ firstStep, lastStep }) => {
      unsound.fill(true, Math.max(firstStep, marked), lastStep + 1);
      marked = lastStep + 1;
    });
  }
  return unsound;
}

function sumUpTo(flags: readonly boolean[]): number[] {
  let count = 0;
  return flags.map((flag) => {
    if (flag) count += 1;
    return count;
  });
}

function countBetween(upTo: readonly number[], first: number, last: number): number {
  return (upTo[last] ?? 0) - (upTo[first - 1] ?? 0);
}
