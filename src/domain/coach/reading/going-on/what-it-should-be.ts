import type { Question } from '../../question.ts';
import { asking, refused, type Said } from './said.ts';
import { FIGURE_OF } from './ways-to-go-on.ts';

const WHAT_IT_SHOULD_BE =
  /^(?:and |so |ok |but )*(?:what (?:should|would|must) (?:it|that|mine|they) (?:be|have been)|what (?:is|would be) (?:a |the )?(?:good|right|normal|ideal|better)(?: one| for me)?)(?: then| instead| for me)*$/;
const IS_IT_ENOUGH =
  /^(?:and |so |but )*(?:is|was|are|were) (?:that|it|they|those|this) (?:enough|ok|okay|fine|normal|bad|good|too (?:few|little|many|much)|sufficient)(?: rest| for me)?$/;

/** 'What should it be?' after a heart rate or a pace: one's zones, or the paces of training. */
export function whatItShouldBe({ text, subject, before }: Said): Question | null {
  if (!WHAT_IT_SHOULD_BE.test(text)) return null;
  const told = before.ofWorkout?.figure ?? (before.measure && FIGURE_OF[before.measure]);
  if (before.judged === 'easyEffort' || told === 'pace') {
    return asking({ ...subject, measure: null, raceText: 'my easy pace' }, 'trainingPaces');
  }
  return told === 'heartRate' ? asking({ ...subject, measure: null }, 'myZones') : null;
}

/** 'Is that enough?': of what was told there is a judgement, or none, and it is no race that is meant. */
export function isThatEnough(said: Said): Question | null {
  const { text, subject, before } = said;
  if (!IS_IT_ENOUGH.test(text)) return null;
  const isOfRest = before.measure === 'restDays' || before.intent === 'lastRest';
  if (isOfRest) return asking(subject, 'overtraining');
  if (before.intent === 'zones') return asking({ ...subject, term: '80/20' }, 'term');
  const isCounted = before.intent === 'amount' || before.intent === 'weekly';
  if (isCounted && before.kind?.workoutType === 'strength') {
    return asking({ ...subject, judged: 'strength' }, 'judge');
  }
  if (isCounted && before.kind?.runningSubtype === 'outdoor-long') {
    return asking({ ...subject, judged: 'longRuns' }, 'judge');
  }
  return / enough\b/.test(text) && isCounted ? refused(said) : null;
}
