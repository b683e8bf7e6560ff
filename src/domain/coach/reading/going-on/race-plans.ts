import type { Question, Subject } from '../../question.ts';
import { LONG_RUNS_LEFT } from '../intent/rules/of-plans.ts';
import { OPEN_WISHES } from '../parts/week-wishes.ts';
import { daysAtHand } from './days-at-hand.ts';
import { withoutDays } from './plans.ts';
import { asking, type Said } from './said.ts';

/** What of a plan by week is asked for by itself. */
const LONGEST_OF_PLAN =
  /\b(?:longest|biggest)(?: long)? (?:run|one)\b|^(?:and |so )*(?:when|which week) is (?:that|it|the longest)(?: one)?$/;
const PEAK_OF_PLAN =
  /\b(?:peak|biggest|highest|heaviest|hardest|fullest|most)\b.*\bweeks?\b|\bpeak\b|\bwhich week\b.*\b(?:most|biggest|highest|hardest)\b/;
/** 'How many km a week at the start?' */
const FIRST_WEEK =
  /^(?!.*\b(?:did|was|have)\b)(?=.*\b(?:km|kilomet\w+|miles|how (?:much|far))\b).*\b(?:at the (?:start|beginning)|(?:in )?the first week|to (?:begin|start) with)\b/;
const DAYS_OF_PLAN = /\bhow (?:many (?:days|runs|times|sessions)|often)\b/;
const OF_WHAT_WAS = /\b(?:my|did|ever|was|have|ran|so far|last)\b/;

const STARTS =
  /^(?:and |so |ok )*when (?:does|do|should|must) (?:the |my |i )?(?:(?:marathon |half |race |real |proper )?(?:training|plan|build[- ]?up|block)(?: need to| have to)? (?:start|begin)|(?:start|begin) (?:training|the plan))(?: for (?:it|that))?(?: (?:properly|then|in earnest|really))*$/;
const WILL_BE = /\b(?:will|would|should)\b.*\b(?:longest|biggest)(?: long)? (?:run|one)\b/;

/** 'When does the training start?', 'what will the longest run be?', after a race to come. */
export function planToThatRace({ text, subject, before }: Said): Question | null {
  const { race, distanceM } = before;
  const isOfLongRuns = HOW_MANY_LONG_RUNS.test(text) || LONG_RUNS_LEFT.test(text);
  if (isOfLongRuns && subject.race === null && (race !== null || distanceM !== null)) {
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
    unplaced: [],
  };
  const runDays = daysAtHand(text);
  if (runDays !== null) return { ...same, wishes: { ...OPEN_WISHES, runDays } };
  if (subject.wishes !== null) return { ...same, wishes: subject.wishes };
  if (HOW_MANY_LONG_RUNS.test(text)) return longRunsOfPlan({ ...same, kind: null });
  if (FIRST_WEEK.test(text)) return { ...same, measure: 'distance' };
  if (subject.periods.length > 0) return null;
  // 'When does the taper start?': that of the race which the plan leads to.
  if (intent === 'taper' && subject.race === null) {
    const { race, distanceM } = before;
    return asking({ ...withoutDays(subject), race, distanceM }, 'taper');
  }
  if (DAYS_OF_PLAN.test(text)) return { ...same, measure: 'runDays' };
  if (OF_WHAT_WAS.test(text)) return null;
  if (LONGEST_OF_PLAN.test(text)) return { ...same, extreme: 'longest' };
  return PEAK_OF_PLAN.test(text) ? { ...same, extreme: 'longest', unit: 'week' } : null;
}
