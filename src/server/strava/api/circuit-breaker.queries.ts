import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Failures in a row after which no call is made for a while. */
const OPENS_AFTER = 5;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** How long the one call that tries again may take before another may. */
const PROBE_MS = 60_000;

type Entry = { state: 'free' | 'probe' } | { state: 'paused'; retryAtMs: number };

/** Until when no call is made because the last ones all failed; null: now. */
export async function pausedUntil({
  db,
  nowMs,
}: {
  db: Db;
  nowMs: number;
}): Promise<number | null> {
  const health = await readHealth(db);
  return health && health.paused_until > nowMs ? health.paused_until : null;
}

/** Lets a call through; after a pause one call alone, of all processes, to see whether Strava is back. */
export async function enterBreaker({ db, nowMs }: { db: Db; nowMs: number }): Promise<Entry> {
  const health = await readHealth(db);
  if (!health || health.failures < OPENS_AFTER) return { state: 'free' };
  if (health.paused_until > nowMs) return { state: 'paused', retryAtMs: health.paused_until };
  const claimed = await db
    .updateTable('api_health')
    .set({ paused_until: nowMs + PROBE_MS })
    .where('service', '=', 'strava')
    .where('paused_until', '<=', nowMs)
    .where('failures', '>=', OPENS_AFTER)
    .executeTakeFirst();
  if (claimed.numUpdatedRows > 0n) return { state: 'probe' };
  // Another call tries, or has just succeeded.
  return enterBreaker({ db, nowMs });
}

/** Strava answered. */
export async function recordSuccess(db: Db): Promise<void> {
  await db
    .updateTable('api_health')
    .set({ failures: 0, paused_until: 0 })
    .where('service', '=', 'strava')
    .where('failures', '>', 0)
    .execute();
}

/** Strava did not answer; says when to ask again at the earliest. */
export async function recordFailure(input: {
  db: Db;
  nowMs: number;
  isProbe: boolean;
}): Promise<number> {
  const { db, nowMs, isProbe } = input;
  const row = await db
    .insertInto('api_health')
    .values({ service: 'strava', failures: 1 })
    .onConflict((conflict) =>
      conflict
        .column('service')
        // One statement, so that of many failures at once those past the pause no longer count.
        .doUpdateSet({
          failures: sql<number>`api_health.failures + 1`,
          paused_until: pauseAfterOneMore(nowMs),
        })
        // Calls that were on their way when the pause began tell nothing new.
        .where(({ or, lit, eb }) => or([lit(isProbe), eb('api_health.paused_until', '<=', nowMs)])),
    )
    .returning('paused_until')
    .executeTakeFirst();
  const until = row?.paused_until ?? (await pausedUntil({ db, nowMs })) ?? 0;
  return until > nowMs ? until : nowMs + FIRST_PAUSE_MS;
}

/** Twice as long with each failure past the fifth, up to a quarter of an hour. */
function pauseAfterOneMore(nowMs: number) {
  const pauses = [1, 2, 4, 8].map((minutes) => nowMs + minutes * FIRST_PAUSE_MS);
  const [first, second, third, fourth] = pauses;
  return sql<number>`case
    when api_health.failures + 1 < ${sql.lit(OPENS_AFTER)} then cast(0 as bigint)
    when api_health.failures + 1 = ${sql.lit(OPENS_AFTER)} then ${first}
    when api_health.failures + 1 = ${sql.lit(OPENS_AFTER + 1)} then ${second}
    when api_health.failures + 1 = ${sql.lit(OPENS_AFTER + 2)} then ${third}
    when api_health.failures + 1 = ${sql.lit(OPENS_AFTER + 3)} then ${fourth}
    else ${nowMs + LONGEST_PAUSE_MS} end`;
}

function readHealth(db: Db) {
  return db
    .selectFrom('api_health')
    .select(['failures', 'paused_until'])
    .where('service', '=', 'strava')
    .executeTakeFirst();
}
