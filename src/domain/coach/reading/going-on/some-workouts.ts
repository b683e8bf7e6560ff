import { addDays } from '../../../calendar.ts';
import { ADVICE_DAYS } from '../../../limits.ts';
import { hasConditions, NO_CONDITIONS } from '../../conditions.ts';
import { ANY_WORKOUT, RUNS, readKind } from '../../kinds.ts';
import { allTime, lastDays } from '../../period.ts';
import type { Extreme, Figure, Intent, Measure, Question } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { OF_OWN_LOG } from '../intent/kinds-of-intent.ts';
import { figureByWords } from './figures-by-words.ts';
import { OF_WORKOUTS } from './focus.ts';
import { figureAsked, isOfOneself, namesNothing, wordsLeft } from './follow-up-words.ts';
import { continued, inherited, toldSoFar } from './inherit.ts';
import { ofWorkout } from './one-workout.ts';
import { asking, askingOfSame, refused, refusedWith, type Said } from './said.ts';
import { AVERAGED, COUNTED_THINGS, MEASURE_OF, WITH_SUBJECT } from './ways-to-go-on.ts';

/** 'The smallest, leaving out the flu': which days were those is known to nobody here. */
const LEAVES_OUT_DAYS =
  /\b(?:minus|without|leaving out|leave out|leaves? (?:them|those) out|except(?: for)?|excluding|exclude|not counting|ignoring|ignore|apart from|other than)\b.*\b(?:flu|ill|illness|sick|sickness|covid|cold|injur\w+|holidays?|vacation|break|weeks?|months?|days?|summer|winter)\b/;

export function leavesOutDays(said: Said): Question | null {
  if (!LEAVES_OUT_DAYS.test(said.text)) return null;
  const open = { complaint: null, topic: null, topicAmong: null, judged: null };
  return { ...refused(said), ...open, intent: 'unknown' };
}

/** 'Average of all three': more than the days that were told last. */
export function allOfMany(said: Said): Question | null {
  const isOfMany = /\ball (?:of )?(?:the )?(?:three|four|five|six|[3-9])\b/.test(said.text);
  return isOfMany && said.before.periodsBefore.length > 0 ? refused(said) : null;
}

export function trendOfThem({ subject, intent, text, before }: Said): Question | null {
  const isOfSort =
    before.kind?.runningSubtype !== undefined && /^(?:(?:and|so) )*am i\b/.test(text);
  const isBare =
    before.kind?.runningSubtype !== undefined && /^(?:(?:and|the|any) )*trend$/.test(text);
  const isOfThem = /\b(?:it|that|they|those|this)\b/.test(text) || isOfSort || isBare;
  if (intent !== 'trend' || !isOfThem || !namesNothing(subject)) return null;
  const { kind, where, measure } = before;
  return asking({ ...subject, kind, where, measure: subject.measure ?? measure }, 'trend');
}

const WHAT_I_DID_THEN =
  /^(?:and |so |ok )*what (?:did i (?:do|run|train)|was i doing) (?:then|in (?:it|that (?:week|month))|that (?:week|month)|in those days)$/;

/** 'What did I do then?', after how last week went: all that was done in its days. */
export function whatIDidThen(said: Said): Question | null {
  const { text, subject, before } = said;
  const [period, ...others] = before.periods;
  if (!WHAT_I_DID_THEN.test(text)) return null;
  const isOfDays = period && period.unit !== 'all' && period.unit !== 'year' && others.length === 0;
  if (!isOfDays || before.intent !== 'amount') return refused(said);
  const kind = /\brun\b/.test(text) ? RUNS : ANY_WORKOUT;
  return asking({ ...subject, kind, periods: [period], measure: null }, 'list');
}

const OF_EACH: ReadonlySet<Figure> = new Set(['session', 'note', 'feel', 'weather']);

