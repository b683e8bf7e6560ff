import { weekdayOf } from '../calendar.ts';
import { isOfAdvice } from './asked-ahead.ts';
import { distanceBound, hasConditions, inOrder } from './conditions.ts';
import { type Calendar, dayWords, periodBefore } from './period.ts';
import type { Intent, Question, Subject } from './question.ts';
import { rankOf } from './read-counts.ts';
import type { readSubject } from './read-subject.ts';
import { named, OF_A_RACE, OF_SUMS } from './settle-parts.ts';
import { kindAsked } from './understood.ts';
import { isByUnit, likeliestOfRace, OF_OWN_LOG, readIntent } from './what-is-asked.ts';

export type Read = ReturnType<typeof readSubject>;

/** What a message asks where it may go on from the question before: 'and in May?', 'how far was it?' */
export function readGoingOn(of: {
  read: Read;
  mended: string;
  earlier: Question | null;
  calendar: Calendar;
}): Question {
  const { read, mended, earlier, calendar } = of;
  const { asked } = read;
  const spoken = withDaysOfBefore(withBoundOfBefore(read, earlier), { earlier, mended });
  const subject = withLengthAimedAt(spoken, earlier);
  const isAfterAnother = earlier !== null;
  const found = readIntent({ places: read.places, mended, subject, isAfterAnother });
  const intent = isAboutTheWorld({ intent: found, subject, mended, earlier }) ? 'unknown' : found;
  const question = (parts: Subject, what: Intent): Question => ({
    ...parts,
    intent: what,
    about: null,
    unplaced: [],
  });
  if (intent === 'why') return { ...question(subject, intent), about: earlier };
  if (earlier?.intent === 'plan' && subject.wishes !== null && subject.scope === null) {
    return question({ ...subject, scope: earlier.scope }, 'plan');
  }
  if (
    earlier &&
    THAT_ONE.test(mended) &&
    !(OF_OWN_SUM.has(earlier.intent) && OF_A_SUM.test(mended))
  ) {
    return { ...earlier, unplaced: HAS_ONE_DAY.has(earlier.intent) ? [] : [mended] };
  }
  if (earlier?.intent === 'trainingPaces' && AS_HEART_RATE.test(mended)) {
    return question({ ...subject, measure: null }, 'myZones');
  }
  if (earlier?.intent === 'myZones' && subject.zones.length > 0 && GOES_ON.test(mended)) {
    return continued(earlier, subject, mended);
  }
  if (earlier?.measure === 'restDays' && OF_THE_LAST_ONE.test(mended)) {
    return question({ ...subject, extreme: null }, 'lastRest');
  }
  if (earlier?.intent === 'extreme' && WHICH_SHOES.test(mended)) {
    const isToldByShoes = earlier.rank === null && earlier.distanceM === null;
    if (!isToldByShoes) return { ...earlier, unplaced: [mended] };
    return { ...earlier, intent: 'shoes', measure: null, raceText: mended, unplaced: [] };
  }
  if (earlier && OF_SAME_LOG.has(earlier.intent) && WHICH_OF_THEM.test(mended)) {
    const parts = { ...inherited(earlier, subject), measure: null, count: null };
    return question({ ...parts, kind: parts.kind ?? kindAsked(earlier) }, 'extreme');
  }
  const next = earlier?.intent === 'extreme' && OTHER_RANK.exec(mended)?.groups?.rank;
  if (earlier && next) return { ...earlier, rank: rankOf(next), count: null, unplaced: [] };
  const otherEnd = earlier && otherEndOf(earlier, mended);
  if (otherEnd) return otherEnd;
  if (earlier && BOTH_TOGETHER.test(mended) && OF_SAME_LOG.has(earlier.intent)) {
    const periods = [...earlier.periodsBefore, ...earlier.periods];
    return { ...earlier, periods, unplaced: [] };
  }
  if (earlier && COMPARES_BOTH.test(mended)) return comparingBoth(earlier, mended);
  if (earlier?.intent === 'plan' && HOW_OF_PLAN.test(mended)) return { ...earlier, unplaced: [] };
  if (earlier && AND_A_FIGURE.test(mended) && OF_SAME_LOG.has(earlier.intent) && subject.measure) {
    const isMean = AVERAGED.has(subject.measure) || earlier.intent === 'average';
    const parts = { ...inherited(earlier, subject), measure: subject.measure };
    return question(parts, isMean ? 'average' : 'amount');
  }
  const ofThatOne = earlier && askedOfThatOne(earlier, { subject, mended });
  if (ofThatOne) return ofThatOne;
  if (earlier && OF_THAT_RACE.test(mended) && speaksOfRaces(earlier)) {
    const race = subject.race ?? earlier.race;
    if (/\bhow (?:should|do|would) i pace\b/.test(mended)) {
      return question({ ...subject, race }, 'pacing');
    }
    const isKept = OF_A_RACE.has(intent) || intent === 'fuel';
    const shown = { places: read.places, mended, subject };
    return question({ ...subject, race }, isKept ? intent : likeliestOfRace(shown));
  }
  const isOpenAim = subject.distanceM === null && subject.race === null && subject.timeS !== null;
  if (earlier && isOpenAim && OF_AIMS.has(intent) && OF_AIMS.has(earlier.intent)) {
    const { distanceM, race } = earlier;
    return question({ ...subject, distanceM, race }, earlier.intent);
  }
  const raceBefore = earlier?.race ?? null;
  if (raceBefore && goesOnWithRace(intent, { subject, mended })) {
    return question({ ...subject, race: raceBefore }, intent);
  }
  if (earlier && OTHER_UNIT.test(mended) && subject.unit !== null) {
    const what = SUMMED.has(earlier.intent) ? 'weekly' : earlier.intent;
    return { ...earlier, intent: what, unit: subject.unit, unplaced: [] };
  }
  if (earlier?.where.weekdays && IS_WEEKDAY.test(subject.periods[0]?.words ?? '')) {
    const day = weekdayOf(subject.periods[0]?.from ?? calendar.today);
    return { ...earlier, where: { ...earlier.where, weekdays: [day] }, unplaced: [] };
  }
  if (earlier?.intent === 'extreme' && earlier.count === null && ONE_BEFORE.test(mended)) {
    return { ...earlier, rank: (earlier.rank ?? 1) + 1, unplaced: [] };
  }
  if (earlier?.intent === 'races' && LAST_RACE.test(mended)) {
    return question({ ...subject, extreme: 'latest', raceText: 'my last race' }, 'races');
  }
  const [spokenOf] = earlier?.periods ?? [];
  // The taper tells it; of anything else without days there is none before.
  if (earlier && !spokenOf && ONE_BEFORE.test(mended)) {
    return { ...earlier, unplaced: earlier.intent === 'taper' ? [] : [mended] };
  }
  if (earlier && spokenOf && ONE_BEFORE.test(mended)) {
    const before = named(periodBefore(spokenOf), calendar);
    // Said as a date: 'the day before' tells nobody which.
    const isDay = before.unit === 'day';
    const periods = [isDay ? { ...before, words: `on ${dayWords(before.from)}` } : before];
    return { ...earlier, periods, periodsBefore: earlier.periods, unplaced: [] };
  }
  if (earlier?.intent === 'shoes' && subject.where.shoe && isElliptic(mended)) {
    return continued(earlier, subject, mended);
  }
  if (earlier?.intent === 'weight' && IS_NOW.test(mended)) {
    return { ...earlier, periods: [], extreme: null, unplaced: [], raceText: mended };
  }
  if (earlier && IN_UNITS.test(mended)) {
    return continued(earlier, { ...subject, measure: null }, mended);
  }
  if (earlier && HOW_MANY_WERE.test(mended) && OF_SAME_LOG.has(earlier.intent)) {
    return question({ ...inherited(earlier, subject), measure: 'count', extreme: null }, 'amount');
  }
  if (earlier && LISTS_THEM.test(mended) && OF_SAME_LOG.has(earlier.intent)) {
    return question({ ...inherited(earlier, subject), measure: null, extreme: null }, 'list');
  }
  if (earlier && PER_RUN.test(mended) && OF_SAME_LOG.has(earlier.intent)) {
    const measure =
      subject.measure === 'count' ? earlier.measure : (subject.measure ?? earlier.measure);
    return question({ ...inherited(earlier, subject), measure, extreme: null }, 'average');
  }
  if (earlier && COMPARES_WITH.test(mended) && OF_SAME_LOG.has(earlier.intent)) {
    const periods = comparedWith(earlier, { ...subject, raceText: 'compared' });
    const unitBefore = COMPARES_ONE_BEFORE.exec(mended)?.groups?.unit;
    const isOneBefore = unitBefore !== undefined && unitBefore === earlier.periods[0]?.unit;
    if (periods && (subject.periods.length > 0 || isOneBefore)) {
      return question({ ...inherited(earlier, subject), periods, count: null }, 'compare');
    }
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
    const parts = {
      ...inherited(earlier, subject),
      extreme: null,
      count: countOfThose(earlier),
      measure,
    };
    const what = AVERAGED.has(measure) ? 'average' : 'amount';
    return question({ ...parts, kind: parts.kind ?? kindAsked(earlier) }, what);
  }
  const goesOn = GOES_ON.test(mended) || hasConditions(subject.where);
  const isOpen = intent === 'unknown' || (intent === 'amount' && isElliptic(mended));
  if (earlier && isOpen && goesOnFrom({ before: earlier, subject, goesOn, mended })) {
    return continued(earlier, subject, mended);
  }
  const open = read.rest.split(' ').filter((word) => word !== '_').length;
  if (intent === 'unknown' && isOfAdvice(mended, subject.periods)) return question(subject, intent);
  if (intent === 'unknown' && hasConditions(subject.where) && open <= 5) {
    if (earlier && CAN_GO_ON.has(earlier.intent) && GOES_ON.test(mended)) {
      return continued(earlier, subject, mended);
    }
    return question(subject, ADDS_UP.test(mended) ? 'amount' : 'list');
  }
  if (intent === 'unknown' && isBare(open, subject)) {
    if (isByUnit(mended, subject)) return question(subject, 'breakdown');
    return question(subject, /^(?:all|any|show|list)\b/.test(mended) ? 'list' : 'amount');
  }
  if (
    earlier &&
    CAN_GO_ON.has(intent) &&
    (GOES_ON.test(mended) || isLeftOpen(earlier, subject, mended))
  ) {
    const parts = inherited(earlier, subject);
    // 'How many hours?' after all that was done on some days counts all of it.
    const kind = parts.kind ?? (earlier.intent === 'list' ? kindAsked(earlier) : null);
    return question({ ...parts, kind }, intent);
  }
  return question(subject, intent);
}

