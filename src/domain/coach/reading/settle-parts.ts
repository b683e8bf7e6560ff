import { addDays, type Day } from '../../calendar.ts';
import {
  aboutDistance,
  distanceWords,
  hasConditions,
  inOrder,
  NO_CONDITIONS,
} from '../conditions.ts';
import { ANY_WORKOUT, RUN_KINDS, RUNS } from '../kinds.ts';
import {
  type Calendar,
  dayWords,
  lastDays,
  monthNumber,
  monthOf,
  type Period,
  periodBefore,
  weekOf,
  yearNumber,
  yearOf,
} from '../period.ts';
import type { Intent, Measure, Question, Subject } from '../question.ts';
import { asksHowOften, asksWhetherRan, planAhead } from './asked-ahead.ts';
import {
  IS_TO_COME,
  withDaysToCome,
  withPlanOfDaysToCome,
  withRaceDay,
  withWeeksAhead,
} from './days-to-come.ts';
import { FIGURE_OF } from './going-on/ways-to-go-on.ts';
import { withOneWorkout } from './one-workout-meant.ts';
import { DAYS_WITHOUT } from './parts/measures.ts';

/** What a part means can hang on what is asked. */
export function settledParts(asked: Question, read: Subject, calendar: Calendar): Question {
  const question = withWeeksAhead(withOneWorkout(asked), calendar);
  const { today } = calendar;
  const { intent, where, distanceM } = question;
  const note = question.searched;
  const text = question.raceText ?? '';
  // Of what anybody is told no days are in the way.
  const isOfAnybody = intent === 'term' || intent === 'judge';
  if (isOfAnybody && question.unread !== null) return { ...question, unread: null };
  if (intent === 'amount' && question.measure === null && IMPROVED.test(text)) {
    return settledParts({ ...question, intent: 'trend' }, read, calendar);
  }
  // A pace in other words says nothing of the heart rate that goes with it.
  const ofEach = intent === 'paceSum' && question.measure === 'heartRate';
  if (ofEach) return { ...question, unplaced: ['heart rate'] };
  if (intent === 'extreme' && PART_OF_IT.test(text)) return { ...question, unplaced: ['percent'] };
  if (intent === 'myZones' && question.periods.length > 0 && HIGHEST.test(text)) {
    return settledParts(
      { ...question, intent: 'extreme', extreme: 'highestHeartRate' },
      read,
      calendar,
    );
  }
  if (intent === 'streak' && IS_IT_TOO_MUCH.test(text)) {
    return { ...question, intent: 'overtraining', times: null, where: NO_CONDITIONS };
  }
  const together = WITH_SOMEBODY.exec(text);
  if (together && where.note === null) return { ...question, unplaced: [together[0]] };
  let settled: Question = note === null ? question : { ...question, where: { ...where, note } };
  settled = withLikelyTime(withAimedAt(settled));
  if (intent === 'paceSum' && question.race) {
    settled = { ...settled, distanceM: question.race.distanceM };
  }
  if (intent === 'negativeSplits' && question.extreme === 'latest' && question.count === null) {
    settled = { ...settled, extreme: null, count: 1 };
  }
  if (intent === 'zones' && question.judged === 'easyEffort') {
    settled = { ...settled, kind: EASY_RUNS, bpm: null, zones: [] };
  }
  // On the belt a pace is no other one, and 'the first 10 km' are no first run.
  if (intent === 'paceSum') settled = { ...settled, kind: null, extreme: null };
  // 'My best over one kilometre' is a distance, and no run longer than it.
  const [over, ...moreBounds] = where.bounds;
  const isOfBest = intent === 'records' || (intent === 'extreme' && BEST.test(text));
  const isBestOver = isOfBest && over?.of === 'distance' && over.above !== null;
  if (isBestOver && moreBounds.length === 0 && question.kind === null) {
    settled = {
      ...settled,
      ...{ intent: 'extreme', extreme: 'fastest', distanceM: over.above },
      where: { ...where, bounds: [] },
    };
  }
  // Repetitions on the track are no race to be paced.
  if (
    intent === 'pacing' &&
    question.race === null &&
    (distanceM ?? LONGEST_REP_M) < LONGEST_REP_M
  ) {
    settled = { ...settled, intent: 'trainingPaces' };
  }
  // 'Carbs an hour' has no time.
  if (intent === 'fuel' && question.timeS === HOUR_S && A_RATE.test(text))
    settled = { ...settled, timeS: null };
  if (intent === 'plan') settled = withDaysOfPlan(settled);
  // 'Rest day yesterday?'
  if (intent === 'lastRest' && question.periods.length === 1) {
    settled = { ...settled, intent: 'amount', measure: 'restDays' };
  }
  if (isOfDaysWithout(settled)) {
    settled = {
      ...settled,
      intent: 'amount',
      measure: 'restDays',
      kind: RUNS,
      times: null,
      unit: null,
    };
  }
  settled = withFigureOfRace(withPlanOfDaysToCome(settled, calendar), today);
  // 'Did I go under 1:55 at Riverside' is told by its result.
  const isOfResult = settled.race !== null && settled.race.date < today && ASKS_WHETHER.test(text);
  if (isOfResult && settled.fromM === null && OF_AN_AIM.has(settled.intent)) {
    settled = { ...settled, intent: 'races', timeS: null };
  }
  // 'The last time I did 400s': no run is so long, and no field holds its repetitions.
  const isOfReps = settled.distanceM !== null && settled.distanceM < LONGEST_REP_M;
  if (isOfReps && settled.intent === 'extreme' && settled.extreme === 'latest') {
    return { ...settled, unplaced: [distanceWords(settled.distanceM ?? 0)] };
  }
  // What happened is no answer to what may be done, nor drift inside a run the mean of some.
  if (intent === 'streak' && ASKS_LEAVE.test(text)) return { ...settled, unplaced: ['can I'] };
  const same = AT_THE_SAME.exec(text);
  if (intent === 'compare' && same) return { ...settled, unplaced: [same[0]] };
  if (intent === 'trend' && /\bdrift/.test(text)) return { ...settled, unplaced: ['drift'] };
  if (OF_A_RACE.has(settled.intent)) settled = withRaceDay(settled, today);
  if (intent === 'races' && IS_TO_COME.test(text)) settled = withDaysToCome(settled, today);
  if (intent === 'extreme' && question.extreme === 'least') {
    return { ...settled, unplaced: ['the least'] };
  }
  // Calories are burned in whatever was done.
  if (intent === 'amount' && question.measure === 'calories' && question.kind === null) {
    settled = { ...settled, kind: ANY_WORKOUT };
  }
  if (intent === 'extreme' && asksForTimeRun(settled)) settled = { ...settled, extreme: 'fastest' };
  if (intent === 'biggest' && /\bday\b/.test(text)) return { ...settled, unplaced: ['day'] };
  if (intent === 'extreme' && question.count !== null && /\b(?:total|sum)\b/.test(text)) {
    return { ...settled, unplaced: ['total'] };
  }
  const isOtherLength =
    intent === 'races' &&
    question.race !== null &&
    distanceM !== null &&
    Math.abs(question.race.distanceM - distanceM) > 0.02 * distanceM;
  if (isOtherLength) return { ...settled, unplaced: [distanceWords(distanceM)] };
  const isOfSums = intent === 'average' || intent === 'amount' || intent === 'weekly';
  if (isOfSums && PACED_EACH.has(question.measure) && EACH_UNIT.test(text)) {
    return { ...settled, intent: 'breakdown' };
  }
  const each = EACH_OF.exec(text);
  if (each && TELLS_ALL_AS_ONE.has(intent)) {
    return { ...settled, unplaced: [each[0]] };
  }
  const isOpenMore = intent === 'amount' && MORE_ALONE.test(text) && question.periods.length < 2;
  if (isOpenMore) return { ...settled, unplaced: ['more'] };
  const untold = NOT_TOLD.exec(text);
  if (untold) return { ...settled, unplaced: [untold[0]] };
  if (intent === 'biggest' && question.extreme === 'slowest') {
    return { ...settled, unplaced: ['the easiest'] };
  }
  // 'Fastest km in my last interval run': the fastest of all would be told.
  const isOfAll = question.extreme !== 'latest' && question.extreme !== 'first';
  if (intent === 'extreme' && isOfAll && IN_THE_LAST_ONE.test(text)) {
    return { ...settled, unplaced: ['the last one'] };
  }
  if (intent === 'search' && / or /.test(note ?? '')) return { ...settled, unplaced: ['or'] };
  if (intent === 'myZones') settled = { ...settled, extreme: null };
  if (intent === 'myZones' && question.bpm !== null && OF_EASY_RUNNING.test(text)) {
    settled = { ...settled, kind: null };
  }
  if (
    intent === 'streak' &&
    /^between (?:my |any |two )*(?:runs|workouts)\b/.test(settled.unread ?? '')
  ) {
    settled = { ...settled, unread: null };
  }
  // What bounds them is no stretch of days that was left unread.
  if (intent === 'gap' || intent === 'goal') settled = { ...settled, unread: null };
  if (intent === 'form') {
    const then = settled.periods.filter(({ from }) => from !== today);
    settled = { ...settled, periods: then };
  }
  if (intent === 'races' && /\bseason\b/.test(text) && !IS_AHEAD.test(text)) {
    return { ...settled, unplaced: ['season'] };
  }
  const otherRate = RATE_IN_ANOTHER.exec(text);
  if (otherRate && intent !== 'paceSum') return { ...settled, unplaced: [otherRate[0]] };
  if (intent === 'plan' && HOW_MANY.test(text) && !asksHowOften(text))
    return { ...settled, unplaced: ['how many'] };
  if (intent === 'zones' && OF_EASY_SHARE.test(text)) settled = { ...settled, kind: null };
  if (intent === 'weekdays' && !/\b(?:except|excluding|apart|other than|not)\b/.test(text))
    settled = { ...settled, ...ofAllDays(settled) };
  if (intent === 'fuel' && LISTS.test(question.raceText ?? '')) {
    return { ...settled, unplaced: [question.raceText ?? ''] };
  }
  if (intent === 'compare' && question.against !== null) {
    const isOfPace = question.measure === null && FASTER.test(text);
    return isOfPace ? { ...settled, measure: 'pace' } : settled;
  }
  // 'Vs outdoor' sets it beside what was before, and not two months of it.
  const isBeside = intent === 'compare' && question.periods.length === 0 && BESIDE.test(text);
  if (isBeside && question.kind !== null) return { ...settled, unplaced: ['what to compare'] };
  const bound = intent === 'compare' ? THAN_A_NUMBER.exec(text) : null;
  if (bound) return { ...settled, unplaced: [bound[0]] };
  if (intent === 'compare') {
    const isOfPace = question.measure === null && FASTER.test(text);
    settled = withBothPeriods(isOfPace ? { ...settled, measure: 'pace' } : settled, calendar);
  }
  // 'Even or a negative split?' is answered by the even one, which is advised.
  if (intent === 'pacing' && /\beven\b/.test(text)) settled = { ...settled, negativeSplit: false };
  if (OF_ONE_STRETCH.has(intent)) settled = withJoinedDays(settled);
  const isOfLatest = question.extreme === 'latest' && question.count === null;
  if (isOfLatest && intent === 'list' && LAST_ONE.test(text))
    return { ...settled, intent: 'extreme' };
  if (isLongestByTime(question)) settled = { ...settled, measure: 'time' };
  const isSum = intent === 'extreme' && OF_SUMS.has(question.measure);
  if (isOfLatest && (isSum || OF_LATEST.has(intent))) {
    settled = { ...settled, intent: 'amount', extreme: null, count: 1 };
  }
  // What a run asks for does not hang on its day.
  if (intent === 'fuel') {
    settled = { ...settled, periods: settled.periods.filter(({ unit }) => unit !== 'day') };
  }
  if (asksForFoodBefore(question)) {
    // What was eaten is told by no field of the log.
    if (/\b(?:did|ate|had|have i)\b/.test(text)) return { ...settled, unplaced: ['eaten before'] };
    const hours = THE_NIGHT_BEFORE.test(text) ? null : settled.where.hours;
    settled = { ...settled, unread: null, where: { ...settled.where, hours } };
  }
  const other =
    intent === 'fuel'
      ? AROUND_A_RUN.exec(text)
      : intent === 'plan' && question.ahead === null
        ? BEYOND_THIS_WEEK.exec(text)
        : null;
  if (other) return { ...settled, unplaced: [other[0]] };
  if (
    intent === 'amount' &&
    question.measure === null &&
    hasConditions(where) &&
    ASKS_WHETHER.test(question.raceText ?? '')
  ) {
    settled = { ...settled, measure: 'count' };
  }
  const isDated = question.extreme === 'latest' || question.extreme === 'first';
  const isOfSome = OF_SOME_RUNS.has(intent) || (intent === 'extreme' && isDated);
  if (isOfSome && distanceM !== null) {
    if (read.distanceM === null) return { ...settled, distanceM: null };
    if (settled.where.bounds.some(({ of }) => of === 'distance')) {
      return { ...settled, distanceM: null, unplaced: [distanceWords(distanceM)] };
    }
    const bounds = [aboutDistance(distanceM), ...settled.where.bounds];
    settled = { ...settled, distanceM: null, where: { ...settled.where, bounds: inOrder(bounds) } };
  }
  return settled;
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

/** 'Heart rate at the Riverside Half': one figure of a race that was run. */
function withFigureOfRace(question: Question, today: Day): Question {
  const { intent, race, measure, extreme, otherRace, periods } = question;
  const isOpen = intent === 'races' || (intent === 'fuel' && measure === 'gels');
  const figure = measure !== null && OF_RACE_RUN.has(measure) && FIGURE_OF[measure];
  if (!isOpen || !figure || !race || race.date >= today) return question;
  if (extreme !== null && extreme !== 'highestHeartRate') return question;
  if (otherRace !== null || periods.length > 0) return question;
  return { ...question, intent: 'ofWorkout', ofWorkout: { figure, against: null }, extreme: null };
}

/** What the races' own answer does not tell of the run. */
const OF_RACE_RUN: ReadonlySet<Measure> = new Set([
  'heartRate',
  'calories',
  'elevation',
  'cadence',
  'gels',
  'effort',
]);

/** 'How much have I improved since January' */
const IMPROVED = /\bimprov(?:ed?|ing|ement)\b/;
const PART_OF_IT = /\b(?:percent\w*|share|proportion|fraction)\b/;
const HIGHEST = /\b(?:max(?:imum)?|highest) (?:heart rate|hr|pulse)\b/;
/** 'Is 34 days in a row a problem' */
const IS_IT_TOO_MUCH =
  /^(?:is|are)\b.*\b(?:a problem|bad|too (?:many|much|long)|ok(?:ay)?|dangerous|risky)\b/;
/** With whom is told by notes alone: 'how often have we run together'. */
const WITH_SOMEBODY =
  /\b(?:we|us|them|both of us)\b(?: \w+){0,4} together\b|\b(?:run|ran|ride|trained) together\b|\btogether with\b/;

const BEST = /\b(?:personal best|best (?:time|result)|pbs?|prs?|records?)\b/;

const LONGEST_REP_M = 2500;

const HOUR_S = 3600;

const A_RATE =
  /\b(?:carb\w*|grams?|g|ml|drink|fluids?|gels?|litres?|water) (?:an|per|each|every) hour\b/;

/** Their pace is compared alone, whatever the heart rate was. */
const AT_THE_SAME = /\b(?:at|for|with) (?:the |a )?same (?:heart rate|hr|pulse|effort)\b/;

const EASY_RUNS = RUN_KINDS['outdoor-easy'];

const ASKS_LEAVE = /^(?:can|should|may|shall|is it (?:ok|okay|fine|bad|good|safe))\b/;

/** What is to be laid otherwise is a week's; a time at hand is today's. */
function withDaysOfPlan(question: Question): Question {
  const { wishes, scope, timeS } = question;
  const text = question.raceText ?? '';
  if (asksHowOften(text))
    return { ...question, scope: 'week', measure: null, count: null, times: null };
  const ahead = planAhead(text);
  if (ahead !== null) return { ...question, scope: scope ?? ahead, periods: [], extreme: null };
  if (wishes !== null) {
    return { ...question, scope: scope === 'nextWeek' ? scope : 'week', kind: null, unread: null };
  }
  if (scope === null && /\b(?:a|per|each) week\b/.test(question.raceText ?? '')) {
    return { ...question, scope: 'nextWeek' };
  }
  if (timeS !== null) return { ...question, scope: scope === 'tomorrow' ? scope : 'today' };
  return question;
}

/** No answer tells a usual time of day, nor how one felt; runs that felt so are found. */
const NOT_TOLD =
  /^what time (?:of (?:the )?day )?(?:do|did) i\b|^how (?:do|did|have) i (?:usually )?(?:feel|felt)\b/;

/** 'Mean pace of easy runs, per month' */
const EACH_UNIT = /\b(?:per|by|each|every) (?:week|month)\b/;

const PACED_EACH: ReadonlySet<Question['measure']> = new Set(['pace', 'heartRate']);

/** One figure of all is no answer to 'per kind'. */
const EACH_OF =
  /\b(?:per|by|for each|of each) (?:workout )?(?:kind|type|shoe|pair|sport|quarter|season|kind of \w+|type of \w+)\b/;

const TELLS_ALL_AS_ONE: ReadonlySet<Intent> = new Set(['amount', 'average', 'extreme', 'list']);

/** 'Do I drink more on long runs in summer': more than what is not said. */
const MORE_ALONE = /^(?:do|did|am|have) i \w+ (?:more|less)\b(?!.*\bthan\b)/;

const BESIDE = /^(?:and )?(?:vs|versus|against|compared (?:to|with))\b/;

const IN_THE_LAST_ONE =
  /\b(?:in|of|on|from|during) (?:my|the|that) (?:last|latest|most recent) (?:\w+ ){0,2}(?:run|session|workout|race|one)\b/;

const LAST_ONE =
  /\b(?:last|latest|most recent|previous) (?:\w+ ){0,2}(?:run|session|workout|one|ride|swim|walk|hike)\b/;

/** '65 km a week is how many miles a day' is a sum, and no question about runs. */
const RATE_IN_ANOTHER =
  /\b\d+(?:\.\d+)? ?(?:km|k|miles) (?:a|per) (?:week|month|year|day)\b.{0,40}\b(?:km|k|miles) (?:a|per) (?:week|month|year|day)\b/;

/** 'Have I ever run a sub 50 10k': the fastest one answers. */
export function asksForTimeRun({ distanceM, timeS, raceText }: Question): boolean {
  return distanceM !== null && timeS !== null && asksWhetherRan(raceText ?? '');
}

/** The longest is told by distance, unless it is asked for so. */
export function isLongestByTime({ intent, extreme, raceText }: Question): boolean {
  return intent === 'extreme' && extreme === 'longest' && BY_TIME.test(raceText ?? '');
}

const BY_TIME =
  /\b(?:by|in terms of) (?:time|duration|minutes|hours)\b|\b(?:rather|instead|not) (?:than|of|by|in)? ?(?:the )?distance\b/;

/** How they are spread over the week is told of all days. */
function ofAllDays({ kind, against, where }: Question): Partial<Question> {
  const isOfDays = against?.where?.weekdays;
  const ofKind = isOfDays ? (kind?.workoutType === 'running' ? RUNS : null) : kind;
  return {
    kind: ofKind,
    against: isOfDays ? null : against,
    where: { ...where, weekdays: null },
  };
}

/** 'January and February' is one stretch of days. */
function withJoinedDays(question: Question): Question {
  const [one, other, ...more] = question.periods;
  if (!one || !other || more.length > 0 || addDays(one.to, 1) !== other.from) return question;
  const words = `from ${dayWords(one.from)} to ${dayWords(other.to)}`;
  return { ...question, periods: [{ from: one.from, to: other.to, unit: 'days', words }] };
}

const OF_ONE_STRETCH: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'list',
  'search',
  'extreme',
  'weekly',
  'zones',
]);

