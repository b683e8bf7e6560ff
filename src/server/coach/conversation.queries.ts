import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import { MOST_KEPT_EXCHANGES } from '../../domain/coach/coach-limits.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

export type ExchangeRow = Selectable<Tables['chat_exchanges']>;

/** The latest of the conversation before an exchange, newest first; what was cleared is not of it. */
export function findExchanges(
  db: Db | Tx,
  of: { userId: number; before: number | null; limit: number },
): Promise<ExchangeRow[]> {
  const { userId, before, limit } = of;
  return db
    .selectFrom('chat_exchanges')
    .selectAll()
    .where('user_id', '=', userId)
    .where('cleared_up_to', 'is', null)
    .$if(before !== null, (all) => all.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Adds what is not there under its key, and lets the oldest go. */
export async function addExchanges(
  tx: Tx,
  userId: number,
  rows: Insertable<Tables['chat_exchanges']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('chat_exchanges')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .execute();
  await tx
    .deleteFrom('chat_exchanges')
    .where('user_id', '=', userId)
    .where('id', '<=', (oldest) =>
      oldest
        .selectFrom('chat_exchanges')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(MOST_KEPT_EXCHANGES),
    )
    .execute();
}

export function findExchangeOfKey(
  tx: Db | Tx,
  of: { userId: number; key: string },
): Promise<ExchangeRow> {
  return tx
    .selectFrom('chat_exchanges')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('idempotency_key', '=', of.key)
    .executeTakeFirstOrThrow();
}

export function findExchange(
  db: Db | Tx,
  of: { userId: number; id: number },
): Promise<ExchangeRow | undefined> {
  return db
    .selectFrom('chat_exchanges')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('id', '=', of.id)
    .executeTakeFirst();
}

/** Undefined where a whole answer was there already, or the question is no longer kept. */
export function answerExchange(
  db: Db | Tx,
  of: { userId: number; id: number },
  answer: Pick<
    ExchangeRow,
    'answer' | 'answered_at' | 'is_cut' | 'beside_answer' | 'lease' | 'leased_until'
  >,
): Promise<ExchangeRow | undefined> {
  return exchange(db, of).set(answer).where(isOpen).returningAll().executeTakeFirst();
}

/** For so long a process is believed to be answering; it renews its lease until it has. */
export const LEASE_MS = 9000;

/** Takes or renews the lease of a question that nobody has answered, and nobody else is answering. */
export async function leaseExchange(
  db: Db | Tx,
  of: { userId: number; id: number; lease: string; nowMs: number },
): Promise<boolean> {
  const leased = await exchange(db, of)
    .set({ lease: of.lease, leased_until: of.nowMs + LEASE_MS })
    .where(isOpen)
    .where((row) =>
      row.or([
        row('lease', 'is', null),
        row('lease', '=', of.lease),
        row('leased_until', '<=', of.nowMs),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return leased !== undefined;
}

export async function releaseExchange(
  db: Db | Tx,
  of: { userId: number; id: number; lease: string },
): Promise<void> {
  await exchange(db, of)
    .set({ lease: null, leased_until: 0 })
    .where('lease', '=', of.lease)
    .execute();
}

/** One question of an athlete's own, to be changed. */
function exchange(db: Db | Tx, of: { userId: number; id: number }) {
  return db.updateTable('chat_exchanges').where('user_id', '=', of.userId).where('id', '=', of.id);
}

/** Whether a question still wants its answer, or a whole one. */
function isOpen(row: ExpressionBuilder<Tables, 'chat_exchanges'>) {
  return row.or([row('answer', 'is', null), row('is_cut', '=', 1)]);
}

export async function clearExchanges(
  db: Db | Tx,
  of: { userId: number; upTo: number; nowMs: number },
): Promise<void> {
  await db
    .updateTable('chat_exchanges')
    .set({ cleared_up_to: of.upTo, cleared_at: of.nowMs })
    .where('user_id', '=', of.userId)
    .where('id', '<=', of.upTo)
    .where('cleared_up_to', 'is', null)
    .execute();
}

export async function restoreExchanges(
  db: Db | Tx,
  of: { userId: number; upTo: number },
): Promise<void> {
  await db
    .updateTable('chat_exchanges')
    .set({ cleared_up_to: null, cleared_at: null })
    .where('user_id', '=', of.userId)
    .where('cleared_up_to', '=', of.upTo)
    .execute();
}

/** Forgets for good what was cleared before this instant, of all accounts. */
export async function forgetExchangesClearedBefore(
  db: Db | Tx,
  instantMs: number,
): Promise<number> {
  const result = await db
    .deleteFrom('chat_exchanges')
    .where('cleared_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
