import { ORDINALS } from '../../../ordinals.ts';
import type { Period } from '../../period.ts';
import type { Question, Subject } from '../../question.ts';
import { LONG_RUNS_LEFT } from '../intent/rules/of-plans.ts';
import { OPEN_WISHES } from '../parts/week-wishes.ts';
import { daysAtHand } from './days-at-hand.ts';
import { OF_A_RACE_TO_COME } from './narrows-nothing.ts';
import { withoutDays } from './plans.ts';
import { asking, refused, type Said } from './said.ts';

/** What of a plan by week is asked for by itself. */
const LONGEST_OF_PLAN =
  /\b(?:longest|biggest)(?: long)? (?:run|one)\b|^(?:and |so )*(?:when|which week) is (?:that|it|the longest)(?: one)?$/;
const PEAK_OF_PLAN =
  /\b(?:peak|biggest|highest|heaviest|hardest|fullest|most)\b.*\bweeks?\b|\bpeak\b|\bwhich week\b.*\b(?:most|biggest|highest|hardest)\b/;
/** 'How many km a week at the start?' */
const FIRST_WEEK =
  /^(?!.*\b(?:did|was|have)\b)(?=.*\b(?:km|kilomet\w+|miles|how (?:much|far))\b).*\b(?:at the (?:start|beginning)|(?:in )?the first week|to (?:begin|start) with)\b/;
const GETS_TO =
  /^(?:(?:and|so|ok) )*(?:when|(?:in )?(?:which|what) week) (?:(?:does|do|will|is|has|have|should|would|it|that|the|plan|i|my|a|first|long|run|get|gets|go|goes|reach|hit|up|to|at|there|be|of|over) )+\d+(?:\.\d+)? ?(?:k|km|miles?|mi)?(?: (?:long )?runs?)?$/;
const DAYS_OF_PLAN = /\bhow (?:many (?:days|runs|times|sessions)|often)\b/;
/** 'How long is it?', after the longest run of the plan */
const HOW_LONG_IS_IT =
  /^(?:(?:and|so|ok) )*how (?:long|far)(?: (?:is|will|should|would) (?:it|that|that one|this)(?: be)?)?$/;

function isOfLongestTold(text: string, { intent, extreme, unit }: Question): boolean {
  const isTold = intent === 'racePlan' && extreme === 'longest' && unit === null;
  return isTold && HOW_LONG_IS_IT.test(text);
}

/** 'When is it?', after the biggest week of the plan */
function isOfPeakTold(text: string, { extreme, unit }: Question): boolean {
  return extreme === 'longest' && unit === 'week' && WHEN_IS_IT.test(text);
}

/** 'When do I do my longest run?' */
const IS_TO_COME =
  /^(?:(?:and|so) )*(?:when|in which week|what|how long) (?:do|will|should|is|does) (?:(?:i|the|it) )?(?:do |run |have |be )?my\b/;
const OF_WHAT_WAS = /\b(?:my|did|ever|was|have|ran|so far|last)\b/;

const STARTS =
  /^(?:and |so |ok )*when (?:does|do|should|must) (?:the |my |i )?(?:(?:marathon |half |race |real |proper )?(?:training|plan|build[- ]?up|block)(?: need to| have to)? (?:start|begin)|(?:start|begin) (?:training|the plan))(?: for (?:it|that))?(?: (?:properly|then|in earnest|really))*$/;
const WILL_BE = /\b(?:will|would|should)\b.*\b(?:longest|biggest)(?: long)? (?:run|one)\b/;

const TIME_LEFT =
  /^(?:(?:and|so|ok) )*how (?:(?:many|long)(?: more)?|much)(?: (?:days|weeks|months|time))?(?: (?:is|are|do i have|have i got))?(?: (?:that|it|there|this|left|to go|away|still|until|till|then|the race|from (?:now|today)))*$/;
