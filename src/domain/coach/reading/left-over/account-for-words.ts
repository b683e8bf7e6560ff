import { kmFromM } from '../../../units.ts';
import { type Bound, conditionWords, hasConditions } from '../../conditions.ts';
import { roundWeightText } from '../../phrases.ts';
import type { Extreme, Intent, Measure, Subject } from '../../question.ts';
import { asksWhetherRan, isAskedAhead } from '../asked-ahead.ts';
import { figureAsked, isOfComparing } from '../going-on/follow-up-words.ts';
import { isSaidAnywhere, isSaidWith } from '../intent/guess-intent.ts';
import { figuresNamed, superlativesNamed } from '../parts/measures.ts';
import { COMPARES_RACES } from '../parts/name-race.ts';
import { zonesText } from '../parts/read-counts.ts';
import { isPlanOfOneDay } from '../plan-of-one-day.ts';
import { asksAtOwnPace } from '../settling/settle-figures.ts';
import { wordsOf } from '../text/known-words.ts';
import { isSaidOfWorkouts, PRAISING, standsBeforeWorkouts } from './describing-workouts.ts';
import { NARROWING_BUT } from './narrowing-but.ts';
import { isPlainTalk } from './plain-talk.ts';
import { NARROWING, OF_ITS_OWN_QUESTIONS, SAYING_NOTHING } from './words-of-questions.ts';

/** What of a sentence is in the way of an answer. */
export type Unplaced = {
  /** Parts that were read and that such an answer does not go by. */
  notHonoured: string[];
  /** Words that no part was made of, with what leads to them. */
  words: string[];
  /** Where each of these words stands. */
  open: number[];
};

/**
 * The parts of a sentence that found no place in the question made of it. A word has its place when
 * a reader took it ('_' stands for it), when it belongs to the way such a question is asked, or when
 * it says nothing by itself. What would narrow or change the question has none by default.
 */
export function unplacedParts(of: {
  rest: string;
  asked: string;
  intent: Intent;
  subject: Subject;
}): Unplaced {
  const { rest, intent, subject } = of;
  const notHonoured = [...unhonoured(intent, subject), ...asWell(intent, of.asked, subject)];
  const isWhole =
    subject.judged !== null ||
    subject.ahead !== null ||
    (intent === 'plan' && isAskedAhead(subject.raceText ?? ''));
  if (isWhole) return { notHonoured: [], words: [], open: [] };
  const asksNoFigure = intent === 'unknown' && subject.measure === null;
  if (TELLS_NO_FIGURE.has(intent) || asksNoFigure) {
    return { notHonoured, words: [], open: [] };
  }
  // 'How many days did I run' does not count runs.
  const isCountOfDays =
    intent === 'amount' && subject.measure !== 'restDays' && subject.measure !== 'runDays';
  const words = rest.split(' ');
  const isDescribing = (index: number) =>
    (OF_WORKOUTS_ALONE.has(intent) || GOES_BY_WORKOUTS.has(intent)) &&
    (standsBeforeWorkouts(words, index) ||
      (intent !== 'compare' && isSaidOfWorkouts(words, index)));
  // 'Hilly runs' are no sum of climbing, but for those with so much of it.
  const mayDescribe = (word: string, index: number) =>
    (saysNothing(word, index) && !PRAISING.has(word)) ||
    (isOfFigure(word, subject) &&
      (superlativesNamed(word).length > 0 || hasConditions(subject.where)));
  const isOfTheQuestion = (word: string, index: number) =>
    (hasBeenSaid(word, intent, subject.periods.length > 0) &&
      !(isCountOfDays && /^days?$/.test(word))) ||
    (intent === 'ofWorkout' &&
      (OF_THE_LAST.has(word) || isOfComparing(word) || figureAsked(word) !== null)) ||
    saysNothing(word, index) ||
    isOfFigure(word, subject);
  const isPlaced = (word: string, index: number) =>
    !(word === 'exactly' && words[index + 1] === '_') &&
    // What it would take away was left unsaid.
    !(ENDS_OPEN.has(word) && index > 0 && index === words.length - 1) &&
    isPlacedAnywhere(word, index);
  const isPlacedAnywhere = (word: string, index: number) =>
    word === '_' ||
    // A race of one's own stands so in the sentence.
    (word === 'race' && subject.race !== null) ||
    (subject.otherRace !== null &&
      (COMPARES_RACES.test(word) || word === 'pace' || word === 'paces')) ||
    // 'Compare this month with last': the month is what both have in common.
    (intent === 'compare' && word === 'last' && index === words.length - 1) ||
    // 'Cadence of my last run': it is the last one.
    (intent === 'amount' && subject.count === 1 && OF_THE_LAST.has(word)) ||
    (intent === 'records' && OF_THE_LAST.has(word)) ||
    (OF_GAP.has(word) && (intent === 'readiness' || intent === 'races')) ||
    (intent === 'form' && WORDS_OF_LOAD.has(word)) ||
    (isDescribing(index) ? mayDescribe(word, index) : isOfTheQuestion(word, index)) ||
    (subject.searched !== null && OF_NOTES.has(word)) ||
    (intent === 'extreme' && subject.where.shoe === null && OF_SHOES.has(word)) ||
    (intent === 'average' && subject.measure === 'calories' && A_LENGTH.has(word)) ||
    (OF_RUNNING.has(word) && isOfRuns(subject));
  const parts: string[] = [];
  const at: number[] = [];
  let open: string[] = [];
  for (const [index, word] of words.entries()) {
    if (word !== '' && !isPlaced(word, index)) {
      at.push(index);
      const before = words[index - 1] ?? '';
      const lead = words[index - 2] ?? '';
      const leads = LEADS.has(before) ? [before] : LEADS.has(lead) ? [lead, before] : [];
      open.push(...(open.length === 0 ? leads.filter((lead) => lead !== '_') : []), word);
    } else if (open.length > 0) {
      parts.push(open.join(' '));
      open = [];
    }
  }
  if (open.length > 0) parts.push(open.join(' '));
  // 'when' of 'when it rained' is told once.
  const whole = parts.filter(
    (part) => !parts.some((other) => other !== part && other.includes(part)),
  );
  const beside = company(rest, intent, subject).filter((part) => !whole.includes(part));
  const describing = at.filter(isDescribing).map((index) => words[index] ?? '');
  const isTold = (part: string) => !describing.some((word) => part.endsWith(word));
  return {
    notHonoured: [...notHonoured, ...beside, ...describing],
    words: whole.filter(isTold),
    open: at,
  };
}

