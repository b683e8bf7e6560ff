import type { BesideAnswer } from '../../contract/coach.ts';
import { RUNS } from '../../domain/coach/kinds.ts';
import { nearestQuestions } from '../../domain/coach/nearest-questions.ts';
import type { Question } from '../../domain/coach/question.ts';
import { isReview } from '../../domain/coach/reading/how-it-went.ts';
import { SPEAKS_OF_BREAK } from '../../domain/coach/reading/parts/read-period.ts';
import { type AskedQuestion, readMessages } from '../../domain/coach/reading/read-conversation.ts';
import { plainText } from '../../domain/coach/reading/text/plain-text.ts';
import { bold, literally } from '../../domain/coach/rich-text.ts';
import { IN_BOTH_UNITS } from '../../domain/coach/understood.ts';
import { type Break, latestBreak } from '../../domain/coming-back.ts';
import { type Measures, measures } from '../../domain/measures.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { writtenFor } from '../platform/http/reader.ts';
import { findRaces } from '../races/races.queries.ts';
import { findShoes } from '../shoes/shoes.queries.ts';
import { toUnderstood } from './coach-json.ts';
import { findTitles } from './coach-workouts.queries.ts';
import type { ChatMessage } from './conversation.ts';
import { type Athlete, readAthlete } from './gather-training.ts';
import type { Models } from './models/answer-by-model.ts';
import { toNamedRace } from './replies/races.ts';
import { withNearest } from './replies/refuse.ts';
import type { Reply } from './replies/reply.ts';
import { replyToQuestion } from './replies/reply-to-question.ts';
import { paragraphs } from './replies/wording.ts';
import { findDayVolumes } from './sums.queries.ts';

export type Asked = { userId: number; message: string; before: readonly ChatMessage[] };
export type Answer = { text: string; beside: BesideAnswer };

type Deps = { db: Db; clock: Clock; models: Models };

/**
 * Answers a question by the athlete's model, where there is one, else by the built-in coach; that one
 * takes over, and says why, where the model fails. `onText` is told all that a model wrote so far.
 */
export async function answerQuestion(
  deps: Deps,
  asked: Asked,
  onText: (soFar: string) => void = () => {},
): Promise<Answer> {
  const model = await deps.models.modelFor(asked.userId);
  const builtIn = await answerBuiltIn(deps, asked);
  if (model === null || builtIn.isUrgent) return builtIn.answer;
  const byModel = await deps.models.answer(model, { ...asked, onText });
  if (byModel.state === 'answered') return byModel;
  const { text, beside } = builtIn.answer;
  const word = `${byModel.word} The built-in coach answers instead:`;
  return { text: [byModel.text, word, text].filter(Boolean).join('\n\n'), beside };
}

const MOST_SUGGESTIONS = 4;

async function answerBuiltIn(
  { db, clock }: Deps,
  { userId, message, before }: Asked,
): Promise<{ answer: Answer; isUrgent: boolean }> {
  const athlete = await readAthlete(db, { userId, viewer: 'builtInCoach', nowMs: clock.nowMs() });
  const earlier = before.filter(({ role }) => role === 'user').map(({ content }) => content);
  const messages = [...earlier, message];
  const races = (await findRaces(db, userId)).map(toNamedRace);
  const shoes = await findShoes(db, userId);
  const titles = await findTitles(db, athlete);
  const calendar = messages.some(
    (each) => SPEAKS_OF_BREAK.test(plainText(each)) || MAY_MEAN_BREAK.test(each),
  )
    ? { ...athlete.calendar, latestBreak: await findLatestBreak(db, athlete) }
    : athlete.calendar;
  const names = { races, shoes, titles };
  const questions = readMessages(messages, calendar, names).at(-1) ?? [];
  const replies: Reply[] = [];
  for (const { words, asked: question } of questions) {
    const reply = await replyInUnits({ db, athlete, question });
    const nearest = () => nearestQuestions({ words, question, calendar, names });
    replies.push(reply.refused ? withNearest(reply, nearest()) : reply);
  }
  const [understood, ...alsoUnderstood] = questions.map(({ asked, before }) =>
    toUnderstood(asked, before, athlete.calendar),
  );
  if (!understood) throw new Error('there is no message to answer');
  const beside: BesideAnswer = {
    suggestions: notYetAsked(
      replies.flatMap(({ suggestions }) => suggestions),
      messages,
    ),
    understood,
    ...(alsoUnderstood.length > 0 && { alsoUnderstood }),
  };
  return {
    answer: { text: textOf(questions, replies), beside },
    isUrgent: questions.some(isUrgent),
  };
}

