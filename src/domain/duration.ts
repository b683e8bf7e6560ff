const DURATION_PATTERN = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/;

/** The longest time that can be written so. */
export const LONGEST_DURATION_S = 10_000 * 3600 - 1;

/** Seconds of 'H:MM' or 'H:MM:SS'. Two parts are always hours and minutes. */
export function parseDuration(text: string): number | null {
  const match = DURATION_PATTERN.exec(text);
  if (!match) return null;
  const [, hours, minutes, seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** 'H:MM' when the seconds are zero, else 'H:MM:SS': what calls answer and fields of forms hold. */
export function formatDuration(durationS: number): string {
  const wholeS = Math.round(durationS);
  const seconds = wholeS % 60;
  const hoursAndMinutes = `${Math.floor(wholeS / 3600)}:${twoDigits(Math.floor(wholeS / 60) % 60)}`;
  return seconds === 0 ? hoursAndMinutes : `${hoursAndMinutes}:${twoDigits(seconds)}`;
}

/** 'M:SS' below an hour, 'H:MM:SS' above: as a stopwatch shows it, and every screen. */
export function formatElapsed(seconds: number): string {
  const wholeS = Math.round(seconds);
  const minutes = Math.floor(wholeS / 60);
  const rest = twoDigits(wholeS % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
