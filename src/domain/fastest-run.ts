import { paceSPerKm } from './pace.ts';
import type { PredictingRun } from './race-prediction.ts';
import { isRun } from './sports.ts';

/** The run of the best pace, walks and hikes left out; of two equal ones the later. */
export function fastestRun<Run extends PredictingRun>(
  workouts: Iterable<Run>,
): (Run & { paceSPerKm: number }) | null {
  let best: (Run & { paceSPerKm: number }) | null = null;
  for (const workout of workouts) {
    const pace = isRun(workout) ? paceSPerKm(workout) : null;
    if (pace === null) continue;
    const run = { ...workout, paceSPerKm: pace };
    if (best === null || pace < best.paceSPerKm) best = run;
    else if (pace === best.paceSPerKm && isLater(run, best)) best = run;
  }
  return best;
}

function isLater(one: PredictingRun, other: PredictingRun): boolean {
  return one.date > other.date || (one.date === other.date && one.id > other.id);
}
