/** Null without a distance or a time to divide. */
export function paceSPerKm(run: {
  distanceM: number | null | undefined;
  durationS: number | null | undefined;
}): number | null {
  const { distanceM, durationS } = run;
  if (!distanceM || !durationS || distanceM <= 0 || durationS <= 0) return null;
  return durationS / (distanceM / 1000);
}

/** Seconds a kilometre of 'M:SS', 'MM:SS' or 'M:SS.sss'; null where it is none. */
export function readPace(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d(?:\.\d{1,3})?)$/.exec(text.trim()) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** 'M:SS' to the nearest second; a dash where there is no pace. */
export function formatPace(paceSPerKm: number | null | undefined): string {
  if (paceSPerKm === null || paceSPerKm === undefined || !Number.isFinite(paceSPerKm)) return '—';
  const wholeS = Math.round(paceSPerKm);
  return `${Math.floor(wholeS / 60)}:${String(wholeS % 60).padStart(2, '0')}`;
}

/** 'M:SS', and with as many decimals as it takes where it is no whole second. */
export function exactPace(paceSPerKm: number): string {
  const thousandths = Math.round(paceSPerKm * 1000);
  const minutes = Math.floor(thousandths / 60_000);
  const [whole = '', decimals] = String((thousandths % 60_000) / 1000).split('.');
  return `${minutes}:${whole.padStart(2, '0')}${decimals ? `.${decimals}` : ''}`;
}

/**
 * How many seconds a kilometre one pace is slower than another, negative where it is faster. Of both
 * as they are shown, so that every screen and answer tells the difference that can be seen.
 */
export function slowerByS({ pace, than }: { pace: number; than: number }): number {
  return Math.round(pace) - Math.round(than);
}
