import { addDays, type Day, startOfWeek, weekdayOf } from '../calendar.ts';
import { isOfAdvice } from './asked-ahead.ts';
import { distanceBound, hasConditions } from './conditions.ts';
import { type Focus, focusOf, OF_WORKOUTS } from './focus.ts';
import {
  asksForGrounds,
  comparedBy,
  figureAsked,
  isOfComparing,
  isOfOneself,
  judgedBy,
  namesNothing,
  pointsBack,
  wordsLeft,
} from './follow-up-words.ts';
import { comparedWith, continued, inherited, toldSoFar } from './inherit.ts';
import { ANY_WORKOUT, RUNS } from './kinds.ts';
import { wordsOf } from './known-words.ts';
import { type Calendar, dayWords, monthOf, onDay, periodBefore } from './period.ts';
import type { Figure, Intent, Measure, OfWorkout, Question, Subject } from './question.ts';
import { rankOf } from './read-counts.ts';
import type { readSubject } from './read-subject.ts';
import { named, OF_A_RACE } from './settle-parts.ts';
import { readTerm } from './terms.ts';
import { kindAsked } from './understood.ts';
import { isByUnit, likeliestOfRace, OF_OWN_LOG, readIntent } from './what-is-asked.ts';

export type Read = ReturnType<typeof readSubject>;

/** A question, and whether all words of its message found their place while it was read. */
export type GoneOn = { question: Question; isWhole: boolean };

/** A message, and what was asked and answered before it. */
type Said = {
  text: string;
  subject: Subject;
  /** What it asks by itself. */
  intent: Intent;
  read: Read;
  before: Question;
  focus: Focus;
  calendar: Calendar;
};

/**
 * What a message asks. Where a question was asked before it, the message may go on from what that one
 * was about: the steps are tried in their order, and the first that reads it has read it. What no step
 * reads is a question of its own.
 */
export function readGoingOn(of: {
  read: Read;
  mended: string;
  earlier: Question | null;
  calendar: Calendar;
}): GoneOn {
  const { read, mended: text, earlier, calendar } = of;
  const subject = withWordsOfBefore(read, { earlier, text });
  const shown = { places: read.places, mended: text, subject, isAfterAnother: earlier !== null };
  const found = readIntent(shown);
  const intent = isAboutTheWorld({ intent: found, subject, text, earlier }) ? 'unknown' : found;
  if (intent === 'why' && !(earlier && asksForReason(text))) {
    return { question: { ...asking(subject, intent), about: earlier }, isWhole: true };
  }
  if (earlier === null) return { question: byItself(of, { subject, intent }), isWhole: false };
  const focus = focusOf(earlier, calendar.today);
  const said: Said = { text, subject, intent, read, before: earlier, focus, calendar };
  for (const { after, isWhole = false, step } of STEPS) {
    if (after !== 'anything' && !after.includes(focus)) continue;
    const question = step(said);
    if (question) return { question: withUnplacedOf(earlier, question), isWhole };
  }
  const question = byItself(of, { subject, intent });
  const isRefused = intent === 'why' || leansOnNothing(said, question) || goesOnFromNothing(said);
  if (isRefused) return { question: refused(said), isWhole: false };
  // What was not read and names nothing of its own leaves the conversation where it was.
  const isLeft = question.intent === 'unknown' && namesNothing(subject) && subject.kind === null;
  return { question: isLeft ? { ...question, about: earlier } : question, isWhole: false };
}

/** 'Why was it so slow?': it is known what an answer rests on, but not why a run was as it was. */
function asksForReason(text: string): boolean {
  const isWhy =
    /^(?:and |but |so )*(?:why|how come) (?:(?:was|is|were|are|am|did) (?:it|that|they|i)\b|(?:so|that) \w)/;
  return isWhy.test(text) && text.split(' ').some(isOfComparing);
}

type Step = {
  after: readonly Focus[] | 'anything';
  /** Its function looks at every word. */
  isWhole?: true;
  step: (said: Said) => Question | null;
};

const ONE: readonly Focus[] = ['workout', 'race run', 'day'];
const SETS: readonly Focus[] = ['workouts', 'day'];

/** How a conversation can go on, by what it is about. */
const STEPS: readonly Step[] = [
  // 'And you are sure?'
  { after: 'anything', isWhole: true, step: whatItRestsOn },
  // 'In miles?'
  { after: 'anything', step: inOtherUnitsOfLength },
  // 'Was it slow?', 'how does it compare to the one before?'
  { after: ONE, isWhole: true, step: itAgainst },
  // 'What was my heart rate?', 'shoes?', 'what did I write about it?'
  { after: ONE, isWhole: true, step: figureOfIt },
  // 'Was that a long run?': of no such answer a figure could be the yes or no
  { after: ['workout'], isWhole: true, step: judgedOtherwise },
  { after: 'anything', isWhole: true, step: sameStretch },
  { after: SETS, isWhole: true, step: allOfMany },
  // 'And the third?', 'the one before?'
  { after: ['workout', 'units'], isWhole: true, step: anotherRank },
  // 'And the shortest?'
  { after: ['workout', 'units'], isWhole: true, step: otherEnd },
  // 'Which was the biggest?', after kilometres by month; 'how many runs?' after the biggest one
  { after: ['units'], isWhole: true, step: biggestOfUnits },
  { after: ['units'], isWhole: true, step: toldOfBiggest },
  // 'What marathon does that give me?'
  {
    after: ['workout', 'race run', 'pace sum', 'prediction'],
    isWhole: true,
    step: predictedFromIt,
  },
  // 'Was it better than the Riverside Half?'
  { after: ['race run'], isWhole: true, step: againstAnotherRace },
  // 'What is missing?', 'and during?'
  { after: ['race to come'], isWhole: true, step: ofTheRaceToCome },
  // 'Halfway time then'
  { after: ['pace sum'], isWhole: true, step: passingTime },
  // 'And 50?'
  { after: ['pace sum'], isWhole: true, step: anotherTime },
  // 'How many minutes did I spend there last week?', 'share of total?'
  { after: ['zones'], isWhole: true, step: timeInThatZone },
  { after: ['zones'], step: anotherZone },
  // 'What is mine?'
  { after: ['term'], isWhole: true, step: ownOfTerm },
  { after: ['term'], isWhole: true, step: anotherTerm },
  // 'Can not, only got 30 min', 'and Thursday?'
  { after: ['plan'], step: otherPlan },
  { after: ['plan'], isWhole: true, step: planInLittleTime },
  { after: ['plan'], isWhole: true, step: dayOfPlan },
  // 'As heart rate?'
  { after: ['paces'], isWhole: true, step: pacesAsHeartRates },
  // 'Replace soon?', 'and the racing pair'
  { after: ['shoes'], isWhole: true, step: wearOfPair },
  { after: ['shoes'], step: anotherPair },
  { after: ['weight'], isWhole: true, step: weightNow },
  // 'When was the most recent one?'
  { after: SETS, isWhole: true, step: lastDayOff },
  // 'How many this month?'
  { after: ['something else'], step: daysOffOf },
  // 'Which was harder?', 'which of the two had more long runs?'
  { after: ['workouts', 'day', 'two sets', 'weight'], isWhole: true, step: whichOfTwo },
  // 'Is that less than usual?'
  { after: ['workouts', 'day'], isWhole: true, step: setAgainstUsual },
  // 'And by heart rate?'
  { after: ['two sets'], isWhole: true, step: comparedByAnother },
  // 'And to September?'
  { after: ['two sets'], step: againstOtherDays },
  // 'Is it getting better?'
  { after: SETS, step: trendOfThem },
  { after: SETS, isWhole: true, step: bothTogether },
  // 'Which of them was the fastest?'
  { after: ['workouts', 'day', 'two sets', 'workout'], step: superlativeWithin },
  // 'Average pace?', 'how many?'
  { after: SETS, isWhole: true, step: figureOfThem },
  { after: 'anything', isWhole: true, step: toldAlready },
  { after: 'anything', step: ofThatRace },
  { after: 'anything', step: anotherAim },
  { after: 'anything', step: inAnotherUnit },
  { after: 'anything', isWhole: true, step: anotherWeekday },
  { after: 'anything', isWhole: true, step: oneBefore },
  // 'How many were easy?', 'which ones?', 'per run?', 'compared with June?'
  { after: SETS, step: howManyWere },
  { after: SETS, step: listThem },
  { after: SETS, step: perRun },
  { after: SETS, isWhole: true, step: comparedWithOneBefore },
  { after: SETS, step: comparedWithDays },
  { after: [...SETS, 'units', 'two sets'], step: sumOfThose },
  { after: 'anything', step: otherPart },
  { after: 'anything', step: askedOtherwise },
];

