import { readDuration, secondsOf } from '../quantities/durations.ts';
import { type NumberStyle, readAmount, readNumber } from '../quantities/numbers.ts';
import type { Unit } from '../quantities/units.ts';
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

export type ZonesReading =
  | { state: 'read'; minutes: ZoneMinutes | null; notes: ParsedNote[] }
  /** Which of the five cannot be read; null where the cell as a whole is not five zones. */
  | { state: 'unreadable'; zone: number | null };

const STYLE: NumberStyle = { mark: null, whole: false };

/** Minutes in five zones, from as many cells or from one such as '10/20/15/5/0'. */
export function readZones(input: {
  cells: readonly string[];
  /** What the headers say. */
  unit: Unit | null;
  durationS: number;
}): ZonesReading {
  const { cells, unit, durationS } = input;
  if (cells.every((cell) => cell.trim() === '')) return { state: 'read', minutes: null, notes: [] };
  const values = cells.map((cell) => minutesOf({ cell, unit, durationS }));
  const broken = values.indexOf(null);
  if (broken >= 0) return { state: 'unreadable', zone: broken + 1 };
  const notes: ParsedNote[] = [];
  const named = Object.fromEntries(values.map((value, at) => [`zone${at + 1}`, value]));
  return { state: 'read', minutes: readZoneMinutes(named, durationS, notes), notes };
}

/** The five parts of one cell; null where there are not five. */
export function splitZones(cell: string): string[] | null {
  if (cell.length > LONGEST_ZONES) return null;
  const text = cell.replace(/z(?:one)?\s*[1-5]\s*[:=]\s*/giu, '').trim();
  for (const mark of ['/', '|', ';', ',', '-', /\s+/]) {
    const parts = text.split(mark).map((part) => part.trim());
    if (parts.at(-1) === '') parts.pop();
    if (parts.length === 5) return parts;
  }
  return null;
}

const LONGEST_ZONES = 200;

function minutesOf(input: { cell: string; unit: Unit | null; durationS: number }): number | null {
  const { cell, unit, durationS } = input;
  const number = readNumber(cell, STYLE);
  if (number.value === null) return 0;
  const named = number.unit ?? unit;
  if (!Number.isNaN(number.value)) {
    if (named === 'percent') return (number.value / 100) * (durationS / 60);
    if (named === 's') return number.value / 60;
    return named === 'h' ? number.value * 60 : number.value;
  }
  const written = readDuration(cell, STYLE);
  // Two parts that are minutes and seconds come out sixty times too long, which is noticed below.
  return written && secondsOf(written, { unit: 'min', clock: 'hours-minutes' }) / 60;
}
