import { allTime } from '../../period.ts';
import type { Figure, Measure, OfWorkout, Question } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { rankOf } from '../parts/read-counts.ts';
import { wordsOf } from '../text/known-words.ts';
import { figureByWords } from './figures-by-words.ts';
import {
  figureAsked,
  isOfComparing,
  isOfOneself,
  judgedBy,
  namesNothing,
  wordsLeft,
} from './follow-up-words.ts';
import { toldSoFar } from './inherit.ts';
import { asking, refused, type Said } from './said.ts';
import { FIGURE_OF, isElliptic, THAN_USUAL } from './ways-to-go-on.ts';

export function figureOfIt({ text, subject, before, focus }: Said): Question | null {
  // Said in so many words it is asked of that one, whatever a word of it may mean elsewhere.
  const byWords = figureByWords(text);
  if (byWords !== null) return ofWorkout(before, { figure: byWords, against: null });
  if (isOfOneself(text)) return null;
  // 'Which had the highest heart rate?' and 'the shoes on those' are asked of more than one.
  if (/\bwhich (?:one |run )?(?:had|has|was|is)\b|\b(?:those|them|these|they)\b/.test(text))
    return null;
  const figure = figureAsked(text.replace(/^(?:and )?(?:the )?same (?:for|with) /, ''));
  // 'Anything in the notes?' names no word to look for.
  const isOfNote = figure === 'note' || figure === 'weather';
  const open = { ...subject, searched: null, where: { ...subject.where, note: null } };
  if (!namesNothing(isOfNote ? open : subject)) return null;
  // 'How many km on it?', of the pair that was told.
  const isOfPair = before.intent === 'shoes' || before.ofWorkout?.figure === 'shoes';
  if (isOfPair && figure === 'distance' && /\b(?:on|in) (?:it|them|those)\b/.test(text)) {
    // How far each pair has run is told of all that are owned.
    return before.intent === 'shoes' ? { ...before, periods: [], extreme: null } : null;
  }
  if (figure === null || (focus === 'day' && OF_SUMS_TOO.has(figure))) return null;
  const told = ofWorkout(before, { figure, against: null });
  return subject.inMiles ? { ...told, inMiles: true } : told;
}

/** 'By how much?', after the halves of a run. */
const BY_HOW_MUCH = /^(?:and |so )?by how much(?: .{0,20})?$/;

export function toldBefore({ text, before }: Said): Question | null {
  const isTold =
    before.ofWorkout?.figure === 'halves' ||
    before.intent === 'negativeSplits' ||
    before.intent === 'compare';
  return isTold && BY_HOW_MUCH.test(text) ? { ...before, unplaced: [] } : null;
}

const HOW_MANY = /^(?:(?:and|so|ok|but) )*how (?:many|much)(?: (?:was|were|is) (?:it|that|they))?$/;

/** 'How many?', after the gels of a run or of some, is asked of those. */
export function howManyOfThese({ text, before }: Said): Question | null {
  const isOfOne = before.ofWorkout !== null && COUNTED.has(before.ofWorkout.figure);
  const isOfSome = before.intent === 'amount' && before.measure && COUNTED.has(before.measure);
  return HOW_MANY.test(text) && (isOfOne || isOfSome) ? { ...before, unplaced: [] } : null;
}

const COUNTED: ReadonlySet<Figure | Measure> = new Set(['gels', 'hydration', 'calories']);

const WHICH_OF_BOTH =
  /^(?:and |so )?(?:(?:which|what)(?: (?:one|run))? (?:had|has|was|is) (?:the )?(?:lower|higher|faster|slower|longer|shorter|more|less|better)\b|(?:and )?(?:the |my )?(?:average )?(?:heart rate|hr|pulse|pace|distance|length)(?: (?:on|of|in|for) (?:both|each|the two)(?: of them)?)?$)/;

/** 'Which had the lower heart rate?', after the last two: their comparison tells pace, distance and heart rate. */
export function toldOfBoth({ text, subject, before }: Said): Question | null {
  const isOfTwo = before.ofWorkout?.against === 'oneBefore' || !!before.ofWorkout?.whichWas;
  const figure = figureAsked(text.replace(/\b(?:lower|higher|more|less|better)\b/g, ''));
  const isTold = figure === null || COMPARABLE.has(figure);
  if (!isOfTwo || !WHICH_OF_BOTH.test(text) || !isTold || !namesNothing(subject)) return null;
  return { ...before, unplaced: [] };
}

