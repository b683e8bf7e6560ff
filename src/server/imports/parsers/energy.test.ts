import { describe, expect, it } from 'vitest';
import { settleEnergy, type WrittenEnergy } from './energy.ts';
import type { ParsedNote } from './parsed-workout.ts';

function settle(written: Partial<WrittenEnergy>) {
  const notes: ParsedNote[] = [];
  const kcal = settleEnergy(
    { active: null, total: null, series: null, durationS: 1800, ...written },
    notes,
  );
  const rounded = kcal === null ? null : Math.round(kcal * 1e6) / 1e6;
  return { kcal: rounded, notes: notes.map(({ code }) => code) };
}

describe('the unit of the energy', () => {
  it('is the label where nothing speaks against it', () => {
    expect(settle({ active: { value: 418.4, unit: 'kJ' } })).toEqual({ kcal: 100, notes: [] });
    expect(settle({ active: { value: 100, unit: 'kcal' } })).toEqual({ kcal: 100, notes: [] });
    expect(settle({ active: { value: 100, unit: 'Cal' } })).toEqual({ kcal: 100, notes: [] });
    expect(settle({ active: { value: 100, unit: '' } })).toEqual({ kcal: 100, notes: [] });
  });

  it('is kcal when the minutes add up to 4.184 times as much, whatever the labels', () => {
    for (const [total, parts] of [
      ['kJ', 'kcal'],
      ['kcal', 'kJ'],
      ['kJ', 'kJ'],
      ['', ''],
    ]) {
      const written = {
        active: { value: 43, unit: total ?? '' },
        series: { value: 179.912, unit: parts ?? '' },
      };
      expect(settle(written).kcal).toBe(43);
    }
  });

  it('is kJ when the minutes add up to a 4.184th, whatever the labels', () => {
    const written = {
      active: { value: 292.88, unit: 'kcal' },
      series: { value: 70, unit: 'kJ' },
    };
    expect(settle(written)).toEqual({ kcal: 70, notes: ['energy-unit'] });
  });

  it('stays the label when the minutes are only part of it', () => {
    const written = { active: { value: 836.8, unit: 'kJ' }, series: { value: 300, unit: 'kJ' } };
    expect(settle(written)).toEqual({ kcal: 200, notes: [] });
  });

  it('is that of the parts when one figure has two labels and only the other is possible', () => {
    const written = { active: { value: 2000, unit: 'kcal' }, series: { value: 2000, unit: 'kJ' } };
    expect(settle(written)).toEqual({
      kcal: expect.closeTo(478.011, 3),
      notes: ['energy-unit'],
    });
  });

  it('is kJ when nobody could burn so many kcal in the time', () => {
    expect(settle({ active: { value: 1674, unit: 'kcal' } })).toEqual({
      kcal: expect.closeTo(400.096, 3),
      notes: ['energy-unit'],
    });
  });

  it('stays kcal for a heavy swimmer who burns 20 a minute', () => {
    const written = { active: { value: 1568.2, unit: 'kcal' }, durationS: 4610 };
    expect(settle(written)).toEqual({ kcal: 1568.2, notes: [] });
  });

  it('of an impossible figure is no unit at all', () => {
    expect(settle({ active: { value: 1e12, unit: 'kcal' } })).toEqual({
      kcal: null,
      notes: ['energy-implausible'],
    });
  });
});

describe('which energy counts', () => {
  it('the active one, so that resting energy is not counted as training', () => {
    const written = { active: { value: 100, unit: 'kcal' }, total: { value: 140, unit: 'kcal' } };
    expect(settle(written)).toEqual({ kcal: 100, notes: [] });
  });

  it('the sum of the minutes when the total is zero', () => {
    const written = { active: { value: 0, unit: 'kJ' }, series: { value: 836.8, unit: 'kJ' } };
    expect(settle(written)).toEqual({ kcal: 200, notes: ['energy-from-series'] });
  });

  it('the total, noted, when there is no other', () => {
    expect(settle({ total: { value: 140, unit: 'kcal' } })).toEqual({
      kcal: 140,
      notes: ['energy-with-resting'],
    });
  });

  it('none, when all are zero', () => {
    expect(settle({ active: { value: 0, unit: 'kJ' } })).toEqual({ kcal: null, notes: [] });
  });
});
