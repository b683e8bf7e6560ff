export type WeeklyAverage = { distanceM: number; runs: number };

/** Of a stretch of days; its weeks are its days over seven, so that 30 days are 4.29 weeks. */
export function weeklyAverage(stretch: {
  distanceM: number;
  runs: number;
  days: number;
}): WeeklyAverage {
  const weeks = stretch.days / 7;
  return { distanceM: stretch.distanceM / weeks, runs: stretch.runs / weeks };
}
