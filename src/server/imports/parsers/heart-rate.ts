import { type Moment, readMoment } from '../quantities/moments.ts';
import { readAmount } from '../quantities/numbers.ts';
import { attempt } from '../quantities/refusal.ts';
import { isObject, own } from './json-values.ts';
import type { HeartRateSample, ParsedNote } from './parsed-workout.ts';

// Where the recovery series took the place of the workout's own, some began a little early.
const RECOVERY_LEAD_MS = 15_000;

export type WrittenHeartRate = {
  average: unknown;
  maximum: unknown;
  minimum: unknown;
  /** `{ date, qty }` or `{ date, Min, Avg, Max }`, each as the file has it. */
  samples: readonly unknown[];
};

type SettledHeartRate = {
  average: number | null;
  maximum: number | null;
  minimum: number | null;
  samples: HeartRateSample[];
};

/**
 * Keeps the samples that lie in the workout. Health Auto Export sometimes delivers the two
 * minutes after it in their place, and then its average and maximum are those of the rest, so
 * they are worked out again, or left out when nothing of the workout is there.
 */
export function settleHeartRate(
  input: { written: WrittenHeartRate; start: Moment; endMs: number },
  notes: ParsedNote[],
): SettledHeartRate {
  const startMs = input.start.atMs ?? input.start.wallMs;
  const read = readSamples(input.written.samples, input.start);
  const { inside, outside } = samplesInside(read.samples, { startMs, endMs: input.endMs });
  const after = read.samples.filter((sample) => sample.atMs >= input.endMs);
  const leak = recoverySeries({ inside, after, startMs, endMs: input.endMs });
  const kept = leak?.kept ?? inside;
  const left = read.unreadable + outside;
  if (left > 0) {
    notes.push({
      code: 'heart-rate-samples',
      message: `Heart-rate samples not of this workout or not readable, left out: ${left}.`,
    });
  }
  const stated = withoutLeak(statedFigures(input.written, notes), leak, notes);
  return {
    average: stated.average ?? mean(kept.map((sample) => sample.bpm)),
    maximum: stated.maximum ?? extreme(kept, (sample) => sample.maxBpm, Math.max),
    minimum: stated.minimum ?? extreme(kept, (sample) => sample.minBpm, Math.min),
    samples: input.start.atMs === null ? [] : kept.map(withoutDetail),
  };
}

type Figures = Pick<SettledHeartRate, 'average' | 'maximum' | 'minimum'>;

function statedFigures(written: WrittenHeartRate, notes: ParsedNote[]): Figures {
  const average = readBpm(written.average, 'average heart rate', notes);
  const maximum = readBpm(written.maximum, 'maximum heart rate', notes);
  const minimum = readBpm(written.minimum, 'minimum heart rate', notes);
  // A unit of slack: the maximum often comes rounded, the average with its decimals.
  if (average !== null && maximum !== null && average > maximum + 1) {
    notes.push({
      code: 'heart-rate-swapped',
      message: 'The average heart rate was above the maximum; the two were exchanged.',
    });
    return { average: maximum, maximum: average, minimum };
  }
  return {
    average,
    maximum,
    minimum: minimum !== null && average !== null && minimum > average + 1 ? null : minimum,
  };
}

function readBpm(value: unknown, what: string, notes: ParsedNote[]): number | null {
  const bpm = readAmount(isObject(value) ? own(value, 'qty', 'value') : value, what);
  if (bpm === null || bpm === 0) return null;
  if (isHeartRate(bpm)) return bpm;
  notes.push({
    code: 'heart-rate-implausible',
    message: `The ${what} of ${Number(bpm.toPrecision(6))} is no heart rate; it was left out.`,
  });
  return null;
}

type Leak = { kept: Sample[]; recovery: Sample[] };

function recoverySeries(input: {
  inside: Sample[];
  after: Sample[];
  startMs: number;
  endMs: number;
}): Leak | null {
  const { inside, after, startMs, endMs } = input;
  if (after.length === 0) return null;
  const beginsAtEnd = inside.every((sample) => sample.atMs >= endMs - RECOVERY_LEAD_MS);
  const isLong = endMs - startMs > 4 * RECOVERY_LEAD_MS;
  if (isLong && beginsAtEnd && after.length > inside.length && inside.every(isSinglePoint)) {
    return { kept: [], recovery: [...inside, ...after] };
  }
  return after.length > 1 || inside.length === 0 ? { kept: inside, recovery: after } : null;
}

function withoutLeak(stated: Figures, leak: Leak | null, notes: ParsedNote[]): Figures {
  if (leak === null) return stated;
  const averageAfter = mean(leak.recovery.map((sample) => sample.bpm)) ?? 0;
  const maximumAfter = extreme(leak.recovery, (sample) => sample.maxBpm, Math.max);
  const nothingLeft = leak.kept.length === 0;
  // The rest begins at its highest, so an equal maximum gives it away as well.
  const ofRecovery =
    (stated.average !== null && Math.abs(stated.average - averageAfter) < 1.5) ||
    (stated.maximum !== null && stated.maximum === maximumAfter);
  notes.push({
    code: 'heart-rate-recovery',
    message: nothingLeft
      ? 'The heart rate was that of the minutes after the workout; it was left out.'
      : 'Heart rate of the minutes after the workout was left out; average and maximum were worked out again.',
  });
  if (nothingLeft && !ofRecovery) return stated;
  return { average: null, maximum: null, minimum: null };
}

function isSinglePoint(sample: Sample): boolean {
  return sample.maxBpm === sample.bpm && sample.minBpm === sample.bpm;
}

function withoutDetail({ atMs, bpm, maxBpm }: Sample): HeartRateSample {
  return maxBpm > bpm ? { atMs, bpm, maxBpm } : { atMs, bpm };
}

type Sample = { atMs: number; bpm: number; maxBpm: number; minBpm: number };

const LOWEST_BPM = 25;
const HIGHEST_BPM = 250;
const MINUTE_MS = 60_000;

/** Those that can be read, in order of time, one an instant. */
function readSamples(
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
function samplesInside(
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

function isHeartRate(bpm: number): boolean {
  return bpm >= LOWEST_BPM && bpm <= HIGHEST_BPM;
}

function mean(values: number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function extreme(
  samples: Sample[],
  of: (sample: Sample) => number,
  pick: (a: number, b: number) => number,
): number | null {
  let best: number | null = null;
  for (const sample of samples) best = best === null ? of(sample) : pick(best, of(sample));
  return best;
}
