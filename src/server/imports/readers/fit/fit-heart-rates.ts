import { firstAtLeast } from '../../../../domain/recording/along.ts';
import type { TrackSamples } from '../settle-track.ts';
import { type FitMessage, type FitValue, TIMESTAMP } from './decode-fit.ts';

export type Beat = { atMs: number; bpm: number };

const EPOCH_MS = Date.UTC(1989, 11, 31);
const TICKS_A_SECOND = 1024;
const TICKS_BEFORE_ROLLING = 4096;

/**
 * Heart rates that a strap kept under water and told afterwards: each message holds some rates and
 * the times of their beats, in ticks of the strap's own clock; one message now and then says which
 * instant its tick was.
 */
export function heartRatesOf(messages: readonly FitMessage[]): Beat[] {
  const beats: Beat[] = [];
  let anchor: { atMs: number; ticks: number } | null = null;
  let lastTicks = 0;
  for (const message of messages) {
    const [tick] = listOf(message.get(9));
    const time = message.get(TIMESTAMP);
    if (typeof time === 'number' && tick !== undefined) {
      const [fraction = 0] = listOf(message.get(0));
      anchor = { atMs: EPOCH_MS + (time + fraction / 32_768) * 1000, ticks: tick };
      lastTicks = tick;
    }
    if (!anchor) continue;
    const rates = listOf(message.get(6));
    const ticks =
      tick === undefined ? shortTicks(listOf(message.get(10)), lastTicks) : listOf(message.get(9));
    lastTicks = ticks.at(-1) ?? lastTicks;
    for (const [index, bpm] of rates.entries()) {
      const at = ticks[index];
      if (at === undefined || !(bpm > 0)) continue;
      beats.push({ atMs: anchor.atMs + ((at - anchor.ticks) / TICKS_A_SECOND) * 1000, bpm });
    }
  }
  return beats;
}

function listOf(value: FitValue | undefined): number[] {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value : [];
}

/** Two times of twelve bits in each three bytes, counted on from the last. */
function shortTicks(bytes: readonly number[], last: number): number[] {
  const ticks: number[] = [];
  let before = last;
  for (let at = 0; at + 1 < bytes.length; at += 3) {
    const [low = 0, middle = 0, high] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const short = [low + (middle & 15) * 256];
    if (high !== undefined) short.push((middle >> 4) + high * 16);
    for (const value of short) {
      const passed =
        (value - (before % TICKS_BEFORE_ROLLING) + TICKS_BEFORE_ROLLING) % TICKS_BEFORE_ROLLING;
      before += passed;
      ticks.push(before);
    }
  }
  return ticks;
}

// A rate stands for this long at most until the next is told.
const STANDS_MS = 5000;

/** Each sample with the rate of its moment, where the records tell none of their own. */
export function withHeartRates(samples: TrackSamples, beats: readonly Beat[]): TrackSamples {
  if (beats.length === 0 || samples.heartRateBpm?.some((bpm) => bpm > 0)) return samples;
  const sorted = beats.toSorted((a, b) => a.atMs - b.atMs);
  if (samples.atMs.length === 0) {
    return {
      ...samples,
      atMs: sorted.map(({ atMs }) => atMs),
      heartRateBpm: sorted.map(({ bpm }) => bpm),
    };
  }
  const beatTimes = sorted.map(({ atMs }) => atMs);
  const heartRateBpm = samples.atMs.map((atMs) => {
    const beat = sorted[firstAtLeast(beatTimes, atMs + 1) - 1];
    return beat && atMs - beat.atMs <= STANDS_MS ? beat.bpm : Number.NaN;
  });
  return { ...samples, heartRateBpm };
}