/** A question of its own parts alone. */
function asking(parts: Subject, intent: Intent): Question {
  return { ...parts, intent, about: null, ofWorkout: null, since: null, unplaced: [] };
}

/** The question before with the parts said anew, and something else asked. */
function askingOfSame(before: Question, parts: Subject, intent: Intent): Question {
  return { ...asking(parts, intent), since: before.since };
}

/** What was refused for a word of its own is not answered by leaving that word out. */
function withUnplacedOf(before: Question, question: Question): Question {
  const isOpen = question.unplaced.length === 0 && question.intent !== 'why';
  return isOpen && before.unplaced.length > 0
    ? { ...question, unplaced: before.unplaced }
    : question;
}

function refused({ subject, text, before, intent }: Said): Question {
  const what = intent === 'why' ? 'unknown' : intent;
  return { ...asking(subject, what), about: before, unplaced: [text] };
}

// --- What was answered ---

function whatItRestsOn({ text, subject, before }: Said): Question | null {
  if (!asksForGrounds(text)) return null;
  return { ...asking(subject, 'why'), about: before };
}

// --- One workout ---

function figureOfIt({ text, subject, before, focus }: Said): Question | null {
  if (isOfOneself(text)) return null;
  // 'Which had the highest heart rate?' and 'the shoes on those' are asked of more than one.
  if (/\bwhich (?:one |run )?(?:had|has|was|is)\b|\b(?:those|them|these|they)\b/.test(text))
    return null;
  const figure = figureAsked(text);
  // 'Anything in the notes?' names no word to look for.
  if (!namesNothing(figure === 'note' ? { ...subject, searched: null } : subject)) return null;
  if (figure === null || (focus === 'day' && OF_SUMS_TOO.has(figure))) return null;
  const told = ofWorkout(before, { figure, against: null });
  return subject.inMiles ? { ...told, inMiles: true } : told;
}

/** Of one day these are added up, whatever was done on it. */
const OF_SUMS_TOO: ReadonlySet<Figure> = new Set(['distance', 'time']);

function ofWorkout(before: Question, asked: OfWorkout): Question {
  const kind = before.kind ?? (before.intent === 'ofWorkout' ? null : kindAsked(before));
  return {
    ...before,
    ...{ intent: 'ofWorkout', ofWorkout: asked, kind, measure: null },
    ...{ about: null, unplaced: [] },
  };
}

/** Yes or no, of what was told: 'was it slow?', 'is that longer than usual?' */
const JUDGES =
  /^(?:and |so |but )?(?:was|is|were) (?:it|that|this)(?: (?:one|run|session|pace))?\b/;
const THE_ONE_BEFORE =
  /\b(?:the|my) (?:one|run|session|time) before\b|\bthe (?:previous|last) (?:one|time)\b/;

function itAgainst({ text, subject, before, focus }: Said): Question | null {
  const isBefore =
    THE_ONE_BEFORE.test(text) && /\b(?:compare\w*|than|against|vs|versus)\b/.test(text);
  const isJudged = JUDGES.test(text) || THAN_USUAL.test(text);
  if (!isBefore && (!isJudged || !namesNothing(subject))) return null;
  if (focus === 'race run' || (isBefore && before.extreme !== 'latest')) return null;
  const left = wordsLeft(text.replace(THE_ONE_BEFORE, ''));
  if (!left.every((word) => isOfComparing(word) || /^(?:against|vs|versus)$/.test(word)))
    return null;
  const told =
    before.ofWorkout && COMPARABLE.has(before.ofWorkout.figure) ? before.ofWorkout : null;
  const figure = judgedBy(text) ?? told?.figure ?? (isBefore || !JUDGES.test(text) ? 'pace' : null);
  if (figure === null) return null;
  const isOfTime = figure === 'distance' && before.measure === 'time';
  const against = isBefore ? 'oneBefore' : 'usual';
  return ofWorkout(before, { figure: isOfTime ? 'time' : figure, against });
}

function judgedOtherwise(said: Said): Question | null {
  const { text, subject } = said;
  return JUDGES.test(text) && subject.periods.length === 0 ? refused(said) : null;
}

/** 'The same week last month' */
const SAME_STRETCH = /\bsame (?:week|month|time|period|days?|stage|point)\b/;

function sameStretch(said: Said): Question | null {
  return SAME_STRETCH.test(said.text) ? refused(said) : null;
}

/** 'Average of all three': more than the days that were told last. */
function allOfMany(said: Said): Question | null {
  const isOfMany = /\ball (?:of )?(?:the )?(?:three|four|five|six|[3-9])\b/.test(said.text);
  return isOfMany && said.before.periodsBefore.length > 0 ? refused(said) : null;
}

const COMPARABLE: ReadonlySet<Figure> = new Set([
  'pace',
  'distance',
  'time',
  'heartRate',
  'elevation',
]);

/** 'And the third?' */
const OTHER_RANK =
  /^(?:and |what about |what was |how about )*(?:the |my )?(?<rank>second|third|fourth|fifth|sixth|\d(?:nd|rd|th))(?: one| (?:longest|fastest|slowest|shortest|biggest|best))?$/;
/** 'And the week before?', 'the one before' */
const ONE_BEFORE =
  /^(?:and |what about |how about )?(?:the )?(?:week|month|year|day|one|weekend) before(?: that| it)?$/;

