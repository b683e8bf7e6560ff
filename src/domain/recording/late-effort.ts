import type { Source } from '../workout-kinds.ts';
import { alongOf } from './along.ts';
import { driftOf } from './drift.ts';
import { soundFlatDistance } from './grade.ts';
import { intervalsOf } from './intervals.ts';
import type { Recording } from './recording.ts';
import { halvesOf } from './splits.ts';

/** How the end of a run was against its beginning; null where that was not measured or says nothing. */
export type LateEffort = {
  driftShare: number | null;
  /** Of the first and the second half of the way, without standing. */
  earlyPaceSPerKm: number | null;
  latePaceSPerKm: number | null;
};

/** By the same functions as the run's own page. */
export function lateEffortOf(recording: Recording & { source: Source }): LateEffort {
  const along = alongOf(recording);
  const drift = driftOf({
    along,
    distanceM: soundFlatDistance(recording, along) ?? along.distanceM,
    intervals: intervalsOf(along),
  });
  const halves = halvesOf(along);
  return {
    driftShare: typeof drift === 'string' ? null : drift.share,
    earlyPaceSPerKm: halves?.[0].paceSPerKm ?? null,
    latePaceSPerKm: halves?.[1].paceSPerKm ?? null,
  };
}
