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

const COUNTED_AS_RUNNING: ReadonlySet<Sport> = new Set(['run', 'walk', 'hike', 'wheelchair']);

/** Walks, hikes and wheelchair outings are counted as running, though not for running pace. */
export function countsAsRunning(sport: Sport): boolean {
  return COUNTED_AS_RUNNING.has(sport);
}