/** 'What did I do?', after the interval runs of last week: of each of them. */
export function whatTheyWere({ text, before }: Said): Question | null {
  const figure = figureByWords(text);
  const [period, ...others] = before.periods;
  const isOfFew = (period?.unit === 'week' && others.length === 0) || (before.count ?? 9) <= 5;
  const isOfSome = isOfFew && kindAsked(before)?.runningSubtype !== undefined;
  if (!figure || !OF_EACH.has(figure) || !isOfSome || before.extreme === 'first') return null;
  return ofWorkout({ ...before, extreme: null }, { figure, against: null });
}

const AT_THE_SAME_HEART_RATE =
  /^(?:and |but )?(?:at|for|with|by) the same (?:heart rate|hr|pulse|effort)(?: (?:too|as well))?$/;

/** 'At the same heart rate?', after whether pace gets better. */
export function atTheSameHeartRate({ text, subject, before }: Said): Question | null {
  if (!AT_THE_SAME_HEART_RATE.test(text)) return null;
  // Of two stretches both heart rates are told.
  if (before.intent === 'compare' && before.periods.length === 2) {
    return { ...before, measure: 'heartRate', raceText: 'by heart rate', unplaced: [] };
  }
  if (before.intent !== 'trend') return null;
  const open = { ...subject, kind: null, measure: null, periods: [] };
  return asking({ ...open, judged: 'efficiency' }, 'judge');
}

const AND_NOW =
  /^(?:(?:and|what about|how about|what is it|how is it) )*(?:now|these days|currently|at the moment|right now|nowadays)$/;

/** 'And now?', after a mean of March */
export function ofTheseDays({ text, subject, before, calendar }: Said): Question | null {
  const [period] = before.periods;
  const isOfMean = before.intent === 'average' || before.intent === 'zones';
  if (!AND_NOW.test(text) || !isOfMean || !period || period.to >= calendar.today) return null;
  const periods = [lastDays(calendar.today, ADVICE_DAYS)];
  return { ...continued(before, { ...subject, periods }), periodsBefore: toldSoFar(before) };
}

const AT_TEMPO =
  /^(?:(?:and|ok|so|what is (?:it|my \w+)|how is (?:it|that)|what about|how about|what was it) )*(?:at|on|in|for|during) (?:my |a )?tempo(?: (?:runs?|pace|effort|sessions?|days))?$/;
const TOLD_AT_TEMPO: ReadonlySet<Question['measure']> = new Set([
  ...['cadence', 'heartRate', 'pace', 'effort'],
] as const);

/** 'What is it at tempo?', after cadence or heart rate: of the runs that are noted as tempo. */
export function figureAtTempo({ text, subject, before }: Said): Question | null {
  const measure =
    before.term === 'cadence' || before.topic === 'cadence' ? 'cadence' : before.measure;
  if (!AT_TEMPO.test(text) || !TOLD_AT_TEMPO.has(measure)) return null;
  const where = { ...NO_CONDITIONS, note: 'tempo' };
  const open = { ...subject, kind: RUNS, term: null, topic: null, extreme: null, searched: null };
  return asking({ ...open, where, measure, periods: [], unread: null }, 'average');
}

/** 'Both months together?' */
const BOTH_TOGETHER =
  /^(?:and )?(?:both|the two|all)(?: of them)?(?: (?:days|weeks|months|years))? (?:together|combined)$|^(?:and )?(?:(?:can you|please) )*(?:add|sum|total) (?:(?:up|together) )?(?:them|those|both|the two|these|all of them|them all|it all)(?: all)?(?: up| together)*(?: please| for me)*$|^(?:and |so )*what do (?:they|those|these) (?:all )?(?:add up|come|sum up) to(?: in all| together)?$/;

export function bothTogether({ text, before }: Said): Question | null {
  if (!BOTH_TOGETHER.test(text)) return null;
  const periods = [...before.periodsBefore, ...before.periods].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );
  const { intent, measure } = before;
  // 'Add them up', after a list
  if (intent === 'list' || intent === 'search') {
    return askingOfSame(before, { ...before, periods, measure: null, extreme: null }, 'amount');
  }
  if (intent === 'amount' && measure === 'count') return { ...before, periods, measure: null };
  return { ...before, periods, unplaced: [] };
}