/** Of one day these are added up, whatever was done on it. */
const OF_SUMS_TOO: ReadonlySet<Figure> = new Set(['distance', 'time']);

/** One figure of the workout that a question told of. */
export function ofWorkout(told: Question, asked: OfWorkout): Question {
  // How near others came is told beside the record itself.
  const before = told.isNear && told.since !== null ? told.since : told;
  const kind = before.kind ?? (before.intent === 'ofWorkout' ? null : kindAsked(before));
  return {
    ...before,
    ...{ intent: 'ofWorkout', ofWorkout: asked, kind, against: null, measure: null },
    ...{ about: null, unplaced: [] },
  };
}

/** Yes or no, of what was told: 'was it slow?', 'is that longer than usual?' */
const JUDGES =
  /^(?:and |so |but )?(?:was|is|were) (?:it|that|this)(?: (?:one|run|session|pace))?\b/;

/** 'Was the heart rate too high for an easy one?', 'heart rate seems high, no?' */
const JUDGES_FIGURE =
  /^(?:and |so |but )*(?:(?:was|is|were) )?(?:the |my |its )?(?<figure>heart rate|hr|pulse|pace)(?: (?:was|is|seems|seemed|looks|looked|feels))? (?:a bit |quite |too |very |rather |pretty |so |kind of |ok |okay )*(?:(?:high|low|fast|slow)(?:er)?|normal|ok|okay|good|bad)?(?: (?:than (?:usual|normal|average)|for (?:an? |my )?(?:easy|long|slow|that|this|interval)?(?: (?:run|one|session|pace|(?:kind|sort|type) of (?:run|session)))?|no|right|or not|for me|then))*$/;

/** 'Is that high for me?', of the figure that was told */
const JUDGES_TOLD =
  /^(?:and |so |but )*(?:(?:is|was) (?:that|it|this)|(?=too (?:high|low)\b))(?: ?(?:a bit|quite|too|very|rather|pretty))* (?:high|low|normal|ok|okay|fast|slow|good|fine)(?: for (?:me|it|that|an? (?:easy|long|slow) (?:run|one)))?$/;

/** 'Higher than the others?' */
const THAN_THE_OTHERS =
  /^(?:and |so )?(?:(?:is|was) (?:that|it) )?(?:higher|lower|faster|slower|quicker) than (?:(?:the|my|all) )*(?:others|other ones|rest|other (?:easy|long|interval)? ?runs)$/;

/** A figure of the run that was told is held against what is usual for its kind. */
export function figureJudged({ text, before }: Said): Question | null {
  const told = before.ofWorkout?.figure;
  const isJudgedTold = JUDGES_TOLD.test(text) || THAN_THE_OTHERS.test(text);
  if ((told === 'heartRate' || told === 'pace') && isJudgedTold) {
    return ofWorkout(before, { figure: told, against: 'usual' });
  }
  const named = JUDGES_FIGURE.exec(text)?.groups?.figure;
  const isJudged = /\b(?:(?:high|low|fast|slow)(?:er)?|normal|ok|okay|good|bad)\b/.test(text);
  if (named === undefined || !isJudged) return null;
  const figure = named === 'pace' ? 'pace' : 'heartRate';
  return ofWorkout(before, { figure, against: 'usual' });
}

const THE_ONE_BEFORE =
  /\b(?:the|my) (?:one|run|session|time|week|\w+day) before\b|\bthe (?:previous|last) (?:one|time)\b|\b(?<=than |against |to |with |vs )last (?:week|time)\b/;
/** 'The same sort of run the week before' */
const THE_SAME_SORT =
  /\b(?:the )?(?:same|last|previous) (?:sort|kind|type) of (?:run|session|workout|one)(?: (?:the )?(?:week|one|time) before)?\b/;

/** 'Was that faster than the week before?', of one interval run: than the one before it. */
export function isAgainstOneBefore(
  text: string,
  { kind, extreme, periods, count }: Question,
): boolean {
  const isOfOne = extreme === 'latest' || count === 1 || periods[0]?.unit === 'day';
  const isOfSort = kind?.runningSubtype !== undefined;
  return (
    isOfOne &&
    isOfSort &&
    /^(?:(?:and|so|but) )*(?:is|was|did)\b.*\bthan\b/.test(text) &&
    THE_ONE_BEFORE.test(text)
  );
}

