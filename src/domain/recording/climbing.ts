import { filledChannel } from './filled-channel.ts';
import type { Recording } from './recording.ts';

// Barometers flutter by some decimetres and maps by a metre or two: what rises and falls by less
// than this is no hill.
const SMALLEST_HILL_M = 2;
const SMOOTHED_OVER_S = 10;

export type Climbing = { ascentM: number[]; descentM: number[] };

/** Metres climbed and descended up to each sample, flutter left out; null without elevations. */
export function climbingAlong(recording: Pick<Recording, 'timeS' | 'elevationM'>): Climbing | null {
  const { timeS, elevationM } = recording;
  const filled = elevationM && filledChannel(timeS, elevationM);
  if (!filled) return null;
  return climbedBetween(smoothed(timeS, filled));
}

/** The mean of what lies some seconds before and after, at the ends as few before as after. */
function smoothed(timeS: readonly number[], values: readonly number[]): number[] {
  let from = 0;
  let until = 0;
  let sum = 0;
  const firstS = timeS[0] ?? 0;
  const lastS = timeS.at(-1) ?? 0;
  return timeS.map((time) => {
    const reachS = Math.min(SMOOTHED_OVER_S, time - firstS, lastS - time);
    for (; until < values.length && (timeS[until] ?? 0) <= time + reachS; until += 1) {
      sum += values[until] ?? 0;
    }
    for (; (timeS[from] ?? 0) < time - reachS; from += 1) sum -= values[from] ?? 0;
    return sum / (until - from);
  });
}

/**
 * A leg ends at its highest (or lowest) point once the way back from there is a hill of its own.
 * Within a leg only new heights (or depths) count, so that nothing is counted twice.
 */
function climbedBetween(elevations: readonly number[]): Climbing {
  const turns = turningPoints(elevations);
  const ascentM: number[] = [];
  const descentM: number[] = [];
  let climbed = 0;
  let descended = 0;
  let leg = 0;
  let extreme = elevations[0] ?? 0;
  for (const [index, elevation] of elevations.entries()) {
    while (leg < turns.length - 1 && index > (turns[leg + 1] ?? 0)) leg += 1;
    const from = turns[leg] ?? 0;
    const to = turns[leg + 1];
    if (index === from) extreme = elevation;
    if (to !== undefined && index > from) {
      const rises = (elevations[to] ?? 0) > (elevations[from] ?? 0);
      const gained = rises ? elevation - extreme : extreme - elevation;
      if (gained > 0) {
        if (rises) climbed += gained;
        else descended += gained;
        extreme = elevation;
      }
    }
    ascentM.push(climbed);
    descentM.push(descended);
  }
  return { ascentM, descentM };
}

/** Feet and tops in turn, from the first leg's beginning to the last leg's end. */
function turningPoints(elevations: readonly number[]): number[] {
  const turns: number[] = [];
  let lowest = 0;
  let highest = 0;
  let direction: 'unknown' | 'up' | 'down' = 'unknown';
  const at = (index: number) => elevations[index] ?? 0;
  for (const [index, elevation] of elevations.entries()) {
    if (elevation < at(lowest)) lowest = index;
    if (elevation > at(highest)) highest = index;
    if (direction !== 'up' && elevation - at(lowest) >= SMALLEST_HILL_M) {
      turns.push(lowest);
      direction = 'up';
      highest = index;
    } else if (direction !== 'down' && at(highest) - elevation >= SMALLEST_HILL_M) {
      turns.push(highest);
      direction = 'down';
      lowest = index;
    }
  }
  if (direction === 'up') turns.push(highest);
  if (direction === 'down') turns.push(lowest);
  return turns;
}