const ENDS_OPEN = new Set(wordsOf('not without except but'));

/** 'With the new watch', 'with my physio': with what or whom it was narrows, whoever that is. */
function company(rest: string, intent: Intent, { searched, where }: Subject): string[] {
  if (!OF_WORKOUTS_ALONE.has(intent)) return [];
  const [part, name = ''] = WITH_WHOM.exec(rest) ?? [];
  const isOfQuestion =
    figuresNamed(name).length > 0 ||
    superlativesNamed(name).length > 0 ||
    SAYING_NOTHING.has(name) ||
    OF_NOTES.has(name) ||
    GOES_WITH_ANYTHING.has(name) ||
    (searched ?? where.note ?? '').includes(name);
  return part === undefined || isOfQuestion ? [] : [part];
}

const WITH_WHOM = /\bwith (?:my|our|the|a|an) (?:(?:new|old|own|other) )?(?<name>[a-z]{3,})\b/;
const GOES_WITH_ANYTHING = new Set(
  wordsOf(`most fewest same rest help plan target goal aim average total race races marathon half training
  run runs week weeks month months year years data coach zone zones best worst highest lowest biggest
  comparison exception`),
);
/** What is told of the workouts that are meant: a word that was not read may have said which. */
export const OF_WORKOUTS_ALONE: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'list',
  'extreme',
  'weekly',
  'breakdown',
  'biggest',
  'unitCount',
  'compare',
]);

/** What goes by some workouts, whichever are meant. */
const GOES_BY_WORKOUTS: ReadonlySet<Intent> = new Set([
  ...['ofWorkout', 'zones', 'negativeSplits', 'shoes', 'weekdays', 'startTimes', 'streak'],
  ...['trend', 'overtraining', 'search'],
] as const);

/** Whether a word could be one that changes nothing, as far as the word alone tells. */
export function mayChangeNothing(word: string): boolean {
  return (
    /^[a-z]+$/.test(word) &&
    !NARROWING.has(word) &&
    !OF_ITS_OWN_QUESTIONS.has(word) &&
    figuresNamed(word).length === 0 &&
    superlativesNamed(word).length === 0
  );
}

