import { addDays, weekdayOf } from '../../../calendar.ts';
import { hasConditions } from '../../conditions.ts';
import { RUNS } from '../../kinds.ts';
import {
  dayWords,
  isBareWeekday,
  monthOf,
  type Period,
  periodBefore,
  yearBefore,
} from '../../period.ts';
import type { Extreme, Intent, Measure, Question, Subject } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { isOfAdvice } from '../asked-ahead.ts';
import { countOf } from '../parts/read-counts.ts';
import { named, thisUnit } from '../settling/settle-comparison.ts';
import { OF_WORKOUTS } from './focus.ts';
import { asksForGrounds, namesNothing } from './follow-up-words.ts';
import { continued, inherited, toldSoFar } from './inherit.ts';
import { OF_SOME, TOLD_AHEAD } from './narrows-nothing.ts';
import { asking, askingOfSame, MOST_OPEN, openWords, refused, type Said } from './said.ts';
import { againstOneEarlier } from './two-sets.ts';
import {
  CAN_GO_ON,
  COUNTED_THINGS,
  GOES_ON,
  isElliptic,
  OF_AIMS,
  ONE_BEFORE,
  SUPPOSES,
  WITH_SUBJECT,
} from './ways-to-go-on.ts';

export function whatItRestsOn({ text, subject, before }: Said): Question | null {
  if (!asksForGrounds(text)) return null;
  return { ...asking(subject, 'why'), about: before };
}

/** 'The same week last month' */
const SAME_STRETCH =
  /\bsame (?:week|month|time|period|days?|stage|point)\b|\bcompare\w*\b.*\bsame (?:kind|type|sort)\b/;

const A_YEAR_AGO =
  /\bsame (?:week|month|time|period|days?|stretch) (?:of )?(?:last year|the year before|a year (?:ago|earlier|before))$/;

/** 'And the same month last year?' */
function aYearAgo({ text, subject, before }: Said): Question | null {
  const [period, ...others] = before.periods;
  const isOfOne = period && others.length === 0 && period.unit !== 'all' && period.unit !== 'year';
  if (!A_YEAR_AGO.test(text) || !isOfOne || !CAN_GO_ON.has(before.intent)) return null;
  const earlier = yearBefore(period);
  const isCompared = /\b(?:compar\w*|vs|versus|against|than)\b/.test(text);
  const periods = isCompared ? [period, earlier] : [earlier];
  const parts = {
    ...inherited(before, { ...subject, periods: [], kind: null }),
    periods,
    raceText: text,
  };
  if (isCompared) return asking({ ...parts, count: null, extreme: null }, 'compare');
  return {
    ...continued(before, subject),
    periods,
    periodsBefore: toldSoFar(before),
    extreme: before.extreme,
  };
}

export function sameStretch(said: Said): Question | null {
  const ago = aYearAgo(said);
  if (ago !== null) return ago;
  return SAME_STRETCH.test(said.text) ? refused(said) : null;
}

/** 'When was that?', 'how far was it?': the answer named it with all its figures. */
const THAT_ONE =
  /^(?:and )?(?:when|what day|which day|on what day|how far|how long|how fast|what (?:pace|distance|time)) (?:was|is|did) (?:that|it|this|i)(?: one| run| take| there| then| go)?$/;

const HAS_ONE_DAY: ReadonlySet<Intent> = new Set(['biggest', 'lastRest', 'races']);

export function toldAlready({ text, before }: Said): Question | null {
  if (!THAT_ONE.test(text)) return null;
  if (OF_WORKOUTS.has(before.intent) && /\bhow (?:far|long)\b/.test(text)) return null;
  return { ...before, about: before, unplaced: HAS_ONE_DAY.has(before.intent) ? [] : [text] };
}

/** 'As weeks', 'and by month?' */
const OTHER_UNIT =
  /^(?:and |or |ok |now )*(?:as|in|by|per|for each|each|every|a) (?:weeks?|months?|years?)(?: instead| please)?$/;

const HAS_UNIT: ReadonlySet<Intent> = new Set([
  ...OF_WORKOUTS,
  ...['weekly', 'breakdown', 'biggest', 'streak', 'unitCount', 'goal'],
] as Intent[]);