/** 'Was I too fast?', of the run that was told */
const WAS_I_TOO =
  /^(?:(?:and|so|but) )*(?:was i|did i (?:go|run|start|run it|do it))(?: (?:running|going))?(?: it)?(?: (?:much|a bit|way|maybe))? too (?:fast|slow|hard|quick|quickly|slowly|easy)(?: (?:there|then|on it|in it|for that|that day|for a long run|for an easy run))*$/;

export function wasITooFast({ text, before }: Said): Question | null {
  if (!WAS_I_TOO.test(text)) return null;
  const figure = /\b(?:hard|easy)\b/.test(text) ? 'heartRate' : 'pace';
  return ofWorkout(before, { figure, against: 'usual' });
}

/** 'Was it zone 2?', of the run that was told */
const WAS_IT_IN_ZONE =
  /^(?:(?:and|so|but) )*(?:was|is) (?:that|it|this|i)(?: (?:all|really|mostly|still|even|always|just|only))*(?: in)? (?:zone [1-5]|z[1-5]|the right zone)(?: (?:then|the whole time|all the time|all the way))*$/;

export function wasItInZone({ text, before }: Said): Question | null {
  return WAS_IT_IN_ZONE.test(text) ? ofWorkout(before, { figure: 'zones', against: null }) : null;
}

/** 'Was it a best?', of a race that was run: its place is told by the record of its distance. */
const WAS_A_BEST =
  /^(?:(?:and|so) )*(?:was|is) (?:that|it|this) (?:a|my|the) (?:new )?(?:pb|pr|best|personal best|personal record|record|fastest)(?: (?:one|time|for me|ever|then))*$/;

export function wasItABest({ text, subject, before, calendar }: Said): Question | null {
  const { race } = before;
  if (race === null || !WAS_A_BEST.test(text)) return null;
  const open = { kind: null, measure: null, race: null, raceText: null };
  const parts = { ...subject, ...open, distanceM: race.distanceM, extreme: 'fastest' as const };
  return asking({ ...parts, periods: [allTime(calendar.today)] }, 'extreme');
}

/** 'What went wrong?', 'what did I do wrong there', of a run or a race: what was written and felt. */
const WHAT_WENT_WRONG =
  /^(?:(?:and|so|but|ok) )*(?:what (?:did i do|went|was|have i done)(?: so)? wrong|where did (?:it|i) go wrong|what was the (?:problem|matter|trouble))(?: (?:there|then|with (?:it|that)|in (?:it|that)|that day|in the race))*$/;

const DO_OTHERWISE =
  /\b(?:would|could|should) i (?:do|run|change|pace) (?:\w+ )?(?:different(?:ly)?|otherwise|better)\b/;

export function whatWentWrong(said: Said): Question | null {
  const { text, before, focus } = said;
  // What would have been better is told by no log.
  if (focus === 'race run' && DO_OTHERWISE.test(text)) return refused(said);
  return WHAT_WENT_WRONG.test(text) ? ofWorkout(before, { figure: 'note', against: null }) : null;
}

/** 'And the heart rate at the end?', after its splits */
const TOWARDS_THE_END =
  /\b(?:heart rate|hr|pulse)\b.*\b(?:end|finish|second half|last (?:km|part|few|\d+)|final)\b|\b(?:end|finish|second half)\b.*\b(?:heart rate|hr|pulse)\b/;

export function heartRateAtItsEnd({ text, subject, before }: Said): Question | null {
  const isOther = subject.periods.length > 0 || subject.race !== null || subject.kind !== null;
  if (isOther || text.split(' ').length > 9 || !TOWARDS_THE_END.test(text)) return null;
  return ofWorkout(before, { figure: 'halves', against: null });
}