/** In the phrases that the reader learned from. */
function hasBeenSaid(word: string, intent: Intent, isDated: boolean): boolean {
  if (NARROWING_BUT[intent]?.has(word)) return true;
  if (NARROWING.has(word)) return false;
  if (isSaidWith(word, intent)) return true;
  // 'A summary of the summer' is told by its sums.
  if (intent === 'amount' && isDated && isSaidWith(word, 'analysis')) return true;
  if (isPlainTalk(word)) return true;
  return isSaidAnywhere(word) && !OF_ITS_OWN_QUESTIONS.has(word) && figuresNamed(word).length === 0;
}

/** 'When' says nothing where a question begins with it. */
function saysNothing(word: string, index: number): boolean {
  return SAYING_NOTHING.has(word) && !NARROWING.has(word) && !(word === 'when' && index > 1);
}

/** 'Vert' says no more than that it is the climbing which is asked for. */
function isOfFigure(word: string, { measure, extreme }: Subject): boolean {
  if (NARROWING.has(word)) return false;
  return (
    (measure !== null && figuresNamed(word).includes(measure)) ||
    (extreme !== null && superlativesNamed(word).some((each) => isSameSuperlative(each, extreme)))
  );
}

/** What is answered in words, or not at all, and tells no figure of the log. */
export const ANSWERED_IN_WORDS: readonly Intent[] = [
  'help',
  'thanks',
  'urgent',
  'pain',
  'onlyYours',
  'notInLog',
  'alongTheWay',
  'doIt',
];
const TELLS_NO_FIGURE: ReadonlySet<Intent> = new Set([
  'sweat',
  ...ANSWERED_IN_WORDS.filter((intent) => intent !== 'help' && intent !== 'thanks'),
  'why',
  'term',
  'judge',
]);

/** The weeks that a judgement of how much is too much goes by. */
const LATELY =
  /^(?:in the last (?:7|14|21|28|30) days|in the last (?:[1-6] )?weeks?|in the last month|this week|last week|this month|last month)$/;

/** Of all that is run, or of a race. */
const OF_ALL_RUNNING: ReadonlySet<Intent> = new Set(['readiness', 'overtraining', 'taper']);

/** 'Over 40 km or over 90 minutes' */
const EITHER =
  /\bor (?:with |at |of |those )?(?:over|above|under|below|at (?:least|most)|(?:more|less|longer|shorter|faster|slower|higher|lower) than)\b/;

/** 'Evening runs or treadmill ones': the answer goes by those that are both. */
const EITHER_RUNS =
  /\b(?:runs?|ones?|sessions?|workouts?) or (?:(?:the|my|those|any|on|in) )*(?:\w+ )?(?:ones?|runs?|sessions?|workouts?)\b/;

function narrowsByTwo({ kind, where }: Subject): boolean {
  const ways = [kind?.runningSubtype, where.hours, where.weekdays, where.shoe, where.note];
  return ways.filter((each) => each !== null && each !== undefined).length > 1;
}

