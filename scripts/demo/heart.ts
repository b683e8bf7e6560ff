import { type PerZone, zoneOf, zonesOfMaximum } from '../../src/domain/zones.ts';
import type { Dice } from './dice.ts';

/** A stretch of even effort: how long, at what share of the maximum heart rate, and how far. */
export type Stretch = { seconds: number; share: number; distanceM?: number };

export type HeartRates = {
  average: number;
  highest: number;
  zoneSeconds: PerZone;
  /** Step by step. */
  steps: number[];
};

const STEP_S = 10;
// A heart needs the better part of a minute to follow, and creeps up over an hour at even effort.
const FOLLOWS_IN_S = 45;
const DRIFT_SHARE_PER_HOUR = 0.018;
const WARM_AFTER_S = 480;
const HILLS_SHARE = 0.022;

/** What a chest strap would have seen, step by step; averages and zones come from the same steps. */
export function heartRatesOf(input: {
  stretches: readonly Stretch[];
  maxHeartRate: number;
  dice: Dice;
}): HeartRates {
  const { stretches, maxHeartRate, dice } = input;
  const zones = zonesOfMaximum(maxHeartRate);
  const zoneSeconds: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  const hillSteps = dice.between(12, 40);
  let bpm = maxHeartRate * 0.48;
  let flutter = 0;
  const shownSteps: number[] = [];
  for (const { seconds, share } of stretches) {
    for (let second = 0; second < seconds; second += STEP_S) {
      const steps = shownSteps.length;
      const passedS = steps * STEP_S;
      const drift = (DRIFT_SHARE_PER_HOUR * passedS) / 3600;
      const hills = HILLS_SHARE * Math.sin(steps / hillSteps);
      const warmth = 0.86 + 0.14 * Math.min(1, passedS / WARM_AFTER_S);
      const aim = maxHeartRate * Math.min(0.985, (share + drift + hills) * warmth);
      bpm += ((aim - bpm) * STEP_S) / FOLLOWS_IN_S;
      flutter = flutter * 0.8 + dice.between(-2, 2);
      const shown = Math.round(Math.min(maxHeartRate, bpm + flutter));
      const stepS = Math.round(Math.min(STEP_S, seconds - second));
      zoneSeconds[zoneOf(shown, zones)] += stepS;
      shownSteps.push(shown);
    }
  }
  const [, one, two, three, four, five] = zoneSeconds;
  return {
    average: Math.round(shownSteps.reduce((sum, bpm) => sum + bpm, 0) / shownSteps.length),
    highest: Math.max(...shownSteps),
    zoneSeconds: [one, two, three, four, five],
    steps: shownSteps,
  };
}
