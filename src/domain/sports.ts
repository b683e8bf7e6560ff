/** What was done, kept beside the three workout types, which are too few to tell a walk. */
export const SPORTS = [
  'run',
  'walk',
  'hike',
  'wheelchair',
  'cycling',
  'swim',
  'rowing',
  'paddling',
  'elliptical',
  'stairs',
  'skiing',
  'skating',
  'strength',
  'hiit',
  'yoga',
  'pilates',
  'dance',
  'climbing',
  'ball-game',
  'martial-arts',
  'multisport',
  'other',
] as const;
export type Sport = (typeof SPORTS)[number];

export const SPORT_LABELS: Readonly<Record<Sport, string>> = {
  run: 'Run',
  walk: 'Walk',
  hike: 'Hike',
  wheelchair: 'Wheelchair',
  cycling: 'Cycling',
  swim: 'Swim',
  rowing: 'Rowing',
  paddling: 'Paddling',
  elliptical: 'Elliptical',
  stairs: 'Stairs',
  skiing: 'Skiing',
  skating: 'Skating',
  strength: 'Strength',
  hiit: 'HIIT',
  yoga: 'Yoga',
  pilates: 'Pilates',
  dance: 'Dance',
  climbing: 'Climbing',
  'ball-game': 'Ball game',
  'martial-arts': 'Martial arts',
  multisport: 'Multisport',
  other: 'Cross',
};

/**
 * The one rule for a run. Every sum, record, prediction, card, chart and answer that says run, running
 * or pace asks it (or its SQL twin, `IS_RUN` in src/server/workouts): a walk, a hike and a wheelchair
 * outing are of type 'running', as the mapping of names has it, and are no runs.
 */
export function isRun(workout: { sport: Sport }): boolean {
  return workout.sport === 'run';
}

/** On foot and no run: what has a line of its own beside the runs. */
export function isWalk(workout: { sport: Sport }): boolean {
  return workout.sport === 'walk' || workout.sport === 'hike';
}

const OF_TYPE_RUNNING: ReadonlySet<Sport> = new Set(['run', 'walk', 'hike', 'wheelchair']);

/** Whether a workout of this sport is kept under the type 'running'. */
export function isOfTypeRunning(sport: Sport): boolean {
  return OF_TYPE_RUNNING.has(sport);
}
