import { describe, expect, test } from 'vitest';
import { fitted, pinched, shownAlso, zoomed } from './use-view-range.ts';

const whole = [0, 100] as const;

describe('the part in view', () => {
  test('stays inside the whole, and no smaller than can be read', () => {
    expect(fitted({ range: [-20, 30], whole, least: 10 })).toEqual([0, 50]);
    expect(fitted({ range: [90, 130], whole, least: 10 })).toEqual([60, 100]);
    expect(fitted({ range: [40, 41], whole, least: 10 })).toEqual([35.5, 45.5]);
    expect(fitted({ range: [-50, 500], whole, least: 10 })).toEqual([0, 100]);
    expect(fitted({ range: [2, 3], whole: [0, 5], least: 10 })).toEqual([0, 5]);
  });

  test('comes nearer around a place that stays where it is', () => {
    expect(zoomed([0, 100], { factor: 0.5, around: 80 })).toEqual([40, 90]);
    expect(zoomed([40, 90], { factor: 2, around: 80 })).toEqual([0, 100]);
  });

  test('moves only as far as it must to show a place', () => {
    expect(shownAlso([20, 40], 30)).toEqual([20, 40]);
    expect(shownAlso([20, 40], 45)).toEqual([25, 45]);
    expect(shownAlso([20, 40], 15)).toEqual([15, 35]);
  });

  test('keeps two places under two fingers', () => {
    expect(pinched({ value: 40, share: 0.25 }, { value: 60, share: 0.75 })).toEqual([30, 70]);
    expect(pinched({ value: 60, share: 0.75 }, { value: 40, share: 0.25 })).toEqual([30, 70]);
  });

  test('does not turn over when fingers meet or cross', () => {
    expect(pinched({ value: 40, share: 0.5 }, { value: 60, share: 0.501 })).toBeNull();
    expect(pinched({ value: 40, share: 0.7 }, { value: 60, share: 0.3 })).toBeNull();
  });
});