/** 'Which of them was the quickest?', 'the longest?', 'show me the fastest ones' */
const WITHIN =
  /\bwhich\b|\b(?:of|in|with) (?:them|those|these|the lot)\b|\bof (?:the )?(?:two|three|four|five|\d+)\b|^(?:and |what (?:was|is|about) |when was |(?:show|give|tell|list)(?: me)? )*(?:the |my )?(?:\w+est|best|most|last|first|latest)(?: \w+)?(?: ones?| run)?$/;

const OF_THEM =
  /\b(?:(?:of|in|on|with) (?:them|those|these|the (?:two|three|four|five|lot|\d+))|ones?)\b/;

/** 'What was my longest run?', after how a month went, is one of it. */
const WAS_MY = /^(?:(?:and|so) )*(?:what|which) was (?:my|the) \w+(?: long| easy)? run$/;

function isOfSomeDays({ periods: [period, ...others], howItWent }: Question): boolean {
  const isSome = period?.unit === 'week' || period?.unit === 'month';
  return isSome && others.length === 0 && howItWent;
}

export function superlativeWithin({ text, subject, before, focus }: Said): Question | null {
  const { extreme } = subject;
  if (/\b(?:break|gap|pause|layoff|(?:which|what) days?)\b/.test(text)) return null;
  const isBare = namesNothing({ ...subject, rank: null, count: null });
  const isOfThoseDays = WAS_MY.test(text) && isOfSomeDays(before);
  if (extreme === null || !isBare) return null;
  if (!isOfThoseDays && (!WITHIN.test(text) || /\bmy\b.*\brun\b/.test(text))) return null;
  if (before.intent === 'myZones') return null;
  // 'The longest?', after how much a week in March
  const isOfRunsOfUnits = before.intent === 'weekly' && before.periods.length > 0;
  if (focus === 'units' && (!isOfRunsOfUnits || /\b(?:week|month|year)\b/.test(text))) return null;
  if (focus === 'two sets' && !OF_THEM.test(text)) return null;
  if (
    focus === 'workout' &&
    (before.extreme === null || !/\bwhich\b|\bof (?:them|those|these)\b/.test(text))
  ) {
    return null;
  }
  const isOfTime = extreme === 'latest' || extreme === 'first';
  if (isOfTime && !OF_THEM.test(text)) return null;
  const isOfRuns = /\brun\b/.test(text) && !OF_THEM.test(text) && !/^(?:and|which)\b/.test(text);
  if (isOfRuns && !isOfThoseDays) return null;
  const parts = { ...inherited(before, subject), measure: null, count: null };
  const latest = before.extreme === 'first' ? null : before.count;
  const where = latest === null || focus === 'workout' ? parts.where : { ...parts.where, latest };
  const kind = parts.kind ?? kindAsked(before);
  return askingOfSame(before, { ...parts, where, kind, extreme }, 'extreme');
}

/** 'How far?', 'which ones?', 'which shoes?': of days off there is no such figure. */
export function figureOfDaysOff(said: Said): Question | null {
  const { text, before, subject } = said;
  if (before.measure === 'restDays' && HOW_MANY_WERE.test(text)) return refused(said);
  if (before.measure !== 'restDays' || !namesNothing({ ...subject, rank: null })) return null;
  if (/\b(?:last|latest|recent|first|next)\b/.test(text)) return null;
  const isAsked = figureAsked(text) !== null || LISTS_THEM.test(text) || WITHIN.test(text);
  return isAsked ? refused(said) : null;
}