/** 'Average pace of those', after the last three. */
function countOfThose({ intent, extreme, count }: Question): number | null {
  const isOfSome = intent === 'list' || intent === 'average' || intent === 'amount';
  return isOfSome && (extreme === null || extreme === 'latest') ? count : null;
}

/** 'When was the most recent one?', after days off. */
const OF_THE_LAST_ONE =
  /^(?:and |right |ok |so )*(?:when|which|what) (?:was|is) (?:the |my )?(?:last|latest|most recent)(?: one)?$/;
/** 'Which shoes was that in?': a run's line does not tell, its pair does. */
export const WHICH_SHOES =
  /^(?:and )?(?:which|what) (?:shoes?|pair)(?: (?:was|were|did|that|it|i|in|wear|wearing|run|on|have|use|for|one))+$/;
/** 'How far?', after a plan. */
const HOW_OF_PLAN =
  /^(?:and |so |ok )*how (?:far|long|fast|hard|slow|many km)(?: (?:should|do) (?:i|it|that)(?: (?:run|go|be))?)?$/;
/** 'And the pace?', after a sum or a mean: of the same. */
const AND_A_FIGURE =
  /^(?:and|what about|how about|and what about) (?:the |my )?(?:average |mean )?(?:pace|speed|heart rate|hr|pulse|distance|time|climbing|elevation|calories)$/;
