export type Merge<Values> = {
  values: Values;
  /** Changed on both sides to different things; the athlete's own stands in `values`. */
  clashes: string[];
};

type Edits<Values> = {
  names: readonly string[];
  before: Values;
  mine: Values;
  theirs: Values;
};

/** What was typed stays; where nothing was typed, the newer version comes in. */
export function mergeEdits<Values extends Record<string, string>>(
  edits: Edits<Values>,
): Merge<Values> {
  const { names, before, mine, theirs } = edits;
  const typed = names.filter((name) => mine[name] !== before[name]);
  const clashes = typed.filter(
    (name) => theirs[name] !== before[name] && theirs[name] !== mine[name],
  );
  const kept = Object.fromEntries(typed.map((name) => [name, mine[name]]));
  return { values: { ...theirs, ...kept }, clashes };
}
