import type { Moment } from '../quantities/moments.ts';
import { readMoment } from '../quantities/moments.ts';
import { readAmount } from '../quantities/numbers.ts';
import { attempt } from '../quantities/refusal.ts';
import { isObject, own } from './json-values.ts';

export type Sample = { atMs: number; bpm: number; maxBpm: number; minBpm: number };

const LOWEST_BPM = 25;
const HIGHEST_BPM = 250;
const MINUTE_MS = 60_000;

/** Those that can be read, in order of time, one an instant. */
export function readSamples(
  written: readonly unknown[],
  start: Moment,
): { samples: Sample[]; unreadable: number } {
  const samples: Sample[] = [];
  for (const item of written) {
    const sample = isObject(item) ? attempt(() => readSample(item, start)) : null;
    if (sample !== null && 'value' in sample && sample.value !== null) samples.push(sample.value);
  }
  const unreadable = written.length - samples.length;
  return { samples: onePerInstant(samples), unreadable };
}

function readSample(item: { readonly [key: string]: unknown }, start: Moment): Sample | null {
  const moment = readMoment(own(item, 'date', 'timestamp', 'startDate'), 'time of a heart rate');
  const low = readAmount(own(item, 'Min', 'min'), 'heart rate');
  const high = readAmount(own(item, 'Max', 'max'), 'heart rate');
  const middle = low !== null && high !== null ? (low + high) / 2 : null;
  const bpm = readAmount(own(item, 'Avg', 'avg', 'qty', 'value'), 'heart rate') ?? middle;
  if (bpm === null || !isHeartRate(bpm)) return null;
  return {
    atMs: onClockOf(start, moment),
    bpm,
    maxBpm: high !== null && high >= bpm && isHeartRate(high) ? high : bpm,
    minBpm: low !== null && low <= bpm && isHeartRate(low) ? low : bpm,
  };
}

// A sample without a zone is taken to stand on the same clock as the start of its workout.
function onClockOf(start: Moment, moment: Moment): number {
  if (start.atMs === null) return moment.wallMs;
  return moment.atMs ?? moment.wallMs - (start.offsetS ?? 0) * 1000;
}

/** Two devices may report the same second: their mean is kept. */
function onePerInstant(samples: Sample[]): Sample[] {
  samples.sort((a, b) => a.atMs - b.atMs || a.bpm - b.bpm || a.maxBpm - b.maxBpm);
  const single: Sample[] = [];
  for (let from = 0; from < samples.length; ) {
    let to = from + 1;
    while (to < samples.length && samples[to]?.atMs === samples[from]?.atMs) to++;
    const together = samples.slice(from, to);
    const first = together[0];
    if (first !== undefined) {
      single.push({
        atMs: first.atMs,
        bpm: mean(together.map((sample) => sample.bpm)) ?? first.bpm,
        maxBpm: extreme(together, (sample) => sample.maxBpm, Math.max) ?? first.maxBpm,
        minBpm: extreme(together, (sample) => sample.minBpm, Math.min) ?? first.minBpm,
      });
    }
    from = to;
  }
  return single;
}

// Minute averages carry the beginning of their minute, which may lie before the start.
export function samplesInside(
  samples: Sample[],
  window: { startMs: number; endMs: number },
): { inside: Sample[]; outside: number } {
  const firstMinuteMs = Math.floor(window.startMs / MINUTE_MS) * MINUTE_MS;
  const inside: Sample[] = [];
  let outside = 0;
  for (const sample of samples) {
    if (sample.atMs >= window.endMs) continue;
    if (sample.atMs >= window.startMs) inside.push(sample);
    else if (sample.atMs === firstMinuteMs) inside.push({ ...sample, atMs: window.startMs });
    else outside++;
  }
  return { inside: onePerInstant(inside), outside };
}

export function isHeartRate(bpm: number): boolean {
  return bpm >= LOWEST_BPM && bpm <= HIGHEST_BPM;
}

export function mean(values: number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function extreme(
  samples: Sample[],
  of: (sample: Sample) => number,
  pick: (a: number, b: number) => number,
): number | null {
  let best: number | null = null;
  for (const sample of samples) best = best === null ? of(sample) : pick(best, of(sample));
  return best;
}
