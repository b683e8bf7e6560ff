import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import {
  DEFAULT_MAX_HEART_RATE,
  suggestedMaxHeartRate,
  ZONES,
  zoneOf,
  zoneRanges,
  zoneSecondsFromSamples,
  zoneShares,
  zonesOfMaximum,
  zonesOfReserve,
  zonesOfThreshold,
} from './zones.ts';

const OF_185 = zonesOfMaximum(185);
const someMaximum = fc.integer({ min: 150, max: 220 });

describe('zone ranges', () => {
  test('of a maximum of 185 begin at 93, 111, 130, 148 and 167', () => {
    expect(zoneRanges(zonesOfMaximum(DEFAULT_MAX_HEART_RATE))).toEqual([
      { zone: 1, fromBpm: 93, toBpm: 110 },
      { zone: 2, fromBpm: 111, toBpm: 129 },
      { zone: 3, fromBpm: 130, toBpm: 147 },
      { zone: 4, fromBpm: 148, toBpm: 166 },
      { zone: 5, fromBpm: 167, toBpm: 185 },
    ]);
  });

  test('of a maximum of 190 begin at 95, 114, 133, 152 and 171', () => {
    expect(zoneRanges(zonesOfMaximum(190)).map((range) => range.fromBpm)).toEqual([
      95, 114, 133, 152, 171,
    ]);
  });

  test('follow each other without gap or overlap, and agree with the zone of each beat', () => {
    fc.assert(
      fc.property(someMaximum, (maxHeartRate) => {
        const zones = zonesOfMaximum(maxHeartRate);
        const ranges = zoneRanges(zones);
        for (const [index, range] of ranges.entries()) {
          const next = ranges[index + 1];
          if (next) expect(next.fromBpm).toBe(range.toBpm + 1);
          expect(zoneOf(range.fromBpm, zones)).toBe(range.zone);
          expect(zoneOf(range.toBpm, zones)).toBe(range.zone);
        }
        expect(ranges.at(-1)?.toBpm).toBe(maxHeartRate);
      }),
    );
  });
});

describe('zones by other methods', () => {
  test('of a maximum of 190 and a rest of 50 begin at 120, 134, 148, 162 and 176', () => {
    expect(zonesOfReserve(190, 50).fromBpm).toEqual([120, 134, 148, 162, 176]);
  });

  test('of a threshold of 170 begin at 144.5, 153, 161.5 and 170', () => {
    expect(zonesOfThreshold(190, 170).fromBpm).toEqual([95, 144.5, 153, 161.5, 170]);
    expect(zoneRanges(zonesOfThreshold(190, 170))).toEqual([
      { zone: 1, fromBpm: 95, toBpm: 144 },
      { zone: 2, fromBpm: 145, toBpm: 152 },
      { zone: 3, fromBpm: 153, toBpm: 161 },
      { zone: 4, fromBpm: 162, toBpm: 169 },
      { zone: 5, fromBpm: 170, toBpm: 190 },
    ]);
  });

  test('leave no gap at whole percents: 89.5 % of the threshold is zone 2', () => {
    expect(zoneOf(0.895 * 170, zonesOfThreshold(190, 170))).toBe(2);
  });
});

describe('the zone of a heart rate', () => {
  test('60 % of the maximum is already zone 2, a beat less is zone 1', () => {
    expect(zoneOf(111, OF_185)).toBe(2);
    expect(zoneOf(110, OF_185)).toBe(1);
  });

  test('under half the maximum there is no zone', () => {
    expect(zoneOf(92, OF_185)).toBe(0);
    expect(zoneOf(0, OF_185)).toBe(0);
  });

  test('above the maximum it is still zone 5', () => {
    expect(zoneOf(199, OF_185)).toBe(5);
  });

  test('a heart that beats faster is never in a lower zone', () => {
    fc.assert(
      fc.property(someMaximum, fc.integer({ min: 30, max: 230 }), (maxHeartRate, bpm) => {
        const zones = zonesOfMaximum(maxHeartRate);
        expect(zoneOf(bpm + 1, zones)).toBeGreaterThanOrEqual(zoneOf(bpm, zones));
      }),
    );
  });
});

