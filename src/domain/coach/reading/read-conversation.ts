import type { NamedShoe } from '../conditions.ts';
import type { Calendar } from '../period.ts';
import { OF_ANYBODY, OPEN_QUESTION, type Question } from '../question.ts';
import { asksForLess } from './going-on/after-a-day.ts';
import { corrected } from './going-on/corrected.ts';
import { withoutFillers } from './going-on/fillers.ts';
import { asksMoreOfTopic } from './going-on/more-of-topic.ts';
import { asksRatherOnDay } from './going-on/plans.ts';
import { raceBehind, withRaceMeant } from './going-on/race-meant.ts';
import {
  clausesOf,
  isStatement,
  MOST_LETTERS,
  onlyTells,
  partedReaction,
} from './going-on/reactions.ts';
import { OF_OWN_LOG } from './intent/kinds-of-intent.ts';
import { isUnread } from './is-open.ts';
import { isOfHealth } from './of-health.ts';
import type { NamedRace } from './parts/match-race.ts';
import type { OwnTitle } from './parts/name-title.ts';
import { type OwnNames, readQuestion } from './read-question.ts';
import { type AskedQuestion, OF_PLANS, readSeveral } from './read-several.ts';
import { isAsking } from './remarks.ts';
import { plainText } from './text/plain-text.ts';

export type { AskedQuestion } from './read-several.ts';

/** How far back a follow-up can reach. */
const MOST_MESSAGES = 10;

/** What the last of these messages asks, the ones before it being what it may refer to. */
export function readConversation(
  messages: readonly string[],
  calendar: Calendar,
  races: readonly NamedRace[] = [],
  shoes: readonly NamedShoe[] = [],
  titles: readonly OwnTitle[] = [],
): Question {
  const [question] = readMessages(messages, calendar, { races, shoes, titles }).at(-1) ?? [];
  return question?.asked ?? readQuestion('', calendar, null);
}

/** What each of the latest messages asks, in the order in which they were written: mostly one question each. */
export function readMessages(
  messages: readonly string[],
  calendar: Calendar,
  names: OwnNames,
): AskedQuestion[][] {
  let before: Question | null = null;
  /** What was answered last, and what of the log was, whatever was explained since then. */
  let told: Question | null = null;
  let ofLog: Question | null = null;
  const read: AskedQuestion[][] = [];
  for (const message of messages.slice(-MOST_MESSAGES)) {
    const said =
      before === null
        ? message
        : (raceBehind(message, {
            told: told ?? before,
            races: names.races,
            today: calendar.today,
          }) ??
          corrected(message, told ?? before) ??
          withoutFillers(message));
    const questions = readAfter(said, { before, told, ofLog, calendar, names });
    const asked = questions.at(-1)?.asked;
    // What was left out goes with no later question.
    const last: Question | null = asked
      ? withRaceMeant({ ...asked, leftOut: null }, names.races, calendar.today)
      : before;
    const isRefused: boolean = last !== null && isUnread(last);
    const isThanks: boolean = last !== null && LEAVES_AS_IT_WAS.has(last.intent);
    if (!isRefused && !isThanks) told = last;
    if (told !== null && !OF_ANYBODY.has(told.intent)) ofLog = told;
    // A remark that was not read is forgotten; of a question the next one may still be a part.
    before = told !== null && (isThanks || (isRefused && isStatement(message))) ? told : last;
    read.push(questions);
  }
  return read;
}

/** 'Thanks', or a wish that something be done, changes nothing of what was spoken of. */
const LEAVES_AS_IT_WAS: ReadonlySet<Question['intent']> = new Set(['thanks', 'help', 'doIt']);

type After = {
  before: Question | null;
  told: Question | null;
  ofLog: Question | null;
  calendar: Calendar;
  names: OwnNames;
};

/** What a message asks after the last one; after one that was refused a full question stands by itself. */
function readAfter(message: string, of: After): AskedQuestion[] {
  const { before, told, calendar, names } = of;
  const questions =
    readReaction(message, before, of) ?? readSeveral(message, calendar, before, names);
  if (told !== null && onlyTells(message) && questions.some(({ asked }) => isFigure(asked))) {
    const asked: Question = { ...OPEN_QUESTION, about: told };
    return [{ words: message, asked, before }];
  }
  const ofRun = backToTheLog(message, questions, of);
  if (ofRun !== null) return ofRun;
  if (before === null || told === before || !isUnread(before)) return questions;
  if (message.length > MOST_LETTERS) return questions;
  if (!questions.some(({ asked }) => isUnread(asked))) return questions;
  for (const earlier of [told, null]) {
    const anew = readSeveral(message, calendar, earlier, names);
    if (anew.every(({ asked }) => !isUnread(asked) && standsAlone(message, asked))) return anew;
  }
  return questions;
}

