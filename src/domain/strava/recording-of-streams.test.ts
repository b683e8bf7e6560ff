import { describe, expect, test } from 'vitest';
import { NOTHING_MEASURED } from '../recording/recording.ts';
import { zonesOfMaximum } from '../zones.ts';
import type { StravaLap, StravaStreams } from './activity.ts';
import { recordingOfStreams, zonesOfStreams } from './recording-of-streams.ts';

const NOTHING: StravaStreams = {
  ...{ timeS: null, distanceM: null, heartRateBpm: null, elevationM: null },
  ...{ speedMPerS: null, cadencePerMin: null, moving: null },
};
const run = { startedAtMs: 1_000_000, sport: 'run', laps: [] } as const;

function lap(told: Partial<StravaLap> = {}): StravaLap {
  return {
    ...{ name: 'Lap 1', startedAtMs: null, elapsedS: 300, movingS: 290, distanceM: 1000 },
    ...{ startIndex: null, ascentM: 4, avgHeartRateBpm: 150, maxHeartRateBpm: 160, ...told },
  };
}

describe('what was measured along the way', () => {
  test('is kept as it is, what was not measured as nothing', () => {
    const streams: StravaStreams = {
      timeS: [0, 1, 3],
      distanceM: [0, null, 9.4],
      heartRateBpm: [null, 121, 0],
      elevationM: [-2.5, 0, 0],
      speedMPerS: [0, 2.9, 3],
      cadencePerMin: [null, 0, 81.5],
      moving: [false, true, null],
    };
    expect(recordingOfStreams(streams, run)).toEqual({
      ...NOTHING_MEASURED,
      timeS: [0, 1, 3],
      distanceM: [0, null, 9.4],
      heartRateBpm: [null, 121, null],
      elevationM: [-2.5, 0, 0],
      speedMPerS: [0, 2.9, 3],
      cadencePerMin: [null, 0, 163],
      moving: [0, 1, null],
      laps: [],
    });
  });

  test('has cadence of both feet for runs and walks, and of the crank for rides', () => {
    const cadence = (sport: 'walk' | 'cycling') =>
      recordingOfStreams({ ...NOTHING, timeS: [0], cadencePerMin: [80] }, { ...run, sport })
        ?.cadencePerMin;
    expect(cadence('walk')).toEqual([160]);
    expect(cadence('cycling')).toEqual([80]);
  });

  test('of unequal lengths is cut to the shortest', () => {
    const streams = { ...NOTHING, timeS: [0, 1, 2, 3], distanceM: [0, 3], heartRateBpm: [1, 2, 3] };
    expect(recordingOfStreams(streams, run)).toMatchObject({
      ...{ timeS: [0, 1], distanceM: [0, 3], heartRateBpm: [1, 2], elevationM: null },
    });
  });

  test('is nothing without a time, and nothing where nothing came', () => {
    expect(recordingOfStreams({ ...NOTHING, distanceM: [0, 3] }, run)).toBeNull();
    expect(recordingOfStreams(NOTHING, run)).toBeNull();
    expect(recordingOfStreams(null, run)).toBeNull();
    const gap = { ...NOTHING, timeS: [0, null, 2], heartRateBpm: [100, 101, 102] };
    expect(recordingOfStreams(gap, run)).toMatchObject({ timeS: [0, 2], heartRateBpm: [100, 102] });
  });
});

describe('laps', () => {
  const starts = (laps: StravaLap[], streams: StravaStreams | null = null) =>
    recordingOfStreams(streams, { ...run, laps })?.laps.map(({ startS }) => startS);

  test('are kept without streams as well', () => {
    expect(recordingOfStreams(null, { ...run, laps: [lap()] })?.laps).toEqual([
      {
        ...{ name: 'Lap 1', startS: 0, elapsedS: 300, movingS: 290, distanceM: 1000 },
        ...{ avgHeartRateBpm: 150, maxHeartRateBpm: 160, ascentM: 4 },
      },
    ]);
  });

  test('begin at their instant, else at their sample, else where the one before ended', () => {
    expect(starts([lap({ startedAtMs: 1_060_000 })])).toEqual([60]);
    expect(starts([lap({ startIndex: 2 })], { ...NOTHING, timeS: [0, 5, 11] })).toEqual([11]);
    expect(starts([lap(), lap({ elapsedS: null, movingS: 200 }), lap()])).toEqual([0, 300, 500]);
    expect(starts([lap({ startedAtMs: 0 })])).toEqual([0]);
  });
});

describe('seconds in zones', () => {
  const of185 = { zones: zonesOfMaximum(185), sport: 'run' as const };

  test('are those of the heart rate along the way', () => {
    const streams = { timeS: [0, 60, 120, 180], heartRateBpm: [100, 130, 190, 120] };
    expect(zonesOfStreams(streams, of185)).toEqual({
      ...{ zone1S: 60, zone2S: 0, zone3S: 60, zone4S: 0, zone5S: 60 },
    });
  });

  test('leave out a watch that counts the steps, of which Strava tells those of one leg', () => {
    const timeS = Array.from({ length: 1200 }, (_, second) => second);
    const heartRateBpm = timeS.map((second) => (second < 600 ? 130 : 172));
    const cadencePerMin = timeS.map(() => 86);
    const zonesOf = (sport: 'run' | 'cycling') =>
      zonesOfStreams({ timeS, heartRateBpm, cadencePerMin }, { ...of185, sport });
    expect(zonesOf('run')).toMatchObject({ zone3S: 600, zone5S: 0 });
    expect(zonesOf('cycling')).toMatchObject({ zone3S: 600, zone5S: 599 });
  });

  test('leave out where the heart was not heard, and are none where it never was', () => {
    const silent = { timeS: [0, 60, 120], heartRateBpm: [130, null, 130] };
    expect(zonesOfStreams(silent, of185)).toMatchObject({ zone3S: 60, zone2S: 0 });
    expect(zonesOfStreams({ timeS: [0, 60], heartRateBpm: [0, null] }, of185)).toBeUndefined();
    expect(zonesOfStreams({ timeS: null, heartRateBpm: [130] }, of185)).toBeUndefined();
    expect(zonesOfStreams({ timeS: [0, 9], heartRateBpm: null }, of185)).toBeUndefined();
  });
});
