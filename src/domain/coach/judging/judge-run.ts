/** Of one run, or of some together. */
export type PaceAndHeart = { paceSPerKm: number | null; heartRateBpm: number | null };

/**
 * A run beside those of its kind: `stronger` gave more speed for the same heart, `laboured` less;
 * `harder` and `gentler` were run so, speed and heart together.
 */
export type RunVerdict =
  | 'stronger'
  | 'laboured'
  | 'harder'
  | 'gentler'
  | 'faster'
  | 'slower'
  | 'asUsual';

/** A pace within so much of another one is the same: wind and watches move it as far. */
const SAME_PACE_SHARE = 0.02;
/** Heat, coffee and sleep move a heart rate by this much from day to day. */
const SAME_HEART_BPM = 3;

/** Null where one of the two has no pace. */
export function judgeRun(run: PaceAndHeart, usual: PaceAndHeart): RunVerdict | null {
  if (run.paceSPerKm === null || usual.paceSPerKm === null) return null;
  const slowerShare = run.paceSPerKm / usual.paceSPerKm - 1;
  const isFaster = slowerShare <= -SAME_PACE_SHARE;
  const isSlower = slowerShare >= SAME_PACE_SHARE;
  if (run.heartRateBpm === null || usual.heartRateBpm === null) {
    if (isFaster) return 'faster';
    return isSlower ? 'slower' : 'asUsual';
  }
  const moreBpm = run.heartRateBpm - usual.heartRateBpm;
  const isHigher = moreBpm >= SAME_HEART_BPM;
  const isLower = moreBpm <= -SAME_HEART_BPM;
  if (isFaster) return isHigher ? 'harder' : 'stronger';
  if (isSlower) return isLower ? 'gentler' : 'laboured';
  if (isHigher) return 'laboured';
  return isLower ? 'stronger' : 'asUsual';
}

/** From so much of the time in Zones 1 and 2 on an easy run is called easy. */
export const EASY_ENOUGH_PERCENT = 75;
export const NEARLY_EASY_PERCENT = 60;

/** Percent of the time in zones that was in Zones 1 and 2; null without any. */
export function easyPercentOf(zoneSeconds: readonly number[]): number | null {
  const totalS = zoneSeconds.reduce((sum, each) => sum + each, 0);
  const easyS = (zoneSeconds[0] ?? 0) + (zoneSeconds[1] ?? 0);
  return totalS > 0 ? Math.round((100 * easyS) / totalS) : null;
}
