import { addDays, type Day } from '../calendar.ts';
import { unplacedParts } from './account-for-words.ts';
import { aboutDistance, distanceBound, hasConditions, inOrder } from './conditions.ts';
import { intentOf } from './intents.ts';
import type { NamedRace } from './match-race.ts';
import { nameRace, wordsOfNames } from './name-race.ts';
import {
  FIRST_DAY,
  lastDays,
  monthNumber,
  monthOf,
  type Period,
  periodBefore,
  weekOf,
  yearNumber,
  yearOf,
} from './period.ts';
import { KNOWN_WORDS, mendSpelling, OTHER_WORDS, plainText } from './plain-words.ts';
import type { Intent, Question, Subject } from './question.ts';
import { readSubject } from './read-subject.ts';
import { kindAsked } from './understood.ts';

/** As much of one message as is read: a question stands in its first sentences. */
const MOST_READ = 1000;
/** How far back a follow-up can reach. */
const MOST_MESSAGES = 10;

/** What the last of these messages asks, the ones before it being what it may refer to. */
export function readConversation(
  messages: readonly string[],
  today: Day,
  races: readonly NamedRace[] = [],
): Question {
  let question: Question | null = null;
  for (const message of messages.slice(-MOST_MESSAGES)) {
    question = readQuestion(message, today, question, races);
  }
  return question ?? readQuestion('', today, null);
}

/**
 * The question that a message asks, with what found no place in it. `races` are the athlete's own:
 * only they tell that 'Harbour' is a name.
 */
export function readQuestion(
  message: string,
  today: Day,
  before: Question | null,
  races: readonly NamedRace[] = [],
): Question {
  const original = message.slice(0, MOST_READ);
  const plain = before === null ? plainText(original) : inFull(plainText(original));
  const spelled = mendSpelling(plain, {
    known: races.length === 0 ? KNOWN_WORDS : new Set([...KNOWN_WORDS, ...wordsOfNames(races)]),
    leftAlone: OTHER_WORDS,
  });
  const named = nameRace(spelled, races, today);
  const mended = named.text.replace(/ ?\b_\b/g, '').trim();
  const read = readSubject({ original, plain, mended: named.text, named }, today);
  // 'Why?' asked twice still asks about what was answered first.
  const earlier = before?.intent === 'why' ? before.about : before;
  const question = readGoingOn({ read, mended, earlier, today });
  const whole = settledParts(question, read.subject, today);
  const { intent } = whole;
  if (intent === 'why' || whole.unplaced.length > 0) return whole;
  const isOfKinds = intent === 'compare' && whole.against !== null;
  if (read.otherKind !== null && OF_OWN_LOG.has(intent) && !isOfKinds) {
    return { ...whole, unplaced: [read.otherKind] };
  }
  const isSaidBefore =
    (read.unitless && hadDistance(earlier)) ||
    ONE_BEFORE.test(mended) ||
    COMPARES_BOTH.test(mended);
  const rest = isSaidBefore ? '_' : read.rest;
  return { ...whole, unplaced: unplacedParts({ rest, intent, subject: whole }) };
}

/** 'May?' after a question is a month, which by itself it need not be. */
function inFull(plain: string): string {
  return plain.replace(
    /^(?:and |or |what about |how about )?(?=(?:may|mar|sun|sat)(?: 20\d\d)?$)/,
    (lead) => `${lead}in `,
  );
}

function hadDistance(earlier: Question | null): boolean {
  return earlier?.where.bounds.some((bound) => bound.of === 'distance') === true;
}

type Read = ReturnType<typeof readSubject>;