/** 'Faster over 10 km' and 'a half under 2 hours' name what is aimed at, and no runs. */
function withAimedAt(question: Question): Question {
  const { intent, where, distanceM, timeS } = question;
  const isOfAim =
    OF_AN_AIM.has(intent) || (intent === 'extreme' && asksWhetherRan(question.raceText ?? ''));
  if (!isOfAim) return question;
  const over = where.bounds.find(({ of, above }) => of === 'distance' && above !== null);
  // 'My 42:30 for 10 km over the marathon' is a result and what it is to predict.
  const isResult = intent === 'predict' && over && distanceM !== null && timeS !== null;
  if (isResult && question.fromM === null) {
    const left = where.bounds.filter((bound) => bound !== over);
    return {
      ...question,
      fromM: distanceM,
      fromS: timeS,
      distanceM: over.above,
      timeS: null,
      where: { ...where, bounds: left },
    };
  }
  const under = where.bounds.find(({ of, below }) => of === 'time' && below !== null);
  const left = where.bounds.filter(
    (bound) => !(bound === over && distanceM === null) && !(bound === under && timeS === null),
  );
  return {
    ...question,
    distanceM: distanceM ?? over?.above ?? null,
    timeS: timeS ?? under?.below ?? null,
    where: { ...where, bounds: left },
  };
}

