import type { AthleteLimits } from '../athlete-limits.ts';
import { paceSPerKm } from '../pace.ts';
import { type PerZone, zoneOf, zonesOfMaximum } from '../zones.ts';
import { LOAD } from './load-rules.ts';

export type LoadedRun = {
  durationS: number;
  distanceM: number | null;
  zoneMinutes: PerZone;
  avgHeartRate: number | null;
};

type LoadedBy = 'zones' | 'heartRate' | 'pace' | 'time';

/** One load a run, never two added, and what it was worked out from: all but zones are estimates. */
type SessionLoad = { load: number; by: LoadedBy };

/** On the day of the run. A threshold pace tells how hard a run without heart rate was. */
type Known = Pick<AthleteLimits, 'maxHeartRate' | 'thresholdPaceSPerKm'>;

/**
 * The load of a run: Edwards' points from its minutes in the zones where they cover it, else an
 * estimate on the same scale from its average heart rate, its pace, or its time alone.
 */
export function sessionLoad(run: LoadedRun, known: Known): SessionLoad {
  const minutes = run.durationS / 60;
  const inZones = run.zoneMinutes.reduce((sum, each) => sum + each, 0);
  if (inZones > 0 && inZones >= LOAD.leastCovered * minutes) {
    return { load: edwardsLoad(run.zoneMinutes), by: 'zones' };
  }
  if (run.avgHeartRate) {
    // Edwards' zones are shares of the maximum, by whichever method the athlete's are drawn.
    const zone = zoneOf(run.avgHeartRate, zonesOfMaximum(known.maxHeartRate));
    // Nobody runs below half of the maximum: a strap that slipped is no rest day.
    if (zone > 0) return { load: minutes * zone, by: 'heartRate' };
  }
  const pace = paceSPerKm(run);
  if (known.thresholdPaceSPerKm && pace !== null) {
    const load = (minutes / 60) * (known.thresholdPaceSPerKm / pace) ** 2 * LOAD.thresholdHour;
    return { load, by: 'pace' };
  }
  return { load: minutes * LOAD.easyPerMinute, by: 'time' };
}

/** Minutes in zones 1 to 5, each times its number (Edwards 1993). Time below zone 1 scores nothing. */
export function edwardsLoad(zoneMinutes: readonly number[]): number {
  return zoneMinutes.reduce((sum, minutes, index) => sum + minutes * (index + 1), 0);
}
