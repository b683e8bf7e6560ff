import type { Moment } from '../quantities/moments.ts';
import { readAmount } from '../quantities/numbers.ts';
import {
  extreme,
  isHeartRate,
  mean,
  readSamples,
  type Sample,
  samplesInside,
} from './heart-rate-samples.ts';
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

export type SettledHeartRate = {
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
