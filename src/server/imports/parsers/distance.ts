import { classifyActivity } from '../../../domain/classify-activity.ts';
import type { Sport } from '../../../domain/sports.ts';
import { mFromKm } from '../../../domain/units.ts';
import { lengthUnitOf, METRES } from '../quantities/units.ts';
import { measured, type Quantity } from './json-values.ts';
import type { ParsedNote } from './parsed-workout.ts';

// 144 km/h, kept up from start to end: no workout is faster, metres called kilometres are.
const FASTEST_M_PER_S = 40;
const STANDSTILL_M_PER_S = 0.03;
const LEAST_DURATION_S = 300;
const LEAST_M = 1;
const LEAST_CLIMB_M = 0.01;
const MOST_CLIMB_M = 20_000;

const STATIONARY: ReadonlySet<Sport> = new Set([
  'strength',
  'hiit',
  'yoga',
  'pilates',
  'dance',
  'climbing',
  'martial-arts',
  'other',
]);

export type WrittenDistance = {
  total: Quantity | null;
  /** The sum of the per-minute distances, if the file has them. */
  series: Quantity | null;
  durationS: number;
  activityName: string;
};

/** Metres, by the label where that can be, by the speed it implies where it cannot. */
export function settleDistance(written: WrittenDistance, notes: ParsedNote[]): number | null {
  const distanceM = distanceIn(written, notes);
  return distanceM !== null && distanceM >= LEAST_M ? distanceM : null;
}

function distanceIn(written: WrittenDistance, notes: ParsedNote[]): number | null {
  const total = measured(written.total);
  const series = measured(written.series);
  if (total === null) {
    const seriesM = series === null ? null : metresAsLabelled(series);
    if (seriesM === null || !isPossible(seriesM, written.durationS)) return null;
    notes.push({
      code: 'distance-from-series',
      message: 'The distance was missing; the distances minute by minute were added up.',
    });
    return seriesM;
  }
  const labelledM = metresAsLabelled(total);
  if (isPossible(labelledM, written.durationS)) {
    return isStandstill(labelledM, total, written) ? metresFromKilometres(total, notes) : labelledM;
  }
  for (const unit of ['m', 'ft'] as const) {
    const distanceM = METRES[unit](total.value);
    if (!isPossible(distanceM, written.durationS)) continue;
    notes.push({
      code: 'distance-unit',
      message: `${figure(total)} was too far for the time; it was read as ${Math.round(distanceM)} m.`,
    });
    return distanceM;
  }
  notes.push({
    code: 'distance-implausible',
    message: `${figure(total)} cannot be covered in the time; the distance was left out.`,
  });
  return null;
}

/** Height differences come in metres unless they say otherwise. */
export function metresOfHeight(quantity: Quantity | null): number | null {
  const known = measured(quantity);
  if (known === null) return null;
  const heightM = METRES[lengthUnitOf(known.unit) ?? 'm'](known.value);
  return heightM >= LEAST_CLIMB_M && heightM < MOST_CLIMB_M ? heightM : null;
}

function metresAsLabelled({ value, unit }: Quantity): number {
  return METRES[lengthUnitOf(unit) ?? 'km'](value);
}

function isPossible(distanceM: number, durationS: number): boolean {
  return distanceM / Math.max(durationS, 1) <= FASTEST_M_PER_S;
}

// 1.825 'm' in 77 minutes is a swim whose kilometres were labelled metres; 3 'm' of yoga is drift.
function isStandstill(labelledM: number, total: Quantity, written: WrittenDistance): boolean {
  if (lengthUnitOf(total.unit) !== 'm' || written.durationS < LEAST_DURATION_S) return false;
  if (labelledM / written.durationS > STANDSTILL_M_PER_S) return false;
  const asKilometres = mFromKm(total.value) / written.durationS;
  if (asKilometres < 0.3 || asKilometres > 12) return false;
  return !STATIONARY.has(classifyActivity(written.activityName).sport);
}

function metresFromKilometres(total: Quantity, notes: ParsedNote[]): number {
  notes.push({
    code: 'distance-unit',
    message: `${figure(total)} was too short for the time; it was read as ${total.value} km.`,
  });
  return mFromKm(total.value);
}

function figure({ value, unit }: Quantity): string {
  return `${Number(value.toPrecision(6))} ${lengthUnitOf(unit) ?? 'km'}`;
}