function readGoingOn(of: {
  read: Read;
  mended: string;
  earlier: Question | null;
  today: Day;
}): Question {
  const { read, mended, earlier, today } = of;
  const { asked } = read;
  const subject = withDaysOfBefore(withBoundOfBefore(read, earlier), { earlier, mended });
  const found = readIntent(asked, mended, subject);
  const intent = isAboutTheWorld({ intent: found, subject, mended, earlier }) ? 'unknown' : found;
  const question = (parts: Subject, what: Intent): Question => ({
    ...parts,
    intent: what,
    about: null,
    unplaced: [],
  });
  if (intent === 'why') return { ...question(subject, intent), about: earlier };
  if (
    earlier &&
    THAT_ONE.test(mended) &&
    !(OF_OWN_SUM.has(earlier.intent) && OF_A_SUM.test(mended))
  ) {
    return { ...earlier, unplaced: HAS_ONE_DAY.has(earlier.intent) ? [] : [mended] };
  }
  if (earlier?.intent === 'myZones' && subject.zone !== null && GOES_ON.test(mended)) {
    return continued(earlier, subject, mended);
  }
  if (earlier && COMPARES_BOTH.test(mended)) return comparingBoth(earlier, mended);
  const ofThatOne = earlier && askedOfThatOne(earlier, { subject, mended });
  if (ofThatOne) return ofThatOne;
  if (earlier && OF_THAT_RACE.test(mended) && speaksOfRaces(earlier)) {
    const race = subject.race ?? earlier.race;
    if (/\bhow (?:should|do|would) i pace\b/.test(mended)) {
      return question({ ...subject, race }, 'pacing');
    }
    const isKept = OF_A_RACE.has(intent) || intent === 'fuel';
    return question({ ...subject, race }, isKept ? intent : 'races');
  }
  const [spokenOf] = earlier?.periods ?? [];
  if (earlier && spokenOf && ONE_BEFORE.test(mended)) {
    const periods = [named(periodBefore(spokenOf), today)];
    return { ...earlier, periods, periodsBefore: earlier.periods, unplaced: [] };
  }
  if (earlier && IN_UNITS.test(mended)) return continued(earlier, subject, mended);
  if (earlier && HOW_MANY_WERE.test(mended) && OF_SAME_LOG.has(earlier.intent)) {
    return question({ ...inherited(earlier, subject), measure: 'count', extreme: null }, 'amount');
  }
  const refersBack =
    REFERS_BACK.test(mended) ||
    /^(?:and )?how (?:many|far|much|long)(?: (?:in total|altogether|overall|in all))?$/.test(
      mended,
    );
  if (
    earlier &&
    WITH_SUBJECT.has(earlier.intent) &&
    refersBack &&
    (OF_OWN_LOG.has(intent) || intent === 'fuel')
  ) {
    const isCount = /\bhow many\b/.test(asked) && !COUNTED_THINGS.has(subject.measure);
    const measure = isCount ? 'count' : subject.measure;
    const parts = { ...inherited(earlier, subject), extreme: null, count: null, measure };
    const what = AVERAGED.has(measure) ? 'average' : 'amount';
    return question({ ...parts, kind: parts.kind ?? kindAsked(earlier) }, what);
  }
  const goesOn = GOES_ON.test(mended) || hasConditions(subject.where);
  if (earlier && intent === 'unknown' && goesOnFrom({ before: earlier, subject, goesOn, mended })) {
    return continued(earlier, subject, mended);
  }
  const open = read.rest.split(' ').filter((word) => word !== '_').length;
  if (intent === 'unknown' && hasConditions(subject.where) && open <= 5) {
    if (earlier && CAN_GO_ON.has(earlier.intent) && GOES_ON.test(mended)) {
      return continued(earlier, subject, mended);
    }
    return question(subject, 'list');
  }
  if (intent === 'unknown' && isBare(asked, subject)) return question(subject, 'amount');
  if (
    earlier &&
    CAN_GO_ON.has(intent) &&
    (GOES_ON.test(mended) || isLeftOpen(earlier, read, mended))
  ) {
    return question(inherited(earlier, subject), intent);
  }
  return question(subject, intent);
}

/** 'Fastest one', 'total in miles', 'average pace': nobody, no days and no workouts are named. */
function isLeftOpen(earlier: Question, { subject }: Read, mended: string): boolean {
  if (!OF_SAME_LOG.has(earlier.intent) || mended.split(' ').length > 7) return false;
  if (/\b(?:i|my|me|we|our)\b/.test(mended)) return false;
  const isNamed = subject.kind !== null && !/\bones?\b/.test(mended);
  return !isNamed && subject.periods.length === 0 && subject.race === null;
}

/** What is asked of workouts in days, and can be asked otherwise of the same. */
const OF_SAME_LOG: ReadonlySet<Intent> = new Set(['amount', 'average', 'list', 'search']);
/** What is not added up. */
const AVERAGED: ReadonlySet<Subject['measure']> = new Set(['pace', 'heartRate', 'cadence']);
/** 'How many gels on those' counts gels. */
const COUNTED_THINGS: ReadonlySet<Subject['measure']> = new Set([
  'gels',
  'hydration',
  'calories',
  'elevation',
]);

/** 'Which was more?', 'compare the two' */
const COMPARES_BOTH =
  /^(?:and |so )?(?:(?:which|what) (?:one |month |week |year )?(?:was|is) (?:the )?(?:more|most|bigger|biggest|better|best|further|faster|fastest|longer|higher)|compare (?:the two|them|both|those)|(?:what is )?(?:the )?difference(?: between (?:the two|them|those))?)$/;

function comparingBoth(earlier: Question, mended: string): Question {
  const periods = [...earlier.periodsBefore, ...earlier.periods];
  const isTwo = periods.length === 2 && OF_SAME_LOG.has(earlier.intent);
  if (!isTwo) return { ...earlier, unplaced: ['what to compare'] };
  return { ...earlier, periods, raceText: mended, intent: 'compare', unplaced: [] };
}

