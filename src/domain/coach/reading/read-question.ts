import type { Day } from '../../calendar.ts';
import { isSameLength } from '../../same-length.ts';
import { distanceWords, hasConditions, type NamedShoe, NO_CONDITIONS } from '../conditions.ts';
import { RUNS } from '../kinds.ts';
import type { Calendar, Period } from '../period.ts';
import { OF_ANYBODY, OPEN_QUESTION, type Question, type Subject } from '../question.ts';
import { intentOfTopic, topicAskedByName, topicNamed, WORDS_OF_TOPICS } from '../topics/topics.ts';
import { askedOfOne } from './asked-of-one.ts';
import { askedOfWeek } from './asked-of-week.ts';
import {
  type Excerpt,
  excerptsOf,
  leavesNothingOut,
  leftOutOf,
  standsByItself,
} from './excerpts.ts';
import { asksOfTerm } from './going-on/after-a-term.ts';
import { asksOnFromAdvice } from './going-on/after-advice.ts';
import { askedAround, oneOfSameSort, takeDaysAround } from './going-on/days-around.ts';
import { OF_WORKOUTS } from './going-on/focus.ts';
import { readGoingOn } from './going-on/going-on.ts';
import { asksMoreOfTopic } from './going-on/more-of-topic.ts';
import { isAgainstOneBefore } from './going-on/one-workout.ts';
import type { Read } from './going-on/said.ts';
import { mayBeSaidInFull, pointsAtSpoken, saidInFull } from './going-on/said-in-full.ts';
import { asSet, nearIt, sinceThen } from './going-on/since-then.ts';
import { withOtherOne } from './going-on/two-told.ts';
import { hasUnitOfBefore } from './going-on/words-of-before.ts';
import { ofLatest } from './held-against-usual.ts';
import { guessIntents } from './intent/guess-intent.ts';
import { howSure, type Reading } from './intent/how-sure.ts';
import { isOnlyParts } from './intent/intent-features.ts';
import { OF_OWN_LOG } from './intent/kinds-of-intent.ts';
import { ruleFor } from './intent/what-is-asked.ts';
import { isOpen, isUnread } from './is-open.ts';
import {
  mayChangeNothing,
  OF_WORKOUTS_ALONE,
  type Unplaced,
  unplacedParts,
} from './left-over/account-for-words.ts';
import { opinionAsked } from './opinion-asked.ts';
import type { NamedRace } from './parts/match-race.ts';
import { nameRace, wordsOfNames } from './parts/name-race.ts';
import { nameShoe } from './parts/name-shoe.ts';
import { nameTitle, type OwnTitle, wordsOfTitles } from './parts/name-title.ts';
import { PEOPLE, WEATHERS } from './parts/note-words.ts';
import { isRacedIn } from './parts/run-in-time.ts';
import { plainlyAsked } from './plainly-asked.ts';
import { readSubject } from './read-subject.ts';
import { isAsking, onlyAsking, withoutRemarks, withoutReport, withSpokenWord } from './remarks.ts';
import { refusedWords } from './settling/refused-words.ts';
import { withResultOfDay } from './settling/result-of-day.ts';
import { settledParts } from './settling/settle-parts.ts';
import { OF_A_RACE } from './settling/settle-race.ts';
import { KNOWN_WORDS, OTHER_WORDS } from './text/known-words.ts';
import { mendSpelling } from './text/mend-spelling.ts';
import { plainText } from './text/plain-text.ts';
import { topicInstead } from './topic-instead.ts';

/** As much of one message as is read: a question stands in its first sentences. */
const MOST_READ = 1000;

/** What the athlete calls things by: only these tell that 'Harbour' is a name. */
export type OwnNames = {
  races: readonly NamedRace[];
  shoes: readonly NamedShoe[];
  /** Of workouts. */
  titles: readonly OwnTitle[];
};

/** The question that a message asks, with what found no place in it. */
export function readQuestion(
  message: string,
  calendar: Calendar,
  before: Question | null,
  races: readonly NamedRace[] = [],
  shoes: readonly NamedShoe[] = [],
): Question {
  return readNamed(message, calendar, before, { races, shoes, titles: [] });
}

