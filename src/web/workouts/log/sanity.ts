import { ZONE_MINUTES } from '../../../contract/workout-json.ts';
import { paceFigure, paceUnit, speedIn, speedUnit } from '../../../domain/measures.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import type { TimedEffort } from '../../../domain/typed-duration.ts';
import { readNumber } from '../../ui/read-number.ts';
import { typedSeconds } from '../../ui/typed-text.ts';
import type { WorkoutValues } from './workout-values.ts';

export type Speed = { figure: string; unit: string; doubt: string | null };

// No one has run a kilometre in 2:05 yet; the records for longer runs are all slower than 2:15.
const FASTEST_S_PER_KM = 125;
const SLOWEST_S_PER_KM = 20 * 60;
const FASTEST_KMH = 90;

/** Pace of a run or speed of a ride, as a check on what was typed; null until both are there. */
export function speedOf(values: WorkoutValues, effort: TimedEffort): Speed | null {
  const durationS = typedSeconds(values.duration, effort);
  const pace = paceSPerKm({ distanceM: effort.distanceM, durationS });
  if (pace === null) return null;
  if (values.workoutType === 'cross') {
    const kmh = 3600 / pace;
    const doubt = kmh > FASTEST_KMH ? CHECK : null;
    return { figure: speedIn(1000 / pace).toFixed(1), unit: speedUnit(), doubt };
  }
  return { figure: paceFigure(pace), unit: paceUnit(), doubt: doubtOfPace(pace) };
}

const CHECK = 'Please check time and distance.';

function doubtOfPace(pace: number): string | null {
  if (pace < FASTEST_S_PER_KM) return `Faster than any record. ${CHECK}`;
  return pace > SLOWEST_S_PER_KM ? `Slower than a stroll. ${CHECK}` : null;
}

export function zoneSum(values: WorkoutValues): number {
  return ZONE_MINUTES.reduce((sum, name) => sum + (readNumber(values[name]) ?? 0), 0);
}

/** Zones cannot hold more minutes than the workout had; null where they do not. */
export function doubtOfZones(values: WorkoutValues, effort: TimedEffort): string | null {
  const durationS = typedSeconds(values.duration, effort);
  const minutes = zoneSum(values);
  if (durationS === null) return null;
  const allowed = Math.ceil(durationS / 60);
  if (minutes <= allowed) return null;
  return `The zones add up to ${minutes}\u00a0min, ${minutes - allowed} more than the workout took.`;
}

export function doubtOfHeartRate(beats: string, maxHeartRate: number): string | null {
  const bpm = readNumber(beats);
  if (bpm === null || bpm <= maxHeartRate) return null;
  return `Above your maximum of ${maxHeartRate}; if it is right, your maximum is higher.`;
}

export function doubtOfDate(date: string, today: string): string | null {
  return date > today ? 'This day is still to come.' : null;
}
