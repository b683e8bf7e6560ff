import { expect, test } from 'vitest';
import { madeUpRace, madeUpRun } from '../../../testing/web/made-up.ts';
import type { Race } from '../../contract/race-list.ts';
import type { Workout } from '../../contract/workouts.ts';
import { mFromKm } from '../../domain/units.ts';
import { offeredRuns } from './run-choices.tsx';

const race = madeUpRace();

function offered(workouts: Workout[], races: Race[] = [race]): number[] {
  return offeredRuns({ workouts, race, races }).map(({ id }) => id);
}

test.each([
  ['2026-11-13', false],
  ['2026-11-14', true],
  ['2026-11-15', true],
  ['2026-11-16', true],
  ['2026-11-17', false],
])('a run of %s is offered for a race of 15 November: %s', (date, isOffered) => {
  expect(offered([madeUpRun({ date })])).toEqual(isOffered ? [11] : []);
});

test.each([
  [18.9, false],
  [19, true],
  [21.1, true],
  [25.3, true],
  [25.4, false],
  [null, false],
])('a run of %s km is offered for a half marathon: %s', (km, isOffered) => {
  const distanceM = km && mFromKm(km);
  expect(offered([madeUpRun({ distanceM })])).toEqual(isOffered ? [11] : []);
});

test('only runs are offered', () => {
  expect(offered([madeUpRun({ workoutType: 'cross', sport: 'cycling' })])).toEqual([]);
});

test('the run of another race is not offered, that of this race is', () => {
  const linked = madeUpRace({ workoutId: 11 });
  expect(offered([madeUpRun()], [linked])).toEqual([11]);
  expect(offered([madeUpRun()], [race, madeUpRace({ id: 2, workoutId: 11 })])).toEqual([]);
});

test('the likeliest comes first: of the same day, then of the nearest length', () => {
  const runs = [
    madeUpRun({ id: 1, date: '2026-11-14', distanceM: 21_100 }),
    madeUpRun({ id: 2, distanceM: 24_000 }),
    madeUpRun({ id: 3, distanceM: 21_300 }),
  ];
  expect(offered(runs)).toEqual([3, 2, 1]);
});

test('a run that Strava marks as a race comes before all others', () => {
  const runs = [
    madeUpRun({ id: 1, distanceM: 21_100 }),
    madeUpRun({ id: 2, date: '2026-11-14', distanceM: 24_000, isRace: true }),
  ];
  expect(offered(runs)).toEqual([2, 1]);
});
