import type { Recording } from './recording.ts';

// Slower than any walk; satellites wander by about this much while their owner stands.
const STANDING_M_PER_S = 0.3;
// A shorter stop is a kerb, or a watch that writes whole metres.
const SHORTEST_PAUSE_S = 10;

/**
 * Whether the athlete moved on the way to each sample (the first has no way to it). The source's own
 * word counts; where it has none, standing is going nowhere for ten seconds. A silence of ten seconds
 * without way is a pause whatever the source says: watches stop writing when they are paused.
 */
export function movedTo(
  recording: Pick<Recording, 'timeS' | 'moving'>,
  distanceM: readonly number[] | null,
): boolean[] {
  const { timeS, moving } = recording;
  const pauses = distanceM ? pausesOf(timeS, distanceM) : null;
  return timeS.map((time, index) => {
    if (index === 0) return false;
    const told = moving?.[index] ?? null;
    const paused = pauses?.[index] ?? false;
    if (told === null) return !paused;
    const isSilence = time - (timeS[index - 1] ?? 0) >= SHORTEST_PAUSE_S;
    return told > 0 && !(isSilence && paused);
  });
}

function pausesOf(timeS: readonly number[], distanceM: readonly number[]): boolean[] {
  const pauses: boolean[] = timeS.map(() => false);
  let first = 1;
  for (let index = 1; index <= timeS.length; index += 1) {
    if (index < timeS.length && isSlow(index)) continue;
    const lastedS = (timeS[index - 1] ?? 0) - (timeS[first - 1] ?? 0);
    if (index > first && lastedS >= SHORTEST_PAUSE_S) pauses.fill(true, first, index);
    first = index + 1;
  }
  return pauses;

  function isSlow(index: number): boolean {
    const overS = (timeS[index] ?? 0) - (timeS[index - 1] ?? 0);
    const wayM = (distanceM[index] ?? 0) - (distanceM[index - 1] ?? 0);
    return wayM < STANDING_M_PER_S * overS;
  }
}