/** 'Which of them was the quickest?' */
const WHICH_OF_THEM =
  /^(?:and |so )?which (?:one |run )?(?:of (?:those|them|these) )?(?:was|is) (?:the |my )?(?:longest|shortest|fastest|quickest|slowest|hilliest)(?: one)?$/;

/** The same efforts, told as heart rates. */
const AS_HEART_RATE =
  /^(?:(?:and|ok|what about|same|give me|tell me|that|them|those|it|but) )*(?:as|in) (?:an? )?(?:heart rates?|hr|bpm|beats(?: per minute)?)$/;

/** 'Just easy', 'and in May': nothing of it says what is asked. */
function isElliptic(mended: string): boolean {
  return mended.split(' ').length <= 4 && GOES_ON.test(mended) && !ASKS_SOMETHING.test(mended);
}

const ASKS_SOMETHING =
  /\b(?:how|what is|what was|which|when|who|why|total|sum|count|number|list|show|average|mean|km|miles|distance|time|hours|minutes|far|long|many|much|pace|heart|elevation|climb\w*|calories|gels|tell|give)\b/;

/** 'Fastest one', 'total in miles', 'average pace': nobody, no days and no workouts are named. */
function isLeftOpen(earlier: Question, subject: Subject, mended: string): boolean {
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

/** 'And the third?' */
export const OTHER_RANK =
  /^(?:and |what about |what was |how about )*(?:the |my )?(?<rank>second|third|fourth|fifth|sixth|\d(?:nd|rd|th))(?: one| (?:longest|fastest|slowest|shortest|biggest|best))?$/;

/** 'And the shortest?', 'and the smallest one?' */
export const OTHER_END =
  /^(?:and |what about |what was |how about )*(?:the |my )?(?<end>longest|shortest|fastest|slowest|smallest|lowest|least|biggest|highest)(?: one| run| week| month)?$/;
const ENDS_OF_RUNS = ['longest', 'shortest', 'fastest', 'slowest'] as const;

function otherEndOf(earlier: Question, mended: string): Question | null {
  const end = OTHER_END.exec(mended)?.groups?.end;
  if (end === undefined) return null;
  const ofRun = ENDS_OF_RUNS.find((each) => each === end);
  if (earlier.intent === 'extreme' && ofRun) {
    return { ...earlier, extreme: ofRun, rank: null, unplaced: [] };
  }
  if (earlier.intent !== 'biggest' || ofRun) return null;
  const isLeast = /^(?:smallest|lowest|least)$/.test(end);
  return { ...earlier, extreme: isLeast ? 'least' : null, unplaced: [] };
}

/** 'Which was more?', 'compare the two' */
export const COMPARES_BOTH =
  /^(?:and |so )?(?:(?:which|what) (?:one |month |week |year )?(?:was|is) (?:the )?(?:more|most|bigger|biggest|better|best|further|faster|fastest|longer|higher)|compare (?:the two|them|both|those)|(?:what is )?(?:the )?difference(?: between (?:the two|them|those))?)$/;

/** 'Both months together?' */
const BOTH_TOGETHER =
  /^(?:and )?(?:both|the two|all)(?: of them)?(?: (?:days|weeks|months|years))? (?:together|combined)$/;

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
  if (earlier.intent === 'extreme' && ITS_NOTE.test(mended)) return { ...earlier, unplaced: [] };
  if (earlier.intent !== 'extreme' || !A_FIGURE_OF_IT.test(mended)) return null;
  if (subject.measure === null || IN_ITS_LINE.has(subject.measure)) {
    return { ...earlier, unplaced: [] };
  }
  const isLast = earlier.extreme === 'latest' && OF_SUMS.has(subject.measure);
  const isOfOneRun = earlier.distanceM === null && OF_ONE_RUN.has(earlier.extreme);
  if (!isLast && isOfOneRun && OF_SUMS.has(subject.measure)) {
    return { ...earlier, measure: subject.measure, count: null, unplaced: [] };
  }
  if (!isLast) return { ...earlier, unplaced: [mended] };
  const { measure } = subject;
  return { ...earlier, intent: 'amount', extreme: null, count: 1, measure, unplaced: [] };
}

