import type { Question } from '../../question.ts';
import { asking, type Said } from './said.ts';

/** 'What would you have said two months ago?', 'and in spring?', 'what changed since then?' */
const SAID_EARLIER =
  /^(?:and |so |ok |but )*(?:what (?:would|did) you (?:have )?(?:say|said|predict|predicted|think|thought)\b|what was it\b|how (?:has|did) (?:it|that) (?:change|changed|move|moved|develop|developed|improve|improved)\b|what (?:has )?changed\b|(?:was|is) (?:it|that) (?:better|worse|faster|slower|the same|different)\b.*\b(?:ago|then|before|last|in|since)\b|(?:has|did) (?:it|that) (?:get|got|gotten|become|improved?)\b)/;

/** A prediction is told with how it moved: its reply says what it was, from month to month. */
export function predictionEarlier({ text, before }: Said): Question | null {
  if (before.intent !== 'predict' || before.fromM !== null || !SAID_EARLIER.test(text)) return null;
  return { ...before, timeS: null, raceText: 'how has my prediction changed', unplaced: [] };
}

/** 'And what does my own training say?', after what somebody's result gives */
const BY_OWN_LOG =
  /^(?:(?:and|so|but|ok) )*what (?:does|do|would) (?:my )?(?:own )?(?:training|log|data|runs|numbers) (?:say|give|predict|suggest)\b/;

export function predictedByOwnLog({ text, before }: Said): Question | null {
  if (before.intent !== 'predict' || !BY_OWN_LOG.test(text)) return null;
  return { ...before, fromM: null, fromS: null, timeS: null, raceText: null, unplaced: [] };
}

/** 'What would I have to change?', 'how do I get there?', 'what has to happen for it?' */
const LEADS = '^(?:(?:and|so|ok|but|then) )*';
const TO_GET_THERE =
  '(?: (?:for (?:it|that|this|me)|to (?:get there|make it|manage (?:it|that)|do (?:it|that)|run (?:it|that)|hit (?:it|that)|reach (?:it|that)|happen)|then|differently|better|until then|before then|by then|on the day))*$';
const WAYS_TO_ASK = [
  '(?:what|how much) (?:else )?(?:would|do|does|should|must|can|could) i (?:have to |need to |still |need )*(?:change|improve|do|train|work on|focus on|be missing|need|add)?',
  'what (?:would|could|can|will|might) (?:make|get) (?:it|that|this) (?:any )?(?:better|faster|quicker)',
  'what (?:would|could|can|might) (?:help|improve)(?: (?:it|that|this|me))?',
  'how (?:do|can|could|would|should) i improve (?:on )?(?:that|this)',
  'what (?:has|needs|would have|would need|must) (?:to )?(?:happen|change|improve|get better|be better|go right)',
  'what is (?:still )?(?:missing|needed|lacking|required|the gap)',
  'what (?:am i|is it) (?:still )?(?:missing|lacking)',
  'how (?:do|can|could|would|should) i (?:get|make|manage|reach|do|achieve|run|hit|train)(?: (?:it|that|there|this))?(?: happen)?',
  'how (?:to )?(?:get there|make it happen|make that happen|make it|do (?:it|that))',
  'what (?:does|would|will) (?:it|that) (?:take|need)',
  'what (?:is|are) (?:my |the )?(?:biggest |main )?(?:weak(?:est)? (?:point|spot|side)s?|weakness(?:es)?|limiters?|problem)',
];
const ASKS_WHAT_IS_MISSING = new RegExp(`${LEADS}(?:${WAYS_TO_ASK.join('|')})${TO_GET_THERE}`);

export function whatIsMissing(said: Said): Question | null {
  const { text, subject, before } = said;
  if (!ASKS_WHAT_IS_MISSING.test(text)) return null;
  // What is wanted is told with whether it is there.
  if (before.intent === 'judge' && before.judged !== null) return { ...before, unplaced: [] };
  if (before.intent !== 'predict' && before.intent !== 'readiness') return null;
  const { race, distanceM, timeS } = before;
  const open = { kind: null, measure: null, missing: null, periods: [], scope: null };
  return asking({ ...subject, ...open, race, distanceM, timeS, raceText: null }, 'readiness');
}