/** 'Was it hot?', once a run was told and something explained: what was, was with the run. */
function backToTheLog(
  message: string,
  questions: readonly AskedQuestion[],
  { told, ofLog, calendar, names }: After,
): AskedQuestion[] | null {
  if (told === null || ofLog === null || !OF_ANYBODY.has(told.intent)) return null;
  const isAskedOfWhatWas = OF_WHAT_WAS.test(plainText(message));
  if (!isAskedOfWhatWas || !questions.every(({ asked }) => isUnread(asked))) return null;
  const again = readSeveral(message, calendar, ofLog, names);
  return again.every(({ asked }) => !isUnread(asked)) ? again : null;
}

const OF_WHAT_WAS =
  /^(?:(?:and|so|but|ok) )*(?:was|were|did|how \w+ (?:was|were|did)|what (?:was|were|did)|which \w+ (?:was|did)|compare (?:it|that))\b/;

/** What the log tells, which nobody asked for who only says how it was. */
function isFigure({ intent }: Question): boolean {
  return OF_OWN_LOG.has(intent) || FIGURES.has(intent);
}

const FIGURES: ReadonlySet<Question['intent']> = new Set([
  ...[
    'biggest',
    'lastRest',
    'streak',
    'analysis',
    'trend',
    'weekly',
    'breakdown',
    'zones',
    'ofWorkout',
  ],
] as const);

/** A plan is laid by what is wished; what a log is asked must be said in full. */
function standsAlone(message: string, question: Question): boolean {
  const { intent, wishes, scope, distanceM, timeS, paceSPerKm } = question;
  const text = plainText(message);
  if (LEANS.test(text)) return false;
  if (intent === 'paceSum' && distanceM !== null) return timeS !== null || paceSPerKm !== null;
  return intent === 'plan' ? wishes !== null || scope !== null : SAID_IN_FULL.test(text);
}

const SAID_IN_FULL =
  /^(?:(?:ok|okay|so|then|well|right|but|now) )*(?:how|what|when|which|did|do|am|is|was|show|list|compare|predict)\b.*\b(?:i|my|me)\b/;
const LEANS =
  /\b(?:the (?:next )?day(?: after)?$|that|those|them|they|these|it|there|ones?|both)\b|\bth[ae]n$|\bhow much \w+er was i\b/;

/** What pushes back is answered with what the answer rests on; what only leads to a question is left out. */
function readReaction(message: string, before: Question | null, of: After): AskedQuestion[] | null {
  const last = of.told?.intent === 'why' ? of.told.about : of.told;
  if (before === null || last === null || asksMoreOfTopic(message, last)) return null;
  // 'No, Wednesday please' wishes, and doubts nothing; why stands before it: 'I am away, can it go on Monday'.
  if (asksRatherOnDay(plainText(message), last)) return null;
  if (asksForLess(message, plainText(message), last)) {
    return readSeveral('make it shorter', of.calendar, before, of.names).map((each) => ({
      ...each,
      words: message,
    }));
  }
  const wish = clausesOf(message).at(-1) ?? '';
  if (asksRatherOnDay(plainText(wish), last)) {
    const questions = readSeveral(wish, of.calendar, before, of.names);
    return questions.map((each) => ({ ...each, words: message }));
  }
  const { isDoubt, rest } = partedReaction(message);
  if (rest === message) return null;
  const told = rest === '' ? null : readRest(message, rest, { ...of, before, isDoubt, last });
  if (told !== null) return told;
  const raceText = clausesOf(message).map(plainText).join(', ');
  if (!isDoubt || isOfHealth(raceText)) return null;
  const asked: Question = { ...OPEN_QUESTION, intent: 'why', about: last, raceText };
  return [{ words: message, asked, before }];
}

/** What stands behind a reaction; null where that says no more than the reaction does. */
function readRest(
  message: string,
  rest: string,
  of: After & { before: Question; isDoubt: boolean; last: Question },
): AskedQuestion[] | null {
  const { before, calendar, names, isDoubt, last } = of;
  const text = plainText(rest);
  const isMore = isDoubt ? (isAsking(rest) && !/^why\b/.test(text)) || IS_A_PART.test(text) : true;
  if (!isMore && !OF_PLANS.has(last.intent)) return null;
  const questions = readSeveral(rest, calendar, before, names);
  const isRead = questions.every(({ asked }) => !isUnread(asked));
  if (!isMore && !isRead) return null;
  const whole = readSeveral(message, calendar, before, names);
  const [only, ...others] = whole;
  // 'Thanks, what about Tuesday?' asks, whether that is understood or not.
  const isThanked =
    only?.asked.intent === 'thanks' && isMore && (isAsking(rest) || IS_A_PART.test(text));
  const isWhole = only !== undefined && others.length === 0 && !isUnread(only.asked) && !isThanked;
  if (isWhole && (isRead ? questions.length > 1 : SAID_BY_ITSELF.has(only.asked.intent)))
    return whole;
  return questions.length === 1
    ? questions.map((each) => ({ ...each, words: message }))
    : questions;
}

/** 'Thanks, that has helped', 'that looks low, how was it worked out?' */
const SAID_BY_ITSELF: ReadonlySet<Question['intent']> = new Set(['thanks', 'why']);

const IS_A_PART = /^(?:and|or|what about|how about|only|just|without|in|on|since|for)\b/;