/** Of these the answer tells what else was noted of that run. */
const OF_ONE_RUN: ReadonlySet<Subject['extreme']> = new Set([
  'longest',
  'shortest',
  'fastest',
  'slowest',
  'first',
]);

/** 'What did I write about it?': the answer holds the note. */
export const ITS_NOTE =
  /^(?:and )?(?:did i (?:write|note|say) (?:anything|something)(?: down)?(?: (?:about|on|for|how|it|that|this|felt|one|run|day|the))*|what did i (?:write|note|say)(?: down)? (?:about|for|on|of) (?:it|that|that one|that run)|(?:what is |what was |show )?(?:the|its|my) notes?(?: (?:of|for|on|about) (?:it|that|that one|that run))?)$/;

const A_FIGURE_OF_IT =
  /^(?:and )?how (?:is|was|were) (?:my |the )?(?:average )?(?:hr|heart rate|pace|cadence|pulse)(?: (?:on|in|of|for|during) (?:it|that|that one|that run))?$|^(?:and )?(?:at )?what (?:average )?(?:pace|speed|heart rate|hr|cadence)$|^(?:and |what (?:was|is|about) |how about )*(?:the |its |my |at what )?(?:average |avg |mean |total )?(?:pace|speed|time|distance|heart rate|hr|cadence|elevation|climb(?:ing)?|calories|gels|date|day)(?: (?:was|is|of|for|on|in|did i|it|that|run|one|have|burn|take|there|then)+)*$|^(?:and )?how (?:many|much) (?:gels|calories|elevation|climbing|did i (?:drink|climb|burn))(?: (?:did i|was|i|take|burn|have|on|in|for|that|it|one|run|of|there|then)+)*$/;
