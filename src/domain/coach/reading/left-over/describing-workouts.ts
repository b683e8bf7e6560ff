import { wordsOf } from '../text/known-words.ts';

/** 'My fast runs', 'my last bad run': whichever these are, they are not all of them. */
export function standsBeforeWorkouts(words: readonly string[], index: number): boolean {
  if (DESCRIBES_NOTHING.has(words[index] ?? '')) return false;
  const next = words[index + 1] ?? '';
  const before = words[index - 1] ?? '';
  return MANY_WORKOUTS.has(next) || (ONE_WORKOUT.has(next) && DETERMINERS.has(before));
}

/** 'Runs that were tough', 'which were hard' */
export function isSaidOfWorkouts(words: readonly string[], index: number): boolean {
  const leading = words[index - 2] ?? '';
  const before = words[index - 1] ?? '';
  return WERE.has(before) && (MANY_WORKOUTS.has(leading) || WHICH.has(leading));
}

const MANY_WORKOUTS = new Set(
  wordsOf(`runs sessions workouts jogs outings km kilometres kilometers miles days weeks months`),
);
/** Running is what one does as well. */
const ONE_WORKOUT = new Set(wordsOf('run session workout jog outing'));
const DETERMINERS = new Set(wordsOf('my a an the any one last latest longest first _'));
const WERE = new Set(wordsOf('were was are is'));
const WHICH = new Set(wordsOf('that which ones'));
/** By themselves they say nothing: 'great, and my long runs?' */
export const PRAISING = new Set(
  wordsOf('good great nice lovely brilliant awesome fine grand cool'),
);
const DESCRIBES_NOTHING = new Set(
  wordsOf(`average usual normal typical total recent race most fewest more fewer less single past last first latest
  next previous per whole full consecutive straight streak training running calendar rest weekly monthly count compare km`),
);
