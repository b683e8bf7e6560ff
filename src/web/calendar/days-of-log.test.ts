import { expect, test } from 'vitest';
import { madeUpRace, madeUpRun } from '../../../testing/web/made-up.ts';
import { daysOfLog, sumRuns } from './days-of-log.ts';

const DAY = '2026-11-08';

test('a day has its workouts in their order, and the race that one of them was', () => {
  const morning = madeUpRun({ id: 1, date: DAY });
  const race = madeUpRun({ id: 2, date: DAY });
  const races = [madeUpRace({ id: 7, date: DAY, workoutId: 2 }), madeUpRace({ id: 8, date: DAY })];
  const [day] = daysOfLog([DAY], { workouts: [race, morning], races, weights: [] });
  expect(day?.workouts.map(({ workout, race: of }) => [workout.id, of?.id])).toEqual([
    [1, undefined],
    [2, 7],
  ]);
  expect(day?.races.map(({ id }) => id)).toEqual([8]);
});

test('a day without anything is there and empty', () => {
  expect(daysOfLog([DAY], { workouts: [], races: [], weights: [] })).toEqual([
    { day: DAY, workouts: [], races: [], weightKg: null },
  ]);
});

test('runs are added up, walks and rides are not', () => {
  const run = madeUpRun({ distanceM: 10_000, durationS: 3000 });
  const treadmill = madeUpRun({ distanceM: null, durationS: 1800 });
  const walk = madeUpRun({ sport: 'walk', distanceM: 5000 });
  expect(sumRuns([run, treadmill, walk])).toEqual({ runs: 2, distanceM: 10_000, durationS: 4800 });
});
