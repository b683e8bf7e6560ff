import { ADVICE_DAYS } from '../../../limits.ts';
import { hasConditions, NO_CONDITIONS } from '../../conditions.ts';
import { allTime, type Calendar, lastDays } from '../../period.ts';
import type { Question } from '../../question.ts';
import { ILLNESS } from '../../topics/illness.ts';
import { readIntent } from '../intent/what-is-asked.ts';
import { asksOnFromAdvice } from './after-advice.ts';
import { asksWhetherItHurts } from './after-pain.ts';
import { isToldInWords } from './after-words.ts';
import {
  asksForReason,
  asksWhyItWas,
  byItself,
  goesOnFromNothing,
  isAboutTheWorld,
  leansOnNothing,
} from './by-itself.ts';
import { focusOf, OF_WORKOUTS } from './focus.ts';
import { namesNothing } from './follow-up-words.ts';
import { asksMoreOfTopic } from './more-of-topic.ts';
import { OF_SOME } from './narrows-nothing.ts';
import { asking, type Read, refused, type Said } from './said.ts';
import { STEPS } from './steps.ts';
import { withFewTold } from './told-few.ts';
import { withWordsOfBefore } from './words-of-before.ts';
/** A question, and whether all words of its message found their place while it was read. */
export type GoneOn = { question: Question; isWhole: boolean };

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
  const asksReason =
    earlier !== null &&
    (asksForReason(text) ||
      asksWhyItWas(text, earlier) ||
      asksMoreOfTopic(text, earlier) ||
      asksOnFromAdvice(text, earlier));
  if (intent === 'why' && !asksReason) {
    return { question: { ...asking(subject, intent), about: earlier }, isWhole: true };
  }
  if (earlier === null) return { question: byItself(of, { subject, intent }), isWhole: false };
  // Whoever has a cold is told again what holds with it, and no run of the plan.
  if (isIllness(earlier) && intent === 'plan' && subject.wishes === null) {
    return { question: { ...earlier, unplaced: [], about: earlier }, isWhole: true };
  }
  // A day's run is told with what hurts in view.
  const isOfRun = intent === 'plan' && subject.wishes === null;
  if (earlier.intent === 'pain' && (isOfRun || intent === 'readiness')) {
    return { question: { ...asking(subject, intent), about: earlier }, isWhole: true };
  }
  // What hurts is never a wish for a plan.
  const isOfPlan = earlier.intent === 'plan' || earlier.intent === 'racePlan';
  const isHarmful = isOfPlan && asksWhetherItHurts(text);
  if (isOfPlan && !isHarmful && (intent === 'pain' || subject.complaint !== null)) {
    const parts = { ...subject, periods: [], unread: null, kind: null, where: NO_CONDITIONS };
    return { question: { ...asking(parts, 'pain'), about: earlier }, isWhole: true };
  }
  const before = withFewTold(earlier, { text, subject });
  const focus = focusOf(before, calendar.today);
  const said: Said = { text, subject, intent, read, before, focus, calendar };
  for (const { after, isWhole = false, step } of STEPS) {
    if (after !== 'anything' && !after.includes(focus)) continue;
    const question = step(said);
    if (!question) continue;
    const ofShown = withDaysShown(earlier, question, calendar);
    return { question: withUnplacedOf(earlier, ofShown), isWhole };
  }
  const question = byItself(of, { subject, intent });
  // 'Treadmill then?' after advice asks for no sum of what was.
  const isBareAfterWords =
    intent === 'unknown' &&
    OF_WORKOUTS.has(question.intent) &&
    ((isToldInWords(earlier) && subject.periods.length === 0) ||
      (!OF_SOME.has(earlier.intent) && GOES_FURTHER.test(text)));
  // 'Before December?', of what was explained
  const isUntilAfterWords = earlier.intent === 'term' && /^(?:before|by|until|till)\b/.test(text);
  const isRefused =
    isBareAfterWords ||
    HELD_AGAINST_NOTHING.test(text) ||
    isUntilAfterWords ||
    intent === 'why' ||
    leansOnNothing(said, question) ||
    goesOnFromNothing(said);
  if (isRefused) return { question: refused(said), isWhole: false };
  // What was not read and names nothing of its own leaves the conversation where it was.
  const isLeft = question.intent === 'unknown' && namesNothing(subject) && subject.kind === null;
  return { question: isLeft ? { ...question, about: earlier } : question, isWhole: false };
}

function isIllness({ intent, topic, complaint }: Question): boolean {
  const named = topic ?? complaint;
  return intent === 'pain' && ILLNESS.some(({ name }) => name === named);
}

/** 'And on long runs?', after races, adds up no runs. */
const GOES_FURTHER = /^(?:and|or|but|what about|how about|same|since|only|just|with|without|per)\b/;

/** 'How much slower than usual?', 'more than last month?': of what was told, or of nothing. */
const HELD_AGAINST_NOTHING =
  /^(?:(?:and|so|but|ok) )*(?:(?:how much|is (?:that|it)|was (?:that|it)|a lot|much|any) )?(?:more|less|faster|slower|better|worse|longer|shorter|higher|lower|further|easier|harder) than (?:(?:my|the|in|a) )?(?:usual|normal|average|usually|last|before|this|spring|summer|autumn|winter|_)\b/;

function isOrdered({ intent, extreme }: Question): boolean {
  return intent === 'extreme' && extreme !== 'latest' && extreme !== 'first';
}

/** A list without days is of the whole log: what is added up of it is so as well. */
function withDaysShown(before: Question, question: Question, { today }: Calendar): Question {
  const isOfAll = before.intent === 'list' || before.intent === 'search';
  const isSum = question.intent === 'amount' || question.intent === 'average';
  const isOpen = question.periods.length === 0 && question.count === null && !question.since;
  const isUnbound = before.periods.length === 0 && before.count === null;
  // A sum without days is of the last weeks: which of those was the hardest is asked of them.
  const isOfWeeks = before.intent === 'amount' || before.intent === 'average';
  const isOfThem = question.intent === 'list' || isOrdered(question);
  const isWhole = hasConditions(question.where) || before.isShare || before.statistic !== null;
  const isRefused = question.unplaced.length > 0 || isWhole || before.since || before.during;
  if (isOfWeeks && isUnbound && isOpen && isOfThem && !isRefused && before.measure !== 'load') {
    return { ...question, periods: [lastDays(today, ADVICE_DAYS)] };
  }
  // Of what has conditions the whole log is meant anyway.
  return isOfAll && isSum && isOpen && isUnbound && !hasConditions(question.where)
    ? { ...question, periods: [allTime(today)] }
    : question;
}

/** What was refused for a word of its own is not answered by leaving that word out. */
function withUnplacedOf(before: Question, question: Question): Question {
  const isOpen = question.unplaced.length === 0 && question.intent !== 'why';
  // A day that is named anew is planned, whatever was not understood of the one before.
  if (question.intent === 'plan' && before.intent !== 'plan') return question;
  return isOpen && before.unplaced.length > 0
    ? { ...question, unplaced: before.unplaced }
    : question;
}