/** The same, of somebody whose races, shoes and titles are known. */
export function readNamed(
  said: string,
  calendar: Calendar,
  before: Question | null,
  names: OwnNames,
): Question {
  const shown = topicAskedByName(said);
  if (shown !== null) return ofTopicAlone(OPEN_QUESTION, shown);
  const message = opinionAsked(said);
  const framed = before === null ? readFramed(message, calendar, names) : null;
  if (framed !== null) return framed;
  const asked = readOfLog(message, calendar, before, names);
  const isFirst = before === null;
  const inTwoSteps = readInTwoSteps(message, { whole: asked, isFirst, calendar, names });
  if (inTwoSteps !== null) return inTwoSteps;
  const amongTalk =
    isOpen(asked) && asked.topic === null ? readAmongTalk(message, calendar, before, names) : null;
  return amongTalk ?? withTopic(asked, () => subjectOf(message, calendar, before, names));
}

/** A message that names a workout or a week, and asks of it as if it had been told before. */
function readInTwoSteps(
  message: string,
  of: { whole: Question; isFirst: boolean; calendar: Calendar; names: OwnNames },
): Question | null {
  const { whole, isFirst, calendar, names } = of;
  const read = (words: string, told: Question | null) => readOfLog(words, calendar, told, names);
  return (
    askedOfOne(message, { whole, isFirst, today: calendar.today, read }) ??
    askedOfWeek(message, { whole, read })
  );
}

function withTopic(question: Question, ofMessage: () => Subject): Question {
  const topic = topicInstead(question, ofMessage);
  if (topic === null) return question;
  const { isComplaint, isOfHealth: isTopicOfHealth } = topicNamed(topic) ?? {};
  // Among other words a topic is spoken of beside what hurts, and alone it is all that is asked.
  const isBesidePain = isTopicOfHealth || question.topic !== topic;
  const isOfHealth = question.intent === 'pain' && !isComplaint && isBesidePain;
  // Since when it hurts, or what it keeps one from, narrows no answer.
  return isOfHealth
    ? { ...question, topic, unplaced: [], unread: null }
    : ofTopicAlone(question, topic);
}

/** A first message without what only frames its question; null where nothing does, or that is not read. */
function readFramed(message: string, calendar: Calendar, names: OwnNames): Question | null {
  const plainly = plainlyAsked(ofLatest(message));
  if (plainly === message.trim()) return null;
  const question = readNamed(plainly, calendar, null, names);
  return isOpen(question) ? null : question;
}

/** Where a message is not read as a whole: the same asked plainly, or the question that stands among talk. */
function readAmongTalk(
  message: string,
  calendar: Calendar,
  before: Question | null,
  names: OwnNames,
): Question | null {
  // A first one has been read plainly by now.
  if (before === null) return readExcerpt(message, calendar, names, null);
  const plainly = plainlyAsked(message);
  if (plainly !== message.trim()) {
    const read = readOfLog(plainly, calendar, before, names);
    const question = withTopic(read, () => subjectOf(plainly, calendar, before, names));
    if (!isOpen(question)) return question;
  }
  return readExcerpt(plainly, calendar, names, before);
}

/** What narrows a question of the log has no bearing on what anybody is told. */
function ofTopicAlone(question: Question, topic: string): Question {
  return {
    ...question,
    ...{
      intent: intentOfTopic(topic),
      topic,
      term: null,
      judged: null,
      namedFigure: null,
      unplaced: [],
    },
    ...{ periods: [], unread: null, kind: null, against: null, where: NO_CONDITIONS },
    ...{ measure: null, extreme: null, count: null, rank: null, bpm: null, zones: [] },
    ...{ distanceM: null, alsoM: [], timeS: null, paceSPerKm: null, weightKg: null },
    ...{ ahead: null, wishes: null, scope: null, missing: null, alongTheWay: false },
  };
}

function subjectOf(
  message: string,
  calendar: Calendar,
  before: Question | null,
  names: OwnNames,
): Subject {
  return readParts(message, calendar, { isFirst: before === null, names }).read.subject;
}

