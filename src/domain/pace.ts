/** Null without a distance or a time to divide. */
export function paceSPerKm(run: {
  distanceM: number | null | undefined;
  durationS: number | null | undefined;
}): number | null {
  const { distanceM, durationS } = run;
  if (!distanceM || !durationS || distanceM <= 0 || durationS <= 0) return null;
  return durationS / (distanceM / 1000);
}

/** 'M:SS' to the nearest second; a dash where there is no pace. */
export function formatPace(paceSPerKm: number | null | undefined): string {
  if (paceSPerKm === null || paceSPerKm === undefined || !Number.isFinite(paceSPerKm)) return '—';
  const wholeS = Math.round(paceSPerKm);
  return `${Math.floor(wholeS / 60)}:${String(wholeS % 60).padStart(2, '0')}`;
}

/**
 * How many seconds a kilometre one pace is slower than another, negative where it is faster. Of both
 * as they are shown, so that every screen and answer tells the difference that can be seen.
 */
export function slowerByS({ pace, than }: { pace: number; than: number }): number {
  return Math.round(pace) - Math.round(than);
}
