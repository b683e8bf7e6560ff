import { expect, test } from 'vitest';
import { MODEL } from '../../src/domain/prediction/race-model.ts';
import { fitModel } from './fit-model.ts';

/** Bends back and forth between -1 and 1, nowhere alike. */
const scatter = (seed: number) => 2 * ((Math.sin(seed * 12.9898) * 43_758.5453) % 1);

test('the model that made some runners’ best times is found in them again', () => {
  const runners = Array.from({ length: 400 }, (_, at) => {
    const level = 0.18 * (scatter(at + 1) + scatter(at + 1000));
    return MODEL.curve.map(({ distanceM, mu, lambda, s }, row) => ({
      distanceM,
      timeS: Math.exp(mu + lambda * level + s * scatter(7 * at + row + 1)),
    }));
  });
  const { curve, ranges } = fitModel(runners);
  for (const [at, { mu, lambda, s }] of curve.entries()) {
    const made = MODEL.curve[at];
    expect(Math.abs(mu - (made?.mu ?? 0))).toBeLessThan(0.02);
    expect(Math.abs(lambda - (made?.lambda ?? 0))).toBeLessThan(0.05);
    expect(s).toBeLessThan(2 * (made?.s ?? 0));
  }
  for (const { low, high } of ranges) {
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  }
});