function anotherRank({ text, before, focus }: Said): Question | null {
  const rank = OTHER_RANK.exec(text)?.groups?.rank;
  if (rank && before.intent !== 'weekly') {
    const whole = before.intent === 'ofWorkout' ? wholeOf(before) : before;
    return { ...whole, rank: rankOf(rank), count: null, unplaced: [] };
  }
  const isOfOne = focus === 'workout' && before.extreme !== null && /\bone before\b/.test(text);
  if (!isOfOne || !ONE_BEFORE.test(text)) return null;
  return { ...wholeOf(before), rank: (before.rank ?? 1) + 1, unplaced: [] };
}

/** The workout itself, where a figure of it was asked for. */
function wholeOf(before: Question): Question {
  return { ...before, intent: 'extreme', ofWorkout: null };
}

/** 'And the shortest?', 'and the smallest one?' */
const OTHER_END =
  /^(?:and |what about |what was |how about )*(?:the |my )?(?<end>longest|shortest|fastest|slowest|smallest|lowest|least|biggest|highest|first|last|latest)(?: one| run| week| month)?$/;
const ENDS_OF_RUNS = ['longest', 'shortest', 'fastest', 'slowest', 'first', 'latest'] as const;

function otherEnd({ text, before, focus }: Said): Question | null {
  const end = OTHER_END.exec(text)?.groups?.end;
  if (end === undefined) return null;
  const ofRun = ENDS_OF_RUNS.find((each) => each === end || (each === 'latest' && end === 'last'));
  if (focus === 'workout' && ofRun && before.extreme !== null) {
    return { ...wholeOf(before), extreme: ofRun, rank: null, unplaced: [] };
  }
  if (before.intent !== 'biggest' || ofRun) return null;
  const isLeast = /^(?:smallest|lowest|least)$/.test(end);
  return { ...before, extreme: isLeast ? 'least' : null, unplaced: [] };
}

const MOST_OF_UNITS =
  /^(?:and |so )*(?:(?:which|what) (?:one |week |month |year )?(?:was|is) )?(?:the |my )?(?<end>biggest|best|most|highest|smallest|lowest|least|worst)(?: (?:one|week|month|year|of them|of those))?$/;

function biggestOfUnits({ text, before }: Said): Question | null {
  const end = MOST_OF_UNITS.exec(text)?.groups?.end;
  if (end === undefined || (before.intent !== 'breakdown' && before.intent !== 'weekly'))
    return null;
  const isLeast = /^(?:smallest|lowest|least|worst)$/.test(end);
  const extreme = isLeast ? 'least' : null;
  return { ...before, intent: 'biggest', extreme, rank: null, count: null, unplaced: [] };
}

/** Its line tells distance, runs and time. */
function toldOfBiggest({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'biggest' || before.count !== null || !namesNothing(subject)) return null;
  const figure = figureAsked(text);
  const isCount = wordsLeft(text).length === 0 && /\bhow many\b/.test(text);
  return isCount || figure === 'distance' || figure === 'time' ? { ...before, unplaced: [] } : null;
}

// --- A result, and what follows from it ---

const PREDICTS = new Set(
  wordsOf(`give gives predict predicts prediction imply implies mean means translate translates equal
  equals equivalent suggest suggests worth convert converts make makes say says tell tells would could
  will might can should into result half marathon distance off based`),
);

function predictedFromIt({ text, subject, before, focus, intent }: Said): Question | null {
  const { distanceM } = subject;
  const points = /\b(?:that|it|this|those)\b/.test(text);
  if (distanceM === null || !points || subject.periods.length > 0 || subject.race) return null;
  const left = wordsLeft(text).filter(
    (word) => !/^\d/.test(word) && word !== 'time' && word !== 'k',
  );
  const isPredicted = intent === 'predict' || left.some((word) => PREDICTS.has(word));
  if (!isPredicted || left.some((word) => !PREDICTS.has(word))) return null;
  const from = resultOf(before, focus);
  if (from === null) return { ...asking(subject, 'predict'), about: before, unplaced: [text] };
  return {
    ...asking({ ...subject, measure: null, extreme: null, timeS: null }, 'predict'),
    ...from,
  };
}

/** The result that a question told of, which a prediction can rest on. */
function resultOf(
  before: Question,
  focus: Focus,
): Pick<Question, 'fromM' | 'fromS' | 'race'> | null {
  const { race, distanceM, timeS, fromM, fromS, extreme } = before;
  if (focus === 'race run' && race) return { fromM: race.distanceM, fromS: null, race };
  if (fromM !== null) return { fromM, fromS, race };
  if (distanceM === null) return null;
  if (focus === 'pace sum' && timeS !== null) return { fromM: distanceM, fromS: timeS, race: null };
  const isRecord = focus === 'workout' && extreme === 'fastest' && before.rank === null;
  return isRecord ? { fromM: distanceM, fromS: null, race: null } : null;
}

function againstAnotherRace({ text, subject, before }: Said): Question | null {
  const { race } = subject;
  if (!race || race.id === before.race?.id || comparedBy(text) === undefined) return null;
  if (!/\bthan\b|\bor\b|\bcompare/.test(text)) return null;
  return {
    ...asking(subject, 'races'),
    race: before.race,
    otherRace: race,
    periods: [],
    extreme: null,
  };
}

// --- A race to come ---

/** What the words that are left of a message ask of a race to come. */
const OF_RACE_TO_COME: Readonly<Record<string, Intent>> = {
  missing: 'readiness',
  pace: 'pacing',
  'half way': 'pacing',
  halfway: 'pacing',
  'half way split': 'pacing',
  'halfway split': 'pacing',
  'half split': 'pacing',
  prediction: 'predict',
  predicted: 'predict',
  during: 'fuel',
};

const AROUND_RACE_TO_COME = new Set(
  wordsOf('should would must shall need hold keep aim start still target race be time mark point'),
);

function ofTheRaceToCome({ text, subject, before }: Said): Question | null {
  const left = wordsLeft(text).filter((word) => !AROUND_RACE_TO_COME.has(word));
  const isDuring = left.length === 0 && /\bduring\b/.test(text);
  const intent = OF_RACE_TO_COME[isDuring ? 'during' : left.join(' ')];
  if (!intent || (before.race === null && before.distanceM === null)) return null;
  const parts = { ...subject, race: before.race, distanceM: before.race ? null : before.distanceM };
  return asking({ ...parts, measure: null, scope: null, alongTheWay: null, missing: null }, intent);
}

// --- A pace sum ---

const PASSING =
  /^(?:and |so |what (?:is|about) |the |my |at |when |whats )*(?:half ?way|half(?= (?:split|way|time|mark)))(?: (?:split|time|mark|point|way|then|would be|is))*$/;
const PASSES_AT =
  /^(?:and |so |what (?:is|about) |the |my |when )*(?:(?:at |through |after )(?:the )?(?:\d+(?:\.\d+)? ?(?:km|k|miles?|mi)|half(?: marathon)?)(?: (?:split|time|mark|point|then))*|(?:\d+(?:\.\d+)? ?(?:km|k|miles?|mi)) (?:split|mark|passing time))$/;

