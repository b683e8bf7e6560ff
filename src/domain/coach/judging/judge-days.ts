/** How much was run in some days, against as many before them. */
export type VolumeVerdict = 'far more' | 'more' | 'as usual' | 'less' | 'far less';

const SAME_SHARE = 0.1;
const FAR_SHARE = 0.3;

/** Null where nothing was run before. */
export function judgeVolume(distanceM: number, usualM: number): VolumeVerdict | null {
  if (usualM <= 0) return null;
  const more = distanceM / usualM - 1;
  if (Math.abs(more) <= SAME_SHARE) return 'as usual';
  if (more > 0) return more > FAR_SHARE ? 'far more' : 'more';
  return more < -FAR_SHARE ? 'far less' : 'less';
}