const PLAN_BY_WEEK =
  /^(?:(?:and|so|ok|please|give me|show me|show|make me|make|can i (?:have|get)|can you (?:make|give me|show)|what is|do you have) )*(?:the |a |my )?(?:(?:training )?plan(?: by week| week by week)?|week(?:ly)? by week(?: plan)?|weekly plan|plan it(?: out)?)(?: (?:for (?:it|that)|please|until then|to it|then))*$/;
const WHEN_IS_IT =
  /^(?:(?:and|so|ok) )*(?:when|(?:on )?(?:what|which) (?:day|date)) is (?:it|that)(?: (?:again|exactly|anyway))*$/;
const WHAT_CAN_I_RUN =
  /^(?:(?:and|so|ok) )*(?:what|how fast) (?:can|could|should|will|would) i (?:be able to )?(?:run|do|expect|manage|finish)(?: (?:it|that|there|then|in|at))*$/;

/** 'How many weeks is that?', 'plan by week', 'what could I run there?', after a race to come, however it was asked about. */
export function ofNamedRace({ text, subject, before }: Said): Question | null {
  const { race } = before;
  if (race === null || !OF_RACES.has(before.intent)) return null;
  if (isOfLongestTold(text, before)) return null;
  const of = { ...withoutDays(subject), race, distanceM: null, kind: null, measure: null };
  // 'How many days left' alone would be those to the next race.
  if (TIME_LEFT.test(text)) return asking({ ...of, count: null, unread: null }, 'races');
  if (subject.race !== null) return null;
  if (PLAN_BY_WEEK.test(text)) return asking(of, 'racePlan');
  // After the longest run or the biggest week of a plan it is asked of those.
  const isOfItsPart = before.intent === 'racePlan' && before.extreme !== null;
  if (WHEN_IS_IT.test(text) && !isOfItsPart) return asking(of, 'races');
  return WHAT_CAN_I_RUN.test(text) ? asking(of, 'predict') : null;
}

const OF_RACES: ReadonlySet<Question['intent']> = new Set([...OF_A_RACE_TO_COME, 'races'] as const);

/** 'When does the training start?', 'what will the longest run be?', after a race to come. */
export function planToThatRace(said: Said): Question | null {
  const { text, subject, before } = said;
  const { race, distanceM, timeS } = before;
  const isOfLongRuns = HOW_MANY_LONG_RUNS.test(text) || LONG_RUNS_LEFT.test(text);
  if (isOfLongRuns && subject.race === null) {
    // 'Sub 4' names no race whose plan could be counted.
    if (race === null && distanceM === null) return timeS === null ? null : refused(said);
    return longRunsOfPlan({ ...withoutDays(subject), race, distanceM });
  }
  const isOfLongest = WILL_BE.test(text);
  if ((race === null && distanceM === null) || (!STARTS.test(text) && !isOfLongest)) return null;
  const parts: Subject = { ...withoutDays(subject), race, distanceM, kind: null };
  return asking({ ...parts, extreme: isOfLongest ? 'longest' : null }, 'racePlan');
}

const HOW_MANY_LONG_RUNS =
  /^(?:(?:and|so|ok) )*how many (?:more )?(?:long (?:runs|ones)|sundays)(?: (?:do i have|have i got|are there|are left|left|can i (?:do|fit in|get in)|will (?:i|there) (?:do|be)|is that|to go))*(?: (?:until|till|before|up to|by)(?: (?:then|that|it|the (?:race|day)))?)?$/;

function longRunsOfPlan(parts: Subject): Question {
  return asking(
    { ...parts, kind: null, measure: 'count', extreme: null, unread: null },
    'racePlan',
  );
}

const WEEKS_IN_WORDS = ORDINALS.slice(0, 12);
const OF_A_WEEK =
  '(?:(?:and|ok|so|then|what about|how about|show|tell|give|me|what|how|is|does|do|should|i|in|on|for|of|the|my|look|like|with|run) )*';
