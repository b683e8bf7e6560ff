import { formatDuration } from '../../domain/duration.ts';
import { distanceIn, metresOf } from '../../domain/measures.ts';
import { readTypedDuration, typedDurationText } from '../../domain/typed-duration.ts';
import { kmFromM, mFromKm, roundKm } from '../../domain/units.ts';
import { readNumber } from './read-number.ts';

// The edge between what stands in a form, kilometres and hours as text, and the metres and seconds
// behind it.

/** An effort, and whether digits alone are taken for minutes. */
export type TimeTypedFor = Parameters<typeof readTypedDuration>[1];

/** Target and result of a race: never guessed from digits alone. */
export function raceEffort(distanceM: number | null): TimeTypedFor {
  return { workoutType: 'running', sport: 'run', distanceM, digits: 'refused' };
}

/** Null while it is no time yet. */
export function typedSeconds(text: string, typedFor: TimeTypedFor): number | null {
  return readTypedDuration(text, typedFor)?.durationS ?? null;
}

/** As the call writes it; what cannot be read stays as it is, for the schema to say so. */
export function sentDuration(text: string, typedFor: TimeTypedFor): string {
  const durationS = typedSeconds(text, typedFor);
  return durationS === null ? text : formatDuration(durationS);
}

/**
 * A quick entry as the log writes it: '45' becomes '0:45', '1.05.30' becomes '1:05:30'. Two parts keep
 * their digits, since what they mean may change with a distance that is typed later.
 */
export function tidiedDuration(text: string, typedFor: TimeTypedFor): string {
  const read = readTypedDuration(text, typedFor);
  if (read === null) return text;
  if (read.readAs === 'minutes-seconds') return text.trim().replace(/[.,]/, ':');
  return typedDurationText(read.durationS, typedFor);
}

/** Metres of one of the kilometres that are offered; null while it is no length above zero. */
export function metresOffered(kmText: string): number | null {
  const km = readNumber(kmText);
  return km !== null && km > 0 ? mFromKm(km) : null;
}

/** The kilometres of an address in the reader's unit, as a field shows them. */
export function addressDistanceShown(distance: string): string {
  return distance === '' ? '' : String(roundKm(distanceIn(mFromKm(Number(distance)))));
}

/** A distance in the reader's unit as kilometres of an address; '' where it is none. */
export function addressDistanceOf(text: string): string {
  const distance = readNumber(text);
  if (distance === null || distance < 0) return '';
  return String(roundKm(kmFromM(metresOf(distance)), 3));
}
