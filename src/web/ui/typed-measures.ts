import {
  distanceIn,
  heightFigure,
  kgOf,
  measures,
  metresOf,
  sPerKmOf,
  weightIn,
} from '../../domain/measures.ts';
import { exactPace, readPace } from '../../domain/pace.ts';
import { cmTyped } from '../../domain/typed-height.ts';
import { kmFromM } from '../../domain/units.ts';
import { readNumber } from './read-number.ts';

// The edge between what stands in a form, in the athlete's units, and what a call carries: kilometres,
// kilograms and centimetres. A field that nobody touched sends exactly what was there, and what cannot
// be read is sent as it is, for the schema to say so.

/** What a field shows of a distance: as it was typed, or else to the hundredth of a mile. */
export function distanceTyped(distanceM: number | null): string {
  if (distanceM === null) return '';
  return measures().distance === 'km'
    ? String(kmFromM(distanceM))
    : hundredths(distanceIn(distanceM));
}

/** Kilometres of a distance as it is typed. `knownM` is what the field began with. */
export function sentDistance(text: string, knownM?: number | null): string | number {
  if (measures().distance === 'km') return text;
  if (knownM != null && text === distanceTyped(knownM)) return kmFromM(knownM);
  const distance = readNumber(text);
  return distance === null ? text : kmFromM(metresOf(distance));
}

/** Metres of a distance as it is typed; null while it is no length above zero. */
export function typedM(text: string, knownM?: number | null): number | null {
  if (knownM && text === distanceTyped(knownM)) return knownM;
  const distance = readNumber(text);
  return distance !== null && distance > 0 ? metresOf(distance) : null;
}

/** Minutes and seconds a kilometre of a pace as it is typed, to the millisecond where it is by the mile. */
export function sentPace(text: string): string {
  const pace = measures().distance === 'km' ? null : readPace(text);
  return pace === null ? text : exactPace(sPerKmOf(pace));
}

/** What a field shows of a weight. */
export function weightTyped(weightKg: number | null): string {
  if (weightKg === null) return '';
  return measures().weight === 'kg' ? String(weightKg) : hundredths(weightIn(weightKg));
}

/** Kilograms of a weight as it is typed. `knownKg` is what the field began with. */
export function sentKg(text: string, knownKg?: number | null): string | number {
  if (measures().weight === 'kg') return text;
  if (knownKg != null && text === weightTyped(knownKg)) return knownKg;
  const weight = readNumber(text);
  return weight === null ? text : kgOf(weight);
}

/** What a field shows of a height. */
export function heightTyped(heightCm: number | null): string {
  return heightCm === null ? '' : heightFigure(heightCm);
}

/** Centimetres of a height as it is typed. `knownCm` is what the field began with. */
export function sentCm(text: string, knownCm?: number | null): string | number {
  if (measures().height === 'cm' || text.trim() === '') return text;
  if (knownCm != null && text === heightTyped(knownCm)) return knownCm;
  return cmTyped(text) ?? text;
}

function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100);
}
