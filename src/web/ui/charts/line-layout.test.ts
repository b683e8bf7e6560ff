import { expect, test } from 'vitest';
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