export function figureOfThem(said: Said): Question | null {
  const { text, subject, before } = said;
  // 'How many km in total?', after the runs in the rain
  const isOfAll = subject.periods.length === 1 && subject.periods[0]?.unit === 'all';
  const bare = isOfAll ? { ...subject, periods: [] } : subject;
  if (!namesNothing(bare) || subject.extreme !== null || subject.unit !== null) return null;
  if (isOfOneself(text) || subject.alongTheWay || subject.missing !== null) return null;
  const isCount = wordsLeft(text).length === 0 && /\bhow many\b|\bcount\b/.test(text);
  const figure = figureAsked(text);
  const parts = inherited(before, subject);
  const kind = parts.kind ?? (before.intent === 'list' ? kindAsked(before) : null);
  if (isCount)
    return askingOfSame(before, { ...parts, kind, measure: 'count', extreme: null }, 'amount');
  if (figure === 'zones')
    return askingOfSame(before, { ...parts, measure: null, extreme: null }, 'zones');
  const measure = figure && MEASURE_OF[figure];
  if (!measure) return null;
  const isMean =
    AVERAGED.has(measure) ||
    /\b(?:average|avg|mean|each)\b/.test(text) ||
    (before.intent === 'average' && !/\b(?:total|altogether|in all|overall|how many)\b/.test(text));
  const count = before.count;
  const what = isMean ? 'average' : 'amount';
  return askingOfSame(
    before,
    { ...parts, kind, measure, count, extreme: before.extreme === 'latest' ? 'latest' : null },
    what,
  );
}

/** 'How many swims?', after how long one swam this year: of the same days. */
export function howManyOfAKind(said: Said): Question | null {
  const { text, subject, before, read, focus } = said;
  const { kind, periods, where, measure } = subject;
  const isBare = read.rest.split(' ').every((word) => word === '_' || AROUND_A_COUNT.has(word));
  if (!/^(?:(?:and|so|ok) )*how many\b/.test(text) || !isBare || kind === null) return null;
  const isCount = measure === null || measure === 'count';
  if (!isCount || periods.length > 0 || hasConditions(where) || before.periods.length === 0)
    return null;
  const isSameSport = kind.sport === (before.kind ?? RUNS).sport;
  // Of two stretches both are told.
  if (focus === 'two sets') {
    const isOfStretches = before.against === null && isSameSport && !hasConditions(before.where);
    const raceText = `compare ${text}`;
    return isOfStretches
      ? { ...before, kind, measure: 'count', raceText, unplaced: [] }
      : refused(said);
  }
  const ofBefore = isSameSport ? before : { ...before, where: NO_CONDITIONS };
  const parts = { ...inherited(ofBefore, subject), measure: 'count' as const, extreme: null };
  return askingOfSame(before, parts, 'amount');
}

const AROUND_A_COUNT = new Set(
  'and so ok how many did i do have done the then were was there'.split(' '),
);

/** 'And tempo?', after interval runs: those whose note names it. */
const NAMES_A_SORT =
  /^(?:(?:and|or|ok|what about|how about|the|my) )+(?<sort>tempo|fartlek|strides|hill|progression|threshold)s?(?: (?:runs?|ones?|sessions?|repeats))?$/;

export function anotherSort({ text, subject, before }: Said): Question | null {
  const note = NAMES_A_SORT.exec(text)?.groups?.sort;
  const isOfSort = before.kind?.runningSubtype !== undefined || before.where.note !== null;
  if (note === undefined || !isOfSort || !OF_WORKOUTS.has(before.intent)) return null;
  const where = { ...before.where, note };
  const intent = before.intent === 'search' ? 'list' : before.intent;
  const inMiles = subject.inMiles ?? before.inMiles;
  return { ...before, intent, kind: RUNS, where, searched: null, inMiles, unplaced: [] };
}

/** 'How many were easy?' */
const HOW_MANY_WERE =
  /^(?:and )?how many (?:of (?:those|them|these) )?(?:were|was|are|have|had|has) (?!i )/;

