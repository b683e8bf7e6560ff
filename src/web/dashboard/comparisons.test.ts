import { expect, test } from 'vitest';
import { periodsOf } from '../../../testing/web/made-up.ts';
import type { Summary } from '../../contract/analytics.ts';
import {
  compareDistance,
  compareHeartRate,
  comparePace,
  compareWeek,
  targetOf,
} from './comparisons.ts';

type Part = Partial<Summary['period']>;

const periods = (now: Part, then: Part) => periodsOf(30, now, then);

const said = ({ change, against }: { change: string | null; against: string }) =>
  [change, against].filter(Boolean).join(' ').replaceAll('\u00a0', ' ');

test('distance is compared in percent, in times where it is thrice as much', () => {
  const of = (now: number, then: number) =>
    said(compareDistance(periods({ totalDistance: now }, { totalDistance: then })));
  expect(of(112, 100)).toBe('+12 % on the 30 days before');
  expect(of(88, 100)).toBe('−12 % on the 30 days before');
  expect(of(100.2, 100)).toBe('As far as in the 30 days before');
  expect(of(450, 100)).toBe('4.5 times the 30 days before');
  expect(of(0, 100)).toBe('−100 % on the 30 days before');
  expect(of(10, 0)).toBe('No kilometres in the 30 days before');
});

test('more kilometres are better, fewer are only fewer', () => {
  expect(compareDistance(periods({ totalDistance: 2 }, { totalDistance: 1 })).better).toBe(true);
  expect(compareDistance(periods({ totalDistance: 1 }, { totalDistance: 2 })).better).toBeNull();
});

test('pace is compared as it is shown', () => {
  const of = (now: number | null, then: number | null) =>
    said(comparePace(periods({ avgPaceSPerKm: now }, { avgPaceSPerKm: then })));
  expect(of(329, 335)).toBe('6 s/km faster than the 30 days before');
  expect(of(335.4, 334.6)).toBe('As fast as in the 30 days before');
  expect(of(420, 335)).toBe('1:25 min/km slower than the 30 days before');
  expect(of(329, null)).toBe('No pace in the 30 days before');
  expect(of(null, 329)).toBe('No run with a distance');
});

test('a heart rate is higher or lower, never better', () => {
  const higher = compareHeartRate(periods({ avgHeartRate: 149 }, { avgHeartRate: 146 }));
  expect(said(higher)).toBe('3 bpm higher than the 30 days before');
  expect(higher.better).toBeNull();
});

test('the week is compared with an average one of the 30 days before', () => {
  expect(said(compareWeek(periods({}, { runs: 16 })))).toBe(
    '3.7 runs a week in the 30 days before',
  );
  expect(said(compareWeek(periods({}, {})))).toBe('0 runs a week in the 30 days before');
});

test('the weekly frequency of the profile is a target from and to', () => {
  expect(targetOf('4-5')).toEqual({ least: 4, most: 5 });
});