/** 'What was the pace?', 'how many gels?', of the one workout that was told. */
function askedOfThatOne(
  earlier: Question,
  { subject, mended }: { subject: Subject; mended: string },
): Question | null {
  if (earlier.intent !== 'extreme' || !A_FIGURE_OF_IT.test(mended)) return null;
  if (subject.measure === null || IN_ITS_LINE.has(subject.measure)) {
    return { ...earlier, unplaced: [] };
  }
  const isLast = earlier.extreme === 'latest' && OF_SUMS.has(subject.measure);
  if (!isLast) return { ...earlier, unplaced: [mended] };
  const { measure } = subject;
  return { ...earlier, intent: 'amount', extreme: null, count: 1, measure, unplaced: [] };
}

const A_FIGURE_OF_IT =
  /^(?:and |what (?:was|is|about) |how about )*(?:the |its |my |at what )?(?:average |avg |mean |total )?(?:pace|speed|time|distance|heart rate|hr|cadence|elevation|climb(?:ing)?|calories|gels|date|day)(?: (?:was|is|of|for|on|in|did i|it|that|run|one|have|burn|take|there|then)+)*$|^(?:and )?how (?:many|much) (?:gels|calories|elevation|climbing|did i (?:drink|climb|burn))(?: (?:did i|was|i|take|burn|have|on|in|for|that|it|one|run|of|there|then)+)*$/;
const IN_ITS_LINE: ReadonlySet<Subject['measure']> = new Set([
  'pace',
  'heartRate',
  'time',
  'distance',
]);

/** 'What is my target there?' after a race. */
const OF_THAT_RACE = /\b(?:there|it|then|that (?:race|one|day)|for that|in that)\b/;

function speaksOfRaces({ intent, race }: Question): boolean {
  return race !== null || OF_A_RACE.has(intent);
}

/** 'How far in total?' after a question about some days asks of those. */
function withDaysOfBefore(
  subject: Subject,
  { earlier, mended }: { earlier: Question | null; mended: string },
): Subject {
  const [period] = subject.periods;
  const isOfBefore =
    period?.unit === 'all' &&
    earlier !== null &&
    OF_SAME_LOG.has(earlier.intent) &&
    /\b(?:in total|altogether|overall|in all)$/.test(mended);
  return isOfBefore ? { ...subject, periods: [] } : subject;
}

/** 'And over 15?' after a question about kilometres. */
function withBoundOfBefore({ subject, unitless }: Read, earlier: Question | null): Subject {
  if (!unitless || !hadDistance(earlier)) return subject;
  const bound = distanceBound(unitless.side, unitless.value);
  return { ...subject, timeS: null, where: { ...subject.where, bounds: [bound] } };
}

/** 'When was that?', 'how far was it?': the answer named it with all its figures. */
const THAT_ONE =
  /^(?:and )?(?:when|what day|which day|on what day|how far|how long|how fast|what (?:pace|distance|time)) (?:was|is|did) (?:that|it|this)(?: one| run| take)?$/;
const HAS_ONE_DAY: ReadonlySet<Intent> = new Set(['extreme', 'biggest', 'lastRest', 'races']);
/** 'How many were easy?' */
const HOW_MANY_WERE = /^(?:and )?how many (?:of (?:those|them|these) )?(?:were|was|are) /;
/** 'How many of those over 10 km?' */
const REFERS_BACK = /\b(?:of|on|in|for|during|with|were|was|are|is) (?:those|these|them|that|it)\b/;
const OF_OWN_SUM: ReadonlySet<Intent> = new Set(['amount', 'average', 'list', 'search']);
const OF_A_SUM = /\bhow (?:far|long)\b/;
/** 'And the week before?' */
const ONE_BEFORE =
  /^(?:and |what about |how about )?the (?:week|month|year|day|one|weekend) before(?: that| it)?$/;

