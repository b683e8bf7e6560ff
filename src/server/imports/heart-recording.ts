import { NOTHING_MEASURED, type Recording } from '../../domain/recording/recording.ts';
import type { ParsedWorkout } from './parsers/parsed-workout.ts';

// Fewer make no curve.
const FEWEST_SAMPLES = 5;

/** The heart rates that a file tells along the way; null where they are few, or their start unknown. */
export function heartRecording({
  startedAtMs,
  heartRateSamples: samples,
}: Pick<ParsedWorkout, 'startedAtMs' | 'heartRateSamples'>): Recording | null {
  if (startedAtMs === null || samples.length < FEWEST_SAMPLES) return null;
  return {
    ...NOTHING_MEASURED,
    timeS: samples.map(({ atMs }) => Math.round((atMs - startedAtMs) / 1000)),
    heartRateBpm: samples.map(({ bpm }) => bpm),
    laps: [],
  };
}
