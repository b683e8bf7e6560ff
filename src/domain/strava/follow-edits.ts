import { groupBy } from '../group-by.ts';
import { emptyValueOf, fieldOf, fieldsSetBy } from '../workout-fields.ts';
import type { ActivityValues } from './activity-values.ts';

/** Fields that change together: half of a kind or of a start would fit nothing. */
const GROUPS = [...groupBy(fieldsSetBy('strava'), (name) => fieldOf(name).group).values()];

type Values = Partial<ActivityValues>;

/**
 * What changes in a workout when Strava reports `next`: each group for which the workout still holds
 * what was saved of it last. What differs was edited here, and stays.
 */
export function followEdits(input: { row: ActivityValues; reported: Values; next: Values }): {
  changes: Values;
  reported: Values;
} {
  const { row, next } = input;
  const changes: Values = {};
  const reported: Values = { ...input.reported };
  for (const group of GROUPS) {
    if (group.every((key) => next[key] === undefined)) continue;
    const isHeld = group.every((key) => row[key] === reportedValue(input.reported, key));
    const isSame = group.every((key) => row[key] === next[key]);
    if (!isHeld && !isSame) continue;
    for (const key of group) {
      carry({ key, from: next, to: reported });
      if (row[key] !== next[key]) carry({ key, from: next, to: changes });
    }
  }
  return { changes, reported };
}

function reportedValue(reported: Values, key: keyof ActivityValues): unknown {
  return reported[key] !== undefined ? reported[key] : emptyValueOf(key);
}

function carry<K extends keyof ActivityValues>(of: { key: K; from: Values; to: Values }): void {
  of.to[of.key] = of.from[of.key];
}