const IN_ITS_LINE: ReadonlySet<Subject['measure']> = new Set([
  'pace',
  'heartRate',
  'time',
  'distance',
]);

/** 'What is my target there?' after a race. */
const OF_THAT_RACE = /\b(?:there|it|then|that (?:race|one|day)|for that|in that)\b/;

/** 'Am I prepared?', 'how many gels?', after a question about a race: of that one. */
function goesOnWithRace(
  intent: Intent,
  { subject, mended }: { subject: Subject; mended: string },
): boolean {
  if (!OF_A_RACE.has(intent) && intent !== 'fuel') return false;
  const isNamed = subject.race !== null || subject.distanceM !== null || subject.fromM !== null;
  return !isNamed && subject.periods.length === 0 && !OF_ANY_RACE.test(mended);
}

const OF_ANY_RACE = /\b(?:races|next|last|other|any|all|which|latest|previous)\b/;

/** 'Would 1:38 be?', after a time over a distance. */
const OF_AIMS: ReadonlySet<Intent> = new Set(['predict', 'paceSum', 'pacing', 'readiness']);

/** 'As weeks', 'and by month?' */
const OTHER_UNIT =
  /^(?:and |or |ok |now )*(?:as|in|by|per|for each|each|every|a) (?:weeks?|months?|years?)(?: instead| please)?$/;
const SUMMED: ReadonlySet<Intent> = new Set(['amount', 'average', 'list']);
/** 'And Wednesdays?' after a question about Tuesdays. */
const IS_WEEKDAY = /^on [A-Z][a-z]+day$/;

function speaksOfRaces({ intent, race }: Question): boolean {
  return race !== null || OF_A_RACE.has(intent);
}

/** 'And over a half?' after a prediction names what is predicted, and no longer runs. */
function withLengthAimedAt(subject: Subject, earlier: Question | null): Subject {
  const { bounds } = subject.where;
  const over = bounds.find(({ of, above }) => of === 'distance' && above !== null);
  const isAim = earlier !== null && OF_AIMS.has(earlier.intent);
  if (!isAim || !over || subject.distanceM !== null || bounds.length > 1) return subject;
  return { ...subject, distanceM: over.above, where: { ...subject.where, bounds: [] } };
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
    /\b(?:in total|altogether|overall|in all)\b/.test(mended);
  return isOfBefore ? { ...subject, periods: [] } : subject;
}