const OF_AN_AIM: ReadonlySet<Intent> = new Set([
  'predict',
  'readiness',
  'paceSum',
  'pacing',
  'analysis',
  'racePlan',
]);

/** '7 in a mile' and '5:30 for a mile' are minutes: nobody takes hours for it. */
function withLikelyTime(question: Question): Question {
  const { timeS, distanceM, intent } = question;
  if (timeS === null || distanceM === null || !OF_A_TIME.has(intent)) return question;
  const isTooSlow = timeS / (distanceM / 1000) > SLOWEST_S_PER_KM;
  return isTooSlow ? { ...question, timeS: Math.round(timeS / 60) } : question;
}

const OF_A_TIME: ReadonlySet<Intent> = new Set(['predict', 'paceSum', 'readiness', 'pacing']);

const SLOWEST_S_PER_KM = 1800;

/** 'With more than 200 m of climbing' is a condition, and no comparison. */
const THAN_A_NUMBER =
  /\b(?:more|less|fewer|greater|higher|lower) than (?!20[0-4]\d$)\d+(?! (?:days|weeks|months|years) ago)[^_]*/;

/** What to do on a day, and not how often in general. */
const HOW_MANY = /\bhow (?:many (?!km|kilomet|miles)|often)\b/;

/** 'What share of my running is easy' asks of all runs. */
const OF_EASY_SHARE =
  /\b(?:percent\w*|share|proportion|ratio|how much|how many|much)\b.*\b(?:is|was|are|were|be|run|do|did) (?:\w+ )?easy(?:$| (?=in |over |this |last |since |during |_))|\b(?:percent\w*|share|proportion|ratio) of (?:\w+ )?easy\b/;