function readOfLog(
  message: string,
  calendar: Calendar,
  before: Question | null,
  names: OwnNames,
): Question {
  const own = withSpokenWord(withoutReport(before === null ? message : withoutGrounds(message)));
  if (own !== message) return readOfLog(own, calendar, before, names);
  const named =
    before !== null &&
    OF_ANYBODY.has(before.intent) &&
    pointsAtSpoken(message) &&
    !asksMoreOfTopic(message, before) &&
    !asksOnFromAdvice(plainText(message), before) &&
    !asksOfTerm(plainText(message), before);
  const whole =
    (named ? readInFull(message, calendar, before, names) : null) ??
    readWhole(message, calendar, before, names);
  // 'Steps', 'my wife' or 'a lap' of a remark are not what is asked for.
  const isRefused = isOpen(whole);
  const asked = isRefused ? withoutRemarks(message, names.races) : message;
  if (asked !== message) {
    const short = readWhole(asked, calendar, before, names);
    if (!isOpen(short)) return short;
  }
  if (!isRefused) return whole;
  const inFull = before === null ? null : readInFull(message, calendar, before, names);
  if (inFull !== null) return inFull;
  // 'How am I doing? First year back.' is judged as a whole, whatever led there.
  const bare = onlyAsking(message);
  if (bare === message || bare === asked || bare === '') return whole;
  const judged = readWhole(bare, calendar, before, names);
  return judged.intent === 'analysis' && !isUnread(judged) ? judged : whole;
}

/** 'Should I skip tomorrow because of it?': what is asked stands before it. */
function withoutGrounds(message: string): string {
  return message.replace(
    /,? (?:because of|due to|given|considering) (?:it|that|this)(?=[?.! ]*$)/i,
    '',
  );
}

/** The message with the name of what was spoken of before, where it is read as a question of its own. */
function readInFull(
  message: string,
  calendar: Calendar,
  before: Question,
  names: OwnNames,
): Question | null {
  // What was refused was not spoken of.
  if (before.unplaced.length > 0 || before.unread !== null) return null;
  for (const inFull of saidInFull(message, before)) {
    const whole = readWhole(inFull, calendar, null, names);
    // What was just told is no answer to what goes on from it.
    const isTold = whole.topic === (before.topic ?? before.term);
    const question =
      isOpen(whole) && whole.topic !== null && !isTold ? ofTopicAlone(whole, whole.topic) : whole;
    if (isOpen(question) || !mayBeSaidInFull({ message, inFull, question, before })) continue;
    return question;
  }
  return null;
}

/**
 * The question that stands among talk: the surest one that is read by itself, each word of it placed.
 * What is left out beside it is told, where it may have been meant to go with it.
 */
function readExcerpt(
  message: string,
  calendar: Calendar,
  names: OwnNames,
  before: Question | null,
): Question | null {
  const ofRaces = new Set(wordsOfNames(names.races));
  let surest: { question: Question; sure: number } | null = null;
  let leaving: { question: Question; sure: number } | null = null;
  for (const excerpt of before === null ? excerptsOf(message) : askingExcerptsOf(message)) {
    const { question, reading, unplaced } = readUnjudged(excerpt.asked, calendar, before, names);
    if (reading === null || unplaced === null || question.intent === 'unknown') continue;
    if (unplaced.notHonoured.length > 0 || unplaced.words.length > 0) continue;
    const sure = howSure(reading);
    const of = { excerpt, question, names: ofRaces };
    if (
      before === null &&
      sure >= (surest?.sure ?? LEAST_SURE_OF_EXCERPT) &&
      leavesNothingOut(of)
    ) {
      surest = { question, sure };
    }
    if (sure >= (leaving?.sure ?? LEAST_SURE_BY_ITSELF) && standsByItself(of)) {
      leaving = { question: { ...question, leftOut: leftOutOf(excerpt) }, sure };
    }
  }
  return (surest ?? leaving)?.question ?? null;
}

/** After another question only what asks by its words: a piece of a message is mostly no follow-up. */
function askingExcerptsOf(message: string): Excerpt[] {
  return excerptsOf(message)
    .filter(({ asked }) => isAsking(plainText(asked)))
    .slice(0, MOST_AFTER_ANOTHER);
}

const MOST_AFTER_ANOTHER = 6;

function readWhole(
  message: string,
  calendar: Calendar,
  before: Question | null,
  names: OwnNames,
): Question {
  const unjudged = readUnjudged(message, calendar, before, names);
  const { question, reading, unplaced } = unjudged;
  if (reading === null || unplaced === null) return question;
  const { notHonoured, words } = unplaced;
  const whole = withCompany({ ...question, unplaced: [...notHonoured, ...words] });
  if (whole.unplaced.length === 0 && words.length + notHonoured.length > 0) return whole;
  if (words.length > 0) return isSureEnough(unjudged) ? { ...whole, unplaced: [] } : whole;
  const isWeighed =
    before === null && notHonoured.length === 0 && !isOnlyParts(reading.shown.places);
  return isWeighed && isDoubtful(reading) ? { ...whole, intent: 'unknown' } : whole;
}