/** 'And over 15?' after a question about kilometres. */
function withBoundOfBefore({ subject, unitless }: Read, earlier: Question | null): Subject {
  if (!unitless || !mayBeKm(unitless.value, earlier)) return subject;
  const bound = distanceBound(unitless.side, unitless.value);
  return { ...subject, timeS: null, where: { ...subject.where, bounds: [bound] } };
}

/** 'When was that?', 'how far was it?': the answer named it with all its figures. */
const THAT_ONE =
  /^(?:and )?(?:when|what day|which day|on what day|how far|how long|how fast|what (?:pace|distance|time)) (?:was|is|did) (?:that|it|this|i)(?: one| run| take| there| then| go)?$/;
const HAS_ONE_DAY: ReadonlySet<Intent> = new Set(['extreme', 'biggest', 'lastRest', 'races']);
/** 'How many were easy?' */
const HOW_MANY_WERE = /^(?:and )?how many (?:of (?:those|them|these) )?(?:were|was|are) /;
/** 'How many per long run is that?' */
const PER_RUN =
  /^(?:and )?(?:how (?:many|much|far|long) )?(?:is (?:that|it) )?(?:on average |average )?(?:per|a|each) (?:easy |long |interval |treadmill )?(?:run|workout|session|ride|swim|walk)(?: (?:is|was) (?:that|it))?$/;

const ADDS_UP = /\bhow (?:many|much|far|long)\b|^(?:km|miles|distance|time|count|number)\b/;

/** 'Is that more than in June?', 'compare that with March' */
const COMPARES_WITH =
  /^(?:and |so |ok |now )*(?:(?:is|was|were|are) (?:that|it|this|those) (?:more|less|faster|slower|better|longer|further|higher|lower)\b.* than\b|compare (?:that|it|this|them)? ?(?:with|to|against)?|how (?:does|did|do) (?:that|it|this) (?:compare|stand|look|stack up|measure up)\b|(?:compared|versus|vs|against)\b)/;

/** 'How does that stand against the week before?' */
export const COMPARES_ONE_BEFORE =
  /^(?:and |so |ok |now )*how (?:does|did|do) (?:that|it|this) (?:compare|stand|look|stack up|measure up) (?:against|to|with|compared to|next to) the (?<unit>week|month|year) before$/;

/** After the next race. */
const LAST_RACE =
  /^(?:and )?(?:what|when|how) (?:was|did|about) (?:my |the )?(?:last|previous) (?:one|race)(?: go)?$/;

/** 'Which ones?' */
const LISTS_THEM =
  /^(?:and |ok |then |so )*(?:(?:show|list|see|name|give)(?: me)? (?:them|those|these|it|all|(?:the |my )?(?:sessions|runs|workouts|ones))|(?:which|what)(?: ones?| runs| workouts)?(?: (?:were|are|was|is) (?:they|those|these|that|them|it))?)(?: all| to me)*$/;

/** 'How many of those over 10 km?' */
const REFERS_BACK = /\b(?:of|on|in|for|during|with|were|was|are|is) (?:those|these|them|that|it)\b/;
const OF_OWN_SUM: ReadonlySet<Intent> = new Set(['amount', 'average', 'list', 'search']);
const OF_A_SUM = /\bhow (?:far|long)\b/;
/** 'And the week before?' */
export const ONE_BEFORE =
  /^(?:and |what about |how about )?(?:the )?(?:week|month|year|day|one|weekend) before(?: that| it)?$/;

/** 'Only the ones over 8', of runs: the answer shows that they are kilometres. */
export function mayBeKm(value: number, earlier: Question | null): boolean {
  if (hadDistance(earlier)) return true;
  return earlier !== null && OF_SAME_LOG.has(earlier.intent) && value >= 3 && value <= 50;
}