/** What was read of a question and has no bearing on its answer. */
function unhonoured(intent: Intent, subject: Subject): string[] {
  const slots = HONOURED[intent];
  if (slots === undefined)
    return subject.unread !== null && COUNTS.test(subject.raceText ?? '') ? [subject.unread] : [];
  const parts: string[] = [];
  const miss = (slot: Slot, words: string | number | null | undefined | false) => {
    if (words && !slots.has(slot)) parts.push(String(words));
  };
  // Races are found by their time.
  const isOfRaces = (of: Bound['of']) => intent === 'races' && of === 'time';
  for (const bound of subject.where.bounds) {
    if (!isOfRaces(bound.of)) miss('where', bound.words);
  }
  if (subject.where.weekdays) miss('where', 'the weekday');
  if (subject.where.note !== null) miss('where', `“${subject.where.note}”`);
  if (subject.where.noteWithout) miss('where', `not “${subject.where.noteWithout}”`);
  miss('never', contradiction(subject.where.bounds));
  // All conditions hold at once; of two figures there is no 'either'.
  const isEither = new Set(subject.where.bounds.map(({ of }) => of)).size > 1;
  if (isEither && EITHER.test(subject.raceText ?? '')) parts.push('or');
  if (narrowsByTwo(subject) && EITHER_RUNS.test(subject.raceText ?? '')) parts.push('or');
  // 'Half from my 10k in September': the days of a result of one's own.
  const isOwnResult = intent === 'predict' && subject.fromM !== null && subject.fromS === null;
  const mostDays = slots.has('twoPeriods') ? 2 : slots.has('days') || isOwnResult ? 1 : 0;
  if (subject.scope === null || !slots.has('scope')) {
    const isLately = ({ words }: Subject['periods'][number]) =>
      (slots.has('lately') && words === 'in the last 28 days') ||
      (intent === 'overtraining' && LATELY.test(words));
    const others = subject.periods
      .slice(mostDays)
      .filter((period) => !(intent === 'racePlan' && period.unit === 'month'))
      .filter((period) => !isLately(period) && !(period.unit === 'all' && mostDays === 0));
    parts.push(...others.map(({ words }) => words));
  }
  if (intent === 'amount' && OF_FUEL.has(subject.measure) && COUNTED.test(subject.raceText ?? '')) {
    parts.push('how many runs');
  }
  // A list or a sum would hold those without as well.
  const ofGels = subject.measure === 'gels' && RUNS_WITH_GELS.exec(subject.raceText ?? '');
  if (ofGels && FINDS_RUNS.has(intent)) parts.push(ofGels[0]);
  const isOfRunsInZone = subject.zones.length > 0 && OF_RUNS_IN_ZONE.test(subject.raceText ?? '');
  if (isOfRunsInZone && (intent === 'zones' || intent === 'amount')) parts.push('runs in a zone');
  if (OF_UNITS.has(intent) && UNIT_BOUND.test(subject.raceText ?? '')) {
    parts.push(...subject.where.bounds.map(({ words }) => words));
  }
  const measures = MEASURED[intent];
  // Of two races their runs are looked at as well.
  const isOfRaceRuns = intent === 'races' && subject.otherRace !== null;
  const isToldOfRuns = isOfRaceRuns && OF_RACE_RUNS.has(subject.measure);
  if (isToldOfRuns) {
    const untold = figuresNamed(subject.raceText ?? '').filter(
      (each) => !measures?.has(each) && !OF_RACE_RUNS.has(each),
    );
    parts.push(...untold.map((each) => MEASURE_WORDS[each] ?? each));
  }
  if (measures && subject.measure && !measures.has(subject.measure) && !isToldOfRuns) {
    parts.push(MEASURE_WORDS[subject.measure] ?? subject.measure);
  }
  const isNarrow = subject.kind?.runningSubtype || subject.kind?.exceptSubtype;
  if (subject.measure === 'load' && OF_LOAD.has(intent)) {
    const isOfAllRuns =
      subject.kind === null || subject.kind.many === 'runs' || !subject.kind.sport;
    parts.push(...conditionWords(subject.where));
    if (isNarrow || !isOfAllRuns) parts.push(subject.kind?.many ?? '');
    if (subject.count !== null) parts.push(String(subject.count));
    if (subject.against !== null) parts.push(subject.against.many);
  }
  const isOfOwnPace = intent === 'paceSum' && asksAtOwnPace(subject.raceText ?? '');
  miss('kind', !isOfOwnPace && isNarrow && subject.kind?.many);
  const { workoutType = 'running', sport = 'run' } = subject.kind ?? {};
  const isOfOtherSport = workoutType !== 'running' || sport !== 'run';
  if (OF_ALL_RUNNING.has(intent) && isOfOtherSport) parts.push(subject.kind?.many ?? '');
  // '14 km instead' is of one day's run.
  const isOfADay = intent === 'plan' && isPlanOfOneDay(subject);
  miss('distance', !isOfADay && subject.distanceM && `${kmFromM(subject.distanceM)} km`);
  miss('from', subject.fromM && `from ${kmFromM(subject.fromM)} km`);
  const isTimeRun = intent === 'extreme' && asksWhetherRan(subject.raceText ?? '');
  miss('time', !isTimeRun && subject.timeS && `${Math.round(subject.timeS / 60)} minutes`);
  miss('pace', subject.paceSPerKm && 'the pace');
  miss('plan', subject.planWeeks && `${subject.planWeeks} weeks`);
  miss('count', subject.count && `${subject.count}`);
  miss('weight', subject.weightKg && roundWeightText(subject.weightKg));
  miss('zone', subject.zones.length > 0 && zonesText(subject.zones));
  miss('bpm', subject.bpm && `${subject.bpm} bpm`);
  // 'Week 6' of a plan
  const isOfPlan = intent === 'racePlan' && subject.unit === 'week';
  miss('rank', !isOfPlan && subject.rank && `number ${subject.rank}`);
  miss('races', subject.otherRace?.name);
  miss('times', subject.times?.words);
  // 'When does it get to 30k?', of a plan
  const isReached = intent === 'racePlan' && subject.extreme === 'longest';
  miss('goal', !isReached && subject.goalM && `${kmFromM(subject.goalM)} km`);
  if (subject.where.hours) miss('where', subject.where.hours.words);
  if (subject.where.shoe) miss('where', subject.where.shoe.name);
  if (subject.where.shoeWithout) miss('where', `not ${subject.where.shoeWithout.name}`);
  for (const { words } of subject.where.own ?? []) miss('where', words);
  if (subject.where.mostlyIn) miss('where', `in ${zonesText(subject.where.mostlyIn)}`);
  if (subject.where.dayAfter) miss('where', subject.where.dayAfter.words);
  if (subject.where.withoutRaces) miss('where', 'outside races');
  if (typeof subject.where.isNoted === 'boolean') miss('where', 'notes');
  // 'The last run before the City 10' asks for a run; 'my last race' is a race by now.
  const isResult = intent === 'predict' && subject.fromM !== null;
  // 'Weekly km with the longest run of each'
  if (intent === 'breakdown' && subject.extreme === 'longest') return parts;
  const isLongestOfPlan = intent === 'racePlan' && subject.extreme === 'longest';
  if (isLongestOfPlan) return parts;
  const isOfBestRace = intent === 'races' && OF_BEST_RACE.test(subject.raceText ?? '');
  // 'My mile time' and 'a new PR' ask a prediction and advice for no fastest run.
  const isAim = subject.extreme === 'fastest' && (intent === 'predict' || intent === 'analysis');
  if (subject.race !== null && subject.extreme !== null && !isResult && !isAim && !isOfBestRace)
    miss('ofRace', EXTREME_WORDS[subject.extreme]);
  if (subject.extreme && !isAim && !slots.has('extreme') && subject.extreme !== 'latest') {
    miss('extreme', EXTREME_WORDS[subject.extreme]);
  }
  // 'Until Berlin' names a race there.
  if (subject.unread !== null && slots.has('days') && intent !== 'races')
    parts.push(subject.unread);
  return parts;
}