function passingTime({ text, subject, before }: Said): Question | null {
  const { distanceM, timeS } = before;
  if (distanceM === null || timeS === null) return null;
  const paceSPerKm = timeS / (distanceM / 1000);
  const isHalfWay = PASSING.test(text);
  const atM = isHalfWay ? distanceM / 2 : PASSES_AT.test(text) ? subject.distanceM : null;
  if (atM === null || atM >= distanceM) return null;
  const parts = { ...subject, measure: null, alongTheWay: null, extreme: null, missing: null };
  return asking({ ...parts, distanceM: atM, timeS: null, paceSPerKm }, 'paceSum');
}

function anotherTime({ text, before }: Said): Question | null {
  const bare =
    /^(?:and |or |what about |how about |so )*(?:an? |for |in )?(?<number>\d{1,2})$/.exec(text);
  const number = Number(bare?.groups?.number);
  const { timeS } = before;
  if (!bare || timeS === null) return null;
  // Read like the one before: '45 min' leads to 50 minutes, 'sub 4' to hours.
  const isLike = (seconds: number) => seconds > timeS / 2 && seconds < timeS * 2;
  const seconds = [number * 60, number * 3600].find(isLike);
  return seconds === undefined ? null : { ...before, timeS: seconds, unplaced: [] };
}

// --- Zones ---

const THERE = /\b(?:there|in (?:it|that|this)(?: zone)?|that zone)\b/;
const SHARE =
  /^(?:and |so )?(?:(?:what|which) (?:is |was )?(?:the |that as a )?)?(?:share|percent|percentage|proportion|%)(?: (?:is|was) (?:that|it))?(?: (?:of|in) (?:the |my |all )?(?:total|it|all|whole|time|running|month|week))*$/;
const OF_TIME_SPENT = new Set(wordsOf('time minutes min mins hours spend spent long zone'));

function timeInThatZone({ text, subject, before }: Said): Question | null {
  const { zones } = before;
  if (zones.length === 0) return null;
  if (SHARE.test(text)) {
    return before.intent === 'zones' ? { ...before, raceText: text, unplaced: [] } : null;
  }
  if (!THERE.test(text) || subject.zones.length > 0 || hasConditions(subject.where)) return null;
  // How much is good is told by no sum of what was.
  if (/\bshould\b/.test(text)) return refusedWith(subject, before, text);
  const left = subjectWords(text, subject).filter((word) => !OF_TIME_SPENT.has(word));
  if (left.length > 0) return null;
  const periods = subject.periods.length > 0 ? subject.periods : before.periods;
  return asking(
    { ...subject, kind: before.kind, measure: null, unit: null, zones, periods },
    'zones',
  );
}

/** What is left of a text beside the days that it names. */
function subjectWords(text: string, { periods }: Subject): string[] {
  const days =
    /\b(?:last|this|past|week|month|year|days?|weeks|months|yesterday|today|since|january|february|march|april|may|june|july|august|september|october|november|december|\d+)\b/;
  return wordsLeft(text).filter((word) => periods.length === 0 || !days.test(word));
}

function anotherZone({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'myZones' || !GOES_ON.test(text)) return null;
  if (subject.zones.length > 0) return continued(before, subject);
  const bare = /^(?:and )?(?:what about )?(?<bpm>\d{2,3})$/.exec(text)?.groups?.bpm;
  if (bare === undefined || before.bpm === null) return null;
  return { ...before, bpm: Number(bare), unplaced: [] };
}

// --- A term ---

const MINE =
  /^(?:and |ok |so )*(?:(?:what|where|which|when|how (?:high|much|fast)) (?:is|are|about) (?:mine|my own)|mine|my own|how do i (?:know|find out|find|see|tell) (?:where|what) mine is|what do i have)$/;

const OWN_OF_TERM: Readonly<Record<string, { intent: Intent; measure?: Measure; text?: string }>> =
  {
    tempo: { intent: 'trainingPaces', text: 'my tempo pace' },
    interval: { intent: 'trainingPaces', text: 'my interval pace' },
    'easy run': { intent: 'trainingPaces', text: 'my easy pace' },
    'long run': { intent: 'trainingPaces', text: 'my long run pace' },
    'recovery run': { intent: 'trainingPaces', text: 'my easy pace' },
    threshold: { intent: 'threshold', text: 'my threshold' },
    'resting heart rate': { intent: 'threshold', text: 'my resting heart rate' },
    'heart rate zone': { intent: 'myZones' },
    cadence: { intent: 'average', measure: 'cadence' },
    pace: { intent: 'average', measure: 'pace' },
    taper: { intent: 'taper' },
    fitness: { intent: 'form' },
    'training load': { intent: 'amount', measure: 'load' },
    pb: { intent: 'records' },
    '80/20': { intent: 'zones' },
  };

function ownOfTerm({ text, subject, before }: Said): Question | null {
  if (!MINE.test(text)) return null;
  const own = OWN_OF_TERM[before.term ?? ''];
  if (!own) {
    if (before.term !== 'vo2max') return refusedWith(subject, before, text);
    return { ...asking({ ...subject, missing: 'VO2 max' }, 'notInLog') };
  }
  const { intent, measure = null, text: words = text } = own;
  return asking({ ...subject, measure, term: null, raceText: words }, intent);
}

function anotherTerm({ text, subject }: Said): Question | null {
  const word = text.replace(/^(?:and |or |what about |how about )+(?:an? |the )?/, '');
  const term = word === text ? null : readTerm(`what is ${word}`);
  return term === null ? null : asking({ ...subject, term }, 'term');
}

function refusedWith(subject: Subject, before: Question, text: string): Question {
  return { ...asking(subject, before.intent), about: before, unplaced: [text] };
}

// --- A plan ---

/** 'How far?', after a plan. */
const HOW_OF_PLAN =
  /^(?:and |so |ok )*how (?:far|long|fast|hard|slow|many km)(?: (?:should|do) (?:i|it|that)(?: (?:run|go|be))?)?$/;

function otherPlan({ text, subject, before }: Said): Question | null {
  if (subject.wishes !== null && subject.scope === null) {
    return asking({ ...subject, scope: before.scope }, 'plan');
  }
  return HOW_OF_PLAN.test(text) ? { ...before, unplaced: [] } : null;
}

const OF_LITTLE_TIME = new Set(
  wordsOf(
    'can not only just got have time today min mins minutes hour hours half an spare left though',
  ),
);
const SHORTEST_PLAN_S = 600;

function planInLittleTime({ text, subject, before }: Said): Question | null {
  const { timeS, scope, distanceM } = subject;
  if (timeS === null || timeS < SHORTEST_PLAN_S || distanceM !== null) return null;
  const left = wordsLeft(text).filter((word) => !/^\d/.test(word) && !OF_LITTLE_TIME.has(word));
  if (left.length > 0) return null;
  const isDay = before.scope === 'today' || before.scope === 'tomorrow' || before.scope === null;
  if (!isDay) return null;
  return asking({ ...subject, scope: scope ?? before.scope, measure: null }, 'plan');
}

