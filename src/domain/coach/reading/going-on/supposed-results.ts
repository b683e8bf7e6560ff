import type { Intent, Question, Subject } from '../../question.ts';
import { isRunIn } from '../parts/run-in-time.ts';
import { asking, refused, type Said } from './said.ts';

const SUPPOSES_RESULT =
  /^(?:(?:and|but|so|ok|then) )*(?:what )?(?:if|suppose|supposing|assuming|say) (?:that )?(?:i|it is) (?:\w+ ){0,2}?(?:do|did|run|ran|manage|get|got|go|hit|finish|break|can|could)\b/;
const THERE = /\b(?:there|in it|on the day)\b/;

/** What a result of another race would say about. */
const OF_A_FINISH: ReadonlySet<Intent> = new Set(['predict', 'readiness', 'races', 'pacing']);

const SAME_DISTANCE = 0.02;

/** 'And if I do 1:48 at Harbour?', after the marathon: what the one result would say about the other race. */
export function predictedFromSupposed(said: Said): Question | null {
  const { text, subject, before } = said;
  const lengthM = before.distanceM ?? before.race?.distanceM ?? null;
  if (!SUPPOSES_RESULT.test(text) || !OF_A_FINISH.has(before.intent) || lengthM === null) {
    return null;
  }
  const supposed = resultSupposed(text, { subject, lengthM });
  if (supposed === null) return null;
  const { fromM, fromS, distanceM } = supposed;
  if (!isRunIn(fromS, fromM)) return refused(said);
  const open = { race: null, measure: null, periods: [], unread: null, extreme: null } as const;
  return {
    ...asking({ ...subject, ...open, distanceM, timeS: null }, 'predict'),
    ...{ fromM, fromS },
  };
}

type Supposed = { fromM: number; fromS: number; distanceM: number };

/** The result, and the other race that it is to speak of; null where both are of one length. */
function resultSupposed(
  text: string,
  { subject, lengthM }: { subject: Subject; lengthM: number },
): Supposed | null {
  const { race, fromM } = subject;
  const fromS = subject.fromS ?? subject.timeS;
  const namedM = fromM ?? race?.distanceM ?? subject.distanceM;
  if (fromS === null || namedM === null) return null;
  if (Math.abs(namedM - lengthM) <= SAME_DISTANCE * lengthM) return null;
  // 'If I run 1:46 there, what does it mean for the marathon?'
  return THERE.test(text)
    ? { fromM: lengthM, fromS, distanceM: namedM }
    : { fromM: namedM, fromS, distanceM: lengthM };
}

const ANOTHER_TIME =
  /^(?:(?:and|or|so|ok|then) )*(?:(?:what|how) about |(?:what )?(?:if|with|for|at) (?:it is )?)?(?:a )?\d{1,2}(?::\d\d){1,2}(?: (?:instead|then))?$/;

/** 'And 1:42?', after a result that was supposed: another one over the same distance. */
export function anotherSupposed({ text, subject, before }: Said): Question | null {
  const { timeS, race, distanceM } = subject;
  if (before.intent !== 'predict' || before.fromS === null || timeS === null) return null;
  const isOfSame = SUPPOSES_RESULT.test(text) && race === null && distanceM === null;
  if (!ANOTHER_TIME.test(text) && !isOfSame) return null;
  return { ...before, fromS: timeS, timeS: null, unplaced: [] };
}

/** 'Is under 4 realistic?' after a half: no such time is run over it, so another race is meant. */
export function aimOfAnotherRace(said: Said): Question | null {
  const { subject, intent, before } = said;
  const { timeS, race, distanceM } = subject;
  const lengthM = before.race?.distanceM ?? before.distanceM;
  if (!OF_AN_AIM.has(intent) || timeS === null || lengthM === null) return null;
  if (race !== null || distanceM !== null) return null;
  return isRunIn(timeS, lengthM) ? null : refused(said);
}

const OF_AN_AIM: ReadonlySet<Intent> = new Set(['predict', 'readiness', 'unknown']);
