import { formatElapsed } from '../../domain/duration.ts';

/** '1 run', '1,132 activities': one, and more than one. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** '48 s', '2:18', '1:02:18': as far as one time is from another. */
export function spanText(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole}\u00a0s` : formatElapsed(whole);
}

/** The beginning of a long text, cut between words. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const lastSpace = cut.search(/\s\S*$/);
  return `${cut.slice(0, lastSpace > most / 2 ? lastSpace : most).trimEnd()}…`;
}