/** What a part means can hang on what is asked. */
function settledParts(question: Question, read: Subject, today: Day): Question {
  const { intent, where, distanceM } = question;
  const note = question.searched;
  const text = question.raceText ?? '';
  let settled: Question = note === null ? question : { ...question, where: { ...where, note } };
  if (intent === 'paceSum' && question.race) {
    settled = { ...settled, distanceM: question.race.distanceM };
  }
  if (OF_A_RACE.has(intent)) settled = withRaceDay(settled, today);
  if (intent === 'races' && IS_TO_COME.test(text)) settled = withDaysToCome(settled, today);
  if (intent === 'extreme' && question.extreme === 'least') {
    return { ...settled, unplaced: ['the least'] };
  }
  if (intent === 'myZones') settled = { ...settled, extreme: null };
  if (intent === 'plan' && HOW_MANY.test(text)) return { ...settled, unplaced: ['how many'] };
  if (intent === 'zones' && OF_EASY_SHARE.test(text)) settled = { ...settled, kind: null };
  if (intent === 'weekdays') settled = { ...settled, where: { ...where, weekdays: null } };
  if (intent === 'fuel' && LISTS.test(question.raceText ?? '')) {
    return { ...settled, unplaced: [question.raceText ?? ''] };
  }
  if (intent === 'compare' && question.against !== null) {
    const isOfPace = question.measure === null && FASTER.test(text);
    return isOfPace ? { ...settled, measure: 'pace' } : settled;
  }
  const bound = intent === 'compare' ? THAN_A_NUMBER.exec(text) : null;
  if (bound) return { ...settled, unplaced: [bound[0]] };
  if (intent === 'compare') {
    const isOfPace = question.measure === null && FASTER.test(text);
    settled = withBothPeriods(isOfPace ? { ...settled, measure: 'pace' } : settled, today);
  }
  if (intent === 'extreme' && question.extreme === 'latest' && OF_SUMS.has(question.measure)) {
    settled = { ...settled, intent: 'amount', extreme: null, count: 1 };
  }
  const other =
    intent === 'fuel'
      ? AROUND_A_RUN.exec(text)
      : intent === 'plan'
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
    if (read.distanceM === null || settled.where.bounds.some(({ of }) => of === 'distance')) {
      return { ...settled, distanceM: null };
    }
    const bounds = [aboutDistance(distanceM), ...settled.where.bounds];
    settled = { ...settled, distanceM: null, where: { ...settled.where, bounds: inOrder(bounds) } };
  }
  return settled;
}

/** 'With more than 200 m of climbing' is a condition, and no comparison. */
const THAN_A_NUMBER =
  /\b(?:more|less|fewer|greater|higher|lower) than \d+(?! (?:days|weeks|months|years) ago)[^_]*/;
/** What to do on a day, and not how often in general. */
const HOW_MANY = /\bhow (?:many (?!km|kilomet|miles)|often)\b/;
/** 'What share of my running is easy' asks of all runs. */
const OF_EASY_SHARE =
  /\b(?:percent\w*|share|proportion|ratio|how much|how many|much)\b.*\b(?:is|was|are|were|be|run|do|did) (?:\w+ )?easy$/;
const FASTER = /\b(?:faster|quicker|slower)\b/;

/** What the figures line of a workout does not tell. */
const OF_SUMS: ReadonlySet<Question['measure']> = new Set([
  'elevation',
  'cadence',
  'calories',
  'gels',
  'hydration',
]);
/** The rules tell what to take on a run, not around it. */
/** What to do is told for today, tomorrow and this week. */
const BEYOND_THIS_WEEK = /\b(?:(?:next |for )*\d+ ?\w+|weeks|months?|years?|next week)\b/;
const AROUND_A_RUN =
  /\b(?:enough|too (?:much|little)|before|after|breakfast|dinner|lunch|the night|evening)\b/;

/** 'Runs with gels' asks for runs, and not for advice. */
const LISTS = /^(?:show |list |find )?(?:me )?(?:my |all )?(?:runs|workouts)\b/;
const ASKS_WHETHER = /^(?:did|have|has) i\b/;

/** 'More than last year' compares this year with it, 'compare this month' the month before. */
function withBothPeriods(question: Question, today: Day): Question {
  const [one, other] = question.periods;
  if (!one && /\b(?:them|these|those|it|that)\b/.test(question.raceText ?? '')) {
    return { ...question, unplaced: ['what to compare'] };
  }
  if (!one) {
    const now = monthOf(yearNumber(today), monthNumber(today), 'this month');
    return { ...question, periods: [now, named(periodBefore(now), today)] };
  }
  if (other) return question;
  if (one.to >= today) return { ...question, periods: [one, named(periodBefore(one), today)] };
  const isThan = /\b(?:than|against|to)\b/.test(question.raceText ?? '');
  const now = thisUnit(one.unit, today);
  if (now && isThan && periodBefore(now).from === one.from)
    return { ...question, periods: [now, one] };
  if (isThan && IS_NOW.test(question.raceText ?? '') && PACED.has(question.measure)) {
    return { ...question, periods: [lastDays(today, 28), one] };
  }
  return isThan
    ? { ...question, unplaced: [one.words] }
    : { ...question, periods: [one, periodBefore(one)] };
}

const IS_NOW = /\b(?:now|currently|lately|recently|these days|at the moment)\b/;
/** What can be compared between stretches of any length. */
const PACED: ReadonlySet<Question['measure']> = new Set(['pace', 'heartRate', 'cadence']);