export function itAgainst(said: Said): Question | null {
  const { text, subject, before, focus } = said;
  const isOfSort = THE_SAME_SORT.test(text);
  const isBefore =
    (isOfSort || THE_ONE_BEFORE.test(text)) &&
    /\b(?:compare\w*|than|against|vs|versus)\b/.test(text);
  const isJudged = JUDGES.test(text) || THAN_USUAL.test(text);
  if (!isBefore && (!isJudged || !namesNothing(subject))) return null;
  // Of a day the one before it is the last of its own sort.
  const isOfDay = before.periods[0]?.unit === 'day' && before.kind?.runningSubtype !== undefined;
  const hasOneBefore = isOfSort || isOfDay || before.extreme === 'latest';
  if (focus === 'race run' || (isBefore && !hasOneBefore)) return null;
  const left = wordsLeft(text.replace(THE_SAME_SORT, '').replace(THE_ONE_BEFORE, ''));
  if (!left.every((word) => isOfComparing(word) || /^(?:against|vs|versus)$/.test(word)))
    return null;
  const told = before.ofWorkout?.figure ?? (before.measure && FIGURE_OF[before.measure]) ?? null;
  // 'Higher than normal?', after a cadence, asks for no pace.
  const isOfTold = judgedBy(text) === null && told !== null && OF_A_FIGURE.has(told);
  if (isOfTold && (told !== 'effort' || HIGHER_OR_MORE.test(text))) return refused(said);
  const earlier =
    before.ofWorkout && COMPARABLE.has(before.ofWorkout.figure) ? before.ofWorkout : null;
  const figure =
    judgedBy(text) ??
    earlier?.figure ??
    (told && COMPARABLE.has(told) && THAN_USUAL.test(text) ? told : null) ??
    (isBefore || !JUDGES.test(text) ? 'pace' : null);
  if (figure === null) return null;
  const isOfTime = figure === 'distance' && before.measure === 'time';
  const against = isBefore ? 'oneBefore' : 'usual';
  const one = isOfSort ? { ...before, raceText: text } : before;
  return ofWorkout(one, { figure: isOfTime ? 'time' : figure, against });
}

const HIGHER_OR_MORE = /\b(?:higher|lower|more|less|fewer)\b/;

/** Told of one workout, and held against no others. */
const OF_A_FIGURE: ReadonlySet<Figure> = new Set([
  ...(['cadence', 'calories', 'gels', 'hydration', 'effort'] as const),
]);

/** 'How did it go?', after the latest one */
const HOW_IT_WENT = /^(?:and |so |ok )*how (?:did (?:it|that) go|was (?:it|that))$/;

export function howLatestWent({ text, before }: Said): Question | null {
  const isLatest = before.intent === 'extreme' && before.extreme === 'latest' && !before.rank;
  if (!isLatest || before.where.note !== null || !HOW_IT_WENT.test(text)) return null;
  return { ...before, howItWent: true, raceText: text, unplaced: [] };
}

/** 'More than my longest ride?': two workouts of different sorts are held against each other nowhere. */
const THAN_ANOTHER =
  /^(?:and |so )?(?:(?:is|was) (?:that|it) )?(?:more|less|fewer|faster|slower|longer|shorter|higher|lower|harder|easier) than (?:my|the) (?:longest|fastest|slowest|hardest|biggest|best|last|latest|shortest)\b/;

export function thanAnother(said: Said): Question | null {
  return THAN_ANOTHER.test(said.text) && !THE_ONE_BEFORE.test(said.text) ? refused(said) : null;
}

export function judgedOtherwise(said: Said): Question | null {
  const { text, subject } = said;
  return JUDGES.test(text) && subject.periods.length === 0 ? refused(said) : null;
}

const COMPARABLE: ReadonlySet<Figure> = new Set([
  'pace',
  'distance',
  'time',
  'heartRate',
  'elevation',
]);

/** 'And the swim before that?' */
const THE_ONE_BEFORE_IT =
  /^(?:and |what about |how about )*(?:(?:on|in|for|of|with) )?(?:the |my )?(?:one|run|swim|ride|walk|session|workout) before(?: that| it)?$/;

/** 'And the third?' */
const BEFORE_THAT = /^(?:and |what about )*(?:the (?:one|time) )?before (?:that|it)(?: one)?$/;
const OTHER_RANK =
  /^(?:and |what about |what was |how about )*(?:the |my )?(?<rank>second|third|fourth|fifth|sixth|\d(?:nd|rd|th))(?: one| (?:longest|fastest|slowest|shortest|biggest|best))?$/;

/** 'Next highest then' */
const NEXT_RANK =
  /^(?:and |ok |so )*(?:(?:what|which) (?:is|was) )?(?:the |my )?next (?:highest|longest|fastest|slowest|shortest|best|hilliest|biggest)(?: (?:one|run|after that))?$/;

