import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { believedDistanceM, implausibleTime, worldRecordS } from './plausible-time.ts';

const run = (distanceM: number | null, durationS: number) =>
  implausibleTime({ isRun: true, distanceM, durationS });

describe('the fastest time for a distance', () => {
  test.each([
    ['1500 m', 1_500, 3 * 60 + 26],
    ['5 km', 5_000, 12 * 60 + 35.36],
    ['10 km', 10_000, 26 * 60 + 11],
    ['a half marathon', 21_097.5, 57 * 60 + 20],
    ['a marathon', 42_195, 3600 + 59 * 60 + 30],
    ['100 km', 100_000, 6 * 3600 + 5 * 60 + 35],
  ])('of %s is the record', (_name, distanceM, recordS) => {
    expect(worldRecordS(distanceM)).toBeCloseTo(recordS, 6);
  });

  test('between two records lies between them, and grows with the distance', () => {
    // 15 km on the road: 41:05, Joshua Cheptegei 2018; 30 km: 1:26:45, Moses Mosop 2011.
    expect(worldRecordS(15_000)).toBeGreaterThan(2_300);
    expect(worldRecordS(15_000)).toBeLessThan(41 * 60 + 5);
    expect(worldRecordS(30_000)).toBeLessThan(86 * 60 + 45);
    const distance = fc.double({ min: 1, max: 1_000_000, noNaN: true });
    fc.assert(
      fc.property(distance, distance, (one, other) => {
        const [shorter, longer] = one < other ? [one, other] : [other, one];
        expect(worldRecordS(shorter)).toBeLessThanOrEqual(worldRecordS(longer));
      }),
    );
  });

  test('outside the records keeps the pace of the nearest', () => {
    expect(worldRecordS(50)).toBeCloseTo(4.79, 6);
    expect(worldRecordS(639_228)).toBeCloseTo(172_800, 6);
  });
});

describe('how far a run went', () => {
  test.each([
    ['3 km typed as 90', 90_000, 1020, null],
    ['90 km at 1:40 /km', 90_000, 9000, null],
    ['a marathon of the record holder', 42_195, 7170, 42_195],
    ['a downhill mile a hundredth under the record', 1609.344, 221, 1609.344],
    ['a slow one', 10_000, 9000, 10_000],
    ['one without its time', 10_000, 0, 10_000],
    ['one without its distance', null, 3000, null],
  ])('%s', (_what, distanceM, durationS, believed) => {
    expect(believedDistanceM({ distanceM, durationS })).toBe(believed);
  });
});

describe('a time that has to be confirmed', () => {
  test('is a run of a kilometre in more than half an hour', () => {
    expect(run(1_000, 1_800)).toBeNull();
    expect(run(8_600, 48 * 3600)).toMatch('longer than 24 hours');
    expect(run(8_600, 10 * 3600)).toBe(
      'That is 69:46 /km, slower than 30 min/km. Check time and distance, or confirm that they are right.',
    );
  });

  test('is a run that beats the world record by more than a record falls at a time', () => {
    expect(run(5_000, 755)).toBeNull();
    expect(run(5_000, 741)).toBeNull();
    expect(run(5_000, 740)).toBe(
      'That is faster than the world record for 5 km (12:36). Check time and distance, or confirm that they are right.',
    );
  });

  test.each([
    ['the next world record of the marathon, as much faster as the last', 42_195, 7_170 - 65],
    ['a half marathon behind a car', 21_097.5, 56 * 60 + 42],
    ['100 km in shoes that are not allowed', 100_000, 5 * 3600 + 59 * 60 + 20],
  ])('is not %s', (_name, distanceM, durationS) => {
    expect(run(distanceM, durationS)).toBeNull();
  });

  test('is anything of more than a day', () => {
    expect(implausibleTime({ isRun: false, distanceM: null, durationS: 86_400 })).toBeNull();
    expect(implausibleTime({ isRun: false, distanceM: null, durationS: 86_401 })).toBe(
      'That is longer than 24 hours. Check the time, or confirm that it is right.',
    );
  });

  test('is no walk, ride or run without a distance for its pace', () => {
    expect(implausibleTime({ isRun: false, distanceM: 1_000, durationS: 7_200 })).toBeNull();
    expect(implausibleTime({ isRun: false, distanceM: 40_000, durationS: 3_600 })).toBeNull();
    expect(run(null, 60)).toBeNull();
    expect(run(0, 60)).toBeNull();
  });
});
