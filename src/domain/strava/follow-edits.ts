import { emptyValueOf, fieldOf, fieldsSetBy } from '../workout-fields.ts';
import type { ActivityValues } from './activity-values.ts';

/** Fields that change together: half of a kind or of a start would fit nothing. */
const GROUPS = [...Map.groupBy(fieldsSetBy('strava'), (name) => fieldOf(name).group).values()];

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

function takenValue(taken: Values, key: keyof ActivityValues): unknown {
  return taken[key] !== undefined ? taken[key] : emptyValueOf(key);
}

function carry<K extends keyof ActivityValues>(of: { key: K; from: Values; to: Values }): void {
  of.to[of.key] = of.from[of.key];
}