export function anotherRank(said: Said): Question | null {
  const { text, before, focus } = said;
  const rank = OTHER_RANK.exec(text)?.groups?.rank;
  if (rank && before.intent !== 'weekly') {
    const whole = before.intent === 'ofWorkout' ? wholeOf(before) : before;
    return { ...whole, rank: rankOf(rank), count: null, unplaced: [] };
  }
  const isNext = NEXT_RANK.test(text) && before.extreme !== null;
  if (isNext)
    return { ...wholeOf(before), rank: (before.rank ?? 1) + 1, count: null, unplaced: [] };
  if (!THE_ONE_BEFORE_IT.test(text) && !BEFORE_THAT.test(text)) return null;
  // 'How many gels did I take on my last long run', 'and on the one before?'
  const figure = before.count === 1 && before.measure && FIGURE_OF[before.measure];
  if (figure && (before.intent === 'amount' || before.intent === 'average')) {
    const told = ofWorkout(before, { figure, against: null });
    return { ...told, extreme: 'latest', rank: 2, count: null };
  }
  const isOfOne = focus === 'workout' && before.extreme !== null;
  if (!isOfOne) return null;
  const next = (before.rank ?? 1) + 1;
  // 'What did I drink on it', and on the one before: its line tells no drinks.
  const toldOfIt = before.ofWorkout?.figure;
  const isOnItsLine = toldOfIt === undefined || ON_ITS_LINE.has(toldOfIt);
  if (before.intent === 'ofWorkout' && !isOnItsLine) return { ...before, rank: next, unplaced: [] };
  return { ...wholeOf(before), rank: next, unplaced: [] };
}

const ON_ITS_LINE: ReadonlySet<Figure> = new Set([
  ...(['heartRate', 'pace', 'distance', 'time', 'date', 'race', 'whether'] as const),
]);

/** The workout itself, where a figure of it was asked for. */
function wholeOf(before: Question): Question {
  return { ...before, intent: 'extreme', ofWorkout: null };
}

/** 'And the shortest?', 'and the smallest one?' */
const OTHER_END =
  /^(?:and |what about |what was |how about )*(?:the |my )?(?<end>longest|shortest|fastest|slowest|smallest|lowest|least|less|fewest|worst|biggest|highest|first|last|latest)(?: one| run| week| month)?$/;

const ENDS_OF_RUNS = ['longest', 'shortest', 'fastest', 'slowest', 'first', 'latest'] as const;

export function otherEnd({ text, subject, before, focus }: Said): Question | null {
  const end = OTHER_END.exec(text)?.groups?.end;
  // 'What about last month?' names days.
  if (end === undefined || subject.periods.length > 0) return null;
  // 'Last run' after a swim is another kind.
  const isOfOther = before.kind !== null && before.kind.sport !== 'run';
  if (/ run$/.test(text) && isOfOther) return null;
  const isOfPace = before.extreme === 'fastest' && before.distanceM === null;
  const ofRun =
    end === 'worst' && isOfPace
      ? 'slowest'
      : ENDS_OF_RUNS.find((each) => each === end || (each === 'latest' && end === 'last'));
  if (focus === 'workout' && ofRun && before.extreme !== null) {
    return { ...wholeOf(before), extreme: ofRun, rank: null, unplaced: [] };
  }
  if (before.intent !== 'biggest' || ofRun) return null;
  const isLeast = /^(?:smallest|lowest|least|less|fewest|worst)$/.test(end);
  return { ...before, extreme: isLeast ? 'least' : null, unplaced: [] };
}

const MOST_OF_UNITS =
  /^(?:and |so )*(?:(?:which|what) (?:one |week |month |year )?(?:was|is) )?(?:the |my )?(?<end>biggest|best|most|highest|smallest|lowest|least|worst)(?: (?:one|week|month|year|of them|of those))?$/;

export function biggestOfUnits({ text, before }: Said): Question | null {
  const end = MOST_OF_UNITS.exec(text)?.groups?.end;
  if (end === undefined || (before.intent !== 'breakdown' && before.intent !== 'weekly'))
    return null;
  const isLeast = /^(?:smallest|lowest|least|worst)$/.test(end);
  const extreme = isLeast ? 'least' : null;
  return { ...before, intent: 'biggest', extreme, rank: null, count: null, unplaced: [] };
}

/** 'And by number of runs?', after the biggest month */
const BY_FIGURE =
  /^(?:(?:and|or|ok|but|what about|how about|what is it) )*(?:by|for|in|on) (?:the )?(?:(?<pace>pace|speed)|(?<heartRate>heart rate|hr|pulse)|(?<count>(?:number|count|amount) of (?:runs|workouts)|(?:how many )?runs)|(?<time>time|hours|duration|time on feet)|(?<distance>distance|km|kilomet\w+|miles|mileage)|(?<elevation>climbing|elevation|climb|hills))$/;