const FASTER = /\b(?:faster|quicker|slower)\b/;

const OF_LATEST: ReadonlySet<Intent> = new Set(['amount', 'average']);

/** What the figures line of a workout does not tell. */
export const OF_SUMS: ReadonlySet<Question['measure']> = new Set([
  'elevation',
  'cadence',
  'calories',
  'gels',
  'hydration',
]);

/** What to do is told for today, tomorrow and this week. */
const BEYOND_THIS_WEEK =
  /\b(?!\d+ ?(?:min(?:ute)?s?|h|hrs?|hours?)\b)(?:(?:next |for )*\d+ ?\w+|weeks|months?|years?)\b/;

/** 'Breakfast before a race': advice to anybody, with the athlete's own weight. */
const BEFORE_A_RUN =
  /\b(?:before|breakfast|pre (?:race|run|workout)|carb(?:o|ohydrate)? ?load\w*|dinner|lunch|the night|(?:the )?evening|morning of|race (?:day )?morning|(?:the )?day before)\b/;

const THE_NIGHT_BEFORE = /\b(?:night|evening|morning) (?:before|of)\b|\brace (?:day )?morning\b/;

export function asksForFoodBefore({ intent, measure, raceText }: Question): boolean {
  return intent === 'fuel' && measure !== 'gels' && BEFORE_A_RUN.test(raceText ?? '');
}

