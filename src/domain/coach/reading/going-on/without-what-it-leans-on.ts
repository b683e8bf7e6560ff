import type { Question } from '../../question.ts';
import { OF_OWN_LOG } from '../intent/kinds-of-intent.ts';
import { refused, type Said } from './said.ts';

const UNTIL_THEN = /\b(?:until|till)(?: then)?$/;
const INSTEAD =
  /^(?:(?:and|so|ok|but|then) )*what (?:should|can|could|do|shall) i (?:do|run|train)(?: then)? instead(?: then)?$/;
const MAKES_IT = /^(?:(?:and|ok|so|then|please|can you) )*make (?:it|that|them) \w+$/;

/** 'Has a run gone over that?', after the highest heart rate of the profile */
const GOES_BEYOND = /\b(?:over|above|beyond|past|higher than|more than|exceeded) (?:that|it|this)$/;
/** 'Did they hurt?', after the runs of two days, is no complaint of today. */
const DID_IT_HURT =
  /^(?:(?:and|so|but|both) )*did (?:it|that|they|those|this) (?:hurt|ache)(?: (?:then|much|at all))?$/;
/** 'And the Tuesday one?', after the last long run, is no long run of a Tuesday. */
const ONE_OF_A_DAY =
  /^(?:(?:and|what about|how about|ok) )*(?:on |of |for )?(?:the|my) (?:sun|mon|tues|wednes|thurs|fri|satur)days? (?:one|run|session)$/;
/** 'That is for 3:59, right?', after a pace of training, names a time. */
const IS_FOR_A_TIME = /\bfor (?:sub )?[2-5]:[0-5]\d\b/;
const PER_RUN_ALONE = /^(?:and )?(?:per|a|each) (?:run|workout|session)$/;
/** 'It is intervals today', after a bad night: what the day has is told, and no list is asked for. */
const IT_IS_TODAY =
  /^(?:(?:and|but|so) )*(?:it is|its|today is|tomorrow is|there are|there is|i have(?: got)?|my plan (?:says|has)|the plan (?:says|has)) (?:\w+ ){1,3}(?:today|tomorrow|tonight)$/;

/** Days that are to come stand in the answer before by a race or a plan. */
function tellsOfDayToCome({ race, intent, raceDay }: Question): boolean {
  return race !== null || raceDay !== null || intent === 'plan' || intent === 'racePlan';
}

/** What no name of what was spoken of makes whole: 'how many days until then', 'what should I do instead'. */
export function needsWhatWasTold(text: string): boolean {
  return UNTIL_THEN.test(text) || INSTEAD.test(text);
}

/** 'How many days until then?' after a sum, 'what should I do instead?' after a figure: nothing there is meant. */
export function withoutWhatItLeansOn(said: Said): Question | null {
  const { text, before } = said;
  if (UNTIL_THEN.test(text) && !tellsOfDayToCome(before)) return refused(said);
  const isOfToday = before.intent === 'pain' || before.intent === 'overtraining';
  if (INSTEAD.test(text) && !isOfToday) return refused(said);
  if (GOES_BEYOND.test(text) && before.intent === 'myZones') return refused(said);
  if (PER_RUN_ALONE.test(text) && before.intent === 'compare') return refused(said);
  if (DID_IT_HURT.test(text) && OF_OWN_LOG.has(before.intent)) return refused(said);
  if (ONE_OF_A_DAY.test(text) && before.kind?.runningSubtype !== undefined) return refused(said);
  if (IS_FOR_A_TIME.test(text) && before.intent === 'trainingPaces') return refused(said);
  if (IT_IS_TODAY.test(text)) return refused(said);
  return MAKES_IT.test(text) && before.intent === 'compare' ? refused(said) : null;
}
