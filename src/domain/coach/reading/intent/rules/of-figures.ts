import { hasConditions } from '../../../conditions.ts';
import { ANY_WORKOUT, type Kind, RUNS } from '../../../kinds.ts';
import type { Subject } from '../../../question.ts';
import { comparesAlone } from '../../parts/compares-alone.ts';
import { DAYS_WITHOUT, figuresNamed } from '../../parts/measures.ts';
import { asksForStartTimes } from '../../start-times.ts';
import { wordsOf } from '../../text/known-words.ts';
import type { Shown } from '../intent-features.ts';
import { isOfEachRun } from '../parts-held.ts';
import type { Rule } from './rule.ts';

/** What is told of the load beside fitness and form. */
export const OF_LOAD_WORDS =
  /\b(?:acwr|acute(?: to)? chronic|ramp rate|monotony|(?:training |weekly |my )strain(?! (?:in|on|of|from)\b)|fitness and fatigue)\b/;

function isOfSomeKind(kind: Kind | null): boolean {
  return kind !== null && kind.many !== RUNS.many && kind.many !== ANY_WORKOUT.many;
}

/** 'This year', of all runs, held against nothing. */
function isOfOneStretch({ periods, against, distanceM, race, judged }: Subject): boolean {
  const isOpen = against === null && distanceM === null && race === null && judged === null;
  return periods.length <= 1 && isOpen;
}

/** 'Best 5k this month vs my best in spring', 'my best 5 km month by month' */
function areBestsCompared({ extreme, distanceM, periods, race }: Subject, text: string): boolean {
  if (extreme !== 'fastest' || distanceM === null || race !== null) return false;
  if (/\b(?:month by month|by month|(?:each|every|per) month|monthly)\b/.test(text)) return true;
  const isHeldAgainst = /\b(?:vs|versus|against|compar\w+|than)\b/.test(text);
  return isHeldAgainst && (periods.length === 2 || (periods.length === 1 && IS_NOW.test(text)));
}

/** Nothing but one figure, and what says of which workouts. */
function isFigureNarrowed({ places, subject }: Shown): boolean {
  const { race, against, extreme, where, periods, unit, isShare, along, count, inMiles } = subject;
  const isOfLatest = extreme === null || (extreme === 'latest' && count !== null);
  const isPlain = race === null && against === null && isOfLatest && along === null;
  if (
    !isPlain ||
    isShare ||
    inMiles ||
    unit !== null ||
    periods.length > 1 ||
    (count === null && !hasConditions(where))
  )
    return false;
  const words = places.filter((word) => /^[a-z]/.test(word) && !ASKS_FOR_IT.has(word)).join(' ');
  return figuresNamed(words).length === 1 && ONE_FIGURE.test(words);
}

const ONE_FIGURE = /^(?:\w+|heart rate|training load)$/;

const ASKS_FOR_IT = new Set(
  wordsOf(`what is was were are how my the i a of in on total all tell show give me please pls had have and
  so for with on runs workouts`),
);

const IS_NOW = /\b(?:now|current|currently|recent|latest|was|were)\b/;

const IN_A_SEASON = /\b(?:in|during) (?:the )?(?:spring|summer|autumn|fall|winter)$/;
/** 'The most I ran in one day' */
export const MOST_IN_A_DAY =
  /\b(?:most|furthest|farthest)\b.*\b(?:in|on) (?:a|one|1|a single|any|any one) day\b/;
const OF_A_DAY: ReadonlySet<Subject['measure']> = new Set(['distance', 'count', 'time', 'runDays']);