/** 'last month' rather than 'in October 2026', where it is that. */
function named(period: Period, today: Day): Period {
  const now = thisUnit(period.unit, today);
  const isLast = now !== null && periodBefore(now).from === period.from;
  return isLast ? { ...period, words: `last ${period.unit}` } : period;
}

function thisUnit(unit: Period['unit'], today: Day): Period | null {
  if (unit === 'week') return weekOf(today, 'this week');
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
const OF_A_RACE: ReadonlySet<Intent> = new Set([
  'races',
  'readiness',
  'taper',
  'pacing',
  'racePlan',
  'predict',
]);

const IS_TO_COME =
  /\b(?:do i have|have i got|is there|are there|any|when is|upcoming|planned|coming)\b/;

/** 'Do I have a race in December' asks for the one to come, where a run in it is of last year. */
function withDaysToCome(question: Question, today: Day): Question {
  const [period] = question.periods;
  if (!period || period.to >= today || period.unit === 'year') return question;
  if (/\b(?:last|past|ago|20\d\d)\b/.test(question.raceText ?? '')) return question;
  const later = (text: string) => text.replace(/20\d\d/g, (year) => String(Number(year) + 1));
  const isOpen = period.from === FIRST_DAY;
  const from = isOpen ? today : later(period.from);
  return {
    ...question,
    periods: [{ ...period, from, to: later(period.to), words: later(period.words) }],
  };
}

/** A race on '13 December' is one to come, where a run on it is of last year. */
function withRaceDay(question: Question, today: Day): Question {
  const [period, ...others] = question.periods;
  if (period?.unit !== 'day') return question;
  const isLastYear = /^on \d+ \w+ \d{4}$/.test(period.words) && period.from < today;
  const nextYear = `${Number(period.from.slice(0, 4)) + 1}${period.from.slice(4)}`;
  if (period.from < today && /^on [A-Z][a-z]+day$/.test(period.words)) {
    return { ...question, periods: others, raceDay: addDays(period.from, 7) };
  }
  const raceDay = isLastYear && nextYear >= today ? nextYear : period.from;
  return { ...question, periods: others, raceDay };
}

/** `asked` is without the conditions, which must not decide what is asked. */
function readIntent(asked: string, mended: string, subject: Subject): Intent {
  const intent = intentByWords(asked, mended, subject);
  // 'What did I run at the City 10?' asks for the race, whatever else its words could ask for.
  if (subject.race === null) return intent;
  // 'What do I need to run for 1:50 at the City 10' asks for the pace of that time.
  if (subject.timeS !== null && !KNOWS_RACES.has(intent)) return 'paceSum';
  return KNOWS_RACES.has(intent) ? intent : 'races';
}

const KNOWS_RACES: ReadonlySet<Intent> = new Set([
  'races',
  'readiness',
  'taper',
  'pacing',
  'racePlan',
  'predict',
  'fuel',
  'pain',
  'urgent',
  'search',
  'shoes',
  'why',
  'doIt',
  'notInLog',
  'onlyYours',
  'alongTheWay',
]);

function intentByWords(asked: string, mended: string, subject: Subject): Intent {
  // 'At weekends' is a condition elsewhere, and taken out of what is asked.
  if (intentOf(mended) === 'weekdays') return 'weekdays';
  const own = ownIntent(asked, subject);
  if (own) return own;
  let intent = intentOf(asked) ?? 'unknown';
  if (intent === 'search' && (subject.searched === null || ASKS_FOR_MORE.test(asked))) {
    intent = subject.searched === null ? 'list' : (intentOf(asked, 'search') ?? 'search');
  }
  if (subject.alongTheWay !== null && HOLDS_FIGURES.has(intent)) return 'alongTheWay';
  if (subject.missing !== null && HOLDS_FIGURES.has(intent)) return 'notInLog';
  return settled(intent, mended, subject);
}

/** Where the words of a note only say which workouts are meant. */
const ASKS_FOR_MORE =
  /\b(?:how (?:many|far|much|long|fast)|average|avg|mean|longest|fastest|slowest|last|latest|first|total)\b/;

/** What is told by its parts rather than by its words. */
function ownIntent(asked: string, subject: Subject): Intent | null {
  const { distanceM, timeS, paceSPerKm, fromM, zone } = subject;
  if (/^(?:what (?:is|are|does)|explain|define|meaning of) /.test(asked) && subject.term)
    return 'term';
  if (/\b(?:threshold|lt) (?:pace|heart rate|hr)\b|\bmy (?:lactate )?threshold\b/.test(asked)) {
    return 'threshold';
  }
  if (MY_FORM.test(asked)) return 'form';
  if (asksForTrainingPace(asked)) return 'trainingPaces';
  if (RACE_PACE.test(asked)) return 'predict';
  if (subject.unit !== null && hasDistanceBound(subject) && COUNTS_UNITS.test(asked)) {
    return 'unitCount';
  }
  if (subject.extreme !== null && OF_RECORDINGS.has(subject.extreme) && !PER_UNIT.test(asked)) {
    return 'extreme';
  }
  if (HOW_IT_WENT.test(asked) && subject.measure === null) {
    if (subject.periods[0]?.unit === 'day') return 'list';
    if (LAST_ONE.test(asked)) return 'extreme';
  }
  if (/\bresting (?:heart rate|hr|pulse)\b/.test(asked)) return 'threshold';
  if (subject.measure === 'calories' && EACH_ONE.test(asked)) return 'average';
  if (MY_MAXIMUM.test(asked)) return 'myZones';
  if (LAST_REST.test(asked)) return 'lastRest';
  if (OVERTRAINING.test(asked)) return 'overtraining';
  if (fromM !== null && distanceM !== null) return 'predict';
  const isAim = /\b(?:can|could|will|would|should|able to) (?:i|we)\b/.test(asked);
  if (!isAim && distanceM !== null && paceSPerKm !== null) return 'paceSum';
  if (timeS !== null && paceSPerKm !== null && /\bhow (?:far|many)\b/.test(asked)) return 'paceSum';
  const asksForPace =
    /\bpace\b|\bper (?:km|k|kilomet\w+|miles?|mi)\b|\bmin(?:utes?)? (?:km|miles?)\b/;
  if (!isAim && distanceM !== null && timeS !== null && asksForPace.test(asked)) return 'paceSum';
  const asksHowFast = /\bhow fast (?:do|must|should|would) i (?:need|have)\b/.test(asked);
  if (distanceM !== null && timeS !== null && asksHowFast) return 'paceSum';
  const inUnits =
    /\b(?:in|to|into|as) (?:an? )?(?:(?:min(?:utes?)? )?(?:per |a )?(?:miles?|km|kilomet\w+)|km h|kmh|kph|pace)$/.test(
      asked,
    );
  if (inUnits && (paceSPerKm !== null || (distanceM !== null && asked.split(' ').length <= 7))) {
    return 'paceSum';
  }
  if (distanceM !== null && /^how many (?:km|kilomet\w+|miles) (?:is|are) /.test(asked))
    return 'paceSum';
  if (
    timeS === null &&
    (distanceM !== null || /\brace\b|^pacing\b/.test(asked)) &&
    PACING.test(asked) &&
    !/\b(?:average|avg|usual|(?<!how )should i|today)\b/.test(asked)
  ) {
    return 'pacing';
  }
  const isOfRace =
    (distanceM !== null && distanceM >= 5000) ||
    subject.planWeeks !== null ||
    /\b(?:training )?(?:plan|schedule|programme|program)\b.*\brace\b/.test(asked);
  if (
    isOfRace &&
    RACE_PLAN.test(asked) &&
    !/\b(?:fuel\w*|gels?|drink\w*|hydrat\w*|eat\w*|pac\w+)\b/.test(asked)
  )
    return 'racePlan';
  const asksForZone =
    /^zone [\w]+(?: for me)?$|^(?:what|which|explain|show|tell)\b|\b(?:bpm|heart rate|hr)$|^my zone/;
  const asksForTime = /\b(?:time|minutes|hours|much|long|share|percent\w*|spen[dt])\b/;
  if (zone !== null && asksForZone.test(asked) && !asksForTime.test(asked)) return 'myZones';
  return null;
}

const MY_FORM =
  /\bmy (?:current )?(?:fitness|form|fatigue|training (?:load|status))\b(?! (?:improv\w*|get\w*|trend))|\bhow (?:tired|fresh|fatigued|fit) am i\b|^am i (?:fit|fresh|tired|fatigued)$/;

/** What is aimed at, not what was run. */
function asksForTrainingPace(asked: string): boolean {
  return (
    /\btraining paces?\b/.test(asked) ||
    /\b(?:good|right|ideal|best) pace (?:for|on|to)\b.*\b(?:easy|tempo|intervals?|long|recovery)\b/.test(
      asked,
    ) ||
    (/\b(?:pace|paces|how (?:fast|slow))\b/.test(asked) &&
      /\bshould\b/.test(asked) &&
      /\b(?:easy|tempo|threshold|intervals?|long|recovery|training)\b/.test(asked))
  );
}

/** 'What is my marathon pace' asks for a race to come, since nobody runs marathons each week. */
const RACE_PACE =
  /^what (?:is|would|should)(?: be)? (?:my )?(?:half )?marathon (?:race )?pace(?: be)?$/;
const COUNTS_UNITS =
  /^(?:did|have) i (?:ever )?(?:run|ran|do|done|go|gone|manage\w*|cover\w*|hit)\b.*\b(?:in|per) (?:a|one|any) (?:single )?(?:week|month|year)\b|^(?:in )?(?:how many|number of) (?:weeks|months|years)\b|^(?:weeks|months|years)(?: i ran)?$/;
const PER_UNIT = /\b(?:week|month|year)s?\b/;
const OF_RECORDINGS: ReadonlySet<Subject['extreme']> = new Set([
  'mostClimbing',
  'highestCadence',
  'mostCalories',
]);
const EACH_ONE = /\b(?:per|a|each) (?:km|kilomet\w+|runs?|workouts?)\b/;
/** The one of the profile; 'my highest heart rate this year' is that of a run. */
const MY_MAXIMUM = /^(?:what (?:is|are) )?my max(?:imum)? (?:heart rate|hr|pulse|bpm)$/;
const HOW_IT_WENT = /^how (?:did|was|were|is) (?:my |the |it )?/;
const LAST_ONE =
  /^how (?:did|was) (?:my |the )?(?:last|latest|most recent|previous) (?:\w+ )?(?:run|workout|session|ride|swim|walk)\b/;

function hasDistanceBound({ where }: Subject): boolean {
  return where.bounds.some(({ of, isLacking }) => of === 'distance' && !isLacking);
}

const LAST_REST =
  /\b(?:last|latest|most recent|previous) (?:rest day|day off|recovery day|rest)\b|\blast (?:take|took|have|had) a (?:rest|day off|rest day)\b|\bdid i last rest\b/;
const OVERTRAINING =
  /\bover ?(?:train\w*|reach\w*)\b|\b(?:train|training|run|running|doing) too (?:much|often)\b(?! (?:hard|easy|intensity|fast))/;
const PACING =
  /\bpac(?:e|ing) (?:it|my|the|plan|strategy|for (?:my|the|a))\b|^pacing\b|\bsplits for \w+/;
const RACE_PLAN =
  /\b(?:marathon|_|\d{1,2}k|k|km|training|race|half) plan\b|\bplan (?:for|to)\b|\bplan$/;

/** Intents that would answer with a figure of something that is not there. */
const HOLDS_FIGURES: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'compare',
  'trend',
  'extreme',
  'list',
  'weekly',
  'biggest',
  'analysis',
  'unknown',
]);

