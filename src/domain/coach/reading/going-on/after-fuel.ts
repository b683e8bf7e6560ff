import { RUN_KINDS } from '../../kinds.ts';
import type { Intent, Question } from '../../question.ts';
import { asking, refused, type Said } from './said.ts';

const WHAT_I_TOOK =
  /^(?:(?:and|so|but|ok) )*what (?:did|do) i (?:take|have|eat|drink|use|get|bring)(?: (?:on|in|during|for|with))* (?:my |the )?(?:last|latest|previous) (?:long run|long one|one|time|run)$/;
const WHAT_I_TOOK_THERE =
  /^(?:(?:and|so|but|ok) )*(?:what|how (?:many|much)(?: of (?:them|those|it))?) (?:did|do) i (?:take|have|eat|drink|use|need)(?: (?:on|in|at|during|for))? /;
const DOES_NOT_AGREE =
  /^(?:(?:and|but|so|ok) )*(?:i|it|they|that|those|\w+) (?:always |often |sometimes |usually )?(?:get|gets|have|has|had|make|makes|made|gives?|gave|upsets?|feel|do not agree|does not agree)\b.*\b(?:stomach|sick|cramps?|nausea|nauseous|bloated|runs|trouble|agree|gut|tummy|belly)\b/;

const IS_IT_ENOUGH =
  /^(?:(?:and|so|but|ok) )*(?:(?:is|would|will) (?:that|it|this|they|those)(?: be)? )?enough (?:for|on|over|at)\b/;

const OF_FOOD: ReadonlySet<Intent> = new Set(['fuel', 'sweat']);

/** 'What did I take on my last one?', after what to take on a long run */
export function takenOnLastOne({ text, subject, before }: Said): Question | null {
  const isOfFood = isAboutFood(before);
  if (isOfFood && subject.race !== null && WHAT_I_TOOK_THERE.test(text)) {
    const race = { ...subject, kind: null, periods: [], measure: null };
    return { ...asking(race, 'ofWorkout'), ofWorkout: { figure: 'fuel', against: null } };
  }
  if (!isOfFood || !WHAT_I_TOOK.test(text)) return null;
  const kind = RUN_KINDS['outdoor-long'];
  const open = { ...subject, kind, extreme: 'latest', measure: null, periods: [] } as const;
  return { ...asking(open, 'ofWorkout'), ofWorkout: { figure: 'fuel', against: null } };
}

/** 'Enough for a marathon?', after what was drunk: no judgement of the race. */
export function enoughToTake(said: Said): Question | null {
  return isAboutFood(said.before) && IS_IT_ENOUGH.test(said.text) ? refused(said) : null;
}

/** 'I get stomach trouble from porridge', after what to eat */
export function whatDoesNotAgree({ text, subject, before }: Said): Question | null {
  if (!isAboutFood(before) || !DOES_NOT_AGREE.test(text)) return null;
  const topic = /\bgels?\b/.test(text) ? 'gels that do not agree' : 'stomach on the run';
  return asking({ ...subject, topic, kind: null, measure: null }, 'term');
}

const OF_FUELLING: ReadonlySet<string> = new Set([
  ...['hydration', 'salt', 'hitting the wall', 'stomach on the run', 'caffeine', 'carb loading'],
  ...['fuel on a shorter run', 'gels that do not agree', 'time between eating and running'],
]);

function isAboutFood({ intent, topic, term }: Question): boolean {
  return OF_FOOD.has(intent) || OF_FUELLING.has(topic ?? term ?? '');
}