export function howManyWere({ text, subject, before }: Said): Question | null {
  if (!HOW_MANY_WERE.test(text)) return null;
  return askingOfSame(
    before,
    {
      ...inherited(before, subject),
      ...{ measure: 'count', extreme: null, count: countOfThose(before) },
    },
    'amount',
  );
}

/** 'Which ones?' */
const LISTS_THEM =
  /^(?:and |ok |then |so )*(?:(?:show|list|see|name|give)(?: me)? (?:(?:the |their |all )*(?:dates|days)|them|those|these|it|all|(?:the |my )?(?:sessions|runs|workouts|ones))|(?:on )?(?:which|what)(?: ones?| runs| workouts| days?| dates?)?(?: (?:were|are|was|is) (?:they|those|these|that|them|it))?)(?: all| to me)*$/;

export function listThem({ text, subject, before }: Said): Question | null {
  if (!LISTS_THEM.test(text)) return null;
  return askingOfSame(
    before,
    { ...inherited(before, subject), kind: kindAsked(before), measure: null, extreme: null },
    'list',
  );
}

/** 'What share of all is that?', after how many easy runs there were */
const WHAT_SHARE =
  /^(?:(?:and|so|ok) )*(?:(?:what|which) (?:is )?(?:the )?)?(?:share|percent|percentage|proportion|part|fraction)(?: (?:of (?:all|the total|my runs|all (?:of them|runs|my runs))|is|are|was|were|that|it|those))*$/;

export function shareOfAll({ text, before }: Said): Question | null {
  const isOfSome = before.kind?.runningSubtype !== undefined || hasConditions(before.where);
  if (before.intent !== 'amount' || !isOfSome || !WHAT_SHARE.test(text)) return null;
  return { ...before, isShare: true, raceText: text, unplaced: [] };
}

/** 'When was the last time?', after those with Priya */
const THE_LAST_TIME =
  /^(?:and |so )*(?:(?:when|what) (?:was|is|did i do) (?:the |my )?|when )(?<end>last|latest|most recent|first)(?: (?:time|one|run))?(?: (?:i did (?:that|it|one)|that happened))?$/;

export function lastOfThem({ text, subject, before }: Said): Question | null {
  const end = THE_LAST_TIME.exec(text)?.groups?.end;
  const isOfKind = before.kind?.runningSubtype !== undefined || before.kind?.where !== undefined;
  const isNarrow = hasConditions(before.where) || isOfKind;
  if (end === undefined || !isNarrow) return null;
  const parts = {
    ...inherited(before, subject),
    measure: null,
    count: null,
    periods: before.periods,
  };
  const extreme = end === 'first' ? 'first' : 'latest';
  const kind = before.kind ?? kindAsked(before);
  return askingOfSame(before, { ...parts, kind, against: null, extreme }, 'extreme');
}

/** 'How many times altogether?', after the last one with a word in its note */
const HOW_MANY_LIKE_IT =
  /^(?:and |so |but )*how (?:many(?: (?:times|of (?:those|them|these)|such runs|runs like (?:that|it)|others))?|often)(?: (?:did|have) i(?: (?:do|done|did|have|had|go|gone))?(?: (?:it|that|them|those|one))?)?(?=$| (?:over|under|with|without|altogether|overall|already|ever|so far|then|of)\b)/;

/** Long runs, strength work or swims, and no runs of any kind. */
function isOfOneSort({ kind }: Question): boolean {
  return kind !== null && (kind.runningSubtype !== undefined || kind.sport !== 'run');
}

export function howManyLikeIt({ text, subject, before }: Said): Question | null {
  const isNarrow = hasConditions(before.where) || isOfOneSort(before);
  const isOfSome = isNarrow || (OF_WORKOUTS.has(before.intent) && hasConditions(subject.where));
  if (!HOW_MANY_LIKE_IT.test(text) || !isOfSome || subject.kind !== null) return null;
  const parts = inherited(before, subject);
  const open = { measure: 'count', extreme: null, rank: null, count: null } as const;
  return askingOfSame(before, { ...parts, ...open, kind: kindAsked(before) }, 'amount');
}

