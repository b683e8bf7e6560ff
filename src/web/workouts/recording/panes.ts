import type { Along } from '../../../domain/recording/along.ts';
import { drawnSpeed } from '../../../domain/recording/drawn-speed.ts';
import type { Channel, Recording } from '../../../domain/recording/recording.ts';
import { RATE_LOOK, type Rate, rateOf, rateText } from './rate.ts';

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
  const range = beats && rangeOf({ values: beats, least: 40, inner: 1 });
  if (!beats || !range) return null;
  return {
    key: 'heartRate',
    title: 'Heart rate, bpm',
    values: beats,
    range,
    lessIsHigher: false,
    steps: ROUND_STEPS.slice(2),
    format: (bpm) => bpm.toFixed(),
  };
}

function ratePane(speeds: Channel | null, rate: Rate): Pane | null {
  const values = speeds?.map((speed) => (speed === null ? null : rateOf(rate, speed)));
  // Starting, stopping and wandering satellites would press the rest of the curve flat.
  const range = values && rangeOf({ values, least: rate === 'pace' ? 60 : 6, inner: 0.97 });
  if (!values || !range) return null;
  const { term, unit } = RATE_LOOK[rate];
  return {
    key: 'rate',
    title: rate === 'pace' ? `${term}, min${unit}` : `${term}, ${unit}`,
    values,
    range,
    lessIsHigher: rate === 'pace',
    steps: rate === 'pace' ? PACE_STEPS_S : ROUND_STEPS,
    format: (value) => (rate === 'pace' ? rateText(rate, value) : String(value)),
  };
}

function elevationPane(values: Channel | null): Pane | null {
  const range = values && rangeOf({ values, least: 30, inner: 1 });
  if (!values || !range) return null;
  return {
    key: 'elevation',
    title: 'Elevation, m',
    values,
    range,
    lessIsHigher: false,
    steps: ROUND_STEPS.slice(2),
    format: (metres) => metres.toFixed(),
  };
}

/** Around the inner share of the values, a little air on both sides, never less than `least`. */
function rangeOf(of: { values: Channel; least: number; inner: number }): [number, number] | null {
  const sorted = of.values.filter((value) => value !== null).sort((a, b) => a - b);
  const outside = Math.floor(((1 - of.inner) / 2) * sorted.length);
  const low = sorted[outside];
  const high = sorted[sorted.length - 1 - outside];
  if (low === undefined || high === undefined) return null;
  const air = Math.max((high - low) * 0.08, (of.least - (high - low)) / 2);
  return [low - air, high + air];
}