export function biggestByAnother({ text, before }: Said): Question | null {
  const groups = BY_FIGURE.exec(text)?.groups;
  if (groups === undefined || before.intent !== 'biggest' || before.during !== null) return null;
  const measure = FIGURES_OF_UNITS.find((each) => groups[each] !== undefined);
  if (!measure) return null;
  const isLeast = before.extreme === 'least' || before.extreme === 'slowest';
  // The best by heart rate is the lowest after the fastest; after the biggest neither is meant.
  if (measure === 'heartRate') {
    return before.extreme === 'fastest'
      ? { ...before, measure, extreme: 'lowestHeartRate', raceText: text, unplaced: [] }
      : null;
  }
  const ofSums = isLeast ? ('least' as const) : null;
  const ofPace = isLeast ? ('slowest' as const) : ('fastest' as const);
  const extreme = measure === 'pace' ? ofPace : ofSums;
  return { ...before, measure, extreme, raceText: text, unplaced: [] };
}

const FIGURES_OF_UNITS = ['pace', 'heartRate', 'count', 'time', 'distance', 'elevation'] as const;

/** 'And 10k?', after the fastest 5k or its day */
export function recordOfOtherLength({ read, subject, before }: Said): Question | null {
  const { distanceM, timeS, paceSPerKm, race } = subject;
  const isOfRecord = before.ofWorkout !== null && before.extreme === 'fastest';
  const isBare = read.rest.split(' ').every((word) => word === '_' || LEADS_ON.has(word));
  if (!isOfRecord || before.distanceM === null || !isBare || distanceM === null) return null;
  if (timeS !== null || paceSPerKm !== null || race !== null) return null;
  // The day of one is told with its time, and so is that of another.
  const whole = before.ofWorkout?.figure === 'date' ? wholeOf(before) : before;
  return { ...whole, distanceM, unplaced: [] };
}

const LEADS_ON = new Set(
  wordsOf('and or for my the what about how over then ok so same fastest best'),
);

/** 'How far?', after the weekday with the most runs: by another figure. */
export function weekdaysByAnother(said: Said): Question | null {
  const { text, subject, before } = said;
  const figure = figureAsked(text);
  if (before.intent !== 'weekdays' || figure === null || !namesNothing(subject)) return null;
  if (figure !== 'distance' && figure !== 'time') return refused(said);
  return { ...before, measure: figure, raceText: text, unplaced: [] };
}

/** 'And least?', after the day of the week with the most. */
export function leastOfWeekdays({ text, before }: Said): Question | null {
  const isLeast =
    /^(?:and |so )*(?:which |what |on which )*(?:(?:day|one) )?(?:(?:is|do i run|has|have|with) )*(?:the |my )?(?:least|fewest|quietest)(?: (?:day|one))?$/;
  if (before.intent !== 'weekdays') return null;
  // 'And the fastest?', after the slowest
  const byPace =
    /^(?:and |which (?:is|one is) )*(?:the )?(?<end>fastest|slowest)(?: (?:one|day))?$/.exec(text);
  const isOfPace = before.extreme === 'fastest' || before.extreme === 'slowest';
  if (byPace && isOfPace) {
    return {
      ...before,
      extreme: byPace.groups?.end === 'fastest' ? 'fastest' : 'slowest',
      unplaced: [],
    };
  }
  if (!isLeast.test(text)) return null;
  return { ...before, extreme: 'least', unplaced: [] };
}

/** Its line tells distance, runs and time. */
export function toldOfBiggest({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'biggest' || before.count !== null || !namesNothing(subject)) return null;
  const figure = figureAsked(text);
  const isCount = wordsLeft(text).length === 0 && /\bhow many\b/.test(text);
  return isCount || figure === 'date' || figure === 'distance' || figure === 'time'
    ? { ...before, unplaced: [] }
    : null;
}

/** 'What about Wednesday?', 'and in October?' after a figure of one workout. */
export function figureOfOtherDays({ text, subject, before }: Said): Question | null {
  const { periods } = subject;
  if (before.intent !== 'ofWorkout' || before.race || periods.length === 0 || !isElliptic(text)) {
    return null;
  }
  return { ...before, periods, periodsBefore: toldSoFar(before), unplaced: [] };
}