/** 'Sort by pace' */
const SORTED_BY =
  /^(?:(?:and|ok|now|please|can you) )*(?:sort|order|rank)(?:ed)?(?: (?:them|those|these|it))? by (?<by>\w+)(?: (?:rate|please|instead))*$/;
const BEST_BY: Readonly<Record<string, Extreme>> = {
  ...{ pace: 'fastest', speed: 'fastest', distance: 'longest', length: 'longest' },
  ...{ heart: 'highestHeartRate', hr: 'highestHeartRate', climbing: 'mostClimbing' },
};
const MOST_SORTED = 20;

export function sortedBy({ text, subject, before }: Said): Question | null {
  const by = SORTED_BY.exec(text)?.groups?.by;
  if (by === undefined) return null;
  const extreme = BEST_BY[by];
  if (extreme === undefined) return refusedWith(subject, before, text);
  const parts = { ...inherited(before, { ...subject, measure: null }), measure: null };
  const kind = parts.kind ?? kindAsked(before);
  const count = before.count ?? MOST_SORTED;
  return askingOfSame(before, { ...parts, kind, extreme, count }, 'extreme');
}

/** 'Which run had the most?', after their climbing, and 'the highest?' after a heart rate */
const WHICH_HAD_MOST =
  /^(?:and |so )*(?:(?:(?:which|what) (?:run|one|workout|session) (?:had|has|was|is) )(?:the |my )?(?:most|highest|biggest)(?: of (?:it|them|those|that))?|(?:what (?:is|was) )?(?:the |my )?most(?: (?:in|on|of) (?:one|a|a single) (?:run|go|workout|session))?)$/;
const MOST_OF: Partial<Record<Measure, Extreme>> = {
  elevation: 'mostClimbing',
  calories: 'mostCalories',
  gels: 'mostGels',
  hydration: 'mostDrunk',
  cadence: 'highestCadence',
  heartRate: 'highestHeartRate',
  distance: 'longest',
};

export function whichHadMost({ text, subject, before }: Said): Question | null {
  const extreme = before.measure && MOST_OF[before.measure];
  if (!extreme || !WHICH_HAD_MOST.test(text)) return null;
  const parts = { ...inherited(before, subject), measure: null, count: null, extreme };
  return askingOfSame(before, { ...parts, kind: kindAsked(before) }, 'extreme');
}

/** 'Leave out the race' */
const WITHOUT_THE_RACE =
  /^(?:(?:and|ok|now|please|but|so|if|i|you|we|the|my|longest|fastest|slowest|shortest|best|one|run) )*(?:(?:leave out|leaving out|without|except|excluding|exclude|not counting|do not count|ignore|ignoring|minus|apart from|drop|skip|take out) (?:the |that |my |all )*races?|(?:leave|leaving|take|taking) (?:the |that |my |all )*races? out)(?: then)?$/;

/** 'Only those that weren't races' */
const WERE_NO_RACES =
  /^(?:(?:and|ok|now|but|only|just) )*(?:(?:those|the ones|ones) )?(?:(?:that|which) )?(?:were|are|was|is) (?:not|no)(?: in)?(?: a)? races?$/;

/** 'And my best one in training?' */
const IN_TRAINING =
  /^(?:(?:and|so|ok) )*(?:(?:(?:what (?:is|was|about) )?(?:my |the )?(?:best|fastest|longest)(?: one)?|(?:(?:were|was|are|is) there )?(?:any |an? )?(?:faster|quicker|longer|better)(?: (?:ones?|runs?))?) )?(?:in|from|during) training(?: alone| only)?$/;

/** 'Is it because of the long runs? Leave them out' */
const LEAVES_THEM_OUT =
  /\b(?:leave|take|keep) (?:them|those|these|it|(?:the |my |all )+(?:\w+ ){1,2}) ?out\b|\b(?:without|ignore|exclude|excluding|minus|not counting) (?:them|those|these)\b/;

