import type { Reading } from './reading.ts';

/** Readers of recorded tracks. They are on their way; until they are here such a file says so. */
export function readTrack(kind: 'fit' | 'gpx' | 'tcx', _bytes: Uint8Array): Reading {
  const what = `a ${kind.toUpperCase()} file`;
  const refusal = { what, reason: `This is ${what}, which is not read yet.`, isNoWorkout: false };
  return { workouts: [], refusals: [refusal] };
}
