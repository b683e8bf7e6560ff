import { expect, test } from 'vitest';
import { periodsOf } from '../../../testing/web/made-up.ts';
import type { Comparison } from '../ui/comparison-text.tsx';
import {
  beforeText,
  compareDistance,
  compareHeartRate,
  comparePace,
  compareWeeklyRuns,
  tenthsText,
} from './period-words.ts';

const said = ({ change, against }: Comparison) =>
  [change, against].filter(Boolean).join(' ').replaceAll('\u00a0', ' ');

test('an answer is told in the words of its period, also where this year is as long as another', () => {
  expect(beforeText({ span: 'days', days: 90 })).toBe('the three months before');
  expect(beforeText({ span: 'year', days: 90 })).toBe('the same days of last year');
  expect(beforeText({ span: 'days', days: 365 })).toBe('the 365 days before');
});

test('distance is compared in percent, in times where it is thrice as much', () => {
  const of = (nowM: number, thenM: number) =>
    said(compareDistance(periodsOf(90, { runningM: nowM }, { runningM: thenM })));
  expect(of(112_000, 100_000)).toBe('+12 % on the three months before');
  expect(of(88_000, 100_000)).toBe('−12 % on the three months before');
  expect(of(100_200, 100_000)).toBe('As far as in the three months before');
  expect(of(299_000, 100_000)).toBe('+199 % on the three months before');
  expect(of(300_000, 100_000)).toBe('3 times the three months before');
  expect(of(450_000, 100_000)).toBe('4.5 times the three months before');
  expect(of(0, 100_000)).toBe('−100 % on the three months before');
  expect(of(10_000, 0)).toBe('No kilometres in the three months before');
});

test('pace is compared as it is shown', () => {
  const of = (now: number | null, then: number | null) =>
    said(comparePace(periodsOf(30, { avgPaceSPerKm: now }, { avgPaceSPerKm: then })));
  expect(of(329, 335)).toBe('6 s/km faster than the 30 days before');
  expect(of(335.4, 334.6)).toBe('As fast as in the 30 days before');
  expect(of(420, 335)).toBe('1:25 /km slower than the 30 days before');
  expect(of(329, null)).toBe('No pace in the 30 days before');
  expect(of(null, 329)).toBe('No run with a distance');
});

test('a heart rate is higher or lower, never better', () => {
  const of = (now: number | null, then: number | null) =>
    compareHeartRate(periodsOf(30, { avgHeartRate: now }, { avgHeartRate: then }));
  expect(said(of(149, 146))).toBe('3 bpm higher than the 30 days before');
  expect(of(149, 146).better).toBeNull();
  expect(said(of(146, 146))).toBe('The same as in the 30 days before');
  expect(said(of(null, 146))).toBe('No heart rate recorded');
  expect(said(of(146, null))).toBe('No heart rate in the 30 days before');
});

test('this week is compared with the runs of an average one', () => {
  const of = (runs: number) => said(compareWeeklyRuns(periodsOf(30, {}, { runs })));
  expect(of(16)).toBe('3.7 runs a week in the 30 days before');
  expect(of(0)).toBe('0 runs a week in the 30 days before');
});

test('one decimal stands where it says something', () => {
  expect([3.46, 4, 1234.04].map(tenthsText)).toEqual(['3.5', '4', '1,234']);
});
