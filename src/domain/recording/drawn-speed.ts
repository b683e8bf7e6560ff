import { type Along, valuesOnTheWay } from './along.ts';
import type { Channel, Recording } from './recording.ts';

// Paces of single seconds jump by a minute a kilometre: satellites are not that exact.
const OVER_S = 10;
// Slower is standing or shuffling, whose pace has no meaning.
const SLOWEST_M_PER_S = 0.4;

/**
 * Speed at each sample as it is drawn: over twenty seconds around it, standing left out; null while
 * standing. Null where neither distance nor speed was measured.
 */
export function drawnSpeed(recording: Recording, along: Along): Channel | null {
  const { timeS, speedMPerS } = recording;
  const { distanceM, movingS } = along;
  const way = distanceM ?? (speedMPerS && wayOf(timeS, speedMPerS));
  if (!way) return null;
  const firstS = timeS[0] ?? 0;
  const lastS = timeS.at(-1) ?? 0;
  const [atStart, atEnd] = [valuesOnTheWay(timeS), valuesOnTheWay(timeS)];
  return timeS.map((time, index) => {
    const hasMoved = (movingS[index] ?? 0) > (movingS[index - 1] ?? -1);
    if (!hasMoved) return null;
    const from = Math.max(firstS, time - OVER_S);
    const until = Math.min(lastS, time + OVER_S);
    const overS = atEnd(movingS, until) - atStart(movingS, from);
    const wayM = atEnd(way, until) - atStart(way, from);
    const speed = overS > 0 ? wayM / overS : 0;
    return speed >= SLOWEST_M_PER_S ? speed : null;
  });
}

/** Metres that the speeds come to. */
function wayOf(timeS: readonly number[], speedMPerS: Channel): number[] {
  let total = 0;
  return timeS.map((time, index) => {
    total += (speedMPerS[index] ?? 0) * (time - (timeS[index - 1] ?? time));
    return total;
  });
}
