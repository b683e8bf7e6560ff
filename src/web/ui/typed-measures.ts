import {
  distanceIn,
  distanceUnit,
  heightFigure,
  kgOf,
  type Measures,
  measures,
  metresOf,
  paceFigure,
  paceUnit,
  sPerKmOf,
  weightIn,
  weightUnit,
} from '../../domain/measures.ts';
import { exactPace, readPace } from '../../domain/pace.ts';
import { cmOfFeet, cmTyped } from '../../domain/typed-height.ts';
import { KG_PER_POUND, kmFromM, M_PER_MILE } from '../../domain/units.ts';
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

/** What a field of a form is a measure of. */
export type Quantity = 'distance' | 'pace' | 'weight' | 'height';

/** The units in which measures are typed. */
export type TypedUnits = Pick<Measures, 'distance' | 'weight' | 'height'>;

/** Those of whoever types now. */
export function typedUnits(): TypedUnits {
  const { distance, weight, height } = measures();
  return { distance, weight, height };
}

/** The units of a draft that was kept; of one that names none, those of now. */
export function unitsOfKept(kept: unknown): TypedUnits {
  const units: unknown = typeof kept === 'object' && kept && Reflect.get(kept, 'units');
  const now = typedUnits();
  if (typeof units !== 'object' || !units) return now;
  const { distance, weight, height }: Partial<Record<string, unknown>> = { ...units };
  return {
    distance: distance === 'km' || distance === 'mi' ? distance : now.distance,
    weight: weight === 'kg' || weight === 'lb' ? weight : now.weight,
    height: height === 'cm' || height === 'ft' ? height : now.height,
  };
}

/** What was typed in other units, as it is typed in those of now. What cannot be read stays as it is. */
export function retyped(text: string, quantity: Quantity, from: TypedUnits): string {
  const to = measures();
  const unit = quantity === 'pace' ? 'distance' : quantity;
  if (from[unit] === to[unit]) return text;
  if (quantity === 'height') return retypedHeight(text);
  if (quantity === 'pace') {
    const pace = readPace(text);
    return pace === null ? text : paceFigure((pace * 1000) / METRES[from.distance]);
  }
  const typed = readNumber(text);
  if (typed === null) return text;
  return quantity === 'distance'
    ? thousandths((typed * METRES[from.distance]) / METRES[to.distance])
    : hundredths((typed * KILOGRAMS[from.weight]) / KILOGRAMS[to.weight]);
}

const METRES = { km: 1000, mi: M_PER_MILE };
const KILOGRAMS = { kg: 1, lb: KG_PER_POUND };

function retypedHeight(text: string): string {
  const cm = measures().height === 'cm' ? cmOfFeet(text) : readNumber(text);
  return cm === null ? text : heightFigure(cm);
}

/** What was typed with its unit, to be read somewhere else than in its field. */
export function withUnit(text: string, quantity: Quantity): string {
  const { height } = measures();
  const unit = {
    distance: distanceUnit(),
    pace: paceUnit(),
    weight: weightUnit(),
    height: height === 'cm' ? 'cm' : '',
  }[quantity];
  return text && unit ? `${text}\u00a0${unit}` : text;
}

function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function thousandths(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
