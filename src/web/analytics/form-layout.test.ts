import { expect, test } from 'vitest';
import { type FormPoint, formLayout } from './form-layout.ts';

const days = (loads: readonly number[]): FormPoint[] =>
  loads.map((load) => ({ load, fitness: 50, fatigue: 60, form: -10 }));
const usual: number[] = Array.from({ length: 90 }, (_, day) => (day % 2 ? 120 : 0));
const at = { widthPx: 900, heightPx: 340 };

test('one wrong day bends no axis, stands at its top, and is told', () => {
  const plain = formLayout({ points: days(usual), ...at });
  const wrong = formLayout({ points: days(usual.with(40, 9000)), ...at });
  expect(wrong.ticks).toEqual(plain.ticks);
  expect(plain.aboveAxis).toEqual([]);
  expect(wrong.aboveAxis).toEqual([40]);
  expect(wrong.yOf(9000)).toBe(wrong.ticks.at(-1)?.y);
});

test('a fitness or a form far out bends neither axis', () => {
  const plain = days(usual);
  const [point] = plain;
  if (!point) throw new Error('There is no day');
  const wrong = plain.with(3, { ...point, fatigue: 2000, form: -1500 });
  expect(formLayout({ points: wrong, ...at }).ticks).toEqual(
    formLayout({ points: plain, ...at }).ticks,
  );
  expect(formLayout({ points: wrong, ...at }).formMost).toBeLessThan(20);
});

test('a long race fits where it is not far above a long run', () => {
  const loads = usual.map((load, day) => (day % 14 === 1 ? 260 : load)).with(60, 400);
  expect(formLayout({ points: days(loads), ...at }).aboveAxis).toEqual([]);
});

test('days stand side by side from the axis to the right edge, form below nought and above', () => {
  const layout = formLayout({ points: days(usual), ...at });
  expect(layout.leftOf(0)).toBe(layout.leftPx);
  expect(layout.leftOf(89) + layout.dayPx).toBeCloseTo(900);
  expect(layout.formY(-5)).toBeGreaterThan(layout.formZeroY);
  expect(layout.formY(5)).toBeLessThan(layout.formZeroY);
});

test('no days at all, or only rest, are an empty picture and no fault', () => {
  for (const points of [[], days([0, 0, 0])]) {
    const layout = formLayout({ points, ...at });
    expect(Number.isFinite(layout.yOf(10))).toBe(true);
    expect(layout.aboveAxis).toEqual([]);
  }
});
