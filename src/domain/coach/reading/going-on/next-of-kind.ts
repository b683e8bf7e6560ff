import type { Question } from '../../question.ts';
import { asking, refused, type Said } from './said.ts';

const NEXT_ONE =
  /^(?:(?:and|so|ok|but) )*(?:(?:when|what day|which day|what)(?: (?:is|should|will|do|does|would|be|i|do i have|the|my))*|(?:what|how) about (?:the|my)|the|my)? ?next(?: (?:one|session|run|time|such run|one of those))?(?: (?:be|due|planned|do|run|then))*$/;
const MORE_COMING =
  /\b(?:anything|something|any|one|more|others?) (?:else )?(?:similar|like (?:that|it|this|those)|of (?:that|the same|this) (?:kind|sort|type)|of (?:those|them|these))\b.*\b(?:coming|plan|planned|next|ahead|to come|soon|scheduled|week)\b|\b(?:coming up|planned|in the plan)\b.*\b(?:similar|like (?:that|it|this))\b/;

const NAMES_KIND =
  /^(?:(?:and|or|ok|so|what about|how about) )*(?:the |my )?(?:next )?(?:long|easy|hard|fast|rest|interval|intervals|tempo|speed)(?: (?:run|session|day|workout|one))?$/;

/** 'What about the intervals?', 'ok and the long run', 'when is the long run?', after a plan */
const ASKS_OF_KIND =
  /^(?:(?:(?:and|so|ok|but) )*(?:what|how) about (?:the|my) |(?:(?:so|ok|but) )*and (?:the|my) (?=long\b)|(?:(?:and|so|ok|but) )*(?:when|which day|what day) (?:is|should i do|do i do|will|would) (?:the|my) (?=long\b))/;

/** 'And the long run?', after the next interval session */
export function nextOfOtherKind({ text, subject, before }: Said): Question | null {
  const isOfPlan = before.intent === 'plan' && ASKS_OF_KIND.test(text);
  const named = isOfPlan ? text.replace(/^.*?\b(?=(?:the|my) )/, '') : text;
  // A week that is laid by a wish has its own.
  if (isOfPlan && before.wishes !== null && /\blong\b/.test(text)) return null;
  if ((before.judged !== 'nextSession' && !isOfPlan) || !NAMES_KIND.test(named)) return null;
  const open = { ...subject, kind: null, periods: [], unread: null, extreme: null, scope: null };
  return asking({ ...open, judged: 'nextSession', measure: null }, 'judge');
}

/** How the plan of a week names such a run. */
const PLANNED_AS = {
  'outdoor-long': 'next long run',
  'outdoor-interval': 'next interval session',
  'outdoor-easy': 'next easy run',
  treadmill: null,
} as const;

/** 'When's the next one?', after the last interval session: as the plan of these weeks has it. */
export function nextOfThatKind(said: Said): Question | null {
  const { text, subject, before, focus } = said;
  const isOfSimilar = MORE_COMING.test(text);
  if (!NEXT_ONE.test(text) && !isOfSimilar) return null;
  const open = { ...subject, kind: null, periods: [], unread: null, extreme: null, scope: null };
  if (focus === 'race run') {
    return asking({ ...open, race: null, distanceM: null, raceText: 'my next race' }, 'races');
  }
  // Of the races to come the next one is told, and none behind it.
  if (focus === 'race to come') return refused(said);
  const subtype = before.kind?.runningSubtype ?? null;
  const raceText = subtype === null ? null : PLANNED_AS[subtype];
  if (raceText === null) return refused(said);
  return asking({ ...open, judged: 'nextSession', measure: null, raceText }, 'judge');
}
