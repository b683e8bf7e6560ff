import type { WeekStart } from './calendar.ts';
import { formatPace } from './pace.ts';
import {
  feetFromM,
  grouped,
  inchesFromCm,
  KG_PER_POUND,
  kmFromM,
  M_PER_MILE,
  mFromKm,
  mFromMiles,
  roundKm,
} from './units.ts';

/** How one athlete reads and writes measures. Elevation is in feet where distance is in miles. */
export type Measures = {
  distance: 'km' | 'mi';
  weight: 'kg' | 'lb';
  height: 'cm' | 'ft';
  weekStart: WeekStart;
  clock: '24' | '12';
  dates: 'day-month' | 'month-day';
};

/** What everything is written in for nobody in particular, and for who has never said. */
export const USUAL_MEASURES: Measures = {
  distance: 'km',
  weight: 'kg',
  height: 'cm',
  weekStart: 'sunday',
  clock: '24',
  dates: 'day-month',
};

/**
 * Whoever reads what is being written now. As with a language, every sentence asks and none can be
 * handed it: the browser names its athlete, the server the one whose request it answers.
 */
let reader = (): Measures => USUAL_MEASURES;

export function askForReader(ask: () => Measures): void {
  reader = ask;
}

export function measures(): Measures {
  return reader();
}

function inMiles(): boolean {
  return reader().distance === 'mi';
}

export function distanceUnit(): 'km' | 'mi' {
  return reader().distance;
}

export function weekStart(): WeekStart {
  return reader().weekStart;
}

/** 'Sunday to Saturday': how a week of the reader's runs. */
export function weekDays(): 'Sunday to Saturday' | 'Monday to Sunday' {
  return weekStart() === 'monday' ? 'Monday to Sunday' : 'Sunday to Saturday';
}

/** 'kilometre', 'mile': one of it in a sentence. */
export function distanceWord(): 'kilometre' | 'mile' {
  return inMiles() ? 'mile' : 'kilometre';
}

/** A kilometre or a mile: what splits are made of and a scale counts. */
export function unitM(): number {
  return inMiles() ? M_PER_MILE : 1000;
}

/** Whether so far is a whole number of kilometres or miles, or of every fifth. */
export function isMark(distanceM: number, every = 1): boolean {
  const count = distanceM / (every * unitM());
  return Math.abs(count - Math.round(count)) < 1e-6;
}

/** Unrounded. */
export function distanceIn(distanceM: number): number {
  return inMiles() ? distanceM / M_PER_MILE : kmFromM(distanceM);
}

/** '10.40' at two decimals. */
export function distanceFigure(distanceM: number, decimals = 2): string {
  return roundKm(distanceIn(distanceM), decimals).toFixed(decimals);
}

/** A distance by itself, '18.2', '21.1', '1,204.35': as many decimals as it needs, two at most. */
export function exactDistance(distanceM: number): string {
  return grouped(roundKm(distanceIn(distanceM)));
}

/** Of distances added up: one decimal, none from a thousand on. */
export function sumDistance(sumM: number): string {
  return scaleFigure(distanceIn(sumM));
}

/** The same of what is in the reader's unit already, as an axis has it. */
export function scaleFigure(distance: number): string {
  return grouped(roundKm(distance, distance < 1000 ? 1 : 0));
}

/** '18.2 km'. */
export function distanceText(distanceM: number): string {
  return `${exactDistance(distanceM)}\u00a0${distanceUnit()}`;
}

/** '15 km', '9.3 mi': a bound of a rule, as short as it can be. */
export function boundText(distanceM: number): string {
  return `${roundKm(distanceIn(distanceM), 1)} ${distanceUnit()}`;
}

/** '1,204 km', of distances added up. */
export function sumText(sumM: number): string {
  return `${sumDistance(sumM)}\u00a0${distanceUnit()}`;
}

/** Metres of a distance in the reader's unit; to the millimetre, so that 5 miles stay 5 miles. */
export function metresOf(distance: number): number {
  return inMiles() ? Math.round(mFromMiles(distance) * 1000) / 1000 : mFromKm(distance);
}

export function paceUnit(): '/km' | '/mi' {
  return inMiles() ? '/mi' : '/km';
}

/** Of a difference between two paces. */
export function gapUnit(): 's/km' | 's/mi' {
  return inMiles() ? 's/mi' : 's/km';
}