function replyInUnits(asked: Parameters<typeof replyToQuestion>[0]): Promise<Reply> {
  const reply = () => replyToQuestion(asked);
  const weight = weightUnitAsked(asked.question);
  if (weight !== null) return writtenFor({ ...measures(), weight }, reply);
  return isToldInMiles(asked.question)
    ? writtenFor({ ...measures(), distance: 'mi' }, reply)
    : reply();
}

/** 'My weight in pounds' */
function weightUnitAsked({ intent, weightKg, raceText }: Question): Measures['weight'] | null {
  if (intent !== 'weight' || weightKg !== null) return null;
  const unit = UNIT_OF_WEIGHT.exec(raceText ?? '')?.[0];
  return unit === undefined ? null : unit.startsWith('k') ? 'kg' : 'lb';
}

const UNIT_OF_WEIGHT =
  /\b(?:pounds?|lbs?|kilos?|kilograms?|kg)\b(?!.*\b(?:pounds?|lbs?|kg|kilos?)\b)/;

/** Of several questions each answer stands beneath the words that asked for it. */
function textOf(questions: readonly AskedQuestion[], replies: readonly Reply[]): string {
  const texts = replies.map(({ text }, at) => paragraphs(leftOutOf(questions[at]), text));
  if (texts.length === 1) return texts[0] ?? '';
  return paragraphs(
    ...texts.flatMap((text, at) => [bold(`“${literally(questions[at]?.words ?? '')}”`), text]),
  );
}

/** What the answer does not go by is said before it. */
function leftOutOf(question: AskedQuestion | undefined): string | null {
  const words = question?.asked.leftOut ?? null;
  return words === null ? null : `Your question by itself, leaving out “${literally(words)}”:`;
}

/** What a doctor should see is never left to a model. */
function isUrgent({ asked: { intent } }: AskedQuestion): boolean {
  return intent === 'urgent' || intent === 'pain';
}

/** 'Was I ill in summer?', 'when did I start again?' */
const MAY_MEAN_BREAK =
  /\b(?:ill|sick|injured|poorly|unwell|covid|flu|(?:start|begin|run|running) again)\b/i;

/** The athlete's latest break, by the days of all runs. */
async function findLatestBreak(db: Db, { userId, viewer, today }: Athlete): Promise<Break | null> {
  const days = await findDayVolumes(db, { userId, viewer, to: today, kind: RUNS });
  return latestBreak(
    days.map(({ date }) => date),
    today,
  );
}

/** 'My biggest week in miles', where an answer does not say both by itself. */
function isToldInMiles(question: Question): boolean {
  const { inMiles, intent, along, raceText } = question;
  const isOfBoth = IN_BOTH_UNITS.has(intent) && !isReview(question);
  const hasSplits =
    (intent === 'paceSum' || intent === 'pacing') && /\bsplits?\b/.test(raceText ?? '');
  return inMiles === true && (!isOfBoth || along !== null || hasSplits);
}

function notYetAsked(suggestions: readonly string[], messages: readonly string[]): string[] {
  const asked = new Set(messages.map((message) => message.toLowerCase()));
  return suggestions
    .filter((suggestion) => !asked.has(suggestion.toLowerCase()))
    .slice(0, MOST_SUGGESTIONS);
}
