import { isRun, SPORT_LABELS, type Sport } from './sports.ts';

export const WORKOUT_TYPES = ['running', 'strength', 'cross'] as const;
export type WorkoutType = (typeof WORKOUT_TYPES)[number];

export const RUNNING_SUBTYPES = [
  'treadmill',
  'outdoor-long',
  'outdoor-interval',
  'outdoor-easy',
] as const;
export type RunningSubtype = (typeof RUNNING_SUBTYPES)[number];

export const GEL_TYPES = ['none', 'sis', 'gu', 'other'] as const;
export type GelType = (typeof GEL_TYPES)[number];

/** How a workout felt, best first. */
export const FEELS = ['strong', 'good', 'normal', 'poor', 'weak'] as const;
export type Feel = (typeof FEELS)[number];

export const SOURCES = [
  'manual',
  'csv',
  'apple-health',
  'file',
  'strava',
  'strava-archive',
] as const;
export type Source = (typeof SOURCES)[number];

export const WORKOUT_TYPE_LABELS: Readonly<Record<WorkoutType, string>> = {
  running: 'Running',
  strength: 'Strength',
  cross: 'Cross',
};

export const RUNNING_SUBTYPE_LABELS: Readonly<Record<RunningSubtype, string>> = {
  treadmill: 'Treadmill',
  'outdoor-long': 'Long run',
  'outdoor-interval': 'Intervals',
  'outdoor-easy': 'Easy run',
};

export const GEL_LABELS: Readonly<Record<GelType, string>> = {
  none: 'None',
  sis: 'SiS',
  gu: 'GU',
  other: 'Other',
};

export const FEEL_LABELS: Readonly<Record<Feel, string>> = {
  strong: 'Strong',
  good: 'Good',
  normal: 'Normal',
  poor: 'Poor',
  weak: 'Weak',
};

export const SOURCE_LABELS: Readonly<Record<Source, string>> = {
  manual: 'Typed in',
  csv: 'CSV file',
  'apple-health': 'Apple Health',
  file: 'Device file',
  strava: 'Strava',
  'strava-archive': 'Strava archive',
};

export type ActivityKind = {
  workoutType: WorkoutType;
  runningSubtype: RunningSubtype | null;
  sport: Sport;
};

/** 'Race', 'Long run', 'Treadmill', 'Walk', 'Yoga': the shortest name a runner would give it. */
export function workoutLabel(kind: ActivityKind & { isRace?: boolean }): string {
  if (!isRun(kind)) return SPORT_LABELS[kind.sport];
  if (kind.isRace) return 'Race';
  return kind.runningSubtype ? RUNNING_SUBTYPE_LABELS[kind.runningSubtype] : SPORT_LABELS.run;
}

/** The sport of a workout of which only the type is known, as when it is typed in. */
export function sportOfType(workoutType: WorkoutType): Sport {
  if (workoutType === 'running') return 'run';
  return workoutType === 'strength' ? 'strength' : 'other';
}
