import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AthleteLimits,
  findMisfit,
  isHeartKnown,
  limitsOfMaximum,
  limitsOn,
  observedMaximum,
  originOfMaximum,
  zonesOfLimits,
} from './athlete-limits.ts';
import { zonesOfMaximum, zonesOfReserve, zonesOfThreshold } from './zones.ts';

const limits = (changes: Partial<AthleteLimits>): AthleteLimits => ({
  ...limitsOfMaximum(190),
  ...changes,
});

describe('the limits of a day', () => {
  const before = limits({ validFrom: '1900-01-01', maxHeartRate: 185 });
  const since = limits({ validFrom: '2026-03-01', maxHeartRate: 191 });

  test('are those of the latest start until then, in whatever order they come', () => {
    expect(limitsOn([since, before], '2026-02-28')).toBe(before);
    expect(limitsOn([since, before], '2026-03-01')).toBe(since);
    expect(limitsOn([before, since], '2030-01-01')).toBe(since);
  });

  test('are, of two that start on it, the later in the list', () => {
    const again = limits({ validFrom: '2026-03-01', maxHeartRate: 188 });
    expect(limitsOn([before, since, again], '2026-03-01')).toBe(again);
  });

  test('are the first of all before the first, and none without any', () => {
    expect(limitsOn([since], '2020-01-01')).toBe(since);
    expect(limitsOn([], '2020-01-01')).toBeUndefined();
  });
});

describe('the zones of limits', () => {
  test('follow the method that was chosen', () => {
    const all = { restingHeartRate: 50, thresholdHeartRate: 170 };
    expect(zonesOfLimits(limits(all))).toEqual(zonesOfMaximum(190));
    expect(zonesOfLimits(limits({ ...all, zoneMethod: 'reserve' }))).toEqual(
      zonesOfReserve(190, 50),
    );
    expect(zonesOfLimits(limits({ ...all, zoneMethod: 'threshold' }))).toEqual(
      zonesOfThreshold(190, 170),
    );
    const own = [100, 130, 150, 165, 178] as const;
    expect(zonesOfLimits(limits({ zoneMethod: 'own', ownZonesFromBpm: own }))).toEqual({
      fromBpm: own,
      maxHeartRate: 190,
    });
  });

  test('rise from zone to zone for everything that is accepted', () => {
    const bpm = (min: number, max: number) => fc.option(fc.integer({ min, max }));
    fc.assert(
      fc.property(
        fc.record({
          maxHeartRate: fc.integer({ min: 150, max: 220 }),
          restingHeartRate: bpm(25, 120),
          thresholdHeartRate: bpm(80, 215),
          zoneMethod: fc.constantFrom('maximum', 'reserve', 'threshold' as const),
        }),
        (changes) => {
          const asked = limits(changes);
          if (findMisfit(asked)) return;
          const { fromBpm, maxHeartRate } = zonesOfLimits(asked);
          expect(fromBpm.toSorted((a, b) => a - b)).toEqual(fromBpm);
          expect(fromBpm[4]).toBeLessThan(maxHeartRate);
        },
      ),
    );
  });
});

describe('what cannot be so', () => {
  test.each([
    [{ thresholdHeartRate: 190 }, 'thresholdHeartRate'],
    [{ thresholdHeartRate: 110, zoneMethod: 'threshold' }, 'thresholdHeartRate'],
    [{ restingHeartRate: 120, thresholdHeartRate: 120 }, 'restingHeartRate'],
    [{ zoneMethod: 'reserve' }, 'restingHeartRate'],
    [{ zoneMethod: 'threshold' }, 'thresholdHeartRate'],
    [{ zoneMethod: 'own' }, 'ownZonesFromBpm'],
    [{ zoneMethod: 'own', ownZonesFromBpm: [100, 130, 130, 165, 178] }, 'ownZonesFromBpm'],
    [{ zoneMethod: 'own', ownZonesFromBpm: [100, 130, 150, 165, 190] }, 'ownZonesFromBpm'],
  ] as const)('%o is refused for its %s', (changes, field) => {
    expect(findMisfit(limits(changes))?.field).toBe(field);
  });

  test('a runner of 190, 48 and 172 is none of it', () => {
    const asked = limits({ restingHeartRate: 48, thresholdHeartRate: 172, zoneMethod: 'reserve' });
    expect(findMisfit(asked)).toBeNull();
  });
});

test('a maximum that is 220 minus the age was got by the formula', () => {
  expect(originOfMaximum(185, 35)).toBe('ageFormula');
  expect(originOfMaximum(186, 35)).toBe('entered');
  expect(originOfMaximum(185, null)).toBe('entered');
});

describe('an observed maximum', () => {
  const run = (id: number, maxHeartRate: number) => ({ id, date: '2026-03-01', maxHeartRate });

  test('is what three runs reached, and not what one strap showed', () => {
    const found = observedMaximum([run(1, 214), run(2, 193), run(3, 192), run(4, 190)], 188);
    expect(found?.bpm).toBe(192);
    expect(found?.runs.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(observedMaximum([run(1, 214), run(2, 193)], 188)).toBeNull();
  });

  test('is offered only above the one that is set', () => {
    expect(observedMaximum([run(1, 190), run(2, 190), run(3, 190)], 190)).toBeNull();
  });
});

describe('a heart is known', () => {
  test.each<[Partial<AthleteLimits>, boolean]>([
    [{}, false],
    [{ maxHeartRate: 192, maximumOrigin: 'ageFormula' }, false],
    [{ maxHeartRate: 192 }, true],
    [{ maxHeartRate: 192, maximumOrigin: 'observed' }, true],
    [{ restingHeartRate: 48 }, true],
    [{ thresholdHeartRate: 168 }, true],
    [{ ownZonesFromBpm: [90, 110, 130, 150, 170] }, true],
    [{ thresholdPaceSPerKm: 270 }, false],
  ])('by %j: %s', (over, isKnown) =>
    expect(isHeartKnown({ ...limitsOfMaximum(185), ...over })).toBe(isKnown),
  );
});
