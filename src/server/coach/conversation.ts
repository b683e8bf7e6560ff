import { type BesideAnswer, besideAnswerSchema } from '../../contract/coach.ts';
import {
  CONVERSATION_PAUSE_H,
  MOST_HISTORY,
  MOST_REPLY_CHARACTERS,
} from '../../domain/coach/coach-limits.ts';
import type { Db } from '../platform/db/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import {
  addExchanges,
  answerExchange,
  type ExchangeRow,
  findExchange,
  findExchangeOfKey,
  findExchanges,
  LEASE_MS,
} from './conversation.queries.ts';

/** What was said before a question; with a kept answer, what was shown beside it. */
export type ChatMessage = {
  role: 'user' | 'assistant';
  content: string;
  beside?: BesideAnswer | null;
};

export type KeptAnswer = { text: string; isCut: boolean; beside: BesideAnswer; atMs: number };

export type KeptQuestion = {
  id: number;
  askedAtMs: number;
  /** What it may go on from, oldest first. */
  before: ChatMessage[];
  /** Where it was asked before, and answered in full. */
  answered: KeptAnswer | null;
  /** Whether it is this caller's to answer. */
  isLeased: boolean;
};

/** So that a lost answer is no lost question, each is kept before it is answered. */
export async function keepQuestion(
  db: Db,
  asked: { userId: number; key: string; question: string; lease: string; nowMs: number },
): Promise<KeptQuestion> {
  const { userId, key, question, lease, nowMs } = asked;
  const row = await db.transaction().execute(async (tx) => {
    await addExchanges(tx, userId, [
      {
        user_id: userId,
        idempotency_key: key,
        question,
        asked_at: nowMs,
        lease,
        leased_until: nowMs + LEASE_MS,
      },
    ]);
    return findExchangeOfKey(tx, { userId, key });
  });
  if (row.question !== question) throw new AppError('conflict', OTHER_QUESTION);
  const limit = MOST_HISTORY / 2;
  const earlier = await findExchanges(db, { userId, before: row.id, limit });
  return {
    id: row.id,
    askedAtMs: row.asked_at,
    before: sincePause(row, earlier).toReversed().flatMap(messagesOf),
    answered: answerOf(row),
    isLeased: row.lease === lease,
  };
}

/**
 * Keeps an answer once: at the end of one that came in pieces, or where it broke off. One that broke
 * off gives way to the next; of two that answer the same question, in this process or in another one,
 * the first one stays, and is what this answers.
 */
export async function keepAnswer(
  db: Db,
  of: {
    userId: number;
    id: number;
    nowMs: number;
    text: string;
    isCut: boolean;
    beside: BesideAnswer | null;
  },
): Promise<KeptAnswer | null> {
  const { userId, id, nowMs, text, isCut, beside } = of;
  const besideJson = beside && JSON.stringify(beside);
  const written = await answerExchange(
    db,
    { userId, id },
    {
      answer: text.slice(0, MOST_REPLY_CHARACTERS).toWellFormed(),
      answered_at: nowMs,
      lease: null,
      leased_until: 0,
      is_cut: isCut || text.length > MOST_REPLY_CHARACTERS ? 1 : 0,
      beside_answer: besideJson && besideJson.length <= MOST_REPLY_CHARACTERS ? besideJson : null,
    },
  );
  if (written) return null;
  const row = await findExchange(db, { userId, id });
  return row ? answerOf(row) : null;
}

/** What is shown with an answer; null where an earlier release kept something else. */
export function readBeside({ beside_answer }: ExchangeRow): BesideAnswer | null {
  if (beside_answer === null) return null;
  const read = besideAnswerSchema.safeParse(JSON.parse(beside_answer));
  return read.success ? read.data : null;
}

const OTHER_QUESTION =
  'This Idempotency-Key was used for another question. Use a new key for each new question.';

/** Newest first, as they come. What was asked yesterday is not what a question of today means. */
function sincePause(asked: ExchangeRow, earlier: readonly ExchangeRow[]): ExchangeRow[] {
  const next = (index: number) => earlier[index - 1] ?? asked;
  const pause = earlier.findIndex(
    (row, index) => next(index).asked_at - row.asked_at > CONVERSATION_PAUSE_H * 3_600_000,
  );
  return earlier.slice(0, pause === -1 ? earlier.length : pause);
}

function messagesOf(row: ExchangeRow): ChatMessage[] {
  const asked: ChatMessage = { role: 'user', content: row.question };
  if (row.answer === null) return [asked];
  return [asked, { role: 'assistant', content: row.answer, beside: readBeside(row) }];
}

/** What it was answered with in full; null where it was not. */
export function answerOf(row: ExchangeRow): KeptAnswer | null {
  const { answer, answered_at } = row;
  if (answer === null || answered_at === null || row.is_cut === 1) return null;
  const beside = readBeside(row) ?? { suggestions: [], understood: { parts: [], unplaced: [] } };
  return { text: answer, isCut: false, beside, atMs: answered_at };
}
