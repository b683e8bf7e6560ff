import { expect, test } from 'vitest';
import { type Bar, barLayout, shownLabels, stacked, totalOf } from './bar-layout.ts';
import { labelWidth } from './label-width.ts';

const totals = [31, 44, 42, 41, 45, 52, 36, 20];
const layoutAt = (widthPx: number) =>
  barLayout({ widthPx, heightPx: 240, totals, hasNotes: false });

test('a desk shows all eight weeks with an axis', () => {
  const layout = layoutAt(900);
  expect(layout.shownCount).toBe(8);
  expect(layout.isNarrow).toBe(false);
  expect(layout.ticks.map((tick) => tick.value)).toEqual([0, 20, 40, 60]);
});

test('a phone of 390 px shows all eight, one of 320 px the newest six', () => {
  expect(layoutAt(326).shownCount).toBe(8);
  expect(layoutAt(256).shownCount).toBe(6);
});

test('the highest bar stays below the labels and the lowest tick on the base line', () => {
  const layout = layoutAt(900);
  expect(layout.yOf(60)).toBe(22);
  expect(layout.yOf(0)).toBe(layout.baseY);
});

test('weeks without a run do not divide by zero', () => {
  const layout = barLayout({ widthPx: 400, heightPx: 240, totals: [0, 0], hasNotes: false });
  expect(layout.yOf(0)).toBe(layout.baseY);
  expect(layout.ticks.at(-1)?.value).toBe(1);
});

test('no bars at all still have a layout', () => {
  const layout = barLayout({ widthPx: 400, heightPx: 240, totals: [], hasNotes: false });
  expect(layout.shownCount).toBe(0);
  expect(Number.isFinite(layout.slotPx)).toBe(true);
});

const week = (day: string, values: number[] = [10]): Bar => ({
  key: day,
  label: `Week ${day}`,
  shortLabel: day,
  values,
});
const weeks = ['10/4', '10/11', '10/18', '10/25', '11/1'].map((day) => week(day));

test('the parts of a bar stand on one another and empty parts are left out', () => {
  expect(stacked([30, 0, 6])).toEqual([
    { from: 0, to: 30, series: 0 },
    { from: 30, to: 36, series: 2 },
  ]);
  expect(totalOf(week('11/15', [30, 0, 6]))).toBe(36);
});

test('labels are long where there is room and short where there is little', () => {
  expect(shownLabels(weeks, 100)).toEqual(weeks.map((bar) => bar.label));
  expect(shownLabels(weeks, 45)).toEqual(weeks.map((bar) => bar.shortLabel));
});

test('where even short labels would touch, the newest keeps its own', () => {
  expect(shownLabels(weeks, 25)).toEqual(['10/4', '', '10/18', '', '11/1']);
});

test('a week whose run was typed in metres bends no axis and ends at its top', () => {
  const wrong = totals.with(3, 10_000);
  for (const widthPx of [326, 900]) {
    const layout = barLayout({ widthPx, heightPx: 240, totals: wrong, hasNotes: false });
    const plain = barLayout({ widthPx, heightPx: 240, totals, hasNotes: false });
    expect(layout.ticks).toEqual(plain.ticks);
    expect(layout.isBeyond(10_000)).toBe(true);
    expect(layout.yOf(10_000)).toBe(22);
    expect(totals.some(layout.isBeyond)).toBe(false);
  }
});

test('the axis is as wide as its longest label, whatever the scale', () => {
  const clock = (value: number) => `${Math.floor(value / 3600)}:00:00`;
  const hours = (count: number) =>
    barLayout({
      widthPx: 900,
      heightPx: 240,
      totals: [count * 3600],
      hasNotes: false,
      scale: 'clock',
      formatValue: clock,
    });
  expect(hours(8).leftPx).toBe(64);
  const layout = hours(1999);
  expect(layout.ticks.map(({ value }) => clock(value))).toEqual([
    '0:00:00',
    '500:00:00',
    '1000:00:00',
    '1500:00:00',
    '2000:00:00',
  ]);
  expect(layout.leftPx).toBeGreaterThan(labelWidth('2000:00:00'));
});