export function withoutThatKind({ text, subject, before }: Said): Question | null {
  const { kind } = subject;
  if (!LEAVES_THEM_OUT.test(text) || !kind?.runningSubtype || kind.where) return null;
  const others = readKind(`runs except ${kind.many}`);
  return others && { ...before, kind: others, unplaced: [] };
}

/** 'Only in races', of what was run: no list of races is meant, and none of their stretches. */
const IN_RACES =
  /^(?:(?:and|but|only|just|ok|then|what about|how about|how is it|what is it|how was it) )*(?:(?:in|during|from|at|of) (?:(?:a|the|my|all|both|those|real|official) )*races?(?: only| alone| too)?|(?<=\b(?:only|just) )(?:(?:the|my) )?races|races (?:only|alone))$/;

const FIGURES_OF_SOME: ReadonlySet<Intent> = new Set(['average', 'amount', 'list'] as const);

export function inRacesAlone(said: Said): Question | null {
  const { text, before, subject } = said;
  if (!IN_RACES.test(text)) return null;
  const isOfRuns = (before.kind ?? RUNS).sport === 'run' && FIGURES_OF_SOME.has(before.intent);
  const isMore = subject.periods.length > 0 || before.where.inRaces === true;
  if (!isOfRuns || isMore) return refused(said);
  // Races are few: where no other days are named, all of them are meant.
  const where = { ...before.where, withoutRaces: undefined, inRaces: true };
  const periods = [allTime(said.calendar.today)];
  return { ...before, where, kind: RUNS, periods, count: null, raceText: text, unplaced: [] };
}

/** 'How many were races?', 'all races?', after some runs */
const WERE_RACES =
  /^(?:(?:and|so|ok|but) )*(?:(?:were|are|was) )?(?:(?<many>how many)|(?<which>which|any)|all)?(?: ?(?:ones?|of )?(?:those|them|these|they))?(?: (?:were|are|was|all))*(?: (?:in|from|during|run as))?(?: my| the| a)? ?races?$/;

export function whichWereRaces(said: Said): Question | null {
  const { text, before } = said;
  const { many, which } = WERE_RACES.exec(text)?.groups ?? {};
  const isAsked =
    many !== undefined || which !== undefined || /\b(?:all|were|are|they)\b/.test(text);
  if (!isAsked || !WERE_RACES.test(text)) return null;
  const isOfRuns = (before.kind ?? RUNS).sport === 'run' && FIGURES_OF_SOME.has(before.intent);
  if (!isOfRuns || before.count !== null) return refused(said);
  const where = { ...before.where, withoutRaces: undefined, inRaces: true };
  const measure = which === undefined ? ('count' as const) : null;
  const intent = which === undefined ? 'amount' : 'list';
  return askingOfSame(before, { ...before, where, measure, extreme: null }, intent);
}

/** 'More in winter or in summer?', after swims: of those. */
export function moreOfThemWhen({ text, subject, intent, before }: Said): Question | null {
  const { kind, periods, measure } = subject;
  const isBare =
    /^(?:(?:and|so|did i (?:do|have)) )*(?:more|less|fewer|longer|further|most)\b/.test(text);
  if (intent !== 'compare' || !isBare || kind !== null || periods.length !== 2) return null;
  const parts = { ...inherited(before, subject), periods, count: null, extreme: null };
  return askingOfSame(before, { ...parts, measure: measure ?? before.measure }, 'compare');
}

export function withoutTheRace({ text, before }: Said): Question | null {
  const isWithout = WITHOUT_THE_RACE.test(text) || WERE_NO_RACES.test(text);
  if (!isWithout && !IN_TRAINING.test(text)) return null;
  const named = /\b(?:longest|fastest|slowest|shortest)\b/.exec(text)?.[0];
  if (isWithout && named !== undefined && named !== before.extreme) return null;
  const intent = before.intent === 'ofWorkout' ? 'extreme' : before.intent;
  const where = { ...before.where, withoutRaces: true };
  return { ...before, intent, where, ofWorkout: null, unplaced: [] };
}