describe('zone seconds from samples', () => {
  const at = (second: number, bpm: number) => ({ atMs: second * 1000, bpm });

  test('each sample stands until the next, long silences and missing beats count for nothing', () => {
    const result = zoneSecondsFromSamples({
      samples: [
        at(0, 90),
        at(1, 100),
        at(2, 120),
        at(5, 140),
        at(6, 150),
        at(40, 165),
        at(41, 172),
        at(45, 0),
      ],
      startMs: 0,
      endMs: 45_000,
      zones: zonesOfMaximum(190),
      maxGapS: 10,
    });
    expect(result).toEqual({ zoneSeconds: [1, 3, 1, 1, 4], coveredS: 11 });
  });

  test('samples given by the minute count from the start of the run, not of the minute', () => {
    const result = zoneSecondsFromSamples({
      samples: [at(0, 120), at(60, 120), at(120, 150)],
      startMs: 43_000,
      endMs: 150_000,
      zones: OF_185,
    });
    expect(result.zoneSeconds).toEqual([0, 77, 0, 30, 0]);
  });

  test('the recovery after the end does not count', () => {
    const result = zoneSecondsFromSamples({
      samples: [at(0, 150), at(60, 150), at(120, 110), at(180, 100)],
      startMs: 0,
      endMs: 60_000,
      zones: OF_185,
    });
    expect(result).toEqual({ zoneSeconds: [0, 0, 0, 60, 0], coveredS: 60 });
  });

  test('while the strap lost the heart nothing is covered', () => {
    const result = zoneSecondsFromSamples({
      samples: [at(0, 120), at(10, 0), at(40, 120)],
      startMs: 0,
      endMs: 50_000,
      zones: OF_185,
    });
    expect(result).toEqual({ zoneSeconds: [0, 20, 0, 0, 0], coveredS: 20 });
  });

  test('the order in which samples arrive does not matter', () => {
    const samples = [at(0, 100), at(30, 120), at(60, 140), at(90, 160)];
    const inOrder = { samples, startMs: 0, endMs: 100_000, zones: OF_185 };
    expect(zoneSecondsFromSamples({ ...inOrder, samples: samples.toReversed() })).toEqual(
      zoneSecondsFromSamples(inOrder),
    );
  });

  test('no samples, or none in the time of the run, cover nothing', () => {
    const run = { startMs: 0, endMs: 60_000, zones: OF_185 };
    const nothing = { zoneSeconds: [0, 0, 0, 0, 0], coveredS: 0 };
    expect(zoneSecondsFromSamples({ ...run, samples: [] })).toEqual(nothing);
    expect(zoneSecondsFromSamples({ ...run, samples: [at(61, 150)] })).toEqual(nothing);
    expect(zoneSecondsFromSamples({ ...run, samples: [at(10, 150)], endMs: 0 })).toEqual(nothing);
  });

  test('never more time is covered than the run took', () => {
    const sample = fc.record({
      atMs: fc.integer({ min: -100_000, max: 400_000 }),
      bpm: fc.integer({ min: 0, max: 230 }),
    });
    fc.assert(
      fc.property(fc.array(sample), fc.integer({ min: 0, max: 300_000 }), (samples, endMs) => {
        const { zoneSeconds, coveredS } = zoneSecondsFromSamples({
          samples,
          startMs: 0,
          endMs,
          zones: OF_185,
        });
        expect(coveredS).toBeLessThanOrEqual(endMs / 1000 + 1e-6);
        const inZones = zoneSeconds.reduce((sum, each) => sum + each, 0);
        expect(inZones).toBeLessThanOrEqual(coveredS + 1e-6);
      }),
    );
  });

  test('45,000 samples are read in well under a second', () => {
    const samples = Array.from({ length: 45_000 }, (_, index) => at(index, 100 + (index % 80)));
    const of = { samples, startMs: 0, endMs: 45_000_000, zones: OF_185 };
    expect(processorMs(() => zoneSecondsFromSamples(of), { enoughMs: 500 })).toBeLessThan(500);
  });
});

describe('zone shares', () => {
  test('are whole percent of the minutes in zones', () => {
    expect(zoneShares([5, 30, 10, 5, 0])).toEqual([10, 60, 20, 10, 0]);
    expect(zoneShares([1, 1, 1, 0, 0])).toEqual([33, 33, 33, 0, 0]);
  });

  test('are all nought without minutes', () => {
    expect(zoneShares([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
  });
});

test('both sets of names stand side by side', () => {
  expect(ZONES.map((zone) => zone.trainingName)).toEqual([
    'Recovery',
    'Aerobic',
    'Tempo',
    'Threshold',
    'Maximum',
  ]);
  expect(ZONES.map((zone) => zone.profileName)).toEqual([
    'Recovery',
    'Aerobic',
    'Threshold',
    'Lactate',
    'VO2 Max',
  ]);
});

test('the suggested maximum is 220 minus age, within what the field accepts', () => {
  expect(suggestedMaxHeartRate(35)).toBe(185);
  expect(suggestedMaxHeartRate(70)).toBe(150);
  expect(suggestedMaxHeartRate(78)).toBe(150);
});
