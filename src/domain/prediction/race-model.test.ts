import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDuration, parseDuration } from '../duration.ts';
import { fitResults, ofBestTimes, onTheCurve, predictTime } from './race-model.ts';

const HALF_M = 21_097.5;
const MARATHON_M = 42_195;

const raced = (distanceM: number, time: string | number) => ({
  distanceM,
  timeS: typeof time === 'number' ? time : (parseDuration(time) ?? 0),
  addedVariance: 0,
  driftVariance: 0,
});

function predicted(races: ReturnType<typeof raced>[], distanceM: number) {
  const { timeS, fastestS, slowestS } = predictTime(fitResults(races), distanceM);
  return [timeS, fastestS, slowestS].map((seconds) => formatDuration(Math.round(seconds)));
}

describe('the model of two numbers a runner', () => {
  test('takes 10 km in 45:00 to a half marathon', () => {
    expect(predicted([raced(10_000, '0:45:00')], HALF_M)).toEqual([
      '1:39:31',
      '1:33:56',
      '1:47:06',
    ]);
  });

  test('takes a half marathon in 1:40:00 to a marathon', () => {
    const half = [raced(HALF_M, '1:40:00')];
    expect(predicted(half, MARATHON_M)).toEqual(['3:41:04', '3:23:46', '4:09:07']);
  });

  test('takes three races to a marathon', () => {
    const races = [raced(5000, '0:20:00'), raced(10_000, '0:42:00'), raced(HALF_M, '1:35:00')];
    expect(predicted(races, MARATHON_M)).toEqual(['3:27:56', '3:13:32', '3:51:02']);
  });

  test('sets a race aside that the others contradict, sooner a slow one than a fast one', () => {
    const races = [raced(5000, '0:20:00'), raced(10_000, '0:42:00'), raced(HALF_M, '2:10:00')];
    const [, , slow = 1] = fitResults(races).weights;
    expect(slow).toBeLessThan(0.1);
    const [, , fast = 1] = fitResults([...races.slice(0, 2), raced(HALF_M, '1:06:30')]).weights;
    expect(fast).toBeGreaterThan(slow);
  });

  test('has a row of its own for a seldom raced distance only in lists of best times', () => {
    expect(ofBestTimes(15_000).mu).toBe(8.3383);
    expect(onTheCurve(15_000).mu).toBeLessThan(8.3383 - 0.03);
    expect(ofBestTimes(HALF_M)).toEqual(onTheCurve(HALF_M));
  });
});

const distance = fc.double({ min: 1500, max: 100_000, noNaN: true });
const pace = fc.double({ min: 150, max: 1000, noNaN: true });

test('a slower race never predicts a faster one when it is the only one', () => {
  fc.assert(
    fc.property(distance, distance, pace, pace, (from, to, one, other) => {
      const at = (s: number) => predictTime(fitResults([raced(from, (s * from) / 1000)]), to).timeS;
      const [fast, slow] = [Math.min(one, other), Math.max(one, other)];
      expect(at(slow)).toBeGreaterThanOrEqual(at(fast) - 1e-6);
    }),
  );
});

test('the time lies within its range, and a longer race takes longer', () => {
  const race = fc.tuple(distance, pace).map(([m, s]) => raced(m, (s * m) / 1000));
  fc.assert(
    fc.property(fc.array(race, { minLength: 1, maxLength: 8 }), distance, (races, to) => {
      const fit = fitResults(races);
      const { timeS, fastestS, slowestS } = predictTime(fit, to);
      expect(fastestS).toBeLessThan(timeS);
      expect(slowestS).toBeGreaterThan(timeS);
      expect(predictTime(fit, to * 1.1).timeS).toBeGreaterThan(timeS);
    }),
  );
});

test('any number of old results is no surer of today than form may have drifted since', () => {
  const drift = 0.03 ** 2;
  const widthOf = (count: number, driftVariance: number) => {
    const races = Array.from({ length: count }, () => ({
      ...raced(10_000, '0:45:00'),
      driftVariance,
    }));
    const { fastestS, slowestS, timeS } = predictTime(fitResults(races), 10_000);
    return (slowestS - fastestS) / timeS;
  };
  expect(widthOf(20, 0)).toBeLessThan(widthOf(1, 0));
  const scatter = 0.0274;
  const aged = Math.sqrt(1 + drift / scatter ** 2);
  expect(widthOf(20, drift) / widthOf(20, 0)).toBeGreaterThan(0.95 * aged);
  expect(widthOf(20, drift)).toBeLessThan(widthOf(1, drift));
});

test('an older result counts for less beside a newer one', () => {
  const [old, recent] = [raced(10_000, '0:50:00'), raced(10_000, '0:45:00')];
  const level = (addedVariance: number) => fitResults([{ ...old, addedVariance }, recent]).level;
  expect(level(0.01)).toBeLessThan(level(0));
});