const LATELY = /\b(?:recently|lately|these days|at the moment|currently|nowadays)\b/;

function settled(intent: Intent, text: string, subject: Subject): Intent {
  if (
    intent === 'fuel' &&
    subject.periods.length > 0 &&
    subject.measure !== null &&
    subject.scope !== 'tomorrow' &&
    !/\b(?:should|need)\b/.test(text)
  ) {
    return 'amount';
  }
  // 'How was last week' asks for its figures, 'how is my training' for a judgement.
  if (
    intent === 'analysis' &&
    subject.periods.length > 0 &&
    !LATELY.test(text) &&
    /\b(?:how (?:was|were|is)|summar\w+|review)\b/.test(text)
  ) {
    return 'amount';
  }
  if (
    intent === 'plan' &&
    subject.measure === 'restDays' &&
    subject.periods.length > 0 &&
    !/\bshould\b/.test(text)
  ) {
    return 'amount';
  }
  if (intent === 'trend' && subject.periods.length > 1) return 'compare';
  if (intent === 'extreme' && subject.count !== null) {
    return subject.extreme === 'latest' ? 'list' : intent;
  }
  return intent;
}

/** 'How far is a marathon?', 'the longest river': not about anything that the athlete did. */
function isAboutTheWorld(of: {
  intent: Intent;
  subject: Subject;
  mended: string;
  earlier: Question | null;
}): boolean {
  const { intent, subject, mended, earlier } = of;
  if (!OF_OWN_LOG.has(intent)) return false;
  const { kind, periods, count, distanceM, where } = subject;
  const words = mended.split(' ').length;
  if (words <= 3 || (earlier && words <= 5)) return false;
  if (kind || periods.length > 0 || count !== null || hasConditions(where)) return false;
  if (intent === 'extreme' && distanceM !== null) return false;
  return !/\b(?:i|my|me|mine|we|our|personal|pbs?|prs?)\b/.test(mended);
}

