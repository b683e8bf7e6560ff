import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enduranceTimeS } from './published-formulas.ts';

// A public program that leaves the fall out of its logarithm's argument fails this.
test('what is run in six minutes at the speed held for six minutes takes six minutes', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 7, noNaN: true }),
      fc.double({ min: 0.039, max: 0.135, noNaN: true }),
      (speedMPerS, fall) => {
        expect(enduranceTimeS({ speedMPerS, fall }, speedMPerS * 360)).toBeCloseTo(360, 4);
      },
    ),
  );
});
