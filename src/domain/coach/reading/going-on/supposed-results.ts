import type { Intent, Question } from '../../question.ts';
import { asking, refused, type Said } from './said.ts';

const SUPPOSES_RESULT =
  /^(?:(?:and|but|so|ok|then) )*(?:what )?(?:if|suppose|supposing|assuming|say) (?:that )?(?:i|it is) (?:\w+ ){0,2}?(?:do|did|run|ran|manage|get|got|go|hit|finish|break|can|could)\b/;

/** What a result of another race would say about. */
const OF_A_FINISH: ReadonlySet<Intent> = new Set(['predict', 'readiness', 'races', 'pacing']);

const SAME_DISTANCE = 0.02;

/** 'And if I do 1:48 at Harbour?', after the marathon: what the one result would say about the other race. */
export function predictedFromSupposed({ text, subject, before }: Said): Question | null {
  const { race } = subject;
  const timeS = subject.fromS ?? subject.timeS;
  const fromM = subject.fromM ?? race?.distanceM ?? subject.distanceM;
  const distanceM = before.distanceM ?? before.race?.distanceM ?? null;
  if (!SUPPOSES_RESULT.test(text) || !OF_A_FINISH.has(before.intent)) return null;
  if (timeS === null || fromM === null || distanceM === null) return null;
  if (Math.abs(fromM - distanceM) <= SAME_DISTANCE * distanceM) return null;
  const open = { race: null, measure: null, periods: [], unread: null, extreme: null } as const;
  return {
    ...asking({ ...subject, ...open, distanceM, timeS: null }, 'predict'),
    fromM,
    fromS: timeS,
  };
}

const ANOTHER_TIME =
  /^(?:(?:and|or|so|ok|then) )*(?:(?:what|how) about |(?:what )?(?:if|with|for|at) (?:it is )?)?(?:a )?\d{1,2}(?::\d\d){1,2}(?: (?:instead|then))?$/;

/** 'And 1:42?', after a result that was supposed: another one over the same distance. */
export function anotherSupposed({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'predict' || before.fromS === null || subject.timeS === null) return null;
  if (!ANOTHER_TIME.test(text)) return null;
  return { ...before, fromS: subject.timeS, timeS: null, unplaced: [] };
}

/** 'Is under 4 realistic?' after a half: no such time is run over it, so another race is meant. */
export function aimOfAnotherRace(said: Said): Question | null {
  const { subject, intent, before } = said;
  const { timeS, race, distanceM } = subject;
  const lengthM = before.race?.distanceM ?? before.distanceM;
  const isAim = intent === 'predict' || intent === 'readiness';
  if (!isAim || timeS === null || race !== null || distanceM !== null || lengthM === null) {
    return null;
  }
  const paceSPerKm = timeS / (lengthM / 1000);
  return paceSPerKm < FASTEST_S_PER_KM || paceSPerKm > WALKED_S_PER_KM ? refused(said) : null;
}

const FASTEST_S_PER_KM = 150;
const WALKED_S_PER_KM = 600;
