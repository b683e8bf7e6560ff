import * as contract from '../../contract/weight.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { readIfMatch } from '../platform/http/if-match.ts';
import type { Router } from '../platform/http/router.ts';
import { applyOnce } from '../platform/idempotency.ts';
import { followLatest } from './follow-latest.ts';
import { addWeight, editWeight } from './save-weight.ts';
import {
  findFirstWeight,
  findLatestWeight,
  findLowestWeight,
  findWeights,
  markWeightDeleted,
  restoreDeletedWeight,
} from './weight.queries.ts';
import { toWeightJson, type WeightRow } from './weight-rows.ts';

const MOST_AT_ONCE = 200;

export function mountWeight(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  route(contract.allWeights, async ({ userId }) => {
    const rows = await findWeights(db, { userId, limit: MOST_AT_ONCE });
    return rows.map(toWeightJson);
  });

  route(contract.latestWeights, async ({ userId, query }) => {
    const rows = await findWeights(db, { userId, limit: query.limit });
    return rows.map(toWeightJson);
  });

  route(contract.weightPage, async ({ userId, query }) => {
    const { limit, after } = query;
    // One more than is shown: it tells whether there is a next page, and the last one's change.
    const rows = await findWeights(db, { userId, limit: limit + 1, after });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      entries: shown.map((row, at) => ({
        ...toWeightJson(row),
        previousWeight: rows[at + 1]?.weight_kg ?? null,
      })),
      next: last ? `${last.date}.${last.id}` : null,
    };
  });

  route(contract.weightStats, async ({ userId }) => {
    const [latest, start, lowest] = await Promise.all([
      findLatestWeight(db, userId),
      findFirstWeight(db, userId),
      findLowestWeight(db, userId),
    ]);
    return { latest: entryOrNull(latest), start: entryOrNull(start), lowest: entryOrNull(lowest) };
  });

  route(contract.createWeight, async ({ userId, body, request }) => {
    const nowMs = clock.nowMs();
    return applyOnce({
      db,
      request,
      userId,
      nowMs,
      revive: (answer) => contract.weightJson.parse(answer),
      work: async (tx) => toWeightJson(await addWeight(tx, { userId, body, nowMs })),
    });
  });

  route(contract.updateWeight, async ({ userId, params, body, request }) => {
    const expectedVersion = readIfMatch(request, 'weight entry');
    return toWeightJson(await editWeight({ db, userId, id: params.id, body, expectedVersion }));
  });

  route(contract.deleteWeight, async ({ userId, params }) => {
    const of = { userId, id: params.id, nowMs: clock.nowMs() };
    const deleted = await db
      .transaction()
      .execute((tx) => followLatest({ tx, userId, write: () => markWeightDeleted(tx, of) }));
    if (!deleted) throw notFound('Weight entry');
    return null;
  });

  route(contract.restoreWeight, async ({ userId, params }) => {
    const of = { userId, id: params.id };
    const row = await db
      .transaction()
      .execute((tx) => followLatest({ tx, userId, write: () => restoreDeletedWeight(tx, of) }));
    if (!row) throw notFound('Weight entry');
    return toWeightJson(row);
  });
}

function entryOrNull(row: WeightRow | undefined) {
  return row ? toWeightJson(row) : null;
}
