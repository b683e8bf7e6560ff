import type { Question } from '../../question.ts';
import { asking, type Said } from './said.ts';
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

/** 'Is that enough?' after days off: what the load and the days off of late say. */
export function isThatRestEnough({ text, subject, before }: Said): Question | null {
  const isOfRest = before.measure === 'restDays' || before.intent === 'lastRest';
  return isOfRest && IS_IT_ENOUGH.test(text) ? asking(subject, 'overtraining') : null;
}