export function inAnotherUnit(said: Said): Question | null {
  const { text, subject, before } = said;
  if (!OTHER_UNIT.test(text) || subject.unit === null) return null;
  if (!HAS_UNIT.has(before.intent)) return before.intent === 'term' ? null : refused(said);
  const isSum = OF_WORKOUTS.has(before.intent);
  const { kind } = before;
  const ofRuns = before.intent === 'search' ? { kind: kind ?? RUNS, searched: null } : null;
  const intent = isSum ? 'weekly' : before.intent;
  return { ...before, ...ofRuns, intent, unit: subject.unit, unplaced: [] };
}

/** 'What should I run on Thursday' is a question of its own. */
const NAMES_DAYS_ALONE =
  /^(?:(?:and|or|but|ok|so|only|just|what about|how about|how (?:much|far|many|often)|same) )*(?:(?:for|on|of|the|my) )*[a-z]+days?(?: (?:only|instead|then|too|alone))*$/;

/** 'And Wednesdays?' after a question about Tuesdays. */
export function anotherWeekday({ text, subject, before }: Said): Question | null {
  const [period] = subject.periods;
  if (!before.where.weekdays || !period || !isBareWeekday(period)) return null;
  if (!NAMES_DAYS_ALONE.test(text)) return null;
  const day = weekdayOf(period.from);
  return { ...before, where: { ...before.where, weekdays: [day] }, unplaced: [] };
}

const LAST_RACE =
  /^(?:and )?(?:what|when|how) (?:was|did|about) (?:my |the )?(?:last|previous) (?:one|race)(?: go)?$/;

export function oneBefore(said: Said): Question | null {
  const { text, subject, before, calendar } = said;
  if (before.intent === 'races' && LAST_RACE.test(text)) {
    return asking({ ...subject, extreme: 'latest', raceText: 'my last race' }, 'races');
  }
  if (!ONE_BEFORE.test(text)) return null;
  if (before.intent === 'plan') return refused(said);
  const [told] = before.periods;
  // The taper tells the week before the race; of anything else without days there is none before.
  const isTold = before.intent === 'taper' && /\bweek\b/.test(text);
  if (!told || told.unit === 'all')
    return { ...before, about: before, unplaced: isTold ? [] : [text] };
  const unit = /\b(week|month|year|day|weekend) before\b/.exec(text)?.[1];
  if (before.intent === 'compare') {
    const isOfBoth = unit === undefined || unit === told.unit;
    return (isOfBoth ? againstOneEarlier(before) : null) ?? refused(said);
  }
  const isYearBefore = unit === 'year' && told.unit === 'month';
  const isOfUnit = unit === undefined || unit === told.unit || unit === 'weekend' || isYearBefore;
  if (!isOfUnit) return { ...before, about: before, unplaced: [text] };
  const yearBefore = monthOf(Number(told.from.slice(0, 4)) - 1, Number(told.from.slice(5, 7)));
  const period = isYearBefore ? yearBefore : named(periodBefore(told), calendar);
  // Said as a date: 'the day before' tells nobody which.
  const isDay = period.unit === 'day';
  const periods = [isDay ? { ...period, words: `on ${dayWords(period.from)}` } : period];
  return { ...before, periods, periodsBefore: toldSoFar(before), unplaced: [] };
}

const DAYS_AWAY =
  /^(?:(?:and|or|what about|how about) )*(?<count>[2-9]|two|three|four|five|six) days (?<side>before|earlier|after|later)(?: (?:that|it))?$/;

/** 'And two days before that?', after one day: that day alone. */
export function daysAway({ text, before }: Said): Question | null {
  const { count, side = '' } = DAYS_AWAY.exec(text)?.groups ?? {};
  const [told, ...others] = before.periods;
  const days = countOf(count ?? '');
  if (days === null || told?.unit !== 'day' || others.length > 0) return null;
  const day = addDays(told.from, side === 'after' || side === 'later' ? days : -days);
  const period: Period = { from: day, to: day, unit: 'day', words: `on ${dayWords(day)}` };
  return { ...before, periods: [period], periodsBefore: toldSoFar(before), unplaced: [] };
}

/** 'This one so far?' after last week. */
const THIS_ONE =
  /^(?:and |what about |how about )*(?:this|the current) (?:one|week|month|year)(?: so far| now)?$/;

