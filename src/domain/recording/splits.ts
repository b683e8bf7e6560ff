import { paceSPerKm } from '../pace.ts';
import { type Along, secondAt } from './along.ts';
import type { Recording } from './recording.ts';
import { type Stretch, stretchOf } from './stretch.ts';

export type Split = Stretch & {
  /** 1 is the first kilometre or mile, by the watch's own count. */
  number: number;
  distanceM: number;
  /** Shorter than that: the last part, or the first where the recording begins further on. */
  isPart: boolean;
};

// So short a rest before the first mark or behind the last one is no part of its own, but of the
// kilometre beside it.
const KILOMETRE_M = 1000;
const SHORTEST_PART_M = 10;

/**
 * Each kilometre, or mile where that is the length of one, from the moment its first metre is begun to the moment its last one is reached, and
 * the rest as a part. Standing on the mark belongs to the next kilometre, and at the end to the last.
 * A recording may begin further on, as where its beginning was cut off: up to the first mark is a part.
 */
export function splitsAlong(along: Along, lengthM = KILOMETRE_M): Split[] {
  const { timeS, distanceM } = along;
  const startM = distanceM?.[0] ?? 0;
  const endM = distanceM?.at(-1) ?? 0;
  if (!distanceM || endM - startM < SHORTEST_PART_M) return [];
  const marks = marksBetween({ startM, endM, lengthM });
  const timesS = [
    timeS[0] ?? 0,
    ...marks.map((mark) => secondAt({ timeS, distanceM }, mark)),
    timeS.at(-1) ?? 0,
  ];
  return timesS.slice(1).map((toS, index) => {
    const fromM = marks[index - 1] ?? startM;
    const toM = marks[index] ?? endM;
    return {
      ...stretchOf(along, { fromS: timesS[index] ?? 0, toS }),
      number: Math.floor((fromM + SHORTEST_PART_M) / lengthM) + 1,
      // Not interpolated: exactly a kilometre, where it is one.
      distanceM: toM - fromM,
      isPart: toM - fromM < lengthM - SHORTEST_PART_M,
    };
  });
}

/** Of a part, which one it is: a recording that begins further on has one before its first whole kilometre. */
export function partName(index: number, splits: readonly Split[]): 'first' | 'last' {
  return index === 0 && splits.length > 1 ? 'first' : 'last';
}

const LEAST_FOR_HALVES_M = 1000;

/** The first and the second half of the way; null without one. */
export function halvesOf(along: Along): [Stretch, Stretch] | null {
  const { timeS, distanceM } = along;
  const startM = distanceM?.[0] ?? 0;
  const endM = distanceM?.at(-1) ?? 0;
  if (!distanceM || endM - startM < LEAST_FOR_HALVES_M) return null;
  const halfwayS = secondAt({ timeS, distanceM }, (startM + endM) / 2);
  return [
    stretchOf(along, { fromS: timeS[0] ?? 0, toS: halfwayS }),
    stretchOf(along, { fromS: halfwayS, toS: timeS.at(-1) ?? 0 }),
  ];
}

/** Where a kilometre ends and another begins; not where too little lies before or behind to be a part. */
function marksBetween(of: { startM: number; endM: number; lengthM: number }): number[] {
  const { startM, endM, lengthM } = of;
  const marks: number[] = [];
  const first = Math.floor((startM + SHORTEST_PART_M) / lengthM) + 1;
  for (let count = first; count * lengthM <= endM - SHORTEST_PART_M; count += 1) {
    marks.push(count * lengthM);
  }
  return marks;
}

export type LapStretch = Stretch & { number: number; name: string | null };

/** The laps that the athlete pressed: the watch's own figures where it told them, else the samples'. */
export function lapStretches(recording: Recording, along: Along): LapStretch[] {
  return recording.laps.map((lap, index) => {
    const { startS: fromS, elapsedS, movingS, distanceM } = lap;
    const measured = stretchOf(along, { fromS, toS: fromS + elapsedS });
    return {
      ...measured,
      number: index + 1,
      name: lap.name,
      movingS,
      distanceM,
      paceSPerKm: paceSPerKm({ distanceM, durationS: movingS }),
      ascentM: lap.ascentM ?? measured.ascentM,
      avgHeartRateBpm: lap.avgHeartRateBpm ?? measured.avgHeartRateBpm,
    };
  });
}
