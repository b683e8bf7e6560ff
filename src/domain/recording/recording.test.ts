import { describe, expect, test } from 'vitest';
import { countValues, NOTHING_MEASURED, type Recording, tidyRecording } from './recording.ts';

const TOLD: Recording = {
  ...NOTHING_MEASURED,
  timeS: [0, 1, 1, 2.4, 9],
  distanceM: [0, 2.96, 3, 5.04, 25],
  heartRateBpm: [null, 121.4, 122, Number.NaN, 140],
  elevationM: [null, null, null, null, null],
  speedMPerS: null,
  cadencePerMin: [160, 170],
  moving: [0, 1, 1, 1, 1],
  laps: [],
};

describe('a tidy recording', () => {
  test('has whole seconds that rise, the first sample of each, and values at their precision', () => {
    expect(tidyRecording(TOLD)).toEqual({
      ...NOTHING_MEASURED,
      timeS: [0, 1, 2, 9],
      distanceM: [0, 3, 5, 25],
      heartRateBpm: [null, 121, null, 140],
      elevationM: null,
      speedMPerS: null,
      cadencePerMin: [160, 170, null, null],
      moving: [0, 1, 1, 1],
      laps: [],
    });
  });

  test('counts what was measured, not the holes', () => {
    expect(countValues(TOLD)).toBe(5 + 4 + 2 + 5);
  });

  test('is none where nothing was measured and no lap was pressed', () => {
    const nothing = { ...TOLD, timeS: [] };
    expect(tidyRecording(nothing)).toBeNull();
    const lap = {
      ...{ name: 'Lap 1', startS: 0, elapsedS: 60.4, movingS: 59.6, distanceM: 200.25 },
      ...{ avgHeartRateBpm: null, maxHeartRateBpm: null, ascentM: null },
    };
    expect(tidyRecording({ ...nothing, laps: [lap] })?.laps).toEqual([
      { ...lap, elapsedS: 60, movingS: 60 },
    ]);
  });

  test('leaves out times that no clock shows', () => {
    const { timeS } = tidyRecording({ ...TOLD, timeS: [-5, 0, Number.NaN, 1e300, 3] }) ?? TOLD;
    expect(timeS).toEqual([0, 3]);
  });
});