/** A reading with no word left over, whose kind of question no rule has settled. */
function isDoubtful(reading: Reading): boolean {
  return (
    !NOT_DOUBTED.has(reading.intent) &&
    guessIntents(reading.shown)[0]?.intent === reading.intent &&
    howSure(reading) < LEAST_SURE &&
    ruleFor(reading.shown) === null
  );
}

/** Sums and lists tell the same workouts when they are mistaken for one another; a comparison is held by its two sides. */
const NOT_DOUBTED: ReadonlySet<Question['intent']> = new Set(['list', 'amount', 'compare']);

/** So likely must a reading be right where words are left over, and where none is. */
const LEAST_SURE_OF_WORDS = 0.8;
const LEAST_SURE = 0.6;
const LEAST_SURE_OF_EXCERPT = 0.8;
const LEAST_SURE_BY_ITSELF = 0.5;

/** Whether the words that are left over change nothing, in all likelihood. */
function isSureEnough({ reading, unplaced }: Unjudged): boolean {
  if (reading === null || unplaced === null || unplaced.notHonoured.length > 0) return false;
  if (OF_WORKOUTS_ALONE.has(reading.intent)) return reading.open.length === 0;
  return (
    reading.open.every((at) => mayChangeNothing(reading.shown.places[at] ?? '')) &&
    howSure(reading) >= LEAST_SURE_OF_WORDS
  );
}

type Unjudged = {
  question: Question;
  /** With what of it is in the way; null where that needs no weighing. */
  reading: Reading | null;
  unplaced: Unplaced | null;
};

/** What a message asks, before it is weighed whether that is sure enough. */
export function readUnjudged(
  message: string,
  calendar: Calendar,
  before: Question | null,
  names: OwnNames,
): Unjudged {
  const earlier = answeredBefore(before);
  const ofDaysAround = earlier && readAround(message, calendar, earlier, names);
  if (ofDaysAround) return ofDaysAround;
  const near = earlier && nearIt(plainText(message), earlier, calendar.today);
  if (near) return { question: near, reading: null, unplaced: null };
  const bare =
    earlier === null || !/\bsince\b/i.test(message) ? message : message.replace(SINCE_THEN, ' ');
  if (earlier !== null && bare !== message) {
    const rest = readUnjudged(bare, calendar, asSet(earlier), names);
    return { ...rest, question: sinceThen(rest.question, earlier, calendar.today) };
  }
  const { read, mended } = readParts(message, calendar, {
    isFirst: before === null,
    names,
    speaksOfShoes: before !== null && (before.intent === 'shoes' || !!before.where.shoe),
  });
  const { question, isWhole } = readGoingOn({ read, mended, earlier, calendar });
  const settled = settledParts(question, read.subject, calendar);
  const ofRace = withResultOfDay(
    withRaceOfTime(
      withRaceOfMonth(settled, names.races, calendar.today),
      names.races,
      calendar.today,
    ),
    names.races,
    calendar.today,
  );
  const isOfTwo = earlier === null || ofRace.ofWorkout?.whichWas !== undefined;
  const whole = isOfTwo ? ofRace : withOtherOne(ofRace, earlier, calendar.today);
  const { intent } = whole;
  const refused = (question: Question): Unjudged => ({ question, reading: null, unplaced: null });
  if (intent === 'why' || whole.unplaced.length > 0) return refused(whole);
  const other = refusedWords(whole);
  if (other !== null) return refused({ ...whole, unplaced: [other] });
  const isOpenPace =
    whole.against === null &&
    (WAS_I_FASTER.test(mended) || (intent === 'compare' && BY_HOW_MUCH.test(mended)));
  const isOfRefused = earlier !== null && earlier.unplaced.length > 0;
  const isElsewhere = earlier !== null && isOpenPace && isOfOtherDays(whole, earlier);
  if (earlier !== null && isOpenPace && (isOfSome(earlier) || isOfRefused || isElsewhere)) {
    return refused({ ...whole, unplaced: ['what to compare'] });
  }
  const isOfKinds = intent === 'compare' && whole.against !== null;
  // Of a race that is named the log's own sums say nothing.
  if (whole.race !== null && OF_OWN_LOG.has(intent)) {
    return refused({ ...whole, unplaced: [whole.race.name] });
  }
  if (read.otherKind !== null && OF_OWN_LOG.has(intent) && !isOfKinds) {
    return refused({ ...whole, unplaced: [read.otherKind] });
  }
  if (whole.alsoM.length > 0 && OF_ONE_LENGTH.has(intent) && !isToldOfEach(whole)) {
    return refused({ ...whole, unplaced: whole.alsoM.map(distanceWords) });
  }
  const isOfBefore = read.unitless !== null && hasUnitOfBefore(read.unitless.value, earlier);
  const isOfRest = intent === 'paceSum' && whole.alsoM.length === 1 && OF_A_PART.test(mended);
  const rest = isWhole || isOfBefore || isOfRest ? '_' : read.rest;
  const unplaced = unplacedParts({ rest, asked: read.asked, intent, subject: whole });
  const isAfterAnother = earlier !== null;
  const shown = { places: read.places, mended, subject: read.subject, isAfterAnother };
  return { question: whole, reading: { intent, shown, open: unplaced.open }, unplaced };
}

