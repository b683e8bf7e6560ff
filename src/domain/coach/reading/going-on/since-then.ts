import type { Day } from '../../../calendar.ts';
import type { Intent, Question } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { wordsOf } from '../text/known-words.ts';
import { focusOf, OF_WORKOUTS } from './focus.ts';
import { ONE } from './said.ts';

/** The workouts of which one was told, whenever they were. */
export function asSet(before: Question): Question {
  if (!OF_ONE_DAY.has(before.intent)) return before;
  const kind = before.kind ?? kindAsked(before);
  return {
    ...before,
    ...{ intent: 'amount', kind, extreme: null, rank: null, count: null, periods: [] },
    ...{ race: null, distanceM: null, ofWorkout: null, measure: null, against: null },
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

const NEARNESS = new Set(
  wordsOf(`close closer near nearly nearer faster quicker further farther longer better beaten beat matched
  equalled topped far fast hilly hillier high higher`),
);
const AFTERWARDS = new Set(wordsOf('since again lately recently afterwards'));
const AROUND_NEARNESS = new Set(
  wordsOf(`and so but ok have has had did was am is there i ever even been come came got get gotten run ran gone
  go went done do anything anywhere any something one other else how exactly really as a it that this to then time`),
);

/** 'Have I been close since?', after a record: the best of its kind in the days after it. */
export function nearIt(text: string, earlier: Question, today: Day): Question | null {
  const words = text.split(' ');
  const isAfterwards = earlier.isNear || words.some((word) => AFTERWARDS.has(word));
  if (!isAfterwards || !words.some((word) => NEARNESS.has(word))) return null;
  const known = [NEARNESS, AFTERWARDS, AROUND_NEARNESS];
  if (!words.every((word) => known.some((of) => of.has(word)))) return null;
  const record = earlier.isNear ? earlier.since : earlier;
  const isRecord = record !== null && record.extreme !== null && NEAR_OF.has(record.extreme);
  if (!isRecord || (record.rank ?? 1) > 1 || !ONE.includes(focusOf(record, today))) return null;
  const open = { ofWorkout: null, against: null, rank: null, count: null, otherOne: null };
  const best = { ...record, ...open };
  const kind = record.kind ?? kindAsked({ ...best, intent: 'extreme' });
  const asked: Question = { ...best, intent: 'extreme', kind, periods: [], unplaced: [] };
  return { ...asked, since: { ...best, intent: 'extreme' }, around: null, isNear: true };
}

/** What can be come near to: of a first or a latest one nothing can. */
const NEAR_OF: ReadonlySet<Question['extreme']> = new Set([
  ...['fastest', 'longest', 'mostClimbing', 'highestHeartRate'],
] as const);
