import type { ActivityValues } from './activity-values.ts';

/** Values that change together: half of a kind or of a start would fit nothing. */
const GROUPS: readonly (readonly (keyof ActivityValues)[])[] = Object.values({
  start: ['date', 'startedAtMs', 'utcOffsetS'],
  kind: ['workoutType', 'runningSubtype', 'sport', 'isRace'],
  time: ['durationS', 'elapsedS'],
  distance: ['distanceM'],
  ascent: ['ascentM'],
  calories: ['calories'],
  heartRate: ['avgHeartRate', 'maxHeartRate'],
  zones: ['zone1S', 'zone2S', 'zone3S', 'zone4S', 'zone5S'],
  notes: ['notes'],
} as const);

const NOT_NULL: { readonly [key in keyof ActivityValues]?: false | 0 } = {
  ...{ isRace: false, zone1S: 0, zone2S: 0, zone3S: 0, zone4S: 0, zone5S: 0 },
};

type Values = Partial<ActivityValues>;

/**
 * What changes in a workout when Strava tells `next`: each group for which the workout still holds
 * what was taken over last. What differs was edited here, and stays.
 */
export function followEdits(input: { row: ActivityValues; taken: Values; next: Values }): {
  changes: Values;
  taken: Values;
} {
  const { row, next } = input;
  const changes: Values = {};
  const taken: Values = { ...input.taken };
  for (const group of GROUPS) {
    if (group.every((key) => next[key] === undefined)) continue;
    const isHeld = group.every((key) => row[key] === takenValue(input.taken, key));
    const isSame = group.every((key) => row[key] === next[key]);
    if (!isHeld && !isSame) continue;
    for (const key of group) {
      carry({ key, from: next, to: taken });
      if (row[key] !== next[key]) carry({ key, from: next, to: changes });
    }
  }
  return { changes, taken };
}

/** What stands in a workout before anything was taken over. */
export function emptyValue(key: keyof ActivityValues): false | 0 | null {
  return NOT_NULL[key] ?? null;
}

function takenValue(taken: Values, key: keyof ActivityValues): unknown {
  return taken[key] !== undefined ? taken[key] : emptyValue(key);
}

function carry<K extends keyof ActivityValues>(of: { key: K; from: Values; to: Values }): void {
  of.to[of.key] = of.from[of.key];
}
