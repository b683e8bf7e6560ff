/** The longest that anybody is told to run, whatever for: a convention of coaches. */
export const LONGEST_RUN = { distanceM: 32_000, durationS: 3 * 3600 } as const;

/** Beyond the marathon: half of the race, and never more than 50 km or five hours. A convention. */
export const ULTRA = { fromM: 43_000, mostM: 50_000, durationS: 5 * 3600, share: 0.5 } as const;

export function ultraLongRun(raceM: number): number {
  return Math.min(ULTRA.mostM, ULTRA.share * raceM);
}

/** One run more than twice as long as any other, a race apart or a slip, is nothing to build on. */
export function longestInLine(distancesM: readonly number[]): number {
  const [longest = 0, next] = distancesM.toSorted((one, other) => other - one);
  return next !== undefined && longest > OUT_OF_LINE * next ? next : longest;
}

/** What they come to, where such a one counts as the next longest: weeks are built on no more than the long run. */
export function inLineSum(distancesM: readonly number[]): number {
  const most = longestInLine(distancesM);
  return distancesM.reduce((sum, each) => sum + Math.min(each, most), 0);
}

const OUT_OF_LINE = 2;
