/**
 * Loads as others publish them, each on a scale of its own: none may be added to Edwards' points,
 * which the product keeps. They are here to be compared with.
 */

/** Minutes below the first threshold, between the two, and above the second (Lucia 2003). */
export function luciaLoad([below, between, above]: readonly [number, number, number]): number {
  return below + 2 * between + 3 * above;
}

/** Minutes times how hard it felt, from 0 to 10 (Foster). */
export function perceivedLoad({ minutes, effort }: { minutes: number; effort: number }): number {
  return minutes * effort;
}

/** 100 for an hour at threshold pace; the pace is the graded one. */
export function thresholdPaceLoad(run: {
  durationS: number;
  paceSPerKm: number;
  thresholdSPerKm: number;
}): number {
  const intensity = run.thresholdSPerKm / run.paceSPerKm;
  return (run.durationS / 3600) * intensity ** 2 * 100;
}

type AtHeartRate = {
  minutes: number;
  heartRate: number;
  resting: number;
  maximum: number;
  sex: 'm' | 'f';
};

// Women's factor goes with women's exponent: programs that mix the two are known.
const BANISTER = { m: { factor: 0.64, exponent: 1.92 }, f: { factor: 0.86, exponent: 1.67 } };

/** Minutes weighted by the share of the heart rate reserve, for a stretch at one heart rate (Banister). */
export function banisterLoad(at: AtHeartRate): number {
  const { factor, exponent } = BANISTER[at.sex];
  const reserve = (at.heartRate - at.resting) / (at.maximum - at.resting);
  return at.minutes * reserve * factor * Math.exp(exponent * reserve);
}

/** Banister's, so that an hour at the threshold's heart rate is 100. */
export function thresholdHeartRateLoad(at: AtHeartRate & { threshold: number }): number {
  const hour = banisterLoad({ ...at, minutes: 60, heartRate: at.threshold });
  return (100 * banisterLoad(at)) / hour;
}