/** What the log is added up, put in order or compared to. */
export const OF_FIGURES = {
  load: {
    examples: ['what is my ramp rate'],
    asks: 'form',
    words: OF_LOAD_WORDS,
    when: ({ term, judged }) => term === null && judged === null,
  },
  gotFaster: {
    examples: ['did i get any faster this year'],
    asks: 'trend',
    words:
      /^(?:did|have|has) (?:i|my (?:\w+ )?(?:runs?|pace)) (?:actually |really |ever )?(?:get|got|gotten|become|became|been getting|grown|turned) (?:(?:any|a|bit|little|much|lot|at|all|really) )*(?:faster|quicker|slower|fitter|longer|shorter)\b(?!.*\b(?:than|compared|vs|versus)\b)/,
    when: isOfOneStretch,
  },
  stretchesCompared: {
    examples: ['how do my first 4 weeks after the flu compare to the 4 before'],
    asks: 'compare',
    words: /^(?:(?:and|so) )*how (?:do|does|did) my .*\bweeks\b.*\bcompare (?:to|with|against)\b/,
    when: ({ race, against }) => race === null && against === null,
  },
  gettingBetter: {
    examples: ['is it getting better'],
    asks: 'trend',
    words:
      /^(?:(?:and|so|but) )*(?:is|are) (?:it|that|they|those) (?:still )?getting (?:any )?(?:better|faster|quicker|worse|slower)$/,
    when: isOfOneStretch,
  },
  howOftenAKind: {
    examples: ['how often do i do strength sessions', 'how often am i swimming'],
    asks: 'amount',
    words:
      /^(?:(?:and|so) )*how often (?:do|am|have|did) i\b(?!.*\b(?:should|need|without|forget|miss)\b)/,
    when: ({ kind, where, race, periods }) =>
      isOfSomeKind(kind) && race === null && periods.length < 2 && where.note === null,
  },
  howAKindGoes: {
    examples: ['how are my long runs going', 'how are my swims coming along'],
    asks: 'trend',
    words:
      /^how (?:is|are|have) my (?!(?:swim|ride|walk|hike)\b)(?:\w+ ){0,2}\w+ (?:been )?(?:going|coming along|coming on|doing|progressing|developing|changed|changing)\b/,
    when: ({ kind, where, judged, race }) =>
      (isOfSomeKind(kind) || where.note !== null) && judged === null && race === null,
  },
  heldAgainstOthers: {
    examples: ['do i run faster in winter', 'is my heart rate lower on sundays'],
    asks: 'compare',
    when: ({ against, periods, term }, { mended }) =>
      term === null &&
      comparesAlone(mended) &&
      (against !== null || (periods.length === 1 && IN_A_SEASON.test(mended))),
  },
  daysOffInARow: {
    examples: ['when did i last have two days off in a row'],
    asks: 'streak',
    words: /\b(?:in a row|consecutive)\b/,
    when: ({ times, measure }, { mended }) =>
      times !== null && (measure === 'restDays' || DAYS_WITHOUT.test(mended)),
  },
  longestOut: {
    examples: ['when was my longest break from running', 'how long was i out this morning'],
    asks: 'streak',
    words:
      /^(?:how long|when) (?:was|were|have|had|did) (?:i|my) (?:been )?(?:(?:out|off|away|injured|sick|ill|not run(?:ning)?)\b|longest (?:break|gap|pause|layoff|time off))/,
    when: ({ judged }) => judged !== 'theBreak',
  },
  /** How a race is to be run is a plan, and no run of the log. */
  negativeSplits: {
    examples: ['how many negative splits did i run this year'],
    asks: 'negativeSplits',
    words:
      /^(?!.*\b(?:should|shall|will|would|plan|aim|going to|want|try|strategy|understand|means?|meaning|explain|pace|even|how (?:do|can|could|to)|good|better|best|benefit|help|for a|for my)\b)/,
    when: ({ negativeSplit, term }) => negativeSplit && term === null,
  },
  tags: {
    examples: ['what tags do i use most'],
    asks: 'tags',
    words:
      /^(?:(?:what|which|list|show|how many)(?: me)? (?:(?:all|different|my|of|the) )*tags?\b|(?:all )?my (?:most (?:used|common) )?tags?\b|(?:most (?:used|common) )tags?\b)/,
  },
  bestOverADistance: {
    examples: ['400m best'],
    asks: 'extreme',
    words: /^(?:my )?\d+(?:\.\d+)? ?(?:m|met(?:re|er)s|k|km|miles?) best$/,
    when: ({ extreme, distanceM }) => extreme === 'fastest' && distanceM !== null,
  },
  bestsCompared: {
    examples: ['best 5k this month vs my best in spring', 'my best 5 km month by month'],
    asks: 'bests',
    when: (subject, { mended }) => areBestsCompared(subject, mended),
  },
  startTimes: {
    examples: ['when do i usually start my runs', 'what is the earliest i have ever run'],
    asks: 'startTimes',
    when: ({ race, measure }, { mended }) =>
      race === null && measure === null && asksForStartTimes(mended),
  },
  severalADay: {
    examples: ['did i ever run twice in one day'],
    asks: 'severalADay',
    words:
      /\b(?:twice|two (?:runs|times|workouts|sessions)|more than (?:one (?:run|workout|session)|once)|2 (?:runs|times|workouts|sessions)|double[sd]?(?: up)?) (?:in|on|per|a) (?:(?:the )?(?:same|one|a single|single|a) )?day\b|\b(?:double|two a) days?\b|\bdays (?:with|where i (?:did|had)|on which i (?:did|had)) (?:two|2|more than one|several|multiple) (?:runs?|workouts?|sessions?)\b|\bon (?:the )?same day twice\b/,
  },
  mostInADay: {
    examples: ['most km in a day'],
    asks: 'severalADay',
    words: MOST_IN_A_DAY,
    when: ({ measure, race }) => race === null && (measure === null || OF_A_DAY.has(measure)),
  },
  statistic: {
    examples: ['median pace this year', 'standard deviation of my easy pace'],
    asks: 'average',
    when: ({ statistic }) => statistic !== null,
  },
  share: {
    examples: ['what share of my runs is over 15 km'],
    asks: 'amount',
    when: ({ isShare }) => isShare,
  },
  unitByFigure: {
    examples: ['which month had the lowest average pulse'],
    asks: 'biggest',
    words:
      /^(?:(?:in|during|and) )?(?:which|what) (?:was (?:my|the) )?(?:week|month|year)\b(?=.*\b(?:most|least|fewest|highest|lowest|fastest|slowest|best|quickest)\b)(?=.*\b(?:pace|fastest|slowest|quickest|heart rate|hr|pulse|climb\w*|elevation|vert|calories|kcal|burn\w*|gels)\b)(?!.*\b(?:load|effort|run was|10k|5k|half)\b)/,
    when: ({ unit }) => unit !== null,
  },
  mostRunsInAUnit: {
    examples: ['week with most runs'],
    asks: 'biggest',
    words:
      /\bmost (?:\w+ )?(?:runs|workouts|sessions|trainings)\b.*\b(?:week|month|year)\b|\b(?:week|month|year)\b.*\bmost (?:\w+ )?(?:runs|workouts|sessions|trainings)\b/,
    when: ({ unit }) => unit !== null,
  },
  mostInAUnit: {
    examples: ['most km in one week'],
    asks: 'biggest',
    words:
      /\bmost (?:km|kms|kilomet\w+|miles|hours|distance|time|climbing|elevation|vert|calories)\b(?: (?:i|have|i've|ever|run|ran|done|climbed|burned)){0,4} in (?:a|any|one|1|a single) (?:week|month|year)\b/,
    when: ({ unit }) => unit !== null,
  },
  /** 'Heart rate with the dog': a figure, and what narrows it. */
  figureOfEach: {
    examples: ['heart rate with the dog', 'what was my cadence before 8 am'],
    asks: 'average',
    when: (subject, shown) => isOfEachRun(subject) && isFigureNarrowed(shown),
  },
  figureInAll: {
    examples: ['what was my climbing before 8 am', 'calories on sundays'],
    asks: 'amount',
    when: (subject, shown) =>
      subject.measure !== null &&
      !isOfEachRun(subject) &&
      // How far a pair was run is told of the pair.
      !(subject.measure === 'distance' && subject.where.shoe) &&
      isFigureNarrowed(shown),
  },
  /** Told day by day of the week. */
  shareOfWeekdays: {
    examples: ['how much of my running is at weekends'],
    asks: 'weekdays',
    words: /\b(?:how much|what (?:part|share|percent\w*)|share|percent\w*) of (?:my|the) running\b/,
    when: ({ where }) => where.weekdays !== null,
  },
  onCourse: {
    examples: ['how many km till 2000'],
    asks: 'goal',
    words:
      /\b(?:(?:what|how much) (?:do )?i need (?:for|to)|on (?:pace|track|course|target|schedule)\b|how (?:many|much|far) .*\b(?:until|till|to go|left))\b/,
    when: ({ goalM }) => goalM !== null,
  },
  atThisRate: {
    examples: ['at this rate, how many km will i end the year on'],
    asks: 'goal',
    words:
      /^(?=.*\b(?:km|kilomet\w+|miles|distance|mileage|far|much)\b)(?=.*\b(?:at (?:this|that|my current|the current) (?:rate|pace)|if i (?:keep|carry|go) (?:this|it|on|going)|on course for|projected|projection|heading for)\b)(?=.*\b(?:years?|months?|december)\b)/,
    when: ({ goalM }) => goalM === null,
  },
} satisfies Record<string, Rule>;
