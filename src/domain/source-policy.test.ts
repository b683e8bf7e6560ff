import { describe, expect, test } from 'vitest';
import { mayShow, sourcesShownTo, VIEWERS } from './source-policy.ts';
import { SOURCES } from './workout-kinds.ts';

describe('what may be shown to whom', () => {
  test('by source and viewer', () => {
    const table = Object.fromEntries(
      SOURCES.map((source) => [source, VIEWERS.map((viewer) => mayShow(source, viewer))]),
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

  test('the operator can open the trainer view to Strava’s rows, and nothing else', () => {
    const allowance = { stravaToTrainers: true };
    expect(VIEWERS.map((viewer) => mayShow('strava', viewer, allowance))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  test('the list for queries says the same', () => {
    expect(sourcesShownTo('athlete')).toEqual([...SOURCES]);
    expect(sourcesShownTo('trainer')).toEqual([
      'manual',
      'csv',
      'apple-health',
      'file',
      'strava-archive',
    ]);
    expect(sourcesShownTo('trainer', { stravaToTrainers: true })).toEqual([...SOURCES]);
  });
});