/** 'Was the City 10 K my best race' */
const OF_BEST_RACE = /\bmy (?:best|fastest|slowest|worst|longest) (?:race|one|result)\b/;

const OF_RACE_RUNS: ReadonlySet<Subject['measure']> = new Set(['heartRate', 'effort']);

const OF_LOAD: ReadonlySet<Intent> = new Set(['amount', 'average', 'compare']);

/** 'Over 20 km and under 15 km' */
function contradiction(bounds: Subject['where']['bounds']): string | null {
  const found = bounds.find((one) =>
    bounds.some((other) => {
      const least = other.above ?? other.atLeast ?? 0;
      const most = one.below ?? one.atMost ?? Infinity;
      const isOpen = other.above !== null || one.below !== null;
      return other.of === one.of && (isOpen ? least >= most : least > most);
    }),
  );
  return found?.words ?? null;
}

/** A second figure, or a second superlative, that the answer would leave out: 'the longest and the fastest'. */
function asWell(intent: Intent, asked: string, subject: Subject): string[] {
  if (!TELLS_ONE.has(intent)) return [];
  const named = figuresNamed(asked);
  const isBound = (each: Measure) => subject.where.bounds.some(({ of }) => of === each);
  const others = named.filter(
    (each) =>
      each !== subject.measure &&
      !isToldWith(each, subject.measure) &&
      !isToldBeside(each, intent, subject) &&
      !isBound(each),
  );
  if (DISTANCE_BESIDE.test(asked) && ONE_FIGURE.has(intent) && !others.includes('distance')) {
    if (subject.measure !== null && !TOLD_BESIDE.amount?.has(subject.measure))
      others.push('distance');
  }
  const superlatives = superlativesNamed(asked).filter(
    (each) => subject.extreme !== null && !isSameSuperlative(each, subject.extreme),
  );
  return [
    ...others.map((each) => MEASURE_WORDS[each] ?? each),
    ...superlatives.map((each) => EXTREME_WORDS[each]),
  ];
}