const OF_OWN_LOG: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'extreme',
  'compare',
  'list',
]);

/** 'Last week', 'treadmill runs': said without a verb, it asks how much that was. */
function isBare(text: string, { periods, kind }: Subject): boolean {
  return text.split(' ').length <= 5 && (periods.length > 0 || kind !== null);
}

const GOES_ON =
  /^(?:and|also|or|but|then|ok|okay|so|what about|how about|same|now|versus|vs|compared|only|just|for|in|on|since|with|without|over|during|all|last|this|the|my|yesterday|today|tomorrow|between|from|not)\b/;

const CAN_GO_ON: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'extreme',
  'zones',
  'compare',
  'weekly',
  'list',
  'search',
  'predict',
  'readiness',
  'taper',
  'fuel',
  'weight',
  'myZones',
  'paceSum',
  'pacing',
]);

const WITH_SUBJECT: ReadonlySet<Intent> = new Set([
  ...CAN_GO_ON,
  'races',
  'plan',
  'biggest',
  'trend',
]);

function goesOnFrom(of: {
  before: Question;
  subject: Subject;
  goesOn: boolean;
  mended: string;
}): boolean {
  const { before, subject, goesOn, mended } = of;
  const { intent } = before;
  if (!WITH_SUBJECT.has(intent)) return false;
  if (subject.periods.length > 0 || subject.kind || subject.measure) return true;
  if (hasConditions(subject.where) || subject.zone !== null) return true;
  if (OF_DISTANCE.has(intent) && (subject.distanceM || subject.timeS)) return true;
  if (intent === 'plan' && subject.scope) return true;
  if ((intent === 'biggest' || intent === 'weekly') && subject.unit) return true;
  // A race is known by its name alone, which only the log can tell.
  return goesOn && OF_RACES.has(intent) && mended.split(' ').length > 1;
}

