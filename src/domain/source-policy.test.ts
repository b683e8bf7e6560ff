import { describe, expect, test } from 'vitest';
import { mayShow, originsShownTo, VIEWERS } from './source-policy.ts';
import { SOURCES } from './workout-kinds.ts';

describe('what may be shown to whom', () => {
  test('by source and viewer', () => {
    const table = Object.fromEntries(
      SOURCES.map((source) => [
        source,
        VIEWERS.map((viewer) => mayShow({ source, holdsStrava: false }, viewer)),
      ]),
    );
    const everybody = [true, true, true, true];
    expect(VIEWERS).toEqual(['athlete', 'builtInCoach', 'outsideModel', 'trainer']);
    expect(table).toEqual({
      manual: everybody,
      csv: everybody,
      'apple-health': everybody,
      file: everybody,
      strava: [true, true, false, false],
      'strava-archive': everybody,
    });
  });

  test('a workout from anywhere into which Strava’s values were filled is as Strava’s own', () => {
    for (const source of SOURCES) {
      const origin = { source, holdsStrava: true };
      expect(VIEWERS.map((viewer) => mayShow(origin, viewer))).toEqual([true, true, false, false]);
    }
  });

  test('the operator can open the trainer view to Strava’s values, and nothing else', () => {
    const allowance = { stravaToTrainers: true };
    for (const origin of [
      { source: 'strava', holdsStrava: false },
      { source: 'file', holdsStrava: true },
    ] as const) {
      expect(VIEWERS.map((viewer) => mayShow(origin, viewer, allowance))).toEqual([
        ...[true, true, false, true],
      ]);
    }
  });

  test('the list for queries says the same', () => {
    expect(originsShownTo('athlete')).toEqual({ sources: [...SOURCES], holdingStrava: true });
    expect(originsShownTo('trainer')).toEqual({
      sources: ['manual', 'csv', 'apple-health', 'file', 'strava-archive'],
      holdingStrava: false,
    });
    expect(originsShownTo('trainer', { stravaToTrainers: true })).toEqual({
      ...{ sources: [...SOURCES], holdingStrava: true },
    });
  });
});