const TELLS_ONE: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'extreme',
  'biggest',
  'weekly',
]);

/** The kilometres of a question are mostly those of its runs, or those that a figure is told for. */
function isToldWith(each: Measure, asked: Measure | null): boolean {
  if (asked === 'load') return false;
  if (asked === null || each === 'distance') return true;
  if (asked === 'restDays' || asked === 'runDays') return each === 'count' || each === 'runDays';
  return each === 'count' && (asked === 'time' || asked === 'distance');
}

/** 'Distance and calories': of a figure's own runs the kilometres are not told. */
const DISTANCE_BESIDE =
  /\b(?:distance|km|kilomet\w+|miles) (?:and|plus) (?:(?:the|my|total|average) )*(?:calories|kcal|heart rate|hr|pulse|cadence|effort|climbing|elevation|ascent|gels|drinks)\b|\b(?:calories|kcal|heart rate|hr|pulse|cadence|effort|climbing|elevation|ascent|gels|drinks) (?:and|plus) (?:(?:the|my|total|average) )*(?:distance|km|kilomet\w+|miles)\b/;
const ONE_FIGURE: ReadonlySet<Intent> = new Set(['amount', 'average']);

/** What the sentence of a sum, of a week or of each month tells, whichever of it is asked. */
const TOLD_BESIDE: Partial<Record<Intent, ReadonlySet<Measure>>> = {
  amount: new Set<Measure>(['distance', 'count', 'time', 'pace']),
  weekly: new Set<Measure>(['distance', 'count', 'time']),
  biggest: new Set<Measure>(['distance', 'count', 'time']),
};

function isToldBeside(each: Measure, intent: Intent, { measure, kind, count }: Subject): boolean {
  const told = TOLD_BESIDE[intent];
  const isOfSum = told?.has(each) && (measure === null || told.has(measure)) && count === null;
  // Of a ride or of all workouts together no pace is told.
  return isOfSum === true && (each !== 'pace' || isOfRunning(kind));
}

function isOfRunning(kind: Subject['kind']): boolean {
  return kind === null || kind.workoutType === 'running' || kind.sport === 'run';
}

function isSameSuperlative(each: Extreme, asked: Extreme): boolean {
  if (each === asked) return true;
  // 'Felt easiest' is the least effort, and no slowest run.
  if (asked === 'least') return each === 'slowest';
  // 'And the worst?', after the fastest
  if (asked === 'slowest') return each === 'least';
  if (asked === 'mostEffort') return each === 'highestHeartRate' || each === 'longest';
  // 'The lowest heart rate' is the least of it.
  if (asked === 'lowestHeartRate') return each === 'least';
  const isMost = asked === 'highestCadence' || asked.startsWith('most');
  return isMost && (each === 'fastest' || each === 'longest');
}

/** 'How many km since my injury' is no question about the injury. */
const COUNTS =
  /^how (?:many|far|much|long|often|fast)\b|^(?:what (?:is|was) )?(?:my |the )?(?:longest|fastest|slowest|biggest|best|average|total)\b/;

/** 'How many runs with caffeine' asks for no gels. */
const OF_FUEL: ReadonlySet<Subject['measure']> = new Set(['gels', 'hydration', 'calories']);
const COUNTED = /^how many (?:\w{1,12} )?(?:runs|workouts|times)\b|^how often\b/;

const RUNS_WITH_GELS =
  /\b(?:runs?|workouts?|sessions?|ones)\b(?: \w+){0,3} with(?:out)? (?:\w+ )?gels?\b/;
const FINDS_RUNS: ReadonlySet<Intent> = new Set(['amount', 'list', 'average', 'extreme', 'fuel']);