const WEEKDAY_ALONE =
  /^(?:and |ok |so |then |what about |how about |on |for |next )*(?<day>sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?(?: then| instead)?$/;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** 'And Thursday?': the next one, as the plan of its week has it. */
function dayOfPlan({ text, subject, calendar }: Said): Question | null {
  const day = WEEKDAY_ALONE.exec(text)?.groups?.day;
  if (day === undefined) return null;
  const { today, weekStart } = calendar;
  const ahead = (WEEKDAYS.indexOf(day) - weekdayOf(today) + 7) % 7;
  const date = addDays(today, ahead);
  const isThisWeek = startOfWeek(date, weekStart) === startOfWeek(today, weekStart);
  const scope = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : isThisWeek ? 'week' : 'nextWeek';
  const periods = ahead < 2 ? [] : [onDay(date, `on ${dayWords(date)}`)];
  return asking(
    { ...subject, where: { ...subject.where, weekdays: null }, scope, periods },
    'plan',
  );
}

// --- Paces, shoes, weight, days off ---

/** The same efforts, told as heart rates. */
const AS_HEART_RATE =
  /^(?:(?:and|ok|what about|same|give me|tell me|that|them|those|it|but) )*(?:as|in) (?:an? )?(?:heart rates?|hr|bpm|beats(?: per minute)?)$/;

function pacesAsHeartRates({ text, subject }: Said): Question | null {
  return AS_HEART_RATE.test(text) ? asking({ ...subject, measure: null }, 'myZones') : null;
}

const OF_WEAR = new Set(
  wordsOf('replace replacing replacement buy buying retire retiring worn out bin'),
);
const AROUND_WEAR = new Set(
  wordsOf(
    'should need needs new soon yet already due time when pair pairs shoes trainers must can',
  ),
);

function asksForWear(text: string): boolean {
  const words = wordsLeft(text);
  return (
    words.some((word) => OF_WEAR.has(word)) &&
    words.every((word) => OF_WEAR.has(word) || AROUND_WEAR.has(word))
  );
}

function wearOfPair({ text, subject, before }: Said): Question | null {
  if (!asksForWear(text)) return null;
  return { ...continued(before, subject), periods: [], extreme: null };
}

function anotherPair({ text, subject, before }: Said): Question | null {
  return subject.where.shoe && isElliptic(text) ? continued(before, subject) : null;
}

/** 'And now?' after a month. */
const IS_NOW = /^(?:and |what about |how about )*(?:now|today|at the moment|currently|these days)$/;

function weightNow({ text, before }: Said): Question | null {
  if (!IS_NOW.test(text)) return null;
  return { ...before, periods: [], extreme: null, unplaced: [], raceText: text };
}

const OF_THE_LAST_ONE =
  /^(?:and |right |ok |so )*(?:when|which|what) (?:was|is) (?:the |my )?(?:last|latest|most recent)(?: one)?$/;

function lastDayOff({ text, subject, before }: Said): Question | null {
  const isOfRest = before.measure === 'restDays' && OF_THE_LAST_ONE.test(text);
  return isOfRest ? asking({ ...subject, extreme: null }, 'lastRest') : null;
}

function daysOffOf({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'lastRest' || subject.periods.length === 0 || subject.kind !== null)
    return null;
  const isCount = /^(?:and )?how many\b/.test(text) || /^(?:and )?(?:in|this|last)\b/.test(text);
  return isCount ? asking({ ...subject, measure: 'restDays', extreme: null }, 'amount') : null;
}

// --- Two sets, and a set against what is usual ---

const OF_TWO = new Set(
  wordsOf(`two both month months week weeks year years quarter quarters contained included between compare
  compared difference number count one those`),
);

/** 'Which was harder?', of what was told last and what was told before it. */
function whichOfTwo({ text, subject, before, focus, read }: Said): Question | null {
  const isBare = /^(?:and )?\w+er$/.test(text);
  const isAsked =
    isBare || /^(?:and |so |ok )*(?:which|what|compare|(?:the )?difference)\b/.test(text);
  const by = /\bcompare\b/.test(text) ? null : comparedBy(text);
  if (!isAsked || by === undefined || subject.periods.length > 0) return null;
  if (
    /\bof (?:them|those|these)\b|\b(?:runs?|session|workout|one of \w+) ?$/.test(text) &&
    subject.extreme
  ) {
    return null;
  }
  if (!wordsLeftOfRest(read.rest).every((word) => OF_TWO.has(word) || isOfComparing(word)))
    return null;
  const periods = [...before.periodsBefore, ...before.periods];
  const told = focus === 'two sets' ? before.periods : periods;
  const isNarrower = subject.kind !== null && subject.kind.many !== RUNS.many;
  if (focus === 'two sets' && before.against !== null && !isNarrower) {
    const measure = by ?? before.measure;
    return { ...before, measure, raceText: text, unplaced: [] };
  }
  if (told.length !== 2 || focus === 'weight') {
    // 'The fastest?' is asked of the runs themselves, where there are no two sets.
    if (subject.extreme !== null && focus !== 'weight' && told.length < 2) return null;
    return { ...before, about: before, unplaced: ['what to compare'] };
  }
  const measure = isNarrower && by === null ? 'count' : (by ?? before.measure);
  const parts = { ...inherited(before, subject), periods: told, extreme: null, count: null };
  return { ...asking({ ...parts, measure }, 'compare'), raceText: text };
}

function wordsLeftOfRest(rest: string): string[] {
  return wordsLeft(rest).filter((word) => word !== '_');
}

const THAN_USUAL =
  /\b(?:than|to|against|vs|versus|with) (?:(?:a|an|my|the|what is) )?(?:usual|usually|normal|normally|typical|average|i usually do|i normally do)(?: (?:for me|week|month))?$/;

function setAgainstUsual({ text, subject, before }: Said): Question | null {
  const [period, ...others] = before.periods;
  if (!THAN_USUAL.test(text) || !namesNothing(subject) || !period || others.length > 0) return null;
  if (!wordsLeft(text).every((word) => isOfComparing(word) || OF_TWO.has(word))) return null;
  const parts = { ...inherited(before, subject), periods: [period], measure: before.measure };
  return { ...asking(parts, 'compare'), raceText: text };
}

function comparedByAnother({ text, subject, before }: Said): Question | null {
  if (!namesNothing(subject) || isOfOneself(text) || before.intent !== 'compare') return null;
  const figure = figureAsked(text.replace(/^(?:and |or )*by /, ''));
  const measure = figure && MEASURE_OF[figure];
  return measure ? { ...before, measure, raceText: text, unplaced: [] } : null;
}

function againstOtherDays({ text, subject, before }: Said): Question | null {
  const [first, second] = before.periods;
  const [named, ...others] = subject.periods;
  if (!first || !second || !named || others.length > 0 || before.intent !== 'compare') return null;
  if (!/^(?:and )?(?:to|with|against|compared (?:to|with)|than|vs|versus)\b/.test(text))
    return null;
  return { ...continued(before, subject), periods: [first, named] };
}

function trendOfThem({ subject, intent, text, before }: Said): Question | null {
  const isOfThem = /\b(?:it|that|they|those|this)\b/.test(text) && namesNothing(subject);
  if (intent !== 'trend' || !isOfThem) return null;
  const { kind, where, measure } = before;
  return asking({ ...subject, kind, where, measure: subject.measure ?? measure }, 'trend');
}

/** 'Both months together?' */
const BOTH_TOGETHER =
  /^(?:and )?(?:both|the two|all)(?: of them)?(?: (?:days|weeks|months|years))? (?:together|combined)$/;

function bothTogether({ text, before }: Said): Question | null {
  if (!BOTH_TOGETHER.test(text)) return null;
  return { ...before, periods: [...before.periodsBefore, ...before.periods], unplaced: [] };
}

// --- Some workouts ---

/** 'Which of them was the quickest?', 'the longest?' */
const WITHIN =
  /\bwhich\b|\bof (?:them|those|these|the lot)\b|\bof (?:the )?(?:two|three|four|five|\d+)\b|^(?:and |what (?:was|is|about) |when was )*(?:the |my )?(?:\w+est|best|most|last|first|latest)(?: \w+)?(?: one| run)?$/;
const OF_THEM = /\b(?:of (?:them|those|these|the (?:two|three|four|five|lot|\d+))|ones?)\b/;

function superlativeWithin({ text, subject, before, focus }: Said): Question | null {
  const { extreme } = subject;
  const isBare = namesNothing({ ...subject, rank: null, count: null });
  if (extreme === null || !isBare || !WITHIN.test(text) || /\bmy\b.*\brun\b/.test(text))
    return null;
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
  if (isOfRuns) return null;
  const parts = { ...inherited(before, subject), measure: null, count: null };
  const latest = before.extreme === 'first' ? null : before.count;
  const where = latest === null || focus === 'workout' ? parts.where : { ...parts.where, latest };
  const kind = parts.kind ?? kindAsked(before);
  return askingOfSame(before, { ...parts, where, kind, extreme }, 'extreme');
}

/** What is not added up. */
const AVERAGED: ReadonlySet<Subject['measure']> = new Set([
  'pace',
  'heartRate',
  'cadence',
  'effort',
]);

function figureOfThem(said: Said): Question | null {
  const { text, subject, before } = said;
  if (!namesNothing(subject) || subject.extreme !== null || subject.unit !== null) return null;
  if (isOfOneself(text) || subject.alongTheWay !== null || subject.missing !== null) return null;
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

const MEASURE_OF: Partial<Record<Figure, Measure>> = {
  heartRate: 'heartRate',
  pace: 'pace',
  distance: 'distance',
  time: 'time',
  elevation: 'elevation',
  cadence: 'cadence',
  calories: 'calories',
  gels: 'gels',
  hydration: 'hydration',
  effort: 'effort',
};

// --- Whatever was asked ---

/** 'When was that?', 'how far was it?': the answer named it with all its figures. */
const THAT_ONE =
  /^(?:and )?(?:when|what day|which day|on what day|how far|how long|how fast|what (?:pace|distance|time)) (?:was|is|did) (?:that|it|this|i)(?: one| run| take| there| then| go)?$/;
const HAS_ONE_DAY: ReadonlySet<Intent> = new Set(['biggest', 'lastRest', 'races']);

function toldAlready({ text, before }: Said): Question | null {
  if (!THAT_ONE.test(text)) return null;
  if (OF_WORKOUTS.has(before.intent) && /\bhow (?:far|long)\b/.test(text)) return null;
  return { ...before, about: before, unplaced: HAS_ONE_DAY.has(before.intent) ? [] : [text] };
}

/** 'What is my target there?' after a race. */
const OF_THAT_RACE = /\b(?:there|it|then|that (?:race|one|day)|for that|in that)\b/;

function ofThatRace({ text, subject, intent, before, read }: Said): Question | null {
  const speaksOfRaces = before.race !== null || OF_A_RACE.has(before.intent);
  if (OF_THAT_RACE.test(text) && speaksOfRaces && before.intent !== 'ofWorkout') {
    const race = subject.race ?? before.race;
    const isKept = OF_A_RACE.has(intent) || intent === 'fuel';
    if (!isKept && intent !== 'unknown') return null;
    const shown = { places: read.places, mended: text, subject };
    return asking({ ...subject, race }, isKept ? intent : likeliestOfRace(shown));
  }
  return before.race && goesOnWithRace(intent, { subject, text })
    ? asking({ ...subject, race: before.race }, intent)
    : null;
}

/** 'Am I prepared?', 'how many gels?', after a question about a race: of that one. */
function goesOnWithRace(
  intent: Intent,
  { subject, text }: { subject: Subject; text: string },
): boolean {
  if (!OF_A_RACE.has(intent) && intent !== 'fuel') return false;
  const isNamed = subject.race !== null || subject.distanceM !== null || subject.fromM !== null;
  return !isNamed && subject.periods.length === 0 && !OF_ANY_RACE.test(text);
}

const OF_ANY_RACE = /\b(?:races|next|last|other|any|all|which|latest|previous)\b/;

/** 'Would 1:38 be?', after a time over a distance. */
const OF_AIMS: ReadonlySet<Intent> = new Set(['predict', 'paceSum', 'pacing', 'readiness']);

function anotherAim({ subject, intent, before }: Said): Question | null {
  const isOpen = subject.distanceM === null && subject.race === null && subject.timeS !== null;
  if (!isOpen || !OF_AIMS.has(intent) || !OF_AIMS.has(before.intent)) return null;
  const { distanceM, race } = before;
  return asking({ ...subject, distanceM, race }, before.intent);
}

/** 'As weeks', 'and by month?' */
const OTHER_UNIT =
  /^(?:and |or |ok |now )*(?:as|in|by|per|for each|each|every|a) (?:weeks?|months?|years?)(?: instead| please)?$/;

function inAnotherUnit({ text, subject, before }: Said): Question | null {
  if (!OTHER_UNIT.test(text) || subject.unit === null) return null;
  const isSum = OF_WORKOUTS.has(before.intent) && before.intent !== 'search';
  return { ...before, intent: isSum ? 'weekly' : before.intent, unit: subject.unit, unplaced: [] };
}

/** 'And Wednesdays?' after a question about Tuesdays. */
function anotherWeekday({ subject, before, calendar }: Said): Question | null {
  const [period] = subject.periods;
  if (!before.where.weekdays || !/^on [A-Z][a-z]+day$/.test(period?.words ?? '')) return null;
  const day = weekdayOf(period?.from ?? calendar.today);
  return { ...before, where: { ...before.where, weekdays: [day] }, unplaced: [] };
}

const LAST_RACE =
  /^(?:and )?(?:what|when|how) (?:was|did|about) (?:my |the )?(?:last|previous) (?:one|race)(?: go)?$/;

function oneBefore({ text, subject, before, calendar }: Said): Question | null {
  if (before.intent === 'races' && LAST_RACE.test(text)) {
    return asking({ ...subject, extreme: 'latest', raceText: 'my last race' }, 'races');
  }
  if (!ONE_BEFORE.test(text)) return null;
  const [told] = before.periods;
  // The taper tells it; of anything else without days there is none before.
  if (!told || told.unit === 'all')
    return { ...before, about: before, unplaced: before.intent === 'taper' ? [] : [text] };
  const unit = /\b(week|month|year|day|weekend) before\b/.exec(text)?.[1];
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

/** 'And in miles?' */
const IN_UNITS =
  /^(?:and )?(?:(?:can|could) i (?:have|get|see) (?:that|it) )?(?:in|as|per|a) (?:a )?(?:min(?:ute)?s?(?:\/| per | a | )?)?(?:miles?|km|kilomet\w+)(?: instead)?$/;

function inOtherUnitsOfLength({ text, subject, before }: Said): Question | null {
  if (!IN_UNITS.test(text)) return null;
  if (before.intent === 'ofWorkout') return { ...before, inMiles: subject.inMiles, unplaced: [] };
  const raceText = before.intent === 'trainingPaces' ? before.raceText : subject.raceText;
  return { ...continued(before, { ...subject, measure: null, raceText }), rank: before.rank };
}

/** 'How many were easy?' */
const HOW_MANY_WERE = /^(?:and )?how many (?:of (?:those|them|these) )?(?:were|was|are) /;

function howManyWere({ text, subject, before }: Said): Question | null {
  if (!HOW_MANY_WERE.test(text)) return null;
  return askingOfSame(
    before,
    { ...inherited(before, subject), measure: 'count', extreme: null },
    'amount',
  );
}

/** 'Which ones?' */
const LISTS_THEM =
  /^(?:and |ok |then |so )*(?:(?:show|list|see|name|give)(?: me)? (?:them|those|these|it|all|(?:the |my )?(?:sessions|runs|workouts|ones))|(?:which|what)(?: ones?| runs| workouts)?(?: (?:were|are|was|is) (?:they|those|these|that|them|it))?)(?: all| to me)*$/;

function listThem({ text, subject, before }: Said): Question | null {
  if (!LISTS_THEM.test(text)) return null;
  return askingOfSame(
    before,
    { ...inherited(before, subject), measure: null, extreme: null },
    'list',
  );
}

/** 'How many per long run is that?' */
const PER_RUN =
  /^(?:and )?(?:how (?:many|much|far|long) )?(?:is (?:that|it) )?(?:on average |average )?(?:per|a|each) (?:easy |long |interval |treadmill )?(?:run|workout|session|ride|swim|walk)(?: (?:is|was) (?:that|it))?$/;

function perRun({ text, subject, before }: Said): Question | null {
  if (!PER_RUN.test(text)) return null;
  const { measure: said } = subject;
  const measure = said === 'count' || said === null ? before.measure : said;
  return askingOfSame(before, { ...inherited(before, subject), measure, extreme: null }, 'average');
}

/** 'Is that more than in June?', 'compare that with March' */
const COMPARES_WITH =
  /^(?:and |so |ok |now )*(?:(?:is|was|were|are) (?:that|it|this|those) (?:more|less|faster|slower|better|longer|further|higher|lower)\b.* than\b|compare (?:that|it|this|them)? ?(?:with|to|against)?|how (?:does|did|do) (?:that|it|this) (?:compare|stand|look|stack up|measure up)\b|(?:compared|versus|vs|against|(?:more|less|faster|slower|longer|further|higher|lower) than)\b)/;

/** 'How does that stand against the week before?' */
const COMPARES_ONE_BEFORE =
  /^(?:and |so |ok |now )*how (?:does|did|do) (?:that|it|this) (?:compare|stand|look|stack up|measure up) (?:against|to|with|compared to|next to) the (?<unit>week|month|year) before$/;

function comparedWithOneBefore({ text, subject, before }: Said): Question | null {
  const unit = COMPARES_ONE_BEFORE.exec(text)?.groups?.unit;
  if (unit === undefined || unit !== before.periods[0]?.unit) return null;
  return comparedTo(before, subject);
}

function comparedWithDays({ text, subject, before }: Said): Question | null {
  if (!COMPARES_WITH.test(text) || subject.periods.length === 0) return null;
  return comparedTo(before, subject);
}

function comparedTo(before: Question, subject: Subject): Question | null {
  const periods = comparedWith(before, { ...subject, raceText: 'compared' });
  if (!periods) return null;
  return askingOfSame(before, { ...inherited(before, subject), periods, count: null }, 'compare');
}

/** 'How many of those over 10 km?' */
const OF_THOSE =
  /\b(?:of|on|in|for|during|with|were|was|are|is|did) (?:those|these|them|they|that|it)\b/;
const HOW_MUCH_ALONE =
  /^(?:and )?how (?:many|far|much|long)(?: (?:in total|altogether|overall|in all))?$/;
/** 'How many gels on those' counts gels. */
const COUNTED_THINGS: ReadonlySet<Subject['measure']> = new Set([
  'gels',
  'hydration',
  'calories',
  'elevation',
]);

function sumOfThose({ text, subject, intent, before, read, focus }: Said): Question | null {
  const refersBack = OF_THOSE.test(text) || HOW_MUCH_ALONE.test(text);
  const isOfLog = OF_OWN_LOG.has(intent) || intent === 'fuel';
  if (!WITH_SUBJECT.has(before.intent) || !refersBack || !isOfLog) return null;
  // What one workout was like is told of it, and added up of none.
  if (focus === 'workout' || focus === 'race run') return null;
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

/** 'And in May?', 'only easy ones', 'for a half?': another value of a part, and the same asked. */
function otherPart(said: Said): Question | null {
  const { text, subject, intent, before, read } = said;
  const goesOn = GOES_ON.test(text) || hasConditions(subject.where);
  const isOpen = intent === 'unknown' || (intent === 'amount' && isElliptic(text));
  if (isOpen && goesOnFrom({ before, subject, goesOn, text })) {
    const question = continued(before, subject);
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

/** 'Total in miles', 'fastest one': something else asked of the same. */
function askedOtherwise({ text, subject, intent, before }: Said): Question | null {
  const isOpen = GOES_ON.test(text) || isLeftOpen(before, subject, text);
  if (!CAN_GO_ON.has(intent) || !isOpen) return null;
  const isOfOwnCount = subject.measure === 'count' || subject.measure === null;
  const isCounted = isOfOwnCount && COUNTED_THINGS.has(before.measure) && intent === 'amount';
  const parts = inherited(before, isCounted ? { ...subject, measure: before.measure } : subject);
  // 'How many hours?' after all that was done on some days counts all of it.
  const kind = parts.kind ?? (before.intent === 'list' ? kindAsked(before) : null);
  return askingOfSame(before, { ...parts, kind }, intent);
}

/** 'Just easy', 'and in May': nothing of it says what is asked. */
function isElliptic(text: string): boolean {
  return text.split(' ').length <= 4 && GOES_ON.test(text) && !ASKS_SOMETHING.test(text);
}

const ASKS_SOMETHING =
  /\b(?:how|what is|what was|which|when|who|why|total|sum|count|number|list|show|average|mean|km|miles|distance|time|hours|minutes|far|long|many|much|pace|heart|elevation|climb\w*|calories|gels|tell|give)\b/;

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
  if (subject.periods.length > 0 || subject.kind) return true;
  if (subject.measure) return !/^(?:at )?(?:which|what)\b/.test(text);
  if (hasConditions(subject.where) || subject.zones.length > 0) return true;
  if (OF_DISTANCE.has(intent) && (subject.distanceM || subject.timeS)) return true;
  if (intent === 'plan' && subject.scope) return true;
  if (subject.goalM !== null || subject.planWeeks !== null || subject.bpm !== null) return true;
  if (BY_UNIT.has(intent) && subject.unit) return true;
  // A race is known by its name alone, which only the log can tell.
  return goesOn && OF_RACES.has(intent) && text.split(' ').length > 1;
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

// --- Since then ---

/** The workouts of which one was told, whenever they were. */
export function asSet(before: Question): Question {
  if (!OF_ONE_DAY.has(before.intent)) return before;
  const kind = before.kind ?? kindAsked(before);
  return {
    ...before,
    ...{ intent: 'amount', kind, extreme: null, rank: null, count: null, periods: [] },
    ...{ race: null, distanceM: null, ofWorkout: null, measure: null },
  };
}

const OF_ONE_DAY: ReadonlySet<Intent> = new Set(['extreme', 'ofWorkout', 'races', ...OF_WORKOUTS]);

/** The same question of the days after that one; refused where the one before told of no single day. */
export function sinceThen(question: Question, before: Question, today: Day): Question {
  const isOfOneDay = ONE.includes(focusOf(before, today)) && before.periods.length < 2;
  const isOpen = question.periods.length === 0 && question.count === null;
  if (isOfOneDay && isOpen && (OF_WORKOUTS.has(question.intent) || question.intent === 'extreme')) {
    return { ...question, since: before };
  }
  return { ...question, about: before, unplaced: [...question.unplaced, 'since then'] };
}

// --- A question of its own ---

const ADDS_UP = /\bhow (?:many|much|far|long)\b|^(?:km|miles|distance|time|count|number)\b/;
const MOST_OPEN = 5;

function byItself(
  { read, mended: text }: { read: Read; mended: string },
  { subject, intent }: { subject: Subject; intent: Intent },
): Question {
  if (intent !== 'unknown' || isOfAdvice(text, subject.periods)) return asking(subject, intent);
  const open = openWords(read);
  if (hasConditions(subject.where) && open <= MOST_OPEN) {
    return asking(subject, ADDS_UP.test(text) ? 'amount' : 'list');
  }
  if (!isBare(open, subject)) return asking(subject, intent);
  if (isByUnit(text, subject)) return asking(subject, 'breakdown');
  return asking(subject, /^(?:all|any|show|list)\b/.test(text) ? 'list' : 'amount');
}

/** How many words no reader took. */
function openWords({ rest }: Read): number {
  return rest.split(' ').filter((word) => word !== '_').length;
}

/** 'Last week', 'treadmill runs': said without a verb, it asks how much that was. */
function isBare(open: number, { periods, kind }: Subject): boolean {
  return open <= MOST_OPEN && (periods.length > 0 || kind !== null);
}

/** 'And this month?' after what was not understood, 'and in winter?' after a word of running. */
function goesOnFromNothing({ text, before, intent }: Said): boolean {
  if (WITH_SUBJECT.has(before.intent)) return false;
  if (before.intent === 'unknown' && pointsBack(text)) return true;
  return intent === 'unknown' && /^(?:and|or|also|what about|how about|same)\b/.test(text);
}

/** 'How many did I spend there?': what it points at was not found, and the last four weeks are no guess at it. */
function leansOnNothing({ text, subject }: Said, question: Question): boolean {
  if (!TELLS_OF_LOG.has(question.intent)) return false;
  if (pointsBack(text) || SUPPOSES.test(text)) return true;
  if (isOfOneself(text)) return false;
  const words = text.split(' ').length;
  const isOfDefault = OF_LAST_WEEKS.has(question.intent) && namesNothing(subject);
  const isOpen = subject.kind === null || subject.kind.many === ANY_WORKOUT.many;
  return isOfDefault && subject.unit === null && words <= (isOpen ? 6 : 4);
}

const OF_LAST_WEEKS: ReadonlySet<Intent> = new Set(['amount', 'average', 'fuel', 'trainingPaces']);

/** 'And if the heart rate stays high?' */
const SUPPOSES = /^(?:and |but |so )*(?:what )?(?:if|when it is)\b/;

const TELLS_OF_LOG: ReadonlySet<Intent> = new Set([
  ...OF_WORKOUTS,
  'extreme',
  'compare',
  'zones',
  'weekly',
  'breakdown',
  'biggest',
  'trend',
  'weekdays',
  'analysis',
  'form',
  'shoes',
  'fuel',
  'trainingPaces',
]);

// --- What the words of a message owe to the question before ---

function withWordsOfBefore(
  { subject, unitless }: Read,
  { earlier, text }: { earlier: Question | null; text: string },
): Subject {
  if (earlier === null) return subject;
  let parts = subject;
  // 'And over 15?' after a question about kilometres.
  if (unitless && mayBeKm(unitless.value, earlier)) {
    const bounds = [distanceBound(unitless.side, unitless.value)];
    parts = { ...parts, timeS: null, where: { ...parts.where, bounds } };
  }
  // 'How far in total?' after a question about some days asks of those.
  const isAllTold = /\b(?:in total|altogether|overall|in all)\b/.test(text);
  if (parts.periods[0]?.unit === 'all' && OF_WORKOUTS.has(earlier.intent) && isAllTold) {
    parts = { ...parts, periods: [] };
  }
  // 'And over a half?' after a prediction names what is predicted, and no longer runs.
  const { bounds } = parts.where;
  const over = bounds.find((bound) => bound.of === 'distance' && bound.above !== null);
  if (OF_AIMS.has(earlier.intent) && over && parts.distanceM === null && bounds.length === 1) {
    parts = { ...parts, distanceM: over.above, where: { ...parts.where, bounds: [] } };
  }
  return parts;
}

/** 'Only the ones over 8', of runs: the answer shows that they are kilometres. */
export function mayBeKm(value: number, earlier: Question | null): boolean {
  if (earlier === null) return false;
  if (earlier.where.bounds.some((bound) => bound.of === 'distance')) return true;
  return OF_WORKOUTS.has(earlier.intent) && value >= 3 && value <= 50;
}

/** 'How far is a marathon?', 'the longest river': not about anything that the athlete did. */
function isAboutTheWorld(of: {
  intent: Intent;
  subject: Subject;
  text: string;
  earlier: Question | null;
}): boolean {
  const { intent, subject, text, earlier } = of;
  if (!OF_OWN_LOG.has(intent)) return false;
  const { kind, periods, count, distanceM, where } = subject;
  const words = text.split(' ').length;
  if (words <= 3 || (earlier && (words <= 5 || pointsBack(text)))) return false;
  if (kind || periods.length > 0 || count !== null || hasConditions(where)) return false;
  if (intent === 'extreme' && distanceM !== null) return false;
  return !/\b(?:i|my|me|mine|we|our|personal|pbs?|prs?)\b/.test(text);
}
