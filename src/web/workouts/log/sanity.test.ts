import { describe, expect, test } from 'vitest';
import { askForReader, paceFigure, USUAL_MEASURES } from '../../../domain/measures.ts';
import { distanceTyped } from '../../ui/typed-measures.ts';
import * as sanity from './sanity.ts';
import { blankValues, effortOf, type WorkoutValues } from './workout-values.ts';

const values = (typed: Partial<WorkoutValues>): WorkoutValues => ({
  ...blankValues({
    day: '2026-11-21',
    kind: { workoutType: 'running', runningSubtype: 'outdoor-easy' },
  }),
  ...typed,
});

const speedOf = (typed: WorkoutValues) => sanity.speedOf(typed, effortOf(typed, null));
const doubtOfZones = (typed: WorkoutValues) => sanity.doubtOfZones(typed, effortOf(typed, null));
const { doubtOfDate, doubtOfHeartRate } = sanity;

describe('speedOf', () => {
  test('a run of 8.4 km in 45 minutes is 5:21 /km, however it was typed', () => {
    const speed = { figure: '5:21', unit: '/km', doubt: null };
    expect(speedOf(values({ duration: '0:45', distance: '8.4' }))).toEqual(speed);
    expect(speedOf(values({ duration: '45', distance: '8,4' }))).toEqual(speed);
  });

  test('a run on record has the pace that its page tells, however few miles its field shows', () => {
    askForReader(() => ({ ...USUAL_MEASURES, distance: 'mi' }));
    try {
      const kept = { workoutType: 'running', sport: 'run', distanceM: 9300 } as const;
      const typed = values({ duration: '0:51', distance: distanceTyped(kept.distanceM) });
      const shown = sanity.speedOf(typed, effortOf(typed, kept));
      expect(shown?.figure).toBe(paceFigure((51 * 60) / 9.3));
      expect(shown?.figure).toBe('8:50');
    } finally {
      askForReader(() => USUAL_MEASURES);
    }
  });

  test('a ride has a speed, strength has none', () => {
    const typed = { duration: '1:30', distance: '45' };
    expect(speedOf(values({ ...typed, workoutType: 'cross' }))).toMatchObject({
      figure: '30.0',
      unit: 'km/h',
    });
    expect(speedOf(values({ ...typed, workoutType: 'strength' }))).toBeNull();
  });

  test('nothing is said before both are there', () => {
    expect(speedOf(values({ duration: '0:45' }))).toBeNull();
    expect(speedOf(values({ duration: '0:45', distance: '0' }))).toBeNull();
    expect(speedOf(values({ duration: '4:', distance: '8.4' }))).toBeNull();
  });

  test.each([
    ['0:45', '8.4', null],
    ['0:20', '10', /Faster than any record/],
    ['3:00', '5', /Slower than a stroll/],
  ])('%s for %s km', (duration, distance, doubt) => {
    const found = speedOf(values({ duration, distance }))?.doubt ?? null;
    if (doubt) expect(found).toMatch(doubt);
    else expect(found).toBeNull();
  });
});

test('zones may fill the workout, and a begun minute, but no more', () => {
  expect(doubtOfZones(values({ duration: '0:45', zone2Minutes: '45' }))).toBeNull();
  expect(doubtOfZones(values({ duration: '0:45:30', zone2Minutes: '46' }))).toBeNull();
  expect(doubtOfZones(values({ duration: '0:45', zone2Minutes: '40', zone4Minutes: '7' }))).toBe(
    'The zones add up to 47\u00a0min, 2 more than the workout took.',
  );
  expect(doubtOfZones(values({ zone2Minutes: '40' }))).toBeNull();
});

test('beats above the athlete’s maximum and days to come are doubted', () => {
  expect(doubtOfHeartRate('185', 185)).toBeNull();
  expect(doubtOfHeartRate('186', 185)).toMatch(/Above your maximum of 185/);
  expect(doubtOfDate('2026-11-21', '2026-11-21')).toBeNull();
  expect(doubtOfDate('2026-11-22', '2026-11-21')).toMatch(/still to come/);
});