/** 'How many runs in zone 2' asks for no time. */
const OF_RUNS_IN_ZONE = /^how (?:many (?:\w{1,12} )?runs|often)\b|^zone \d runs?\b/;
/** 'Weeks over 50 km' are no runs over 50 km. */
const OF_UNITS: ReadonlySet<Intent> = new Set(['biggest', 'weekly']);
const UNIT_BOUND =
  /\b(?:weeks?|months?|years?) (?:over|under|above|below|with|of|at least|more than|less than)\b/;

const EXTREME_WORDS = {
  longest: 'the longest',
  shortest: 'the shortest',
  fastest: 'the fastest',
  slowest: 'the slowest',
  latest: 'the last',
  first: 'the first',
  highestHeartRate: 'the hardest',
  lowestHeartRate: 'the lowest heart rate',
  mostClimbing: 'the most climbing',
  highestCadence: 'the highest cadence',
  mostCalories: 'the most calories',
  mostGels: 'the most gels',
  mostDrunk: 'the most to drink',
  mostEffort: 'the highest effort',
  least: 'the least',
} as const;

type Slot =
  | 'days'
  | 'twoPeriods'
  /** The last four weeks, which a judgement is about. */
  | 'lately'
  | 'kind'
  | 'where'
  | 'distance'
  | 'from'
  | 'time'
  | 'pace'
  | 'count'
  | 'zone'
  | 'bpm'
  | 'rank'
  | 'times'
  | 'goal'
  | 'races'
  | 'scope'
  | 'plan'
  | 'weight'
  | 'ofRace'
  | 'extreme'
  /** Honoured by no question. */
  | 'never';

/** Which parts of a question its answer goes by; intents that are not here answer with no figure. */
export const HONOURED: Partial<Record<Intent, ReadonlySet<Slot>>> = {
  amount: new Set<Slot>(['days', 'kind', 'where', 'count']),
  average: new Set<Slot>(['days', 'kind', 'where', 'count']),
  extreme: new Set<Slot>(['days', 'kind', 'where', 'distance', 'extreme', 'count', 'rank']),
  breakdown: new Set<Slot>(['days', 'kind', 'where']),
  streak: new Set<Slot>(['kind', 'extreme', 'times', 'where', 'days']),
  gap: new Set<Slot>(['kind', 'count', 'days', 'where', 'races']),
  goal: new Set<Slot>(['days', 'goal']),
  bests: new Set<Slot>(['days', 'twoPeriods', 'distance', 'extreme']),
  tags: new Set<Slot>(['days', 'kind', 'where']),
  startTimes: new Set<Slot>(['days', 'kind', 'where', 'extreme']),
  severalADay: new Set<Slot>(['days', 'kind', 'where', 'times']),
  negativeSplits: new Set<Slot>(['days', 'kind', 'where', 'count', 'distance']),
  sweat: new Set<Slot>(['kind']),
  records: new Set<Slot>(['days', 'extreme']),
  shoes: new Set<Slot>(['days', 'kind', 'where', 'extreme', 'distance']),
  weekdays: new Set<Slot>(['days', 'kind', 'extreme']),
  unitCount: new Set<Slot>(['days', 'kind', 'where', 'times']),
  trainingPaces: new Set<Slot>(['distance', 'kind', 'lately']),
  form: new Set<Slot>(['days']),
  list: new Set<Slot>(['days', 'kind', 'where', 'count']),
  search: new Set<Slot>(['days', 'kind', 'where']),
  compare: new Set<Slot>(['days', 'twoPeriods', 'kind', 'where']),
  trend: new Set<Slot>(['kind', 'days', 'where']),
  weekly: new Set<Slot>(['days', 'kind', 'where']),
  biggest: new Set<Slot>(['count', 'days', 'kind', 'where', 'extreme', 'rank']),
  zones: new Set<Slot>(['days', 'kind', 'where', 'zone']),
  myZones: new Set<Slot>(['kind', 'zone', 'bpm', 'lately']),
  predict: new Set<Slot>(['distance', 'from', 'time', 'lately']),
  readiness: new Set<Slot>(['kind', 'distance', 'time', 'lately']),
  pacing: new Set<Slot>(['distance', 'time']),
  paceSum: new Set<Slot>(['distance', 'time', 'pace']),
  racePlan: new Set<Slot>(['distance', 'plan']),
  taper: new Set<Slot>(['distance']),
  races: new Set<Slot>(['distance', 'extreme', 'days', 'time', 'rank', 'count', 'races']),
  fuel: new Set<Slot>(['distance', 'time', 'kind', 'scope', 'extreme']),
  weight: new Set<Slot>(['days', 'twoPeriods', 'extreme', 'weight']),
  threshold: new Set<Slot>(['lately']),
  lastRest: new Set<Slot>(['extreme', 'lately']),
  overtraining: new Set<Slot>(['lately']),
  analysis: new Set<Slot>(['kind', 'distance', 'lately']),
  plan: new Set<Slot>(['scope', 'kind', 'extreme', 'lately', 'time']),
};

