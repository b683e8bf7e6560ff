import type { Day } from '../../../calendar.ts';
import type { Intent, Question } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { focusOf, OF_WORKOUTS } from './focus.ts';
import { ONE } from './said.ts';

/** The workouts of which one was told, whenever they were. */
export function asSet(before: Question): Question {
  if (!OF_ONE_DAY.has(before.intent)) return before;
  const kind = before.kind ?? kindAsked(before);
  return {
    ...before,
    ...{ intent: 'amount', kind, extreme: null, rank: null, count: null, periods: [] },
    ...{ race: null, distanceM: null, ofWorkout: null, measure: null },
  };
}

const OF_ONE_DAY: ReadonlySet<Intent> = new Set(['extreme', 'ofWorkout', 'races', ...OF_WORKOUTS]);

/** The same question of the days after that one; refused where the one before told of no single day. */
export function sinceThen(question: Question, before: Question, today: Day): Question {
  const isOfOneDay = ONE.includes(focusOf(before, today)) && before.periods.length < 2;
  const isOpen = question.periods.length === 0 && question.count === null;
  if (isOfOneDay && isOpen && (OF_WORKOUTS.has(question.intent) || question.intent === 'extreme')) {
    return { ...question, since: before };
  }
  return { ...question, about: before, unplaced: [...question.unplaced, 'since then'] };
}
