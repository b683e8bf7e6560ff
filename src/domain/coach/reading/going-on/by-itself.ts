import { hasConditions } from '../../conditions.ts';
import { ANY_WORKOUT } from '../../kinds.ts';
import type { Intent, Question, Subject } from '../../question.ts';
import { isOfAdvice } from '../asked-ahead.ts';
import { isByUnit } from '../intent/by-unit.ts';
import { OF_OWN_LOG } from '../intent/kinds-of-intent.ts';
import { OF_WORKOUTS } from './focus.ts';
import {
  asksForGrounds,
  figureAsked,
  isOfComparing,
  isOfOneself,
  namesNothing,
  pointsBack,
} from './follow-up-words.ts';
import { asking, MOST_OPEN, openWords, type Read, type Said } from './said.ts';
import { SUPPOSES, WITH_SUBJECT } from './ways-to-go-on.ts';

/** 'So why did it not go down?': what was is told, and no log tells its reason. */
export function asksWhyItWas(text: string, before: Question): boolean {
  const isOfLog = OF_OWN_LOG.has(before.intent) || before.intent === 'biggest';
  return isOfLog && !asksForGrounds(text) && WHY_IT_WAS.test(text);
}

const WHY_IT_WAS =
  /\b(?:why|how come)\b.*\b(?:not|so|less|more|few|many|much|slow\w*|fast\w*|high\w*|low\w*|bad|good|up|down|happen\w*)\b/;

/** 'Why was it so slow?': it is known what an answer rests on, but not why a run was as it was. */
export function asksForReason(text: string): boolean {
  const isWhy =
    /^(?:and |but |so )*(?:why|how come) (?:(?:was|is|were|are|am|did) (?:it|that|they|i)\b|(?:so|that) \w)/;
  return WHY_IT_HAPPENED.test(text) || (isWhy.test(text) && text.split(' ').some(isOfComparing));
}

const WHY_IT_HAPPENED =
  /^(?:and |but |so )*why (?:do you think )?(?:(?:did|does|would) )?(?:that|it|this) (?:happen|happened|happens|be|is|was)$/;

const NAMES_FIGURE_FIRST =
  /^(?:what (?:is|was) )?(?:my |the )?(?:average |mean )?(?:pace|speed|heart rate|hr|pulse|cadence|effort)\b/;
const ADDS_UP = /\bhow (?:many|much|far|long)\b|^(?:km|miles|distance|time|count|number)\b/;

export function byItself(
  { read, mended: text }: { read: Read; mended: string },
  { subject, intent }: { subject: Subject; intent: Intent },
): Question {
  if (intent !== 'unknown' || isOfAdvice(text, subject.periods)) return asking(subject, intent);
  const open = openWords(read);
  if (hasConditions(subject.where) && open <= MOST_OPEN) {
    if (ADDS_UP.test(text)) return asking(subject, 'amount');
    // 'Cadence of runs faster than 5:00/km' asks for no list of them.
    const isOfFigure = subject.measure !== null && NAMES_FIGURE_FIRST.test(text);
    return asking(subject, isOfFigure ? 'average' : 'list');
  }
  // 'All out or easy?' asks which, and 'same as in spring?' whether it is like that.
  if (!isBare(open, subject) || / or |^same\b/.test(text)) return asking(subject, intent);
  if (isByUnit(text, subject)) return asking(subject, 'breakdown');
  return asking(subject, /^(?:all|any|show|list)\b/.test(text) ? 'list' : 'amount');
}

/** 'Last week', 'treadmill runs': said without a verb, it asks how much that was. */
function isBare(open: number, { periods, kind }: Subject): boolean {
  return open <= MOST_OPEN && (periods.length > 0 || kind !== null);
}

/** 'And this month?' after what was not understood, 'and in winter?' after a word of running. */
export function goesOnFromNothing({ text, before, intent }: Said): boolean {
  if (WITH_SUBJECT.has(before.intent)) return false;
  if (before.intent === 'unknown' && (pointsBack(text) || NARROWS_ALONE.test(text))) return true;
  // 'At which distance?', after 'am I getting faster'.
  if (/^(?:and |but )?(?:at|over|for|on) (?:which|what) (?:distances?|kinds?|types?)$/.test(text))
    return true;
  return intent === 'unknown' && /^(?:and|or|so|then|also|what about|how about|same)\b/.test(text);
}

/** 'On long runs only' narrows what was asked, and asks nothing. */
const NARROWS_ALONE =
  /^(?:and |but )?(?:only|just|without|excluding|except)\b|^(?:on|in|for) (?:\w+ ){1,3}only$/;

/** 'How many did I spend there?': what it points at was not found, and the last four weeks are no guess at it. */
export function leansOnNothing({ text, subject }: Said, question: Question): boolean {
  if (pointsBack(text) && !TOLD_IN_WORDS.has(question.intent)) return true;
  if (!TELLS_OF_LOG.has(question.intent)) return false;
  if (SUPPOSES.test(text)) return true;
  if (isOfOneself(text)) return false;
  const words = text.split(' ').length;
  // 'And tempo?' is another pace; a pace alone is that of something which was told.
  if (question.intent === 'trainingPaces' && figureAsked(text) !== 'pace') return false;
  const isOfDefault = OF_LAST_WEEKS.has(question.intent) && namesNothing(subject);
  const isOpen = subject.kind === null || subject.kind.many === ANY_WORKOUT.many;
  return isOfDefault && subject.unit === null && words <= (isOpen ? 6 : 4);
}

/** What is told to anybody, whatever was spoken of; what was not read is refused anyway. */
const TOLD_IN_WORDS: ReadonlySet<Intent> = new Set([
  ...['help', 'thanks', 'urgent', 'pain', 'onlyYours', 'notInLog', 'alongTheWay'],
  ...['doIt', 'why', 'term', 'unknown', 'overtraining'],
] as const);

const OF_LAST_WEEKS: ReadonlySet<Intent> = new Set(['amount', 'average', 'fuel', 'trainingPaces']);

const TELLS_OF_LOG: ReadonlySet<Intent> = new Set([
  ...OF_WORKOUTS,
  'extreme',
  'compare',
  'zones',
  'weekly',
  'breakdown',
  'biggest',
  'trend',
  'weekdays',
  'analysis',
  'form',
  'shoes',
  'fuel',
  'trainingPaces',
]);

/** 'How far is a marathon?', 'the longest river': not about anything that the athlete did. */
export function isAboutTheWorld(of: {
  intent: Intent;
  subject: Subject;
  text: string;
  earlier: Question | null;
}): boolean {
  const { intent, subject, text, earlier } = of;
  if (!OF_OWN_LOG.has(intent)) return false;
  const { kind, periods, count, distanceM, where } = subject;
  const words = text.split(' ').length;
  if (words <= 3 || (earlier && (words <= 5 || pointsBack(text)))) return false;
  if (kind || periods.length > 0 || count !== null || hasConditions(where)) return false;
  if (intent === 'extreme' && distanceM !== null) return false;
  return !/\b(?:i|my|me|mine|we|our|personal|pbs?|prs?)\b/.test(text);
}
