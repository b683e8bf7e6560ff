import { paceSPerKm } from '../pace.ts';
import { type Along, valueAt } from './along.ts';

/** The figures of a part of the way. Null where nothing was measured to tell it from. */
export type Stretch = {
  /** Seconds since the start; may fall between samples. */
  fromS: number;
  toS: number;
  elapsedS: number;
  /** Without standing. */
  movingS: number;
  distanceM: number | null;
  /** Of the time moving. */
  paceSPerKm: number | null;
  ascentM: number | null;
  descentM: number | null;
  avgHeartRateBpm: number | null;
  /** Steps of both feet, or turns of the crank. */
  avgCadencePerMin: number | null;
};

/** From one second to another. The figures of stretches side by side add up to those of the whole. */
export function stretchOf(along: Along, { fromS, toS }: { fromS: number; toS: number }): Stretch {
  const movingS = between(along.movingS);
  const distanceM = along.distanceM && between(along.distanceM);
  const beatenS = between(along.beatenS);
  const steppedS = between(along.steppedS);
  return {
    fromS,
    toS,
    elapsedS: toS - fromS,
    movingS,
    distanceM,
    paceSPerKm: paceSPerKm({ distanceM, durationS: movingS }),
    ascentM: along.ascentM && between(along.ascentM),
    descentM: along.descentM && between(along.descentM),
    avgHeartRateBpm: beatenS > 0 ? between(along.bpmSeconds) / beatenS : null,
    avgCadencePerMin: steppedS > 0 ? between(along.cadenceSeconds) / steppedS : null,
  };

  function between(values: number[]): number {
    return valueAt(along.timeS, values, toS) - valueAt(along.timeS, values, fromS);
  }
}

export function wholeStretch(along: Along): Stretch {
  return stretchOf(along, { fromS: along.timeS[0] ?? 0, toS: along.timeS.at(-1) ?? 0 });
}
