import { usualSpan } from '../../domain/outliers.ts';
import { labelWidth } from '../ui/charts/label-width.ts';
import { niceTicks } from '../ui/charts/nice-ticks.ts';

export type FormPoint = {
  load: number;
  fitness: number | null;
  fatigue: number | null;
  form: number | null;
};

export type FormLayout = {
  /** The left edge and the width of a day. */
  dayPx: number;
  leftOf: (index: number) => number;
  leftPx: number;
  /** Loads, fitness and fatigue share an axis from nought. */
  yOf: (value: number) => number;
  ticks: { value: number; y: number }[];
  baseY: number;
  /** Form has an axis of its own below, from as much under nought as above. */
  formY: (value: number) => number;
  formZeroY: number;
  formMost: number;
  /** Days whose load is higher than the axis. */
  aboveAxis: number[];
};

/** Room for the word 'form'. */
const LEAST_LEFT_PX = 36;
const TOP_PX = 10;
const GAP_PX = 26;
const FORM_PX = 70;
const LABELS_PX = 22;

export const FORM_CHART_PX = { wide: 340, heightOfLabels: LABELS_PX };

/**
 * Where everything stands. The axis is as high as nearly all days need: one day that is wrong, or a
 * hundred kilometres long, stands at its top and is named, and bends nothing.
 */
export function formLayout(input: {
  points: readonly FormPoint[];
  widthPx: number;
  heightPx: number;
}): FormLayout {
  const { points, widthPx, heightPx } = input;
  const baseY = heightPx - LABELS_PX - FORM_PX - GAP_PX;
  const lines = points.flatMap(({ fitness, fatigue }) => [fitness ?? 0, fatigue ?? 0]);
  const most = Math.max(highest(points.map(({ load }) => load)), highest(lines));
  const ticks = niceTicks({ from: 0, to: Math.max(10, most), atMost: 5 });
  const top = ticks.at(-1) ?? most;
  const yOf = (value: number) =>
    baseY - (baseY - TOP_PX) * (Math.min(Math.max(value, 0), top) / top);

  const formMost = Math.max(10, highest(points.map(({ form }) => Math.abs(form ?? 0))));
  const formZeroY = baseY + GAP_PX + FORM_PX / 2;
  const formY = (value: number) =>
    formZeroY - (FORM_PX / 2) * (Math.max(-formMost, Math.min(formMost, value)) / formMost);

  const leftPx = Math.max(LEAST_LEFT_PX, ...ticks.map((value) => labelWidth(String(value)) + 10));
  const dayPx = (widthPx - leftPx) / Math.max(1, points.length);
  return {
    dayPx,
    leftOf: (index) => leftPx + index * dayPx,
    leftPx,
    yOf,
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
    baseY,
    formY,
    formZeroY,
    formMost,
    aboveAxis: points.flatMap(({ load }, index) => (load > top ? [index] : [])),
  };
}

/** The highest that is no outlier, days of nought left out. */
function highest(values: readonly number[]): number {
  const trained = values.filter((value) => value > 0);
  return usualSpan(trained, { least: 0, from: 0 })?.high ?? 0;
}
