import type { Calendar } from '../period.ts';
import type { Figure, Question } from '../question.ts';
import { wordsOf } from '../understood.ts';
import { clausesOf, isStatement, withoutReasons } from './going-on/reactions.ts';
import { askedInTurn } from './in-turn.ts';
import { OF_OWN_LOG } from './intent/kinds-of-intent.ts';
import { isOpen, isUnread } from './is-open.ts';
import { isPlanOfOneDay } from './plan-of-one-day.ts';
import { questionsIn } from './questions-in-one.ts';
import { type OwnNames, readNamed } from './read-question.ts';

/** A question of a message, in its words, and what it goes on from. */
export type AskedQuestion = { words: string; asked: Question; before: Question | null };

export const OF_PLANS: ReadonlySet<Question['intent']> = new Set(['plan', 'racePlan']);

/** Each question of a message; as one where it asks one, and where nothing of its parts is understood. */
export function readSeveral(
  message: string,
  calendar: Calendar,
  before: Question | null,
  names: OwnNames,
): AskedQuestion[] {
  const asked = readWithoutReasons(message, calendar, before, names);
  const alone = [{ words: message, asked, before }];
  if (OF_TALK.has(asked.intent)) return alone;
  return (
    partsOf(message, { asked, calendar, before, names }) ??
    (isUnread(asked) ? eachInTurn(message, { calendar, names }) : null) ??
    alone
  );
}

/** Of each thing that a message lists, where it is not read as a whole and each is read by itself. */
function eachInTurn(
  message: string,
  of: { calendar: Calendar; names: OwnNames },
): AskedQuestion[] | null {
  if (POINTS_BACK.test(message)) return null;
  const questions = (askedInTurn(message) ?? []).map((words) => {
    const asked = readNamed(words, of.calendar, null, of.names);
    return { words, asked, before: null };
  });
  const areRead = questions.every(
    ({ asked }) => !isUnread(asked) && TOLD_IN_TURN.has(asked.intent),
  );
  const areDifferent = new Set(questions.map(({ asked }) => wordsOf(asked))).size > 1;
  return questions.length > 1 && areRead && areDifferent ? questions : null;
}

/** 'Was it easy or intervals' asks of what was told, which its parts by themselves would not be. */
const POINTS_BACK = /\b(?:was|were|is|are) (?:it|that|they|those|these)\b/i;

/** What is told of workouts, of which each question is as good as the others. */
const TOLD_IN_TURN: ReadonlySet<Question['intent']> = new Set([
  ...['amount', 'average', 'extreme', 'list', 'weekly', 'breakdown', 'biggest', 'zones'],
  ...['trend', 'ofWorkout', 'races', 'search'],
] as const);

/** The questions that a message asks one after the other; null where it is one. */
function partsOf(
  message: string,
  of: { asked: Question; calendar: Calendar; before: Question | null; names: OwnNames },
): AskedQuestion[] | null {
  const { asked, calendar, before, names } = of;
  const parts = questionsIn(message);
  if (parts.length < 2) return null;
  const questions: AskedQuestion[] = [];
  for (const words of parts) {
    const last = questions.at(-1)?.asked ?? before;
    const one = readNamed(words, calendar, last, names);
    questions.push({ words, asked: one, before: last });
  }
  const [first, ...others] = questions.map((each) => each.asked);
  if (!first || isOpen(first)) return null;
  const isTalk = others.some(({ intent }) => OF_TALK.has(intent));
  if (isTalk || (!isUnread(asked) && others.some(isUnread))) return null;
  if (isToldAsOne(asked, [first, ...others])) return null;
  const left = withoutTold(withSharedDays(questions, message));
  return left.length > 1 || isUnread(asked) ? left : null;
}

/** 'How many runs and how many km in October': one sum tells both. */
function isToldAsOne(asked: Question, parts: readonly Question[]): boolean {
  const areSums = [asked, ...parts].every(
    ({ intent, measure }) => intent === 'amount' && (measure === null || OF_A_SUM.has(measure)),
  );
  const kinds = new Set(parts.flatMap(({ kind }) => kind?.many ?? []));
  const days = new Set(parts.flatMap(({ periods }) => periods.map(({ words }) => words)));
  return !isUnread(asked) && areSums && kinds.size <= 1 && days.size <= 1;
}

const OF_A_SUM: ReadonlySet<Question['measure']> = new Set(['distance', 'count', 'time', 'pace']);

/** 'How far did I run and what was my longest run in October': the days behind both are those of both. */
function withSharedDays(questions: readonly AskedQuestion[], message: string): AskedQuestion[] {
  const last = questions.at(-1)?.asked.periods ?? [];
  if (last.length === 0 || /\?\s*\S/.test(message)) return [...questions];
  return questions.map((each) =>
    each.asked.periods.length === 0 && OF_OWN_LOG.has(each.asked.intent)
      ? { ...each, asked: { ...each.asked, periods: last } }
      : each,
  );
}

/** A plan is laid by what is wished, whatever the reason for it is. */
function readWithoutReasons(
  message: string,
  calendar: Calendar,
  before: Question | null,
  names: OwnNames,
): Question {
  const whole = readNamed(message, calendar, before, names);
  if (!isUnread(whole)) return tiredBeforeThat(message, { whole, calendar, names }) ?? whole;
  const short = withoutReasons(message);
  const question = short === message ? whole : readNamed(short, calendar, before, names);
  if (OF_PLANS.has(question.intent) && !isUnread(question)) return question;
  return isStatement(message) ? (tiredLegs(message, calendar, names) ?? whole) : whole;
}

/** 'Just did 8 by 400, quads are toast, what do I do tomorrow': the day is told to somebody who is tired. */
function tiredBeforeThat(
  message: string,
  { whole, calendar, names }: { whole: Question; calendar: Calendar; names: OwnNames },
): Question | null {
  if (whole.intent !== 'plan' || !isPlanOfOneDay(whole)) return null;
  const clauses = clausesOf(message);
  for (let from = 1; from < clauses.length - 1; from += 1) {
    const question = readNamed(clauses.slice(from).join(' '), calendar, null, names);
    if (question.judged === 'tiredToday' && !isUnread(question)) return question;
  }
  return null;
}

/** 'I did intervals on Thursday and my legs are heavy': what is told of today is what counts. */
function tiredLegs(message: string, calendar: Calendar, names: OwnNames): Question | null {
  for (const clause of clausesOf(message).flatMap((each) => each.split(/ and (?=my |i )/i))) {
    const question = readNamed(clause, calendar, null, names);
    if (question.judged === 'tiredToday' && !isUnread(question)) return question;
  }
  return null;
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
