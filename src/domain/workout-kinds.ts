import {
  INDOOR_WORDS,
  INTERVAL_WORDS,
  LONG_WORDS,
  SPORT_WORDS,
  TREADMILL_WORDS,
} from './activity-words.ts';
import { countsAsRunning, SPORT_LABELS, type Sport } from './sports.ts';
import { comparable, wordPattern } from './word-pattern.ts';

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

/**
 * The kind of an activity from the name a phone, watch or service gave it, in its language.
 * A name nobody knows is 'cross', never silently a run.
 */
export function classifyActivity(name: string): ActivityKind {
  const text = comparable(name.slice(0, LONGEST_NAME).replace(/^HKWorkoutActivityType/, ''));
  const ownSubtype = ownSubtypeNames.get(text);
  if (ownSubtype) return { workoutType: 'running', runningSubtype: ownSubtype, sport: 'run' };

  // 'Caminar en cinta de correr' is a walk: the machine's name must not make it a run.
  const withoutMachine = text.replace(treadmill, ' ');
  const onTreadmill = withoutMachine !== text;
  const sport =
    sportPatterns.find(({ pattern }) => pattern.test(withoutMachine))?.sport ??
    (onTreadmill ? 'run' : 'other');

  if (sport === 'strength') return { workoutType: 'strength', runningSubtype: null, sport };
  if (!countsAsRunning(sport)) return { workoutType: 'cross', runningSubtype: null, sport };
  const isInside = onTreadmill || indoor.test(text);
  return { workoutType: 'running', runningSubtype: subtypeOf({ text, sport, isInside }), sport };
}

/** 'Long run', 'Treadmill', 'Walk', 'Yoga': the shortest name a runner would give it. */
export function workoutLabel(kind: ActivityKind): string {
  if (kind.workoutType === 'running' && kind.sport === 'run' && kind.runningSubtype) {
    return RUNNING_SUBTYPE_LABELS[kind.runningSubtype];
  }
  return SPORT_LABELS[kind.sport];
}

/** The sport of a workout of which only the type is known, as when it is typed in. */
export function sportOfType(workoutType: WorkoutType): Sport {
  if (workoutType === 'running') return 'run';
  return workoutType === 'strength' ? 'strength' : 'other';
}

/** Walks, hikes and wheelchair outings count as running, but say nothing about running pace. */
export function hasRunningPace(workout: { workoutType: WorkoutType; sport: Sport }): boolean {
  return workout.workoutType === 'running' && workout.sport === 'run';
}

// Names come out of files of strangers; some 600 words are looked for in each.
const LONGEST_NAME = 200;

const ownSubtypeNames: ReadonlyMap<string, RunningSubtype> = new Map(
  RUNNING_SUBTYPES.flatMap((subtype) => [
    [comparable(subtype), subtype],
    [comparable(RUNNING_SUBTYPE_LABELS[subtype]), subtype],
  ]),
);
const sportPatterns = SPORT_WORDS.map(({ sport, words }) => ({
  sport,
  pattern: wordPattern(words),
}));
const treadmill = wordPattern(TREADMILL_WORDS, 'g');
const indoor = wordPattern(INDOOR_WORDS);
const interval = wordPattern(INTERVAL_WORDS);
const long = wordPattern(LONG_WORDS);

function subtypeOf(name: { text: string; sport: Sport; isInside: boolean }): RunningSubtype {
  if (name.isInside) return 'treadmill';
  if (interval.test(name.text)) return 'outdoor-interval';
  return name.sport === 'run' && long.test(name.text) ? 'outdoor-long' : 'outdoor-easy';
}
