import { readAmount } from '../quantities/numbers.ts';
import { isObject, own } from './json-values.ts';
import type { ParsedNote, ZoneMinutes } from './parsed-workout.ts';

/** `zones: { zone1 ... zone5 }` in minutes, as the records carry them; null when they are empty. */
export function readZoneMinutes(
  zones: unknown,
  durationS: number,
  notes: ParsedNote[],
): ZoneMinutes | null {
  if (!isObject(zones)) return null;
  const minutes: ZoneMinutes = [
    zone(zones, 1),
    zone(zones, 2),
    zone(zones, 3),
    zone(zones, 4),
    zone(zones, 5),
  ];
  const sum = minutes.reduce((total, value) => total + value, 0);
  if (sum === 0) return null;
  const durationMin = durationS / 60;
  // Five zones, each rounded up to a whole minute, may exceed the whole.
  const longest = durationMin * 1.05 + 5;
  if (sum <= longest) return minutes;
  if (sum / 60 <= longest) {
    notes.push({
      code: 'zones-unit',
      message: 'The times in zones were longer than the workout; they were read as seconds.',
    });
    const [first, second, third, fourth, fifth] = minutes;
    return [first / 60, second / 60, third / 60, fourth / 60, fifth / 60];
  }
  notes.push({
    code: 'zones-implausible',
    message: 'The times in zones were longer than the workout; they were left out.',
  });
  return null;
}

function zone(zones: { readonly [key: string]: unknown }, number: number): number {
  return readAmount(own(zones, `zone${number}`), `time in zone ${number}`) ?? 0;
}