/** The rules tell what to take on a run, not around it. */
const AROUND_A_RUN = /\b(?:enough|too (?:much|little)|after|afterwards)\b/;

/** 'Runs with gels' asks for runs, and not for advice. */
const LISTS = /^(?:show |list |find )?(?:me )?(?:my |all )?(?:runs|workouts)\b/;

const ASKS_WHETHER = /^(?:did|have|has) i\b/;

/** 'More than last year' compares this year with it, 'compare this month' the month before. */
function withBothPeriods(question: Question, calendar: Calendar): Question {
  const { today } = calendar;
  const [one, other] = question.periods;
  if (!one && /\b(?:them|these|those|it|that)\b/.test(question.raceText ?? '')) {
    return { ...question, unplaced: ['what to compare'] };
  }
  if (!one && isAgainstUsual(question)) {
    return {
      ...question,
      periods: [weekOf(today, { words: 'this week', weekStart: calendar.weekStart })],
    };
  }
  if (!one && hasConditions(question.where)) return { ...question, unplaced: ['what to compare'] };
  if (!one) {
    const now = monthOf(yearNumber(today), monthNumber(today), 'this month');
    return { ...question, periods: [now, named(periodBefore(now), calendar)] };
  }
  // 'October against last year' is the October of that year.
  const [month, year] = one?.unit === 'month' ? [one, other] : [other, one];
  if (month?.unit === 'month' && year?.unit === 'year' && year.words === 'last year') {
    const same = monthOf(yearNumber(month.from) - 1, monthNumber(month.from));
    return { ...question, periods: [month, same] };
  }
  if (other && other.from === one.from && one.unit === 'month') {
    const before = monthOf(yearNumber(one.from) - 1, monthNumber(one.from));
    return { ...question, periods: [one, before] };
  }
  if (other?.from === one.from) return { ...question, unplaced: [one.words] };
  if (other) return question;
  if (isAgainstUsual(question)) {
    const isOfUnit = one.unit === 'week' || one.unit === 'month';
    return isOfUnit ? question : { ...question, unplaced: ['usual'] };
  }
  if (one.to >= today) return { ...question, periods: [one, named(periodBefore(one), calendar)] };
  const isThan = /\b(?:than|against|to|with|vs|versus)\b/.test(question.raceText ?? '');
  const now = thisUnit(one.unit, calendar);
  if (now && isThan && periodBefore(now).from === one.from)
    return { ...question, periods: [now, one] };
  if (isThan && IS_NOW.test(question.raceText ?? '') && PACED.has(question.measure)) {
    return { ...question, periods: [lastDays(today, 28), one] };
  }
  return isThan
    ? { ...question, unplaced: [one.words] }
    : { ...question, periods: [one, periodBefore(one)] };
}

