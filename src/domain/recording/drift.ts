import { type Along, valueAt } from './along.ts';
import type { Interval } from './intervals.ts';

/** How much more heart the same speed cost in the later half. */
export type Drift = {
  /** 0.05 is 5 %: the later half went as much less far for each heartbeat. */
  share: number;
  halves: [DriftHalf, DriftHalf];
};

type DriftHalf = {
  fromS: number;
  toS: number;
  /** Of the speed that was compared: grade-adjusted where there is elevation to rest on. */
  paceSPerKm: number;
  heartRateBpm: number;
};

export type NoDrift = 'noHeartRate' | 'noDistance' | 'tooShort' | 'intervals';

// A heart takes some minutes to answer: until then the pace is ahead of it.
const WARM_UP_S = 10 * 60;
// Less than twenty minutes a half tells one hill, not a drift.
const LEAST_MOVING_S = 40 * 60;
const LEAST_COVERED = 0.8;

/** From here on the heart works noticeably harder for the same speed: the usual mark of coaches. */
export const NOTICEABLE_DRIFT = 0.05;

/**
 * Speed for each heartbeat in the later half of the time moving, against the earlier half, the first
 * ten minutes left out. Only of an even run: where repetitions and rests alternate the heart lags
 * behind both, and the figure would be of the pauses.
 */
export function driftOf(of: {
  along: Along;
  /** Metres on the flat, or as measured. */
  distanceM: readonly number[] | null;
  intervals: readonly Interval[];
}): Drift | NoDrift {
  const { along, distanceM, intervals } = of;
  if (!distanceM) return 'noDistance';
  const { timeS, movingS } = along;
  const totalS = movingS.at(-1) ?? 0;
  if (along.beatenS.at(-1) === 0) return 'noHeartRate';
  if (intervals.length > 0) return 'intervals';
  if (totalS - WARM_UP_S < LEAST_MOVING_S) return 'tooShort';
  const secondOf = (moving: number) => secondMoving({ timeS, movingS }, moving);
  const marks = [WARM_UP_S, (WARM_UP_S + totalS) / 2, totalS].map(secondOf);
  const [fromS = 0, halfwayS = 0, toS = 0] = marks;
  const first = halfOf(along, distanceM, { fromS, toS: halfwayS });
  const second = halfOf(along, distanceM, { fromS: halfwayS, toS });
  if (!first || !second) return 'noHeartRate';
  const reach = ({ paceSPerKm, heartRateBpm }: DriftHalf) => 1 / (paceSPerKm * heartRateBpm);
  return { share: 1 - reach(second) / reach(first), halves: [first, second] };
}

/** Null where too little of it has a heart rate. */
function halfOf(
  { timeS, movingS, beatenS, bpmSeconds }: Along,
  distanceM: readonly number[],
  { fromS, toS }: { fromS: number; toS: number },
): DriftHalf | null {
  const between = (values: readonly number[]) =>
    valueAt(timeS, values, toS) - valueAt(timeS, values, fromS);
  const [moving, beaten, metres] = [between(movingS), between(beatenS), between(distanceM)];
  if (metres <= 0 || beaten < LEAST_COVERED * (toS - fromS)) return null;
  return {
    fromS,
    toS,
    paceSPerKm: (1000 * moving) / metres,
    heartRateBpm: between(bpmSeconds) / beaten,
  };
}

/** When so many seconds had been moved. */
function secondMoving(
  { timeS, movingS }: { timeS: readonly number[]; movingS: readonly number[] },
  moving: number,
): number {
  const index = movingS.findIndex((value) => value >= moving);
  if (index <= 0) return timeS[Math.max(0, index)] ?? 0;
  const [before = 0, at = 0] = [movingS[index - 1], movingS[index]];
  const [beforeS = 0, atS = 0] = [timeS[index - 1], timeS[index]];
  return beforeS + ((moving - before) / (at - before)) * (atS - beforeS);
}
