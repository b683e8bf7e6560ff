import { type EnergyUnit, energyUnitOf, KILOCALORIES } from '../quantities/units.ts';
import { measured, type Quantity } from './json-values.ts';
import type { ParsedNote } from './parsed-workout.ts';

const KJ_PER_KCAL = 4.184;

// Top athletes keep up some 25 kcal a minute; beyond this the figure is in another unit.
const MOST_KCAL_PER_MIN = 35;
const LEAST_KCAL = 0.1;

export type WrittenEnergy = {
  active: Quantity | null;
  /** Active and resting together. */
  total: Quantity | null;
  /** The sum of the active energy minute by minute. */
  series: Quantity | null;
  durationS: number;
};

/**
 * The active energy in kcal: resting energy is burned without training, and adding it would
 * count it twice. Real files label kJ as kcal and the other way round, so where the total and
 * its parts are both there, their ratio decides and not the labels.
 */
export function settleEnergy(written: WrittenEnergy, notes: ParsedNote[]): number | null {
  const active = measured(written.active);
  const series = measured(written.series);
  const base = active ?? series ?? measured(written.total);
  if (base === null) return null;
  if (active === null && series !== null) {
    notes.push({
      code: 'energy-from-series',
      message: 'The energy was missing; the energy minute by minute was added up.',
    });
  } else if (active === null && written.total !== null) {
    notes.push({
      code: 'energy-with-resting',
      message: 'Only the total energy was there, which holds what the body burns at rest as well.',
    });
  }
  const unit = unitByRatio(base, active === null ? null : series, written.durationS, notes);
  const kcal = plausible(base, unit, written.durationS, notes);
  return kcal !== null && kcal >= LEAST_KCAL ? kcal : null;
}

function unitByRatio(
  base: Quantity,
  series: Quantity | null,
  durationS: number,
  notes: ParsedNote[],
): EnergyUnit {
  const labelled = energyUnitOf(base.unit) ?? 'kcal';
  if (series === null) return labelled;
  const ratio = series.value / base.value;
  const labels = { labelled, base, series };
  if (isNear(ratio, KJ_PER_KCAL)) return corrected({ ...labels, unit: 'kcal' }, notes);
  if (isNear(ratio, 1 / KJ_PER_KCAL)) return corrected({ ...labels, unit: 'kJ' }, notes);
  const ofSeries = energyUnitOf(series.unit) ?? labelled;
  if (!isNear(ratio, 1) || ofSeries === labelled) return labelled;
  // One figure, two labels: only one of them a body can do. Else the total's own stands.
  const other = isPossible(base.value, labelled, durationS) ? labelled : ofSeries;
  return corrected({ ...labels, unit: other }, notes);
}

function corrected(
  found: { labelled: EnergyUnit; unit: EnergyUnit; base: Quantity; series: Quantity },
  notes: ParsedNote[],
): EnergyUnit {
  const { labelled, unit, base, series } = found;
  if (unit !== labelled) {
    notes.push({
      code: 'energy-unit',
      message: `The energy of ${figure(base)} was labelled ${labelled}, but minute by minute it adds up to ${figure(series)}: it was read as ${unit}.`,
    });
  }
  return unit;
}

function plausible(
  base: Quantity,
  unit: EnergyUnit,
  durationS: number,
  notes: ParsedNote[],
): number | null {
  if (isPossible(base.value, unit, durationS)) return kcalOf(base.value, unit);
  for (const smaller of ['kJ', 'cal', 'J'] as const) {
    if (!isPossible(base.value, smaller, durationS)) continue;
    notes.push({
      code: 'energy-unit',
      message: `${figure(base)} ${unit} is more than a body can burn in the time; it was read as ${smaller}.`,
    });
    return kcalOf(base.value, smaller);
  }
  notes.push({
    code: 'energy-implausible',
    message: `${figure(base)} ${unit} is more than a body can burn in the time; it was left out.`,
  });
  return null;
}

function isPossible(value: number, unit: EnergyUnit, durationS: number): boolean {
  return kcalOf(value, unit) / (Math.max(durationS, 60) / 60) <= MOST_KCAL_PER_MIN;
}

function kcalOf(value: number, unit: EnergyUnit): number {
  return KILOCALORIES[unit](value);
}

function isNear(ratio: number, expected: number): boolean {
  return Math.abs(ratio / expected - 1) < 0.05;
}

function figure({ value }: Quantity): string {
  return String(Number(value.toPrecision(6)));
}
