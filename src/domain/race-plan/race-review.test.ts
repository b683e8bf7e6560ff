import { describe, expect, test } from 'vitest';
import { fiveByFive, type RanRace, raceSplits, reviewRace } from './race-review.ts';

const RACE: RanRace = {
  distanceM: 21_100,
  targetS: 6600,
  resultS: 6686,
  prediction: { timeS: 6644, fastestS: 6390, slowestS: 6920 },
  run: { durationS: 6686, gels: 2, hydrationMl: 500 },
  halves: { firstS: 3279, secondS: 3407 },
};

const EVEN = { firstS: 3300, secondS: 3310 };

describe('what came of a race', () => {
  test('stands against target and prediction in seconds, and in or out of the range', () => {
    const { slowerThanTargetS, prediction } = reviewRace(RACE);
    expect(slowerThanTargetS).toBe(86);
    expect(prediction).toMatchObject({ slowerS: 42, place: 'inside', target: 'inside' });
    expect(prediction?.slowerPercent).toBeCloseTo(0.63, 2);
    expect(reviewRace({ ...RACE, resultS: 6300 }).prediction?.place).toBe('faster');
    expect(reviewRace({ ...RACE, resultS: 7000 }).prediction?.place).toBe('slower');
  });

  test.each([
    [RACE.halves, 'positive', 128],
    [EVEN, 'even', 10],
    [{ firstS: 3400, secondS: 3300 }, 'negative', -100],
  ] as const)('of halves %o is a split that was %s', (halves, split, secondSlowerS) => {
    expect(reviewRace({ ...RACE, halves }).halves).toMatchObject({ split, secondSlowerS });
  });

  test('is told of the fuel against what is advised for so long', () => {
    const fuelOf = (gels: number, resultS = RACE.resultS) =>
      reviewRace({ ...RACE, resultS, run: { durationS: resultS, gels, hydrationMl: null } }).fuel;
    expect(reviewRace(RACE).fuel?.gPerHour).toBeCloseTo(23.7, 1);
    expect(reviewRace(RACE).fuel?.mlPerHour).toBeCloseTo(269, 0);
    expect(fuelOf(0)).toMatchObject({ verdict: 'none logged', mlPerHour: null });
    expect(fuelOf(2)?.verdict).toBe('less');
    expect(fuelOf(3)?.verdict).toBe('as advised');
    expect(fuelOf(9)?.verdict).toBe('more');
    expect(fuelOf(0, 1500)?.verdict).toBe('none needed');
  });

  test('says nothing of what is not known', () => {
    expect(reviewRace({ ...RACE, prediction: null, run: null, halves: null })).toEqual({
      slowerThanTargetS: 86,
      prediction: null,
      halves: null,
      fuel: null,
    });
  });
});

test('five by five, splits keep the clock, the way and the heart rate, and the rest is its own', () => {
  const splits = Array.from({ length: 12 }, (_, at) => ({
    distanceM: at === 11 ? 200 : 1000,
    elapsedS: at === 11 ? 60 : 300,
    avgHeartRateBpm: at < 5 ? 150 : null,
  }));
  const fives = fiveByFive(raceSplits({ splits, targetS: 3360 }));
  expect(fives.map(({ endM, clockS }) => [endM, clockS])).toEqual([
    [5000, 1500],
    [10_000, 3000],
    [11_200, 3360],
  ]);
  expect(fives.map(({ paceSPerKm }) => Math.round(paceSPerKm))).toEqual([300, 300, 300]);
  expect(fives.map(({ avgHeartRateBpm }) => avgHeartRateBpm)).toEqual([150, null, null]);
});

test('splits stand against an even plan that is as long as the watch measured the race', () => {
  const splits = [300, 310, 290].map((elapsedS) => ({
    distanceM: 1010,
    elapsedS,
    avgHeartRateBpm: 170,
  }));
  const told = raceSplits({ splits, targetS: 900 });
  expect(told.map(({ clockS }) => clockS)).toEqual([300, 610, 900]);
  expect(told.map(({ behindS }) => Math.round(behindS))).toEqual([0, 10, 0]);
  expect(told[0]?.paceSPerKm).toBeCloseTo(297, 0);
});
