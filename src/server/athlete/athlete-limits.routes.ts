import * as contract from '../../contract/athlete-limits.ts';
import {
  type AthleteLimits,
  changedZones,
  limitsOn,
  observedMaximum,
} from '../../domain/athlete-limits.ts';
import { addDays, type Day, dayInZone } from '../../domain/calendar.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { refusedField } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import { keptEntries } from '../platform/kept-entries.ts';
import { sumChangedZones } from '../workouts/recompute-zones.ts';
import {
  findLimits,
  findLimitsEntry,
  findRunsAbove,
  insertLimits,
  type LimitsRow,
  type NewLimitsRow,
} from './athlete-limits.queries.ts';
import {
  columnsOfLimits,
  keepWhatHeldBefore,
  limitsOfRow,
  limitsOfRows,
  withZonesRecomputed,
  writeLimits,
} from './athlete-limits.ts';

/** Longer ago, a maximum has little to say of today's. */
const OBSERVED_DAYS = 365;

export function mountAthleteLimits(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  const todayOf = ({ timeZone }: { timeZone: string }) => dayInZone(clock.nowMs(), timeZone);

  const limits = keptEntries<LimitsRow, Partial<NewLimitsRow>>({
    db,
    clock,
    table: 'athlete_limits',
    name: 'Limits',
    overtaken:
      'These values were changed elsewhere in the meantime. Load them again, then repeat your change.',
    find: findLimitsEntry,
    follow: ({ tx, userId, write }) => writeLimits({ tx, userId, nowMs: clock.nowMs() }, write),
  });

  const changing = <T>(userId: number, change: () => Promise<T>): Promise<T> =>
    withZonesRecomputed(db, { userId, nowMs: clock.nowMs() }, change);

  route(contract.listLimits, async ({ userId, caller }) => {
    const today = todayOf(caller);
    const rows = await findLimits(db, userId);
    const now = limitsOn(await limitsOfRows(db, { userId, rows }), today);
    const bpm = now?.maxHeartRate ?? Number.POSITIVE_INFINITY;
    const from = addDays(today, -OBSERVED_DAYS);
    const above = now ? await findRunsAbove(db, { userId, from, to: today, bpm }) : [];
    return { limits: rows.toReversed().map(toLimitsJson), observed: observedMaximum(above, bpm) };
  });

  route(contract.createLimits, (asked) => {
    const { userId, body, caller } = asked;
    refuseFuture(body, todayOf(caller));
    return changing(userId, async () => {
      const row = await limits.create(asked, async (tx, nowMs) => {
        await keepWhatHeldBefore(tx, { userId, validFrom: body.validFrom, nowMs });
        return insertLimits(tx, { ...columnsOfLimits(body), user_id: userId, created_at: nowMs });
      });
      return toLimitsJson(row);
    });
  });

  route(contract.updateLimits, (asked) => {
    const { userId, body, caller } = asked;
    refuseFuture(body, todayOf(caller));
    return changing(userId, async () => {
      const { after } = await limits.change(asked, () => columnsOfLimits(body));
      return toLimitsJson(after);
    });
  });

  route(contract.deleteLimits, (asked) => changing(asked.userId, () => limits.remove(asked)));

  route(contract.restoreLimits, (asked) =>
    changing(asked.userId, async () => toLimitsJson(await limits.restore(asked))),
  );

  route(contract.previewLimits, async ({ userId, body, caller }) => {
    refuseFuture(body.limits, todayOf(caller));
    const rows = await findLimits(db, userId);
    const before = await limitsOfRows(db, { userId, rows });
    const kept = rows.filter(({ id }) => id !== body.id).map(limitsOfRow);
    const after = [...(rows.length === 0 ? before : kept), body.limits];
    const changed = changedZones(before, after);
    const { workouts, beforeS, afterS } = await sumChangedZones(db, { userId, changed });
    return { workouts, before: [...beforeS], after: [...afterS] };
  });
}

function refuseFuture(limits: AthleteLimits, today: Day): void {
  if (limits.validFrom <= today) return;
  throw refusedField('validFrom', 'The day from which it holds cannot be in the future');
}

function toLimitsJson(row: LimitsRow): contract.LimitsJson {
  return contract.limitsToJson({
    ...limitsOfRow(row),
    id: row.id,
    userId: row.user_id,
    version: row.version,
    createdAtMs: row.created_at,
  });
}
