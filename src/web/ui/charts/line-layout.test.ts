import { describe, expect, test } from 'vitest';
import { type LinePoint, lineLayout } from './line-layout.ts';

const paces: LinePoint[] = [331, 325, 340, 318].map((y, x) => ({ x, y, label: `Nov ${10 + x}` }));

const layoutOf = (points: readonly LinePoint[], widthPx = 600) =>
  lineLayout({
    widthPx,
    heightPx: 240,
    points,
    also: [],
    scale: 'clock',
    lessIsHigher: true,
    formatY: (value) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`,
  });

test('a faster pace stands higher', () => {
  const { yOf } = layoutOf(paces);
  expect(yOf(318)).toBeLessThan(yOf(340));
});

test('the axis is labelled in steps of a clock', () => {
  expect(layoutOf(paces).yTicks.map((tick) => tick.label)).toEqual([
    '5:15',
    '5:20',
    '5:25',
    '5:30',
    '5:35',
    '5:40',
  ]);
});

test('labels of days never touch, and the newest is always there', () => {
  const many = Array.from({ length: 40 }, (_, x) => ({ x, y: 330, label: `Nov ${x}` }));
  const { xLabels } = layoutOf(many, 320);
  expect(xLabels.at(-1)?.label).toBe('Nov 39');
  const gaps = xLabels.slice(1).map((label, index) => label.x - (xLabels[index]?.x ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(42);
});

test('a single run stands in the middle and not at infinity', () => {
  const { xOf, yOf, baseY } = layoutOf(paces.slice(0, 1));
  expect(Number.isFinite(xOf(0))).toBe(true);
  expect(yOf(331)).toBeGreaterThan(0);
  expect(yOf(331)).toBeLessThan(baseY);
});

test('a target outside the runs still finds its place on the axis', () => {
  const layout = lineLayout({
    widthPx: 600,
    heightPx: 240,
    points: paces,
    also: [299],
    scale: 'clock',
    lessIsHigher: true,
    formatY: String,
  });
  expect(layout.yTicks[0]?.value).toBeLessThanOrEqual(299);
});

test('no points at all still have a layout', () => {
  expect(layoutOf([]).yTicks.length).toBeGreaterThanOrEqual(2);
});

describe('a point far off the others', () => {
  const layoutWith = (slip: number) =>
    lineLayout({
      widthPx: 600,
      heightPx: 240,
      points: [...paces, { x: 4, y: slip, label: 'Nov 14' }],
      also: [],
      leastSpan: 60,
      scale: 'clock',
      lessIsHigher: true,
      formatY: String,
    });
  const plain = layoutOf(paces).yTicks.map(({ value }) => value);

  test('bends no axis, and stands at its edge', () => {
    const layout = layoutWith(3300);
    expect(layout.yTicks.map(({ value }) => value)).toEqual(plain);
    expect(layout.isBeyond(3300)).toBe(true);
    expect(layout.yOf(3300)).toBe(layout.baseY);
    expect(layoutWith(33).yOf(33)).toBe(12);
  });

  test('is on the axis where the axis need not reach far for it', () => {
    expect(layoutWith(370).isBeyond(370)).toBe(false);
  });

  test('bends no axis by the smoothed line that it pulls along either', () => {
    const input = { widthPx: 600, heightPx: 240, also: [], leastSpan: 4, formatY: String };
    const points = [71, 71.4, 171, 71.2, 70.9].map((y, x) => ({ x, y, label: `Nov ${x}` }));
    const smoothed = [71, 71.04, 81, 80, 79.1];
    const layout = lineLayout({
      ...input,
      points,
      smoothed,
      scale: 'number',
      lessIsHigher: false,
    });
    expect(layout.yTicks.at(-1)?.value).toBeLessThan(80);
    expect(layout.isBeyond(81)).toBe(true);
  });
});
