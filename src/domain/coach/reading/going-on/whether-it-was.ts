import { hasConditions } from '../../conditions.ts';
import { ANY_WORKOUT, type Kind, kindWhere, RUNS } from '../../kinds.ts';
import type { Question, Subject } from '../../question.ts';
import { wordsOf } from '../text/known-words.ts';
import { wordsLeft } from './follow-up-words.ts';
import { ofWorkout } from './one-workout.ts';
import type { Said } from './said.ts';

const ASKS_WHETHER_IT =
  /^(?:(?:and|so|but|ok|oh) )*(?:(?:is|was) (?:that|it|this)|did i (?:run|do) (?:that|it|this)(?: one)?)\b/;
const AROUND_CONDITIONS = new Set(
  wordsOf('where when not really also actually same me i on one my'),
);

/** 'Is that the one with the dog?', 'was it on the treadmill?': whether what was told is one of those. */
export function whetherItWas({ text, subject, before, read }: Said): Question | null {
  const those = kindNamed(subject);
  if (!ASKS_WHETHER_IT.test(text) || those === null || namesMore(subject)) return null;
  const left = wordsLeft(read.rest).filter((word) => word !== '_' && !AROUND_CONDITIONS.has(word));
  if (left.length > 0) return null;
  const told = ofWorkout(before, { figure: 'whether', against: null });
  return { ...told, against: those };
}

/** The sort and the conditions that are asked of it; null where none is named. */
function kindNamed({ kind, where }: Subject): Kind | null {
  const isOfSort = kind !== null && kind.many !== RUNS.many && kind.many !== ANY_WORKOUT.many;
  if (!isOfSort && !hasConditions(where)) return null;
  return kindWhere(kind ?? ANY_WORKOUT, where);
}

/** Days, a length or a race are asked of it in another way. */
function namesMore({
  periods,
  race,
  distanceM,
  against,
  extreme,
  searched,
  count,
}: Subject): boolean {
  const others = [race, distanceM, against, extreme, searched, count];
  return periods.length > 0 || others.some((each) => each !== null);
}
