import { FIELD_NAMES, type WorkoutValues } from './workout-values.ts';

export type Merge = {
  values: WorkoutValues;
  /** Changed on both sides to different things; the athlete's own stands in `values`. */
  clashes: (keyof WorkoutValues)[];
};

/** What was typed stays; where nothing was typed, the newer version of the workout comes in. */
export function mergeValues(versions: {
  before: WorkoutValues;
  mine: WorkoutValues;
  theirs: WorkoutValues;
}): Merge {
  const { before, mine, theirs } = versions;
  const typed = FIELD_NAMES.filter((name) => mine[name] !== before[name]);
  const clashes = typed.filter(
    (name) => theirs[name] !== before[name] && theirs[name] !== mine[name],
  );
  const kept = Object.fromEntries(typed.map((name) => [name, mine[name]]));
  return { values: { ...theirs, ...kept }, clashes };
}