/** 'What about week 6?', 'the third week?' */
const WEEK_OF_PLAN = new RegExp(
  `^${OF_A_WEEK}(?:week (?:number |no )?(?<number>\\d{1,2})|(?:(?<th>\\d{1,2})(?:st|nd|rd|th)|(?<nth>${WEEKS_IN_WORDS.join('|')})|(?<end>last|final|race)) week)(?: (?:look|then|exactly|in detail|please|like|of it|of the plan|in the plan))*$`,
);
const WEEK_AFTER =
  /^(?:(?:and|ok|so|then|what about|how about) )*(?:the )?(?:week after|next week|next one|following week|one after)(?: that| it)?$/;

/** Which week of the plan is asked for, the first being 1; -1 is its last. */
function weekOfPlan(text: string, before: Question): number | null {
  if (WEEK_AFTER.test(text) && before.unit === 'week' && (before.rank ?? 0) > 0)
    return (before.rank ?? 0) + 1;
  const named = WEEK_OF_PLAN.exec(text)?.groups;
  if (named === undefined) return null;
  if (named.end !== undefined) return -1;
  const number = Number(named.number ?? named.th ?? WEEKS_IN_WORDS.indexOf(named.nth ?? '') + 1);
  return number > 0 ? number : null;
}

const ASKS_WHAT_WAS = /\b(?:did|was|were|ran|had|have i|last)\b/;

/** 'And in January?' */
function monthsOfPlan(text: string, { periods, kind }: Subject): readonly Period[] | null {
  const isOfMonth = periods.length === 1 && periods[0]?.unit === 'month';
  return isOfMonth && kind === null && !ASKS_WHAT_WAS.test(text) ? periods : null;
}

/** 'What is the longest run in it?', 'how many days a week?', 'I can not do Fridays' */
export function partOfRacePlan({ text, subject, before, intent }: Said): Question | null {
  const same = {
    ...before,
    raceText: text,
    kind: null,
    extreme: null,
    measure: null,
    unit: null,
    wishes: null,
    rank: null,
    periods: [],
    unplaced: [],
  };
  const runDays = daysAtHand(text);
  if (runDays !== null) return { ...same, wishes: { ...OPEN_WISHES, runDays } };
  if (subject.wishes !== null) return { ...same, wishes: subject.wishes };
  if (HOW_MANY_LONG_RUNS.test(text)) return longRunsOfPlan({ ...same, kind: null });
  // 'When does it get to 30k?'
  const isOfLength = subject.distanceM !== null && subject.race === null && GETS_TO.test(text);
  if (isOfLength && subject.timeS === null) {
    return { ...same, extreme: 'longest', goalM: subject.distanceM };
  }
  if (FIRST_WEEK.test(text)) return { ...same, measure: 'distance' };
  const rank = weekOfPlan(text, before);
  if (rank !== null) return { ...same, rank, unit: 'week', periods: [] };
  const months = monthsOfPlan(text, subject);
  if (months !== null) return { ...same, periods: months };
  if (subject.periods.length > 0) return null;
  // 'When does the taper start?': that of the race which the plan leads to.
  if (intent === 'taper' && subject.race === null) {
    const { race, distanceM } = before;
    return asking({ ...withoutDays(subject), race, distanceM }, 'taper');
  }
  if (DAYS_OF_PLAN.test(text)) return { ...same, measure: 'runDays' };
  if (OF_WHAT_WAS.test(text.replace(IS_TO_COME, ''))) return null;
  if (isOfPeakTold(text, before)) return { ...same, extreme: 'longest', unit: 'week' };
  if (LONGEST_OF_PLAN.test(text) || isOfLongestTold(text, before)) {
    return { ...same, extreme: 'longest' };
  }
  return PEAK_OF_PLAN.test(text) ? { ...same, extreme: 'longest', unit: 'week' } : null;
}