export function thisOne({ text, subject, before, calendar }: Said): Question | null {
  const [told] = before.periods;
  if (!told || !THIS_ONE.test(text) || subject.periods.length > 0) return null;
  const period = thisUnit(told.unit, calendar);
  return period && { ...before, periods: [period], periodsBefore: toldSoFar(before), unplaced: [] };
}

/** 'And in miles?' */
const IN_UNITS =
  /^(?:and )?(?:(?:can|could) i (?:have|get|see) (?:that|it) )?(?:in|as|per|a) (?:a )?(?:min(?:ute)?s?(?:\/| per | a | )?)?(?:miles?|km|kilomet\w+)(?: instead)?$/;

/** What tells no length. */
const WITHOUT_LENGTHS: ReadonlySet<Intent> = new Set([
  'term',
  'pain',
  'weight',
  'zones',
  'myZones',
]);

export function inOtherUnitsOfLength(said: Said): Question | null {
  const { text, subject, before } = said;
  if (!IN_UNITS.test(text)) return null;
  if (WITHOUT_LENGTHS.has(before.intent)) return refused(said);
  return { ...before, inMiles: subject.inMiles, unplaced: [] };
}

/** 'And in May?', 'only easy ones', 'for a half?': another value of a part, and the same asked. */
export function otherPart(said: Said): Question | null {
  const { text, subject, intent, before, read } = said;
  const goesOn = GOES_ON.test(text) || hasConditions(subject.where);
  // 'What should I be doing in the gym?', after how often one was there.
  if (isOfAdvice(text) && !TOLD_AHEAD.has(before.intent)) return null;
  if (/^(?:and |so )*(?:can|could|may) i\b/.test(text)) return null;
  const isOpen = intent === 'unknown' || (intent === 'amount' && isElliptic(text));
  // 'Ok and the marathon?', after the longest run, is no run of that length.
  if (
    isOpen &&
    NAMES_A_RACE.test(text) &&
    !TOLD_BY_LENGTH.has(before.intent) &&
    before.distanceM === null
  )
    return refused(said);
  if (isOpen && goesOnFrom({ before, subject, goesOn, text })) {
    const question = continued(
      isOfNoRace(before, subject) ? { ...before, race: null } : before,
      subject,
    );
    // 'And compared to the month before?' after a sum.
    return /^(?:and )?(?:compared|versus|vs)\b/.test(text)
      ? { ...question, intent: 'compare' }
      : question;
  }
  if (intent !== 'unknown' || isOfAdvice(text, subject.periods)) return null;
  const isNarrowing = hasConditions(subject.where) && openWords(read) <= MOST_OPEN;
  const canGoOn = isNarrowing && CAN_GO_ON.has(before.intent) && GOES_ON.test(text);
  return canGoOn ? continued(before, subject) : null;
}

/** 'And in spring?', after one race, asks of those of spring; 'and for a long run?' of no race's gels. */
function isOfNoRace({ intent }: Question, { periods, kind }: Subject): boolean {
  if (intent === 'races') return periods.length > 0;
  return intent === 'fuel' && kind?.runningSubtype !== undefined;
}

/** 'Total in miles', 'fastest one': something else asked of the same. */
export function askedOtherwise(said: Said): Question | null {
  const { text, subject, intent, before } = said;
  // 'Average this month', after a cadence
  const isOfSameFigure = intent === 'average' && subject.measure === null && subject.kind === null;
  const isAfterFigure = OF_WORKOUTS.has(before.intent) || before.intent === 'ofWorkout';
  const isShort = isOfSameFigure && text.split(' ').length <= 4 && isAfterFigure;
  const isOpen = GOES_ON.test(text) || isShort || isLeftOpen(before, subject, text);
  // 'And how much of it did I have on Sunday?', of a word that was explained, is no sum.
  if (!CAN_GO_ON.has(intent) || !isOpen) return null;
  // 'And how many hours?', after a prediction, asks of no four weeks that were.
  if (OF_SOME.has(intent) && !OF_SOME.has(before.intent) && namesNothing(subject)) {
    return refused(said);
  }
  if (before.intent === 'term') return null;
  const isOfOwnCount = subject.measure === 'count' || subject.measure === null;
  const isCounted = isOfOwnCount && COUNTED_THINGS.has(before.measure) && intent === 'amount';
  const ofOrder = intent === 'average' && before.extreme ? FIGURE_OF_ORDER[before.extreme] : null;
  const measure = isCounted ? before.measure : (subject.measure ?? ofOrder ?? null);
  const parts = inherited(before, { ...subject, measure });
  // 'How many hours?' after all that was done on some days counts all of it.
  const kind = parts.kind ?? (before.intent === 'list' ? kindAsked(before) : null);
  // The mean of all is of no fastest one.
  const isOne = parts.extreme === 'latest' && before.intent !== 'ofWorkout';
  const isOfAll = intent === 'average' && subject.extreme === null && !isOne;
  const extreme = isOfAll ? null : parts.extreme;
  return askingOfSame(before, { ...parts, kind, extreme }, intent);
}

