import { describe, expect, test } from 'vitest';
import { climbingAlong } from './climbing.ts';

function climbed(elevationM: (number | null)[]) {
  const timeS = elevationM.map((_, index) => index);
  const climbing = climbingAlong({ timeS, elevationM });
  return { ascentM: climbing?.ascentM.at(-1), descentM: climbing?.descentM.at(-1) };
}

const seconds = (count: number) => Array.from({ length: count }, (_, index) => index);
/** 0 to 1 and back, once in so many seconds. */
const wave = (second: number, period: number) =>
  0.5 - 0.5 * Math.cos((2 * Math.PI * second) / period);

describe('climbing', () => {
  test('is none on the flat, however the barometer flutters', () => {
    const fluttering = seconds(1000).map((second) => 200 + (second % 7) * 0.2 - (second % 3) * 0.4);
    expect(climbed(fluttering)).toEqual({ ascentM: 0, descentM: 0 });
  });

  test('is none on swells of a metre and a half', () => {
    expect(climbed(seconds(3600).map((second) => 1.5 * wave(second, 200)))).toEqual({
      ascentM: 0,
      descentM: 0,
    });
  });

  test('of a hill of 50 m is 50 m up and 50 m down', () => {
    const { ascentM, descentM } = climbed(seconds(1201).map((second) => 50 * wave(second, 1200)));
    expect(ascentM).toBeCloseTo(50, 0);
    expect(descentM).toBeCloseTo(50, 0);
  });

  test('adds hills up, flutter on their slopes left out', () => {
    const hills = seconds(3001).map((second) => 20 * wave(second, 1000) + (second % 2) * 0.4);
    const { ascentM, descentM } = climbed(hills);
    expect(ascentM).toBeCloseTo(60, -0.5);
    expect(descentM).toBeCloseTo(60, -0.5);
  });

  test('never counts a dip on the way up twice', () => {
    // Up 10, down 1 (no hill), up 11: 20 m in all.
    const up = [...seconds(100).map((s) => s / 10), ...seconds(50).map((s) => 10 - s / 50)];
    const on = [...up, ...seconds(110).map((s) => 9 + s / 10)];
    const level = (metres: number) => seconds(30).map(() => metres);
    const { ascentM, descentM } = climbed([...level(0), ...on, ...level(20)]);
    expect(ascentM).toBeCloseTo(20, 0);
    expect(descentM).toBe(0);
  });

  test('is below the sea as above it, and bridges holes', () => {
    const below = seconds(400).map((second) => (second % 3 === 0 ? -30 + second / 20 : null));
    expect(climbed(below).ascentM).toBeCloseTo(20, -0.5);
    expect(climbed([null, null])).toEqual({ ascentM: undefined, descentM: undefined });
  });

  test('never falls back along the way', () => {
    const up = climbingAlong({
      timeS: seconds(2000),
      elevationM: seconds(2000).map((second) => 30 * wave(second, 333) + 8 * wave(second, 41)),
    });
    for (const values of [up?.ascentM ?? [], up?.descentM ?? []]) {
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values).toHaveLength(2000);
    }
  });
});
