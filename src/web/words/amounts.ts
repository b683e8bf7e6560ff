import { formatElapsed } from '../../domain/duration.ts';
import { kmFromM, roundKm } from '../../domain/units.ts';

/** Of metres added up, kilometres: one decimal, whole ones from a thousand on. */
export function kmText(sumM: number): string {
  return kmFigure(kmFromM(sumM));
}

/** The same of kilometres, as an axis has them. */
export function kmFigure(km: number): string {
  return km.toLocaleString('en', { maximumFractionDigits: km < 1000 ? 1 : 0 });
}

/** A distance by itself, '18.2', '21.1', '1,204.35': as many decimals as it needs, two at most. */
export function exactKmText(distanceM: number): string {
  return roundKm(kmFromM(distanceM)).toLocaleString('en');
}

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
