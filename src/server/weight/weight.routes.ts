import { cursorBehind } from '../../contract/fields.ts';
import * as contract from '../../contract/weight.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { WEIGHT_CHART_ENTRIES } from '../../domain/limits.ts';
import { weeklyRateKg, weightTrend } from '../../domain/weight-trend.ts';
import { findUser } from '../auth/users.queries.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { keptEntries } from '../platform/kept-entries.ts';
import { readExtremeWeight } from './extreme-weight.ts';
import { followLatest } from './follow-latest.ts';
import {
  findFirstWeight,
  findKnownWeights,
  findWeight,
  findWeights,
  insertWeight,
} from './weight.queries.ts';
import { type NewWeightRow, toWeightJson, type WeightRow } from './weight-rows.ts';

const MOST_AT_ONCE = 200;
/** So many weigh-ins settle the trend: what was before them counts for nothing. */
const TREND_ENTRIES = 100;

export function mountWeight(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  const weights = keptEntries<WeightRow, Partial<NewWeightRow>>({
    db,
    clock,
    table: 'weight_entries',
    name: 'Weight entry',
    overtaken:
      'This entry was changed elsewhere in the meantime. Look at it again, then repeat your change.',
    find: findWeight,
    follow: (input) => followLatest({ ...input, nowMs: clock.nowMs() }),
  });

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
      next: cursorBehind(last),
    };
  });

  route(contract.weightStats, async ({ userId, caller }) => {
    const upTo = { userId, today: dayInZone(clock.nowMs(), caller.timeZone) };
    const [recent, start, lowest] = await Promise.all([
      findKnownWeights(db, { ...upTo, limit: TREND_ENTRIES }),
      findFirstWeight(db, upTo),
      readExtremeWeight(db, { ...upTo, which: 'lowest' }),
    ]);
    const entries = recent.toReversed().map(({ id, date, weight_kg }) => {
      return { id, date, weightKg: weight_kg };
    });
    const points = weightTrend(entries);
    return {
      latest: entryOrNull(recent[0]),
      start: entryOrNull(start),
      lowest: entryOrNull(lowest),
      trend: points
        .map(({ trendKg }, at) => ({ id: entries[at]?.id ?? 0, trend: trendKg }))
        .slice(-WEIGHT_CHART_ENTRIES),
      weeklyRate: weeklyRateKg(points),
    };
  });

  route(contract.createWeight, async (asked) => {
    const { userId, body } = asked;
    const row = await weights.create(asked, async (tx, nowMs) => {
      const user = await findUser(tx, userId);
      return insertWeight(tx, {
        ...columnsOf(body),
        user_id: userId,
        profile_weight_kg: user?.weight_kg ?? null,
        created_at: nowMs,
      });
    });
    return toWeightJson(row);
  });

  route(contract.updateWeight, async (asked) => {
    const { after } = await weights.change(asked, () => columnsOf(asked.body));
    return toWeightJson(after);
  });

  route(contract.deleteWeight, weights.remove);
  route(contract.restoreWeight, async (asked) => toWeightJson(await weights.restore(asked)));
}

function columnsOf({ date, weightKg, notes }: contract.WeightBody) {
  return { date, weight_kg: weightKg, notes };
}

function entryOrNull(row: WeightRow | undefined) {
  return row ? toWeightJson(row) : null;
}
