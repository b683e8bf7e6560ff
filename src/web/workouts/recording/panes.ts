import { elevationIn, elevationUnit } from '../../../domain/measures.ts';
import { rising, usualSpanOfRising } from '../../../domain/outliers.ts';
import type { Along } from '../../../domain/recording/along.ts';
import { drawnSpeed } from '../../../domain/recording/drawn-speed.ts';
import type { Channel, Recording } from '../../../domain/recording/recording.ts';
import { RATE_TERMS, type Rate, rateOf, rateText, rateUnit } from './rate.ts';

/** One of the curves, drawn below one another over the same way. */
export type Pane = {
  key: 'heartRate' | 'rate' | 'elevation';
  /** 'Heart rate, bpm' */
  title: string;
  values: Channel;
  /** What the pane reaches from and to; outliers may lie beyond. */
  range: readonly [number, number];
  /** A faster pace stands higher. */
  lessIsHigher: boolean;
  /** Between two lines of the grid. */
  steps: number[];
  format: (value: number) => string;
};

const ROUND_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const PACE_STEPS_S = [5, 10, 15, 30, 60, 120, 300, 600];

/** The curves there is something to draw of: heart rate, pace or speed, elevation. */
export function panesOf(of: { recording: Recording; along: Along; rate: Rate }): Pane[] {
  const { recording, along, rate } = of;
  const panes = [
    heartRatePane(recording.heartRateBpm),
    ratePane(drawnSpeed(recording, along), rate),
    elevationPane(recording.elevationM),
  ];
  return panes.filter((pane) => pane !== null);
}

function heartRatePane(values: Channel | null): Pane | null {
  const beats = values?.map((bpm) => (bpm && bpm > 0 ? bpm : null));
  const scale = beats && scaleOf({ values: beats, least: 40, inner: 1 });
  if (!beats || !scale) return null;
  return {
    key: 'heartRate',
    title: `Heart rate, bpm${beyondTitle(scale)}`,
    values: beats,
    range: scale.range,
    lessIsHigher: false,
    steps: ROUND_STEPS.slice(2),
    format: (bpm) => bpm.toFixed(),
  };
}

function ratePane(speeds: Channel | null, rate: Rate): Pane | null {
  const values = speeds?.map((speed) => (speed === null ? null : rateOf(rate, speed)));
  // Starting, stopping and wandering satellites would press the rest of the curve flat.
  const scale = values && scaleOf({ values, least: rate === 'pace' ? 60 : 6, inner: 0.97 });
  if (!values || !scale) return null;
  const [term, unit] = [RATE_TERMS[rate], rateUnit(rate)];
  return {
    key: 'rate',
    title: rate === 'pace' ? `${term}, min${unit}` : `${term}, ${unit}`,
    values,
    range: scale.range,
    lessIsHigher: rate === 'pace',
    steps: rate === 'pace' ? PACE_STEPS_S : ROUND_STEPS,
    format: (value) => (rate === 'pace' ? rateText(rate, value) : String(value)),
  };
}

function elevationPane(metres: Channel | null): Pane | null {
  const values = metres?.map((value) => (value === null ? null : elevationIn(value)));
  const least = LEAST_ELEVATION[elevationUnit()];
  const scale = values && scaleOf({ values, least, inner: 1 });
  if (!values || !scale) return null;
  return {
    key: 'elevation',
    title: `Elevation, ${elevationUnit()}${beyondTitle(scale)}`,
    values,
    range: scale.range,
    lessIsHigher: false,
    steps: ROUND_STEPS.slice(2),
    format: (value) => value.toFixed(),
  };
}

/** A flat way is drawn flat. */
const LEAST_ELEVATION = { m: 30, ft: 100 };

/** ', up to 250' where a value lies off the scale; of paces, standing and starting always does. */
function beyondTitle({ range: [low, high], lowest, highest }: Scale): string {
  const up = highest > high ? `, up to ${highest.toFixed()}` : '';
  return lowest < low ? `${up}, down to ${lowest.toFixed()}` : up;
}

type Scale = { range: [number, number]; lowest: number; highest: number };

/** Around the inner share of the values, a little air on both sides, never less than `least`. */
function scaleOf(of: { values: Channel; least: number; inner: number }): Scale | null {
  const sorted = rising(of.values.filter((value) => value !== null));
  const outside = Math.floor(((1 - of.inner) / 2) * sorted.length);
  const inner = sorted.slice(outside, sorted.length - outside);
  const span = usualSpanOfRising(inner, { least: of.least });
  if (!span) return null;
  const { low, high } = span;
  const air = Math.max((high - low) * 0.08, (of.least - (high - low)) / 2);
  const [lowest = low, highest = high] = [sorted[0], sorted.at(-1)];
  return { range: [low - air, high + air], lowest, highest };
}

// Watches write every second to every ten. Where one is silent for much longer, no line is drawn
// that nobody measured.
const LEAST_SILENCE_S = 30;
const SILENCE_OF_STEPS = 6;

/** The samples before which the watch was silent. */
export function silencesOf(timeS: readonly number[]): number[] {
  const stepsS = timeS.slice(1).map((time, index) => time - (timeS[index] ?? 0));
  const usualS = rising(stepsS)[stepsS.length >> 1] ?? 0;
  const silentS = Math.max(LEAST_SILENCE_S, SILENCE_OF_STEPS * usualS);
  return [...stepsS.keys()].filter((index) => (stepsS[index] ?? 0) > silentS).map((at) => at + 1);
}

/** A pane's samples, parted by a hole wherever the watch was silent. */
export function withSilences(of: {
  silences: readonly number[];
  xs: number[];
  values: Channel;
}): [number[], Channel] {
  const { silences, xs, values } = of;
  if (silences.length === 0) return [xs, values];
  const drawnXs: number[] = [];
  const drawn: Channel = [];
  let from = 0;
  for (const until of [...silences, xs.length]) {
    for (let index = from; index < until; index += 1) {
      drawnXs.push(xs[index] ?? 0);
      drawn.push(values[index] ?? null);
    }
    if (until === xs.length) break;
    drawnXs.push(xs[until - 1] ?? 0);
    drawn.push(null);
    from = until;
  }
  return [drawnXs, drawn];
}
