import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { findExchange, LEASE_MS, leaseExchange, releaseExchange } from './conversation.queries.ts';
import { answerOf, type KeptAnswer, keepAnswer } from './conversation.ts';

const RENEWED_AFTER_MS = LEASE_MS / 3;
const LOOKED_AFTER_MS = 200;

type Question = { userId: number; id: number; lease: string };

/**
 * Answers a question where nobody else is answering it, in this process or in another one; else waits
 * for that answer. What a process that ended was answering is taken over once its lease has lapsed.
 */
export async function answerOnce(
  { db, clock }: { db: Db; clock: Clock },
  question: Question & { isLeased: boolean },
  answer: () => Promise<Pick<KeptAnswer, 'text' | 'beside'>>,
): Promise<Pick<KeptAnswer, 'text' | 'beside' | 'atMs'>> {
  const earlier = question.isLeased ? null : await waitForTurn({ db, clock }, question);
  if (earlier) return earlier;
  const { userId, id, lease } = question;
  const renewal = setInterval(() => {
    leaseExchange(db, { userId, id, lease, nowMs: clock.nowMs() }).catch(() => {});
  }, RENEWED_AFTER_MS);
  try {
    const { text, beside } = await answer();
    const atMs = clock.nowMs();
    const kept = { userId, id, nowMs: atMs, text, isCut: false, beside };
    return (await keepAnswer(db, kept)) ?? { text, beside, atMs };
  } catch (error) {
    await releaseExchange(db, { userId, id, lease }).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** The answer that another one gave meanwhile; null once the question is this one's to answer. */
async function waitForTurn(
  { db, clock }: { db: Db; clock: Clock },
  { userId, id, lease }: Question,
): Promise<KeptAnswer | null> {
  for (;;) {
    if (await leaseExchange(db, { userId, id, lease, nowMs: clock.nowMs() })) return null;
    const row = await findExchange(db, { userId, id });
    // No longer kept: nobody else can be answering it.
    if (!row) return null;
    const answered = answerOf(row);
    if (answered) return answered;
    await pause(LOOKED_AFTER_MS);
  }
}