/** 'How much did I run the week after?': of those days, whatever sort the run was that tells them. */
function readAround(
  message: string,
  calendar: Calendar,
  earlier: Question,
  names: OwnNames,
): Unjudged | null {
  const found = takeDaysAround(message);
  if (found === null || isAgainstOneBefore(plainText(message), earlier)) return null;
  const ofRuns: Question = { ...OPEN_QUESTION, intent: 'amount', kind: RUNS };
  const ofSameSort = THE_ONE_THEN.test(found.asked) ? oneOfSameSort(earlier, found.around) : null;
  if (ofSameSort) {
    const question = withOtherOne(ofSameSort, earlier, calendar.today);
    return { question, reading: null, unplaced: null };
  }
  const isOfDay = earlier.periods[0]?.unit === 'day' && earlier.intent !== 'races';
  const isOfSome = OF_WORKOUTS.has(earlier.intent) && earlier.count === null;
  const rest = readUnjudged(found.asked, calendar, isOfDay || isOfSome ? earlier : ofRuns, names);
  const { around } = found;
  const question = askedAround(rest.question, { earlier, around, calendar });
  return question && { ...rest, question };
}

/** 'What about the one the week before?' */
const THE_ONE_THEN =
  /^(?:(?:and|ok|so|what about|how about|how was|what was) )*(?:the |my )?(?:one|run|session|long run) (?:(?:from|of|in) )?(?:yesterday|last week|last month)$/;

/** 'Was I slower?' after some of the runs leaves open than which: all runs of two months answer another question. */
const WAS_I_FASTER =
  /^(?:(?:and|so|but|then) )*(?:(?:was|am|were) i|did i (?:get|run|go)) (?:any |much |a lot )?(?:running )?(?:faster|slower|quicker|more|less|fitter|better)(?: then| than| there| on (?:those|them))?$/;

const BY_HOW_MUCH =
  /^(?:(?:and|so|but|then) )*how much (?:faster|slower|quicker) (?:was|am|were) i(?: than (?:usual|normal|usually|normally))?$/;

/** 'Was I running more then?', after two stretches: two other ones answer another question. */
function isOfOtherDays({ intent, periods }: Question, earlier: Question): boolean {
  if (intent !== 'compare' || earlier.intent !== 'compare') return false;
  return !periods.some(({ from }) => earlier.periods.some((told) => told.from === from));
}

function isOfSome({ intent, kind, where, periods, periodsBefore }: Question): boolean {
  if (!OF_OWN_LOG.has(intent) || intent === 'compare' || periodsBefore.length > 0) return false;
  const isNarrow = !!kind?.runningSubtype || !!kind?.sport || periods.length > 0;
  return isNarrow || hasConditions(where);
}

/** 'How many gels since then?': its day is that of what was told before. */
const SINCE_THEN =
  /[, ]*\b(?:ever )?since (?:then|it|that(?: (?:day|run|race|one|workout|session))?)\b(?! (?:i|my)\b)|[, ]*\b(?:ever )?since(?=[\s?.!]*$)/i;

