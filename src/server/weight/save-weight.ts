import type { WeightBody } from '../../contract/weight.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import { followLatest } from './follow-latest.ts';
import { changeWeight, findWeight, insertWeight } from './weight.queries.ts';
import type { WeightRow } from './weight-rows.ts';

export function addWeight(
  tx: Tx,
  entry: { userId: number; body: WeightBody; nowMs: number },
): Promise<WeightRow> {
  const { userId, body, nowMs } = entry;
  return followLatest({
    tx,
    userId,
    write: (user) =>
      insertWeight(tx, {
        ...columnsOf(body),
        user_id: userId,
        profile_weight_kg: user.weight_kg,
        created_at: nowMs,
      }),
  });
}

/** Changes an entry; two edits at once never overwrite each other unseen. */
export function editWeight(input: {
  db: Db;
  userId: number;
  id: number;
  body: WeightBody;
  /** The version the editor saw; undefined accepts whatever is there. */
  expectedVersion: number | undefined;
}): Promise<WeightRow> {
  const { db, userId, id, body, expectedVersion } = input;
  const write = async (tx: Tx) => {
    const before = await findWeight(tx, { userId, id });
    if (!before) throw notFound('Weight entry');
    const version = expectedVersion ?? before.version;
    const after = await changeWeight(tx, { userId, id, version, columns: columnsOf(body) });
    if (after) return after;
    throw new AppError(
      'conflict',
      'This entry was changed elsewhere in the meantime. Look at it again, then repeat your change.',
    );
  };
  return db.transaction().execute((tx) => followLatest({ tx, userId, write: () => write(tx) }));
}

function columnsOf({ date, weightKg, notes }: WeightBody) {
  return { date, weight_kg: weightKg, notes };
}
