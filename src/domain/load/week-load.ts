import type { FormDay } from './form.ts';
import { FORM } from './load-rules.ts';

/** What an even week of no rest at all would otherwise make endless. */
const MOST_MONOTONY = 10;

/**
 * How alike the days of a week were, rest days counted as 0: their mean over their spread, that of
 * these seven days and of no larger sample; and the week's load times it (Foster 1998). Context, no
 * measure of risk.
 */
export function monotonyOf(
  loads: readonly number[],
  { divisor = loads.length }: { divisor?: number } = {},
): { monotony: number; strain: number } {
  const sum = loads.reduce((total, load) => total + load, 0);
  if (sum === 0) return { monotony: 0, strain: 0 };
  const mean = sum / loads.length;
  const spread = Math.sqrt(loads.reduce((total, load) => total + (load - mean) ** 2, 0) / divisor);
  const monotony = Math.min(MOST_MONOTONY, spread === 0 ? MOST_MONOTONY : mean / spread);
  return { monotony, strain: sum * monotony };
}

/** By how many percent fitness grew in the week up to a day; null without a week before it. */
export function rampPercent(days: readonly FormDay[], at = days.length - 1): number | null {
  const [now, before] = [days[at], days[at - 7]];
  if (!now || !before || before.fitness <= 0) return null;
  return (100 * (now.fitness - before.fitness)) / before.fitness;
}

export type WeekLoad = {
  monotony: number;
  strain: number;
  rampPercent: number | null;
  /** The load of the week against the mean of four. */
  ratio: number | null;
};

/** What is told of the seven days up to one of these. */
export function weekLoad(days: readonly FormDay[], at = days.length - 1): WeekLoad {
  const loads = (count: number) =>
    days.slice(Math.max(0, at + 1 - count), at + 1).map(({ load }) => load);
  return {
    ...monotonyOf(loads(7)),
    rampPercent: rampPercent(days, at),
    ratio: acuteToChronic(loads(28)),
  };
}

/** The mean load of the last seven of 28 days over that of all 28; null without so many, or without load. */
function acuteToChronic(loads: readonly number[]): number | null {
  const mean = (of: readonly number[]) => of.reduce((sum, load) => sum + load, 0) / of.length;
  const chronic = mean(loads);
  return loads.length < 28 || chronic === 0 ? null : mean(loads.slice(-7)) / chronic;
}

/** Whether fitness has grown steeply for three weeks running. */
export function isSteepRamp(days: readonly FormDay[]): boolean {
  return Array.from({ length: FORM.steepRampWeeks }, (_, week) => week).every((week) => {
    const ramp = rampPercent(days, days.length - 1 - 7 * week);
    return ramp !== null && ramp > FORM.steepRampPercent;
  });
}