/** 'More than usual this week': against the weeks before it, and not the last one alone. */
export function isAgainstUsual({ intent, periods, raceText }: Question): boolean {
  return intent === 'compare' && periods.length < 2 && USUAL.test(raceText ?? '');
}

const USUAL =
  /\b(?:than|to|against|vs|versus|with) (?:(?:a|an|my|the) )?(?:usual|usually|normal|normally|typical|average|i usually|i normally)\b|\b(?:unusual|as usual|out of the ordinary)\b/;

const IS_NOW =
  /^(?:am i|are my|is my|faster|quicker|slower)\b|\b(?:now|currently|lately|recently|these days|at the moment)\b/;

/** What can be compared between stretches of any length. */
const PACED: ReadonlySet<Question['measure']> = new Set(['pace', 'heartRate', 'cadence']);

/** 'last month' rather than 'in October 2026', where it is that. */
export function named(period: Period, calendar: Calendar): Period {
  const now = thisUnit(period.unit, calendar);
  const isLast = now !== null && periodBefore(now).from === period.from;
  return isLast ? { ...period, words: `last ${period.unit}` } : period;
}

export function thisUnit(unit: Period['unit'], { today, weekStart }: Calendar): Period | null {
  if (unit === 'week') return weekOf(today, { words: 'this week', weekStart });
  if (unit === 'month') return monthOf(yearNumber(today), monthNumber(today), 'this month');
  return unit === 'year' ? yearOf(yearNumber(today), 'this year') : null;
}

/** Where '10k' says which runs are meant. */
const OF_SOME_RUNS: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'list',
  'search',
  'weekly',
  'biggest',
  'compare',
  'zones',
  'streak',
  'weekdays',
]);

export const OF_A_RACE: ReadonlySet<Intent> = new Set([
  'races',
  'readiness',
  'taper',
  'pacing',
  'racePlan',
  'predict',
]);

const OF_EASY_RUNNING = /\b(?:easy|long) (?:runs?|running|day|pace)\b|\beasy$/;

export const IS_AHEAD = /\b(?:left|remaining|ahead|to come|to go|coming up|still)\b/;
