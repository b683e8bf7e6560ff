import type { Source } from '../workout-kinds.ts';
import { type Along, valuesOnTheWay } from './along.ts';
import { filledChannel } from './filled-channel.ts';
import type { Recording } from './recording.ts';

// Barometers and maps are good to a metre or so: what rises within less is no hill to run up.
const GRADE_OVER_M = 80;
// Steeper was not measured by those who fitted the factor.
const STEEPEST = 0.4;

/**
 * Whether its elevations can carry a grade. Strava corrects what satellites alone measured by a map; of
 * other recordings nobody says whether a barometer was there, and satellites wander by ten metres.
 */
export function hasSoundElevation(recording: { source: Source; elevationM: unknown }): boolean {
  return recording.source === 'strava' && recording.elevationM !== null;
}

/**
 * Metres on the flat that would have cost as much, come together up to each sample: their pace is the
 * grade-adjusted one. Null where distance or elevation was not measured.
 */
export function flatDistanceAlong(
  recording: Pick<Recording, 'timeS' | 'elevationM'>,
  { distanceM }: Pick<Along, 'distanceM'>,
): number[] | null {
  const elevationM = recording.elevationM && filledChannel(recording.timeS, recording.elevationM);
  if (!elevationM || !distanceM) return null;
  const grades = gradesAlong(distanceM, elevationM);
  let flatM = 0;
  return distanceM.map((distance, index) => {
    const stepM = distance - (distanceM[index - 1] ?? distance);
    flatM += (stepM * gradeFactor(grades[index] ?? 0)) / ON_THE_FLAT;
    return flatM;
  });
}

/** The same for a recording whose elevations carry a grade; null for all others. */
export function soundFlatDistance(
  recording: Pick<Recording, 'timeS' | 'elevationM'> & { source: Source },
  along: Pick<Along, 'distanceM'>,
): number[] | null {
  return hasSoundElevation(recording) ? flatDistanceAlong(recording, along) : null;
}

/**
 * How much faster the same effort is on the flat. A polynomial that GoldenCheetah fitted to Strava's
 * curve (DanielsPoints.cpp): downhill it gives back less than the energy alone would.
 */
export function gradeFactor(grade: number): number {
  const s = 100 * Math.max(-STEEPEST, Math.min(STEEPEST, grade));
  return (
    -3.40029e-9 * s ** 5 -
    4.71345e-7 * s ** 4 +
    7.77802e-7 * s ** 3 +
    0.001906977 * s ** 2 +
    0.0299822939 * s +
    0.9935756154
  );
}

// The fit misses 1 by a little there; a flat run has its own pace.
const ON_THE_FLAT = gradeFactor(0);

/** Rise over run of the way around each sample. */
export function gradesAlong(distanceM: readonly number[], elevationM: readonly number[]): number[] {
  const way = strictlyRising(distanceM, elevationM);
  const [firstM = 0, lastM = 0] = [way.distanceM[0], way.distanceM.at(-1)];
  const [atStart, atEnd] = [valuesOnTheWay(way.distanceM), valuesOnTheWay(way.distanceM)];
  return distanceM.map((distance) => {
    const fromM = Math.max(firstM, distance - GRADE_OVER_M / 2);
    const toM = Math.min(lastM, distance + GRADE_OVER_M / 2);
    if (toM - fromM < GRADE_OVER_M / 2) return 0;
    const riseM = atEnd(way.elevationM, toM) - atStart(way.elevationM, fromM);
    return riseM / (toM - fromM);
  });
}

/** The elevation by distance: of standing, the last sample counts. */
function strictlyRising(distanceM: readonly number[], elevationM: readonly number[]) {
  const rising = { distanceM: [] as number[], elevationM: [] as number[] };
  for (const [index, distance] of distanceM.entries()) {
    if (distance === rising.distanceM.at(-1)) {
      rising.distanceM.pop();
      rising.elevationM.pop();
    }
    rising.distanceM.push(distance);
    rising.elevationM.push(elevationM[index] ?? 0);
  }
  return rising;
}
