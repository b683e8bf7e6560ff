import type { Channel } from '../../../domain/recording/recording.ts';

// Watches write every second to every ten. Where one is silent for much longer, no line is drawn
// that nobody measured.
const LEAST_SILENCE_S = 30;
const SILENCE_OF_STEPS = 6;

/** A pane's samples, parted by a hole wherever the watch was silent. */
export function withSilences(of: {
  timeS: readonly number[];
  xs: readonly number[];
  values: Channel;
}): [number[], Channel] {
  const { timeS, xs, values } = of;
  const silentS = Math.max(LEAST_SILENCE_S, SILENCE_OF_STEPS * usualStep(timeS));
  const drawnXs: number[] = [];
  const drawn: Channel = [];
  for (const [index, x] of xs.entries()) {
    if (index > 0 && (timeS[index] ?? 0) - (timeS[index - 1] ?? 0) > silentS) {
      drawnXs.push(xs[index - 1] ?? x);
      drawn.push(null);
    }
    drawnXs.push(x);
    drawn.push(values[index] ?? null);
  }
  return [drawnXs, drawn];
}

/** The median time from sample to sample. */
function usualStep(timeS: readonly number[]): number {
  const steps = timeS.slice(1).map((time, index) => time - (timeS[index] ?? 0));
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}
