import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockTicks, niceTicks } from './nice-ticks.ts';

test.each([
  [{ from: 0, to: 52, atMost: 5 }, [0, 20, 40, 60]],
  [{ from: 0, to: 100, atMost: 6 }, [0, 20, 40, 60, 80, 100]],
  [{ from: 69.8, to: 71.3, atMost: 5 }, [69.5, 70, 70.5, 71, 71.5]],
  [{ from: 0, to: 0.3, atMost: 4 }, [0, 0.1, 0.2, 0.3]],
])('%j has the ticks %j', (span, ticks) => {
  expect(niceTicks(span)).toEqual(ticks);
});

test('paces are ticked in steps of a clock', () => {
  expect(clockTicks({ from: 301, to: 352, atMost: 5 })).toEqual([300, 315, 330, 345, 360]);
});

describe.each([
  ['niceTicks', niceTicks],
  ['clockTicks', clockTicks],
])('%s', (_name, ticksOf) => {
  test('enclose the span in even steps and never more than asked for', () => {
    const span = fc.record({
      from: fc.double({ min: 0, max: 500, noNaN: true }),
      length: fc.double({ min: 0.5, max: 9000, noNaN: true }),
      atMost: fc.integer({ min: 3, max: 9 }),
    });
    fc.assert(
      fc.property(span, ({ from, length, atMost }) => {
        const to = from + length;
        const ticks = ticksOf({ from, to, atMost });
        expect(ticks.length).toBeLessThanOrEqual(atMost);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks[0]).toBeLessThanOrEqual(from + 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(to - 1e-6);
        const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
        for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
      }),
    );
  });
});
