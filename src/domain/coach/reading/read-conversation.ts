import type { NamedShoe } from '../conditions.ts';
import type { Calendar } from '../period.ts';
import type { Figure, Question } from '../question.ts';
import { wordsOf } from '../understood.ts';
import type { NamedRace } from './parts/match-race.ts';
import type { OwnTitle } from './parts/name-title.ts';
import { questionsIn } from './questions-in-one.ts';
import {
  isUnread,
  OF_NOTHING_HERE,
  type OwnNames,
  readNamed,
  readQuestion,
} from './read-question.ts';

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

/** A question of a message, in its words, and what it goes on from. */
export type AskedQuestion = { words: string; asked: Question; before: Question | null };

/** What each of the latest messages asks, in the order in which they were written: mostly one question each. */
export function readMessages(
  messages: readonly string[],
  calendar: Calendar,
  names: OwnNames,
): AskedQuestion[][] {
  let before: Question | null = null;
  const read: AskedQuestion[][] = [];
  for (const message of messages.slice(-MOST_MESSAGES)) {
    const questions: AskedQuestion[] = readSeveral(message, calendar, before, names);
    before = questions.at(-1)?.asked ?? before;
    read.push(questions);
  }
  return read;
}

/** Each question of a message; as one where it asks one, and where nothing of its parts is understood. */
function readSeveral(
  message: string,
  calendar: Calendar,
  before: Question | null,
  names: OwnNames,
): AskedQuestion[] {
  const asked = readNamed(message, calendar, before, names);
  const alone = [{ words: message, asked, before }];
  const parts = questionsIn(message);
  if (parts.length < 2 || OF_TALK.has(asked.intent)) return alone;
  const questions: AskedQuestion[] = [];
  for (const words of parts) {
    const last = questions.at(-1)?.asked ?? before;
    const one = readNamed(words, calendar, last, names);
    questions.push({ words, asked: one, before: last });
  }
  const [first, ...others] = questions.map((each) => each.asked);
  if (!first || isUnread(first) || OF_NOTHING_HERE.has(first.intent)) return alone;
  const isTalk = others.some(({ intent }) => OF_TALK.has(intent));
  if (isTalk || (!isUnread(asked) && others.some(isUnread))) return alone;
  const left = withoutTold(questions);
  return left.length > 1 || isUnread(asked) ? left : alone;
}

/** What is answered as a whole, whatever else is asked. */
const OF_TALK: ReadonlySet<Question['intent']> = new Set([
  ...['urgent', 'pain', 'doIt', 'onlyYours', 'help', 'thanks', 'why'],
] as const);

/** Without those that the answer before them tells: 'What was my longest run, and when was it?' */
function withoutTold(questions: readonly AskedQuestion[]): AskedQuestion[] {
  return questions.filter(({ asked }, at) => {
    const before = questions[at - 1]?.asked;
    if (before === undefined || isUnread(asked)) return true;
    const isOfLine = before.intent === 'extreme' && IN_LINE.has(asked.ofWorkout?.figure ?? 'note');
    return !isOfLine && wordsOf(asked) !== wordsOf(before);
  });
}

/** What the line of a workout tells of it. */
const IN_LINE: ReadonlySet<Figure> = new Set(['date', 'distance', 'time', 'pace']);
