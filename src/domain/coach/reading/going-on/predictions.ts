import type { Question } from '../../question.ts';
import { asking, type Said } from './said.ts';

/** 'What would you have said two months ago?', 'and in spring?', 'what changed since then?' */
const SAID_EARLIER =
  /^(?:and |so |ok |but )*(?:what (?:would|did) you (?:have )?(?:say|said|predict|predicted|think|thought)\b|what was it\b|how (?:has|did) (?:it|that) (?:change|changed|move|moved|develop|developed|improve|improved)\b|what (?:has )?changed\b|(?:was|is) (?:it|that) (?:better|worse|faster|slower|the same|different)\b.*\b(?:ago|then|before|last)\b|(?:has|did) (?:it|that) (?:get|got|gotten|become|improved?)\b)/;

/** A prediction is told with how it moved: its reply says what it was, from month to month. */
export function predictionEarlier({ text, before }: Said): Question | null {
  if (before.intent !== 'predict' || before.fromM !== null || !SAID_EARLIER.test(text)) return null;
  return { ...before, timeS: null, raceText: 'how has my prediction changed', unplaced: [] };
}

/** 'What would I have to change?', 'how do I get there?' */
const ASKS_WHAT_IS_MISSING =
  /^(?:and |so |ok |but )*(?:what (?:would|do|should|must|can|could|else (?:do|should)) i (?:have to |need to |still )?(?:change|improve|do(?: differently| better| for (?:it|that)| to get there)?|work on|train|focus on|be missing)|what is (?:still )?missing|how (?:do|can|could|would) i (?:get|make it|manage|reach|do)(?: there| it| that)?|what (?:does|would) (?:it|that) take)(?: for (?:it|that)| then)?$/;

export function whatIsMissing({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'predict' && before.intent !== 'readiness') return null;
  if (!ASKS_WHAT_IS_MISSING.test(text)) return null;
  const { race, distanceM } = before;
  return asking({ ...subject, race, distanceM, measure: null, missing: null }, 'readiness');
}
