import type { Day } from '../../../calendar.ts';
import { NO_CONDITIONS } from '../../conditions.ts';
import { ANY_WORKOUT, RUNS } from '../../kinds.ts';
import { yearNumber, yearOf } from '../../period.ts';
import type { Question } from '../../question.ts';
import { asksWhetherRan } from '../asked-ahead.ts';
import { DAYS_WITHOUT, figuresNamed } from '../parts/measures.ts';
import type { SettledWith } from './settle.ts';

/** Which figure is asked for, of sums, means, extremes and stretches of days. */
export function settledFigures(question: Question, { calendar }: SettledWith): Question {
  const { intent, measure, extreme, periods } = question;
  const text = question.raceText ?? '';
  if (intent === 'amount' && measure === null && IMPROVED.test(text)) {
    return { ...question, intent: 'trend' };
  }
  if (intent === 'trend' && measure === null && asksForLength(text)) {
    return { ...question, measure: 'distance' };
  }
  // 'In the morning or in the evening?': when all of them start tells it.
  if (intent === 'startTimes' && question.against !== null) {
    return { ...question, kind: RUNS, against: null };
  }
  // 'Am I fitter than in June': the days and today stand side by side in the form.
  if (intent === 'compare' && FITTER.test(text) && periods.length === 1) {
    return { ...question, intent: 'form' };
  }
  if (intent === 'streak' && IS_IT_TOO_MUCH.test(text)) {
    return { ...question, intent: 'overtraining', times: null, where: NO_CONDITIONS };
  }
  if (intent === 'streak' && question.times !== null && DAYS_WITHOUT.test(text)) {
    return { ...question, measure: 'restDays', kind: RUNS };
  }
  if (isOfDaysWithout(question)) {
    const days = { intent: 'amount', measure: 'restDays', kind: RUNS } as const;
    return { ...question, ...days, times: null, unit: null };
  }
  // 'The number of my runs and their average pace': a sum tells both.
  const isOfPace = measure === 'pace' && question.statistic === null && question.count === null;
  if (isOfPace && SUMMED.has(intent) && figuresNamed(text).includes('count')) {
    return { ...question, intent: 'amount', measure: 'count' };
  }
  // 'Show me every interval session with its pace': the line of each has it.
  if (intent === 'average' && measure === 'pace' && SHOWS_EACH.test(text)) {
    return { ...question, intent: 'list' };
  }
  // 'Was October a good month': which one is said.
  const isOfOneUnit = periods.length === 1 && periods[0]?.unit === question.unit;
  if (intent === 'biggest' && question.howItWent && isOfOneUnit) {
    return { ...question, intent: 'amount', unit: null, extreme: null };
  }
  // 'Was that a good long run on Sunday'
  const isOfOneRun = question.kind?.runningSubtype !== undefined && periods[0]?.unit === 'day';
  if (intent === 'amount' && measure === null && question.howItWent && isOfOneRun) {
    return { ...question, intent: 'list' };
  }
  // 'Rest day yesterday?'
  if (intent === 'lastRest' && periods.length === 1) {
    return { ...question, intent: 'amount', measure: 'restDays' };
  }
  // 'How has my training since the race been?' wants it judged, and no sum of all sports.
  const isOfTraining = question.kind?.many === ANY_WORKOUT.many && OF_TRAINING.test(text);
  if (intent === 'amount' && measure === null && question.howItWent && isOfTraining) {
    return { ...question, kind: null };
  }
  // Of what is not added up the sum of some runs tells the mean.
  if (intent === 'amount' && measure === 'pace' && periods.length <= 1 && /\bpace\b/.test(text)) {
    return { ...question, intent: 'average' };
  }
  // Calories are burned in whatever was done.
  if (intent === 'amount' && measure === 'calories' && question.kind === null) {
    return { ...question, kind: ANY_WORKOUT };
  }
  if (intent === 'negativeSplits' && extreme === 'latest' && question.count === null) {
    return { ...question, extreme: null, count: 1 };
  }
  // 'My best month' is the biggest one.
  if (intent === 'biggest' && measure === null && /\b(?:fast|quick|slow)est\b/.test(text)) {
    return { ...question, measure: 'pace' };
  }
  if (intent === 'goal') return byItsDay({ ...question, unread: null }, calendar.today);
  // 'How did the time since the City 10 K go' is of all of it, and not of its latest run.
  const isOfDays = periods.length === 1 && periods[0]?.unit === 'days';
  if (intent === 'extreme' && extreme === null && question.howItWent && isOfDays) {
    return { ...question, intent: 'amount' };
  }
  if (intent === 'paceSum') return ofPaceAlone(question);
  if (intent === 'records' || intent === 'extreme') return settledBest(ofLatestFew(question));
  return boundsNoDays(question) ? { ...question, unread: null } : question;
}

const OF_TRAINING = /^(?!.*\b(?:workouts?|sessions?)\b).*\b(?:training|block|build[- ]?up)\b/;

const SUMMED: ReadonlySet<Question['intent']> = new Set(['amount', 'average']);

/** 'By new year', 'by 20 December': from the first day of the year to the next such day. */
function byItsDay(question: Question, today: Day): Question {
  const [day, ...others] = question.periods;
  if (day?.unit !== 'day' || others.length > 0) return question;
  const year = yearOf(yearNumber(today), 'this year');
  const next = `${today.slice(0, 4)}${day.from.slice(4)}`;
  const to = next > today ? next : year.to;
  return { ...question, periods: [{ ...year, to, unit: to === year.to ? 'year' : 'days' }] };
}