/**
 * What of a figure the answer can tell; where a kind of question is not here, it tells whatever is
 * asked. 'Compare my calories' gets no kilometres.
 */
const MEASURED: Partial<Record<Intent, ReadonlySet<Measure>>> = {
  breakdown: new Set<Measure>([
    'restDays',
    'distance',
    'count',
    'time',
    'pace',
    'heartRate',
    'elevation',
    'calories',
  ]),
  average: new Set<Measure>([
    'effort',
    'load',
    'gels',
    'hydration',
    'distance',
    'count',
    'time',
    'pace',
    'heartRate',
    'calories',
    'elevation',
    'cadence',
  ]),
  compare: new Set<Measure>([
    'load',
    'effort',
    'distance',
    'count',
    'time',
    'pace',
    'heartRate',
    'calories',
    'hydration',
    'gels',
    'elevation',
    'cadence',
  ]),
  trend: new Set<Measure>([
    'load',
    'distance',
    'count',
    'time',
    'pace',
    'heartRate',
    'cadence',
    'elevation',
    'calories',
  ]),
  extreme: new Set<Measure>([
    'distance',
    'count',
    'time',
    'pace',
    'heartRate',
    'calories',
    'gels',
    'hydration',
    'elevation',
    'cadence',
    'effort',
  ]),
  biggest: new Set<Measure>([
    'distance',
    'count',
    'time',
    'load',
    'pace',
    'heartRate',
    'elevation',
    'calories',
    'gels',
  ]),
  unitCount: new Set<Measure>(['distance', 'count']),
  weekly: new Set<Measure>([
    ...(['distance', 'count', 'time', 'calories', 'elevation', 'runDays', 'restDays'] as const),
  ]),
  weekdays: new Set<Measure>([
    'distance',
    'count',
    'time',
    'runDays',
    'pace',
    'heartRate',
    'elevation',
    'calories',
  ]),
  streak: new Set<Measure>(['count', 'time', 'runDays', 'restDays']),
  races: new Set<Measure>(['distance', 'count', 'time', 'pace']),
  // Hills are in no plan of even splits.
  paceSum: new Set<Measure>(['distance', 'time', 'pace', 'count', 'effort', 'heartRate']),
  pacing: new Set<Measure>(['distance', 'time', 'pace', 'effort', 'heartRate']),
};
const MEASURE_WORDS: Partial<Record<Measure, string>> = {
  heartRate: 'heart rate',
  hydration: 'drinks',
  runDays: 'days',
  restDays: 'rest days',
  load: 'training load',
};

/** Told with the prediction: 'how many seconds per km am I off target' */
const OF_GAP = new Set(wordsOf('second seconds off behind ahead away short target'));
const WORDS_OF_LOAD = new Set(
  wordsOf('acwr acute chronic workload load ratio ramp rate monotony strain weekly'),
);
const OF_THE_LAST = new Set(wordsOf('last latest most recent previous newest'));

const LEADS = new Set(
  wordsOf('when with in at if on for by near since before after during without than to'),
);

/** 'Fastest run and what shoes was I wearing' */
const OF_SHOES = new Set(wordsOf('shoe shoes pair wear wearing wore'));

/** 'Calories per kilometre' */
const A_LENGTH = new Set(wordsOf('km kilometre kilometer mile k'));

const OF_RUNNING = new Set(wordsOf('run runs ran running jog jogs jogged jogging'));
const OF_NOTES = new Set(
  wordsOf(`note notes noted mention mentioned mentions mentioning wrote written write word words
  contain contains containing say says saying said about including include includes search where that
  which down`),
);

/** Of walks no word says 'run'; of workouts any does. */
function isOfRuns({ kind }: Subject): boolean {
  return kind === null || kind.workoutType === 'running' || (!kind.sport && !kind.workoutType);
}