/** What was answered last: 'why?' asked twice, or what went on and was refused, leaves that as it was. */
function answeredBefore(before: Question | null): Question | null {
  const isUntold = before?.intent === 'unknown' || (before?.unplaced.length ?? 0) > 0;
  const hasGoneOn = before?.intent === 'why' || isUntold;
  return before !== null && hasGoneOn && before.about !== null ? before.about : before;
}

/** 'The first 10 km of a half at 5:15, what pace after that' */
const OF_A_PART = /\b(?:first|after|afterwards|rest|remaining|left|then)\b/;

/** A prediction, or the fastest run, of each of some distances. */
function isToldOfEach({
  intent,
  fromM,
  timeS,
  paceSPerKm,
  extreme,
  race,
  raceText,
}: Question): boolean {
  if (intent === 'paceSum') {
    return timeS !== null && paceSPerKm !== null && OF_A_PART.test(raceText ?? '');
  }
  if (race !== null || timeS !== null || fromM !== null) return false;
  return intent === 'predict' || (intent === 'extreme' && extreme === 'fastest');
}

/** Of a second distance the answer would say nothing. */
const OF_ONE_LENGTH: ReadonlySet<Question['intent']> = new Set([
  'predict',
  'paceSum',
  'pacing',
  'readiness',
  'racePlan',
  'fuel',
]);

/** 'How was the half in April?': a race of one's own is told by its result. */
function isOfOneRace({ howItWent, race, distanceM, raceText }: Question): boolean {
  const isAsked = howItWent && race === null && distanceM !== null;
  return isAsked && /\bthe (?:half|marathon|\d+ ?k)\b/.test(raceText ?? '');
}

function toldOfIts(
  question: Question,
  month: Period,
  races: readonly NamedRace[],
  today: Day,
): Question | null {
  const lengthM = question.distanceM ?? 0;
  const [only, ...more] = races.filter(
    ({ date, distanceM }) =>
      date < today && date.startsWith(month.from.slice(0, 7)) && isSameLength(distanceM, lengthM),
  );
  if (!only || more.length > 0) return null;
  const open = { distanceM: null, periods: [], extreme: null, measure: null, kind: null } as const;
  return { ...question, ...open, intent: 'races', race: only, howItWent: false };
}

/** 'The half in December' names the race of that month that is to come, 'the 10k in September' the one that was, where it is one alone. */
function withRaceOfMonth(question: Question, races: readonly NamedRace[], today: Day): Question {
  const { intent, periods, distanceM, race } = question;
  const [month, ...others] = periods;
  if (month?.unit !== 'month' || others.length > 0) return question;
  if (isOfOneRace(question)) return toldOfIts(question, month, races, today) ?? question;
  if (!OF_A_RACE.has(intent) && intent !== 'fuel') return question;
  if (race !== null) {
    const isItsMonth = race.date.slice(5, 7) === month.from.slice(5, 7);
    const [year = race.date.slice(0, 4)] = /\b20\d\d\b/.exec(question.raceText ?? '') ?? [];
    const isItsYear = race.date.startsWith(year);
    return intent !== 'races' && isItsMonth && isItsYear ? { ...question, periods: [] } : question;
  }
  const isNamed =
    distanceM !== null || /\b(?:my|the) (?:\w+ )?race\b/.test(question.raceText ?? '');
  const isOfPast = intent === 'races' && isNamed && month.to < today;
  if (isOfPast && /\braces\b|\bhow many\b/.test(question.raceText ?? '')) return question;
  const [only, ...more] = races.filter(
    ({ date, distanceM: lengthM }) =>
      (isOfPast ? date.slice(0, 7) === month.from.slice(0, 7) : date >= today) &&
      date.slice(5, 7) === month.from.slice(5, 7) &&
      (distanceM === null || isSameLength(lengthM, distanceM)),
  );
  if (!only || more.length > 0) return question;
  return { ...question, race: only, distanceM: null, periods: [] };
}