/** On the belt a pace is no other one, and 'the first 10 km' are no first run. */
function ofPaceAlone(question: Question): Question {
  const distanceM = question.race?.distanceM ?? question.distanceM;
  const isOfOwn = asksAtOwnPace(question.raceText ?? '');
  return { ...question, distanceM, kind: isOfOwn ? question.kind : null, extreme: null };
}

/** 'Highest heart rate of my last 3 runs': the one of those, and no three of all. */
function ofLatestFew(question: Question): Question {
  const { count, extreme, where, raceText } = question;
  const isOne = count !== null && extreme !== null && extreme !== 'latest' && extreme !== 'first';
  if (!isOne || !OF_THE_LATEST.test(raceText ?? '')) return question;
  return { ...question, count: null, where: { ...where, latest: count } };
}

const OF_THE_LATEST =
  /\b(?:of|in|on|over|from|during|out of) (?:my |the )?(?:last|latest|past|recent|previous) \w+ (?:\w+ )?(?:runs|workouts|sessions|rides|swims|walks|hikes)\b/;

/** 'Was that 10k a PB' */
const IS_IT_A_BEST =
  /^(?:was|is) .*\b(?:an? |my )(?:new )?(?:pb|pr|record|personal best|(?:all time )?best|fastest)(?: ever)?$/;

function settledBest(question: Question): Question {
  const [over, ...moreBounds] = question.where.bounds;
  // 'My best over one kilometre' is a distance, and no run longer than it.
  const isOfBest = question.intent === 'records' || BEST.test(question.raceText ?? '');
  const isBestOver = isOfBest && over?.of === 'distance' && over.above !== null;
  if (isBestOver && moreBounds.length === 0 && question.kind === null) {
    return {
      ...question,
      ...{ intent: 'extreme', extreme: 'fastest', distanceM: over.above },
      where: { ...question.where, bounds: [] },
    };
  }
  if (question.intent === 'records') return question;
  // 'Was the 10k in September a PB' is told by the best of all.
  if (question.extreme === 'fastest' && IS_IT_A_BEST.test(question.raceText ?? '')) {
    return { ...question, periods: [] };
  }
  // 'My quickest 10k in training' was run.
  if (question.distanceM !== null && question.kind?.many === ANY_WORKOUT.many) {
    return settledBest({ ...question, kind: RUNS });
  }
  if (asksForTimeRun(question)) return { ...question, extreme: 'fastest' };
  return isByTime(question) ? { ...question, measure: 'time' } : question;
}

/** Whether the words that bound what is asked are no stretch of days. */
function boundsNoDays({ intent, unread }: Question): boolean {
  const isBetweenRuns = /^between (?:my |any |two )*(?:runs|workouts)\b/.test(unread ?? '');
  return intent === 'gap' || (intent === 'streak' && isBetweenRuns);
}

/** 'Days without a run this month' are counted; without days it is how long the last break was. */
function isOfDaysWithout({ intent, periods, raceText }: Question): boolean {
  const text = raceText ?? '';
  return (
    (intent === 'streak' || intent === 'amount') &&
    periods.length === 1 &&
    DAYS_WITHOUT.test(text) &&
    !/\b(?:longest|most|in a row|consecutive|straight|streak)\b/.test(text)
  );
}

/** 'Have I ever run a sub 50 10k': the fastest one answers. */
export function asksForTimeRun({ distanceM, timeS, raceText }: Question): boolean {
  return distanceM !== null && timeS !== null && asksWhetherRan(raceText ?? '');
}

/** The longest and the shortest are told by distance, unless they are asked for so. */
export function isByTime({ intent, extreme, raceText }: Question): boolean {
  const isOfLength = extreme === 'longest' || extreme === 'shortest';
  return intent === 'extreme' && isOfLength && BY_TIME.test(raceText ?? '');
}

const BY_TIME =
  /\b(?:longest|shortest) (?:time|duration)\b|\b(?:by|in terms of|in) (?:time|duration|minutes|hours)\b|\b(?:rather|instead|not) (?:than|of|by|in)? ?(?:the )?distance\b/;

/** 'How long would 16 km take me at my usual easy pace': the pace is that of the log. */
export function asksAtOwnPace(text: string): boolean {
  return AT_OWN_PACE.test(text);
}

const AT_OWN_PACE =
  /^(?:so |and )?(?:how long|(?:what|which|how much) time)\b(?!.*\b(?:did|race|marathon pace|half marathon pace|threshold|target|goal)\b).*\b(?:at|in|with) (?:my )?(?:(?:usual|normal|typical|current|average|regular|ordinary) )?(?:(?:easy|long|interval)(?: runs?)? )?(?:pace|speed)$/;

/** 'Did my long runs get longer': each of them, and not all together. */
export function asksForLength(text: string): boolean {
  return /\b(?:get|got|getting|gotten|become|became|becoming|grown?|growing|are|is)\b.*\b(?:longer|shorter)\b/.test(
    text,
  );
}

/** 'How much have I improved since January' */
const IMPROVED = /\bimprov(?:ed?|ing|ement)\b/;

const SHOWS_EACH = /^(?:please )?(?:show|list|give)(?: me)? (?:all|every|each)\b/;

const FITTER = /^(?:am|was|were) i (?:\w+ )?(?:fitter|in (?:better|worse) (?:shape|form))\b/;

/** 'Is 34 days in a row a problem' */
const IS_IT_TOO_MUCH =
  /^(?:is|are)\b.*\b(?:a problem|bad|too (?:many|much|long)|ok(?:ay)?|dangerous|risky)\b/;

const BEST = /\b(?:personal best|best (?:time|result)|pbs?|prs?|records?)\b/;
