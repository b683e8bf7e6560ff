import { addDays } from '../../../calendar.ts';
import { aboutDistance, distanceWords, hasConditions, inOrder } from '../../conditions.ts';
import { RUNS, readKind } from '../../kinds.ts';
import { dayWords } from '../../period.ts';
import type { Intent, Question } from '../../question.ts';
import { asksWhether } from '../asked-ahead.ts';
import { fewOf } from '../parts/few-of.ts';
import { LONGEST_REP_M } from './repetition-length.ts';
import type { SettledWith } from './settle.ts';

/** Which workouts are meant: in one stretch of days, the latest alone, of about one length. */
export function settledWorkouts(asked: Question, { read }: SettledWith): Question {
  const question = ofLastFew(ofOneStretch(asked));
  const { intent, measure, where, raceText } = question;
  const text = raceText ?? '';
  if (intent === 'weekdays' && !/\b(?:except|excluding|apart|other than|not)\b/.test(text)) {
    return ofAboutOneLength(ofAllDays(question), read);
  }
  const isOfWeeksOrMonths = SUMS.has(intent) && PACED_EACH.has(measure) && EACH_UNIT.test(text);
  if (isOfWeeksOrMonths) return { ...question, intent: 'breakdown' };
  const isCounted = intent === 'amount' && measure === null && hasConditions(where);
  if (isCounted && asksWhether(text)) {
    return ofAboutOneLength({ ...question, measure: 'count' }, read);
  }
  return ofAboutOneLength(ofLatest(question), read);
}

const WHICH_OF_THE_LAST =
  /(?:\b(?:how many|which|what|any|all) of (?:my |the )?|^of (?:my |the )?)(?:last|latest|past|recent|previous) \w+ (?<those>(?:(?:easy|long|interval|treadmill) )?(?:runs|workouts|sessions|rides|swims|walks|hikes))(?= (?:were|was|are|had|have|did|went|i did|how many|which|under|over|above|below|faster|slower|longer|shorter|with|without|in|on)\b)/;

/** 'How many of my last 20 runs were under 5:30' is asked of those, and not of as many that were. */
function ofLastFew(question: Question): Question {
  const { count, where, raceText } = question;
  const those = WHICH_OF_THE_LAST.exec(raceText ?? '')?.groups?.those;
  if (those === undefined || count === null || !SUMS_OR_LISTS.has(question.intent)) return question;
  const kind = readKind(those) ?? RUNS;
  const among = fewOf({ by: 'latest', count, kind, period: question.periods[0] ?? null });
  const isList = /\b(?:which|what) of\b/.test(raceText ?? '');
  return {
    ...question,
    ...{ intent: isList ? 'list' : 'amount', isShare: false, extreme: null, count: null },
    measure: isList ? null : 'count',
    where: { ...where, among },
  };
}

const SUMS_OR_LISTS: ReadonlySet<Intent> = new Set(['amount', 'list', 'average']);

/** 'January and February' is one stretch of days. */
function ofOneStretch(question: Question): Question {
  const [one, other, ...more] = question.periods;
  if (!OF_ONE_STRETCH.has(question.intent)) return question;
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

/** How they are spread over the week is told of all days. */
function ofAllDays(question: Question): Question {
  const { kind, against, where } = question;
  const isOfDays = against?.where?.weekdays;
  const ofKind = isOfDays ? (kind?.workoutType === 'running' ? RUNS : null) : kind;
  return {
    ...question,
    kind: ofKind,
    against: isOfDays ? null : against,
    where: { ...where, weekdays: null },
  };
}

/** 'My last long run' is one workout; a figure that its line does not tell is the sum of that one. */
function ofLatest(question: Question): Question {
  const { intent, extreme, count, measure, raceText } = question;
  if (extreme !== 'latest' || count !== null) return question;
  if (intent === 'list' && LAST_ONE.test(raceText ?? '')) return { ...question, intent: 'extreme' };
  const isSum = intent === 'extreme' && OF_SUMS.has(measure);
  const isOfDays = measure === 'restDays' || measure === 'runDays';
  return isSum || (intent === 'amount' && !isOfDays) || intent === 'average'
    ? { ...question, intent: 'amount', extreme: null, count: 1 }
    : question;
}

/** Of runs, '10k' is how far they were. */
function ofAboutOneLength(question: Question, read: SettledWith['read']): Question {
  const { intent, extreme, distanceM, where } = question;
  const isDated = intent === 'extreme' && (extreme === 'latest' || extreme === 'first');
  if (distanceM === null || !(isDated || OF_SOME_RUNS.has(intent))) return question;
  if (read.distanceM === null) return { ...question, distanceM: null };
  // 'The last time I did 400s': no run is so long, and no field holds its repetitions.
  if (extreme === 'latest' && isDated && distanceM < LONGEST_REP_M) {
    return { ...question, unplaced: [distanceWords(distanceM)] };
  }
  if (where.bounds.some(({ of }) => of === 'distance')) {
    return { ...question, distanceM: null, unplaced: [distanceWords(distanceM)] };
  }
  const bounds = inOrder([aboutDistance(distanceM), ...where.bounds]);
  return { ...question, distanceM: null, where: { ...where, bounds } };
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

const SUMS: ReadonlySet<Intent> = new Set(['average', 'amount', 'weekly']);
const PACED_EACH: ReadonlySet<Question['measure']> = new Set(['pace', 'heartRate']);

/** 'Mean pace of easy runs, per month' */
const EACH_UNIT = /\b(?:per|by|each|every) (?:week|month)\b/;

/** What the figures line of a workout does not tell. */
const OF_SUMS: ReadonlySet<Question['measure']> = new Set([
  'elevation',
  'cadence',
  'calories',
  'gels',
  'hydration',
]);

const LAST_ONE =
  /\b(?:last|latest|most recent|previous) (?:\w+ ){0,2}(?:run|session|workout|one|ride|swim|walk|hike|tempo|fartlek|progression)\b/;
