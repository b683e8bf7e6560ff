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

/** '48 s', '2:18 min', '1:02:18 h'. */
export function spanText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}\u00a0s`;
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}\u00a0h` : `${m}:${two(s)}\u00a0min`;
}

/** The beginning of a long text, cut between words. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const lastSpace = cut.search(/\s\S*$/);
  return `${cut.slice(0, lastSpace > most / 2 ? lastSpace : most).trimEnd()}…`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Time added up, 'H:MM' to the nearest minute. */
export function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60).toLocaleString('en');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}