/** 'Splits for 1:50' are of the one race to come that is run in such a time: of a half, and of no marathon. */
function withRaceOfTime(question: Question, races: readonly NamedRace[], today: Day): Question {
  const { intent, race, distanceM, paceSPerKm, timeS, raceText } = question;
  const isOfTime = intent === 'paceSum' || intent === 'pacing';
  const isOpen = race === null && distanceM === null && paceSPerKm === null && timeS !== null;
  if (!isOfTime || !isOpen || !/\b(?:splits?|pacing)\b/.test(raceText ?? '')) return question;
  const [only, ...more] = races.filter(
    (each) => each.date >= today && isRacedIn(timeS, each.distanceM),
  );
  return only && more.length === 0 ? { ...question, intent: 'pacing', race: only } : question;
}

const LEFT_ALONE: ReadonlySet<string> = new Set([...OTHER_WORDS, ...WORDS_OF_TOPICS]);

/** What a message speaks of, whatever it asks. */
export function readParts(
  message: string,
  calendar: Calendar,
  of: {
    isFirst: boolean;
    names: OwnNames;
    /** Whether the question before was about a pair: 'and the racing ones?' */
    speaksOfShoes?: boolean;
  },
): { read: Read; mended: string } {
  const { isFirst, names, speaksOfShoes = false } = of;
  const { races, shoes, titles } = names;
  const original = message.slice(0, MOST_READ);
  const plain = isFirst ? plainText(original) : inFull(plainText(original));
  const own = [...companyNamed(plain), ...(titles.length > 0 ? wordsOfTitles(plain, titles) : [])];
  const spelled = mendSpelling(plain, {
    known: races.length === 0 ? KNOWN_WORDS : new Set([...KNOWN_WORDS, ...wordsOfNames(races)]),
    leftAlone: own.length === 0 ? LEFT_ALONE : new Set([...LEFT_ALONE, ...own]),
  });
  const worn = nameShoe(spelled, shoes, speaksOfShoes);
  const named = nameRace(worn.text, races, calendar.today);
  const titled = nameTitle(named.text, titles);
  const mended = titled.text
    .replace(/ ?\b_\b/g, '')
    .replace(POLITE_END, '')
    .trim();
  const read = readSubject(
    {
      ...{ original, plain, mended: titled.text, named },
      ...{ shoe: worn.shoe, otherShoe: worn.other, titled: titled.own },
    },
    calendar,
  );
  return { read, mended };
}

/** What was 'then' is of the days that were told. */
const POLITE_END =
  /(?: (?:please|pls|plz|thanks|thx|though|tho|lol|(?<!\b(?:was|were|did|had)\b.*)then))+$/;

/** 'With Lisa', 'with my friend Tom': a short word there is a name, and no slip of another word. */
function companyNamed(plain: string): string[] {
  const name = COMPANY.exec(plain)?.groups?.name;
  return name === undefined ? [] : [name];
}

const COMPANY = new RegExp(
  `\\b(?:with (?:my |our )?|(?:did|does|has) my )(?:(?:${PEOPLE}|neighbor) )?(?<name>[a-z]{3,5})(?= |$)`,
);

/** 'With the dog': who or what came along is told by notes alone, and looked for there. */
function withCompany(question: Question): Question {
  const { intent, unplaced, where } = question;
  const [part, ...others] = unplaced;
  const word = /^with (?:the |my |our |a )?(?<word>[a-z]{3,})$/.exec(part ?? '')?.groups?.word;
  if (word === undefined || others.length > 0 || !OF_OWN_LOG.has(intent)) return question;
  const isPlain = KNOWN_WORDS.has(word) || OTHER_WORDS.has(word);
  if (isPlain || where.note !== null || intent === 'compare') return question;
  return { ...question, where: { ...where, note: word }, unplaced: [] };
}

/** 'May?' after a question is a month, which by itself it need not be; 'what about wind' are runs in it. */
function inFull(plain: string): string {
  return plain
    .replace(
      /^(?:and |or |what about |how about )?(?=(?:may|mar|sun|sat)(?: 20\d\d)?$)/,
      (lead) => `${lead}in `,
    )
    .replace(
      /^((?:ok |so |and |what about |how about )+)(?=(?:the )?week(?:ends?|days?)$)/,
      '$1on ',
    )
    .replace(/^(?:and |but )?(?:only |just )?(week(?:ends|days))(?: only)?$/, 'only on $1')
    .replace(NAMES_WEATHER, '$1in ');
}

const NAMES_WEATHER = new RegExp(
  `^((?:ok |so |and |what about |how about )+)(?=(?:the )?(?:${WEATHERS})$)`,
);