export function hadDistance(earlier: Question | null): boolean {
  return earlier?.where.bounds.some((bound) => bound.of === 'distance') === true;
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

/** 'Last week', 'treadmill runs': said without a verb, it asks how much that was. */
function isBare(open: number, { periods, kind }: Subject): boolean {
  return open <= 5 && (periods.length > 0 || kind !== null);
}

const GOES_ON =
  /^(?:and|also|or|but|then|ok|okay|so|what about|how about|same|now|versus|vs|compared|only|just|for|in|on|since|with|without|over|during|all|last|this|the|my|yesterday|today|tomorrow|between|from|not)\b/;

const CAN_GO_ON: ReadonlySet<Intent> = new Set([
  'breakdown',
  'weekdays',
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
  'shoes',
  'form',
  'trainingPaces',
  'goal',
  'unitCount',
  'racePlan',
  'weekdays',
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
  if (hasConditions(subject.where) || subject.zones.length > 0) return true;
  if (OF_DISTANCE.has(intent) && (subject.distanceM || subject.timeS)) return true;
  if (intent === 'plan' && subject.scope) return true;
  if (subject.goalM !== null || subject.planWeeks !== null || subject.bpm !== null) return true;
  if ((intent === 'biggest' || intent === 'weekly' || intent === 'breakdown') && subject.unit)
    return true;
  // A race is known by its name alone, which only the log can tell.
  return goesOn && OF_RACES.has(intent) && mended.split(' ').length > 1;
}

/** 'And now?' after a month. */
const IS_NOW = /^(?:and |what about |how about )*(?:now|today|at the moment|currently|these days)$/;

/** 'And in miles?' */
const IN_UNITS =
  /^(?:and )?(?:(?:can|could) i (?:have|get|see) (?:that|it) )?(?:in|as|per|a) (?:a )?(?:min(?:ute)?s?(?:\/| per | a | )?)?(?:miles?|km|kilomet\w+)(?: instead)?$/;

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
      noteWithout: subject.where.noteWithout ?? before.where.noteWithout,
      weekdays: subject.where.weekdays ?? before.where.weekdays,
      hours: subject.where.hours ?? before.where.hours,
      shoe: subject.where.shoe ?? before.where.shoe,
      own: subject.where.own?.length ? subject.where.own : before.where.own,
    },
    measure: subject.measure ?? before.measure,
    extreme: subject.extreme ?? before.extreme,
    distanceM: subject.distanceM ?? before.distanceM,
    alsoM: subject.alsoM,
    fromM: subject.fromM ?? before.fromM,
    fromS: subject.fromM === null ? before.fromS : subject.fromS,
    timeS: subject.timeS ?? before.timeS,
    paceSPerKm: subject.paceSPerKm ?? before.paceSPerKm,
    planWeeks: subject.planWeeks ?? before.planWeeks,
    count: subject.count ?? (subject.periods.length > 0 ? null : before.count),
    zones: subject.zones.length > 0 ? subject.zones : before.zones,
    bpm: subject.bpm ?? before.bpm,
    rank: subject.rank,
    times: subject.times ?? before.times,
    goalM: subject.goalM ?? before.goalM,
    weightKg: subject.weightKg ?? before.weightKg,
    term: subject.term ?? before.term,
    topic: subject.topic,
    raceDay: subject.raceDay ?? before.raceDay,
    searched: subject.searched ?? before.searched,
    unit: subject.unit ?? before.unit,
    scope: subject.scope ?? before.scope,
    wishes: subject.wishes ?? before.wishes,
    inMiles: subject.inMiles ?? before.inMiles,
    isShare: subject.isShare || before.isShare,
    negativeSplit: subject.negativeSplit,
    missing: subject.missing,
    alongTheWay: subject.alongTheWay,
    race: subject.race ?? (subject.distanceM === null ? before.race : null),
    otherRace: subject.otherRace,
    periodsBefore: subject.periods.length > 0 ? before.periods : before.periodsBefore,
    raceText: subject.raceText,
  };
}

/** 'Compared to last month?' after a question about this month: both are meant. */
function comparedWith(before: Question, subject: Subject): Subject['periods'] | null {
  const [asked] = before.periods;
  // 'Faster than 6:00' is a bound.
  const text = (subject.raceText ?? '').replace(/\bthan (?=\d)/g, '');
  if (!asked || !/\b(?:compared?|comparing|versus|vs|than|against)\b/.test(text)) return null;
  const [other] = subject.periods;
  return [asked, other ?? periodBefore(asked)];
}
