import { describe, expect, test } from 'vitest';
import { madeUpValues } from '../../../testing/domain/made-up-activity.ts';
import { followEdits } from './follow-edits.ts';

const told = madeUpValues();

describe('a change at Strava', () => {
  test('is followed where the workout holds what was saved', () => {
    const next = { ...told, notes: 'Evening Run', distanceM: 12_000 };
    expect(followEdits({ row: told, reported: told, next })).toEqual({
      changes: { notes: 'Evening Run', distanceM: 12_000 },
      reported: next,
    });
  });

  test('leaves what was edited here, and follows the rest', () => {
    const row = { ...told, notes: 'My own words' };
    const next = { ...told, notes: 'Evening Run', distanceM: 12_000 };
    expect(followEdits({ row, reported: told, next })).toEqual({
      changes: { distanceM: 12_000 },
      reported: { ...told, distanceM: 12_000 },
    });
  });

  test('leaves what was emptied here', () => {
    const row = { ...told, notes: null, avgHeartRate: null };
    const next = { ...told, notes: 'Evening Run', avgHeartRate: 149 };
    expect(followEdits({ row, reported: told, next }).changes).toEqual({});
  });

  test('leaves the whole kind where one part of it was edited', () => {
    const row = madeUpValues({ runningSubtype: 'outdoor-long' });
    const next = madeUpValues({ workoutType: 'cross', runningSubtype: null, sport: 'cycling' });
    expect(followEdits({ row, reported: told, next }).changes).toEqual({});
    expect(followEdits({ row: told, reported: told, next }).changes).toEqual({
      ...{ workoutType: 'cross', runningSubtype: null, sport: 'cycling' },
    });
  });

  test('to what was put right here as well is known from then on', () => {
    const row = { ...told, distanceM: 12_000 };
    const first = followEdits({ row, reported: told, next: { ...told, distanceM: 12_000 } });
    expect(first.changes).toEqual({});
    const next = { ...told, distanceM: 12_100 };
    expect(followEdits({ row, reported: first.reported, next }).changes).toEqual({
      distanceM: 12_100,
    });
  });

  test('comes after an edit here was undone', () => {
    const edited = followEdits({
      ...{
        row: { ...told, notes: 'Mine' },
        reported: told,
        next: { ...told, notes: 'Evening Run' },
      },
    });
    const undone = followEdits({
      row: told,
      reported: edited.reported,
      next: { notes: 'Night Run' },
    });
    expect(undone.changes).toEqual({ notes: 'Night Run' });
  });
});

describe('what is told for the first time', () => {
  const { calories, zone1S, zone2S, zone3S, zone4S, zone5S, ...listed } = told;
  const next = { calories: 700, zone1S: 60, zone2S: 0, zone3S: 0, zone4S: 0, zone5S: 0 };

  test('fills what is empty', () => {
    expect(followEdits({ row: told, reported: listed, next })).toEqual({
      changes: { calories: 700, zone1S: 60 },
      reported: { ...listed, ...next },
    });
  });

  test('does not replace what was typed in meanwhile', () => {
    const row = { ...told, calories: 650, zone2S: 1800 };
    expect(followEdits({ row, reported: listed, next }).changes).toEqual({});
  });
});

test('the same again changes nothing', () => {
  expect(followEdits({ row: told, reported: told, next: told })).toEqual({
    changes: {},
    reported: told,
  });
});