/** 'How many per long run is that?' */
const PER_RUN =
  /^(?:and )?(?:how (?:many|much|far|long) )?(?:is (?:that|it) )?(?:on average |average )?(?:per|a|each) (?:easy |long |interval |treadmill )?(?:run|workout|session|ride|swim|walk)(?: (?:is|was) (?:that|it))?$/;

export function perRun({ text, subject, before }: Said): Question | null {
  if (!PER_RUN.test(text)) return null;
  const { measure: said } = subject;
  const measure = said === 'count' || said === null ? before.measure : said;
  return askingOfSame(before, { ...inherited(before, subject), measure, extreme: null }, 'average');
}

/** 'How many of those over 10 km?' */
const OF_THOSE =
  /\b(?:of|on|in|for|during|with|were|was|are|is|did) (?:those|these|them|they|that|it)\b/;

const HOW_MUCH_ALONE =
  /^(?:and )?how (?:many|far|much|long)(?: (?:in total|altogether|overall|in all))?$/;

export function sumOfThose({ text, subject, intent, before, read, focus }: Said): Question | null {
  const refersBack = OF_THOSE.test(text) || HOW_MUCH_ALONE.test(text);
  const isOfLog = OF_OWN_LOG.has(intent) || intent === 'fuel';
  if (!WITH_SUBJECT.has(before.intent) || !refersBack || !isOfLog) return null;
  if (subject.extreme !== null || (focus === 'shoes' && !before.where.shoe)) return null;
  const isCount = /\bhow many\b/.test(read.asked) && !COUNTED_THINGS.has(subject.measure);
  const measure = isCount ? 'count' : subject.measure;
  const parts = {
    ...inherited(before, subject),
    extreme: null,
    count: countOfThose(before),
    measure,
  };
  const what = AVERAGED.has(measure) || /\baverage\b/.test(text) ? 'average' : 'amount';
  return askingOfSame(before, { ...parts, kind: parts.kind ?? kindAsked(before) }, what);
}

/** 'Average pace of those', after the last three. */
function countOfThose({ intent, extreme, count }: Question): number | null {
  const isOfSome = OF_WORKOUTS.has(intent) && intent !== 'search';
  return isOfSome && (extreme === null || extreme === 'latest') ? count : null;
}

/** 'Was that the hot one?', of one workout where some were told. */
export function whetherOneOfThem(said: Said): Question | null {
  return WHETHER_THE_ONE.test(said.text) ? refused(said) : null;
}

const WHETHER_THE_ONE =
  /^(?:(?:and|so|but) )*(?:was|is) (?:that|it|this) (?:the|a|an) (?:\w+ ){0,2}one\b/;

const IS_TOO =
  /^(?:and |so |is (?:that|it) |was (?:that|it) )*too (?:fast|slow|hard|easy|much|little|long|short)$/;

/** 'Too fast?' is judged of one workout, or of all running, and of no sum. */
export function tooMuch(said: Said): Question | null {
  // How much it was by week, or beside another stretch, is judged of all running.
  if (said.focus === 'units' || said.focus === 'two sets') return null;
  const { text, subject, before } = said;
  if (!IS_TOO.test(text)) return null;
  const [period] = before.periods;
  const isOfWeek = before.intent === 'amount' && (period?.unit === 'week' || before.howItWent);
  const isOfRuns = before.kind === null || before.kind.many === RUNS.many;
  const isOfNow = period !== undefined && period.to >= addDays(said.calendar.today, -7);
  // The load of the last week is judged as such.
  return / (?:much|hard)$/.test(text) && isOfWeek && isOfRuns && isOfNow
    ? asking(
        { ...subject, kind: null, measure: null, raceText: 'am i doing too much' },
        'overtraining',
      )
    : refused(said);
}