/** Seconds for one of the reader's units, of seconds a kilometre; and so with what lies between two. */
export function paceIn(sPerKm: number): number {
  return (sPerKm * unitM()) / 1000;
}

/** The way back of `paceIn`. */
export function sPerKmOf(pace: number): number {
  return (pace * 1000) / unitM();
}

/** 'M:SS' to the nearest second; a dash where there is no pace. */
export function paceFigure(sPerKm: number | null | undefined): string {
  return formatPace(sPerKm == null ? null : paceIn(sPerKm));
}

/** The same of a pace that is in the reader's unit already, as the values of an axis are. */
export function paceInFigure(pace: number): string {
  return formatPace(pace);
}

/** '5:27 /km'. */
export function paceText(sPerKm: number | null | undefined): string {
  return `${paceFigure(sPerKm)}\u00a0${paceUnit()}`;
}

/** '45 s/km', '1:15 /km': how far two paces as they are shown lie apart, in seconds for one of the reader's units. */
export function paceGapText(gapS: number): string {
  const apartS = Math.abs(gapS);
  return apartS < 60 ? `${apartS}\u00a0${gapUnit()}` : `${formatPace(apartS)}\u00a0${paceUnit()}`;
}

/** How many seconds slower one pace is than another, of both as they are shown; negative where faster. */
export function slowerByShownS({ pace, than }: { pace: number; than: number }): number {
  return Math.round(paceIn(pace)) - Math.round(paceIn(than));
}

export function speedUnit(): 'km/h' | 'mph' {
  return inMiles() ? 'mph' : 'km/h';
}

/** Of metres a second, unrounded. */
export function speedIn(mPerS: number): number {
  return (3600 * mPerS) / unitM();
}

export function elevationUnit(): 'm' | 'ft' {
  return inMiles() ? 'ft' : 'm';
}

/** Unrounded. */
export function elevationIn(elevationM: number): number {
  return inMiles() ? feetFromM(elevationM) : elevationM;
}

/** Whole metres or feet. */
export function elevationFigure(elevationM: number): string {
  return grouped(Math.round(elevationIn(elevationM)));
}

/** '215 m', '705 ft'. */
export function elevationText(elevationM: number): string {
  return `${elevationFigure(elevationM)}\u00a0${elevationUnit()}`;
}

export function weightUnit(): 'kg' | 'lb' {
  return reader().weight;
}

/** Unrounded. */
export function weightIn(weightKg: number): number {
  return reader().weight === 'lb' ? weightKg / KG_PER_POUND : weightKg;
}

/** Kilograms of a weight in the reader's unit; pounds to the gram. */
export function kgOf(weight: number): number {
  return reader().weight === 'lb' ? Math.round(weight * KG_PER_POUND * 1000) / 1000 : weight;
}

/** '71.4'. */
export function weightFigure(weightKg: number, decimals = 1): string {
  return weightIn(weightKg).toFixed(decimals);
}

/** '71.4 kg'. */
export function weightText(weightKg: number, decimals = 1): string {
  return `${weightFigure(weightKg, decimals)}\u00a0${weightUnit()}`;
}

/** A weight that is lifted, '62.5', '100': plates come in quarters of a kilogram, a file's pounds in odd grams. */
export function liftedFigure(weightKg: number): number {
  return roundKm(weightIn(weightKg), reader().weight === 'lb' ? 1 : 2);
}

/** What was lost between two weights as both are shown, in the reader's unit; negative where gained. */
export function shownLoss({ fromKg, toKg }: { fromKg: number; toKg: number }): number {
  const lost = Number(weightFigure(fromKg)) - Number(weightFigure(toKg));
  // Adding nothing turns -0 into 0.
  return Math.round(lost * 10) / 10 + 0;
}

/** '178', or feet and inches: '5′ 10″'. */
export function heightFigure(heightCm: number): string {
  if (reader().height === 'cm') return String(heightCm);
  const inches = Math.round(inchesFromCm(heightCm));
  return `${Math.floor(inches / 12)}′ ${inches % 12}″`;
}

/** '178 cm', '5′ 10″'. */
export function heightText(heightCm: number): string {
  const figure = heightFigure(heightCm);
  return reader().height === 'cm' ? `${figure}\u00a0cm` : figure;
}
