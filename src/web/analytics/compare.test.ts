import { expect, test } from 'vitest';
import { periodsOf } from '../../../testing/web/made-up.ts';
import type { PacedRun, PeriodRuns } from '../../contract/period-runs.ts';
import type { Comparison } from '../ui/comparison-text.tsx';
import { compareBestPace, compareTime, compareWeek } from './compare.ts';

const said = ({ change, against }: Comparison) =>
  [change, against].filter(Boolean).join(' ').replaceAll('\u00a0', ' ');

test('time is compared in percent, more is better and less is only less', () => {
  const of = (now: number, then: number) =>
    compareTime(periodsOf('year', { durationS: now }, { durationS: then }));
  expect(said(of(5400, 3600))).toBe('+50 % on the same days of last year');
  expect(said(of(3600, 3600))).toBe('As long as in the same days of last year');
  expect(said(of(3600, 0))).toBe('No workout in the same days of last year');
  expect(of(2, 1).better).toBe(true);
  expect(of(1, 2).better).toBeNull();
});

test('the best pace is compared as it is shown', () => {
  const run = (paceSPerKm: number | null): PacedRun | null =>
    paceSPerKm === null
      ? null
      : {
          id: 1,
          date: '2026-11-20',
          sport: 'run',
          runningSubtype: null,
          distanceM: 10_000,
          durationS: paceSPerKm * 10,
          paceSPerKm,
        };
  const of = (now: number | null, then: number | null) => {
    const days = { span: 'days' as const, days: 180, from: '2026-05-26', to: '2026-11-21' };
    const runs: PeriodRuns = {
      today: '2026-11-21',
      period: days,
      previous: days,
      pacedRuns: [],
      bestPace: run(now),
      previousBestPace: run(then),
      recentRuns: [],
    };
    return said(compareBestPace(runs));
  };
  expect(of(252, 264)).toBe('12 s/km faster than in the six months before');
  expect(of(340, 264)).toBe('1:16 /km slower than in the six months before');
  expect(of(252.4, 251.6)).toBe('As fast as in the six months before');
  expect(of(252, null)).toBe('No pace in the six months before');
  expect(of(null, 252)).toBe('No run with a distance');
});

test('an average week is compared with one before, its weeks being days over seven', () => {
  const of = (then: { runningM: number; runs: number }) =>
    said(compareWeek(periodsOf(30, { runningM: 1000, runs: 1 }, then)));
  expect(of({ runningM: 120_000, runs: 15 })).toBe(
    '28 km in 3.5 runs a week in the 30 days before',
  );
  expect(of({ runningM: 0, runs: 0 })).toBe('No run in the 30 days before');
});
