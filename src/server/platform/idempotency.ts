import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from './db/database.ts';
import { AppError } from './http/app-error.ts';

const KEPT_MS = 7 * 86_400_000;
const LONGEST_KEY = 200;

/**
 * Applies a write once for each Idempotency-Key: the key and the work share one transaction, so a
 * retry of a request whose answer was lost gets the first answer. Without a key the work just runs.
 */
export async function applyOnce<T>(input: {
  db: Db;
  request: FastifyRequest;
  userId: number;
  nowMs: number;
  revive: (answer: unknown) => T;
  work: (tx: Tx) => Promise<T>;
}): Promise<T> {
  const { db, request, userId, nowMs, work, revive } = input;
  const key = readKey(request);
  if (key === undefined) return db.transaction().execute(work);
  const requestHash = hash(
    'sha256',
    JSON.stringify([request.url, request.body ?? null]),
    'base64url',
  );
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', nowMs - KEPT_MS)
      .execute();
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({
        user_id: userId,
        idempotency_key: key,
        request_hash: requestHash,
        answer: 'null',
        created_at: nowMs,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
      .returning('idempotency_key')
      .executeTakeFirst();
    if (!claimed) return revive(await answerBefore({ tx, userId, key, requestHash }));
    const answer = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', userId)
      .where('idempotency_key', '=', key)
      .execute();
    return answer;
  });
}

async function answerBefore(of: { tx: Tx; userId: number; key: string; requestHash: string }) {
  const before = await of.tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', of.userId)
    .where('idempotency_key', '=', of.key)
    .executeTakeFirstOrThrow();
  if (before.request_hash === of.requestHash) return JSON.parse(before.answer) as unknown;
  throw new AppError(
    'conflict',
    'This Idempotency-Key was used for another request. Use a new key for each new entry.',
  );
}

function readKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header);
  if (key.length > 0 && key.length <= LONGEST_KEY) return key;
  throw new AppError('validation', `An Idempotency-Key has 1 to ${LONGEST_KEY} characters`);
}
