import { formatDuration } from '../../domain/duration.ts';

/**
 * Seconds of a duration as a runner types it in a hurry: '45' is minutes, '1:05', '1.05' and '1h05'
 * are hours and minutes, '1:05:30' and '1.05.30' have seconds. Null when it is none of these.
 */
export function readDuration(text: string): number | null {
  const plain = text.trim().toLowerCase();
  if (plain === '') return null;
  const parts = MINUTES.exec(plain) ?? CLOCK.exec(plain) ?? WORDS.exec(plain);
  if (!parts) return null;
  const { h = '0', m = '0', s = '0' } = parts.groups ?? {};
  const durationS = Number(h) * 3600 + Number(m) * 60 + Number(s);
  return durationS < 100 * 3600 ? durationS : null;
}

/** The text as the log keeps it, 'H:MM' or 'H:MM:SS'; what cannot be read stays as it is. */
export function tidyDuration(text: string): string {
  const durationS = readDuration(text);
  return durationS === null ? text : formatDuration(durationS);
}

export function sayDuration(durationS: number): string {
  const parts = [
    [Math.floor(durationS / 3600), 'h'],
    [Math.floor(durationS / 60) % 60, 'min'],
    [durationS % 60, 's'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}\u00a0${unit}`);
  return said.join(' ') || '0\u00a0min';
}

const MINUTES = /^(?<m>\d{1,3})$/;
const CLOCK = /^(?<h>\d{1,2})[:.,](?<m>[0-5]\d)(?:[:.,](?<s>[0-5]\d))?$/;
const WORDS =
  /^(?=\d)(?:(?<h>\d{1,2}) ?h)? ?(?:(?<m>\d{1,3}) ?(?:m|min|$))? ?(?:(?<s>\d{1,2}) ?s)?$/;