/** 'On average?', after the longest run, is how long they are. */
const FIGURE_OF_ORDER: Partial<Record<Extreme, Measure>> = {
  ...{ longest: 'distance', shortest: 'distance', fastest: 'pace', slowest: 'pace' },
  ...{ highestHeartRate: 'heartRate', lowestHeartRate: 'heartRate', mostClimbing: 'elevation' },
};

/** 'Fastest one', 'total in miles', 'average pace': nobody, no days and no workouts are named. */
function isLeftOpen(before: Question, subject: Subject, text: string): boolean {
  if (!OF_WORKOUTS.has(before.intent) || text.split(' ').length > 7) return false;
  if (/\b(?:i|my|me|we|our)\b/.test(text)) return false;
  const isNamed = subject.kind !== null && !/\bones?\b|\bonly\b|\bjust\b/.test(text);
  return !isNamed && subject.periods.length === 0 && subject.race === null;
}

function goesOnFrom(of: {
  before: Question;
  subject: Subject;
  goesOn: boolean;
  text: string;
}): boolean {
  const { before, subject, goesOn, text } = of;
  const { intent } = before;
  if (!WITH_SUBJECT.has(intent)) return false;
  // 'Was I running that week?' asks of no race.
  if (OF_RACES.has(intent) && subject.kind !== null) return false;
  // A plan is one of runs: 'and with the bike instead?'
  if (intent === 'plan' && subject.kind !== null && subject.kind.sport !== 'run') return false;
  if (subject.periods.length > 0 || subject.kind) return true;
  if (subject.measure) {
    return !WITHOUT_MEASURES.has(intent) && !/^(?:at )?(?:which|what)\b/.test(text);
  }
  if (hasConditions(subject.where) || subject.zones.length > 0) return true;
  if (OF_DISTANCE.has(intent) && (subject.distanceM || subject.timeS)) return true;
  if (intent === 'plan' && subject.scope) return true;
  if (subject.goalM !== null || subject.planWeeks !== null || subject.bpm !== null) return true;
  if (BY_UNIT.has(intent) && subject.unit) return true;
  // A race is known by its name alone, which only the log can tell.
  return goesOn && OF_RACES.has(intent) && text.split(' ').length > 1 && subject.rank === null;
}

const NAMES_A_RACE =
  /^(?:(?:and|ok|so|then|what about|how about) )+(?:the |my )(?:half|half marathon|marathon|10 ?k|5 ?k)$/;
const TOLD_BY_LENGTH: ReadonlySet<Intent> = new Set([
  ...[
    'predict',
    'readiness',
    'fuel',
    'taper',
    'pacing',
    'paceSum',
    'racePlan',
    'races',
    'trainingPaces',
    'bests',
    'goal',
  ],
] as Intent[]);

/** What tells no other figure than its own. */
const WITHOUT_MEASURES: ReadonlySet<Intent> = new Set([
  ...['zones', 'myZones', 'goal', 'shoes', 'weight', 'races'],
] as Intent[]);

const BY_UNIT: ReadonlySet<Intent> = new Set(['biggest', 'weekly', 'breakdown']);

const OF_DISTANCE: ReadonlySet<Intent> = new Set([
  'predict',
  'readiness',
  'fuel',
  'extreme',
  'paceSum',
  'pacing',
]);

const OF_RACES: ReadonlySet<Intent> = new Set(['races', 'readiness', 'predict', 'taper']);

/** 'And if the heart rate stays high?': what was is no answer to it. */
export function supposed(said: Said): Question | null {
  return SUPPOSES.test(said.text) && !OF_AIMS.has(said.before.intent) ? refused(said) : null;
}