/** 'And in miles?' */
const IN_UNITS = /^(?:and )?(?:in|as|per|a) (?:miles?|km|kilomet\w+)$/;

const OF_DISTANCE: ReadonlySet<Intent> = new Set([
  'predict',
  'readiness',
  'fuel',
  'extreme',
  'paceSum',
  'pacing',
]);
const OF_RACES: ReadonlySet<Intent> = new Set(['races', 'readiness', 'predict', 'taper']);

function continued(before: Question, subject: Subject, text: string): Question {
  const question: Question = {
    ...inherited(before, subject),
    intent: before.intent,
    about: null,
    unplaced: [],
  };
  // 'And compared to the month before?' after a sum.
  if (/^(?:and )?(?:compared|versus|vs)\b/.test(text)) return { ...question, intent: 'compare' };
  return question;
}

function inherited(before: Question, subject: Subject): Subject {
  const periods =
    comparedWith(before, subject) ??
    (subject.periods.length > 0 ? subject.periods : before.periods);
  const bounds = [
    ...before.where.bounds.filter((old) => subject.where.bounds.every(({ of }) => of !== old.of)),
    ...subject.where.bounds,
  ];
  return {
    periods,
    unread: subject.unread,
    kind: subject.kind ?? before.kind,
    against: subject.against ?? before.against,
    where: {
      bounds: inOrder(bounds),
      note: subject.where.note ?? before.where.note,
      weekdays: subject.where.weekdays ?? before.where.weekdays,
    },
    measure: subject.measure ?? before.measure,
    extreme: subject.extreme ?? before.extreme,
    distanceM: subject.distanceM ?? before.distanceM,
    fromM: subject.fromM ?? before.fromM,
    fromS: subject.fromM === null ? before.fromS : subject.fromS,
    timeS: subject.timeS ?? before.timeS,
    paceSPerKm: subject.paceSPerKm ?? before.paceSPerKm,
    planWeeks: subject.planWeeks ?? before.planWeeks,
    count: subject.count ?? (subject.periods.length > 0 ? null : before.count),
    zone: subject.zone ?? before.zone,
    weightKg: subject.weightKg ?? before.weightKg,
    term: subject.term ?? before.term,
    raceDay: subject.raceDay ?? before.raceDay,
    searched: subject.searched ?? before.searched,
    unit: subject.unit ?? before.unit,
    scope: subject.scope ?? before.scope,
    inMiles: subject.inMiles ?? before.inMiles,
    missing: subject.missing,
    alongTheWay: subject.alongTheWay,
    race: subject.race ?? (subject.distanceM === null ? before.race : null),
    periodsBefore: subject.periods.length > 0 ? before.periods : before.periodsBefore,
    raceText: subject.raceText,
  };
}

/** 'Compared to last month?' after a question about this month: both are meant. */
function comparedWith(before: Question, subject: Subject): Subject['periods'] | null {
  const [asked] = before.periods;
  if (!asked || !/\b(?:compared?|comparing|versus|vs|than|against)\b/.test(subject.raceText ?? ''))
    return null;
  const [other] = subject.periods;
  return [asked, other ?? periodBefore(asked)];
}
