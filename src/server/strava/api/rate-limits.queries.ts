import { type RawBuilder, sql } from 'kysely';
import { USUAL_READS_A_DAY } from '../../../domain/limits.ts';
import type { Db } from '../../platform/db/database.ts';

/** Who waits for a call. `daily` and `history` leave a part of Strava's limits to the others. */
export type Urgency = 'asked' | 'daily' | 'history';

/** What Strava's headers say of its limits: of all calls, and of those that read. */
export type RateLimitHeaders = { all: Counts | null; reads: Counts | null };

type Counts = { shortUsed?: number; dayUsed?: number; shortMax?: number; dayMax?: number };

const SHORT_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** What Strava grants an application that asked for no more; its headers say otherwise. */
const USUAL = {
  short_most: 200,
  read_short_most: 100,
  day_most: 2000,
  read_day_most: USUAL_READS_A_DAY,
};

/**
 * Up to which percent of a window a call may go. The last few stay free for calls that are still on
 * their way when a window turns, which Strava counts to the next.
 */
const SHARE: Record<Urgency, { short: number; day: number }> = {
  asked: { short: 95, day: 98 },
  daily: { short: 90, day: 90 },
  history: { short: 70, day: 80 },
};

type Reservation = { state: 'reserved' } | { state: 'full'; retryAtMs: number };

/** Counts a call before it is made, in one update: also of several processes none goes above. */
export async function reserveCall(input: {
  db: Db;
  nowMs: number;
  urgency: Urgency;
}): Promise<Reservation> {
  const { db, nowMs, urgency } = input;
  if (await count({ db, nowMs, urgency })) return { state: 'reserved' };
  await db
    .insertInto('api_budgets')
    .values({ service: 'strava', ...startsOf(nowMs), ...USUAL })
    .onConflict((conflict) => conflict.column('service').doNothing())
    .execute();
  if (await count({ db, nowMs, urgency })) return { state: 'reserved' };
  const retryAtMs =
    (await fullUntil({ db, nowMs, urgency })) ?? startsOf(nowMs).short_start + SHORT_MS;
  return { state: 'full', retryAtMs };
}

async function count(input: { db: Db; nowMs: number; urgency: Urgency }): Promise<boolean> {
  const { db, nowMs, urgency } = input;
  const share = SHARE[urgency];
  const used = usedNow(nowMs);
  const { short_start: short, day_start: day } = startsOf(nowMs);
  const updated = await db
    .updateTable('api_budgets')
    .set({
      short_start: sql<number>`case when short_start < ${short} then ${short} else short_start end`,
      short_used: sql<number>`${used.short} + 1`,
      read_short_used: sql<number>`${used.readShort} + 1`,
      day_start: sql<number>`case when day_start < ${day} then ${day} else day_start end`,
      day_used: sql<number>`${used.day} + 1`,
      read_day_used: sql<number>`${used.readDay} + 1`,
    })
    .where('service', '=', 'strava')
    .where(sql<boolean>`${used.short} * 100 < short_most * ${sql.lit(share.short)}`)
    .where(sql<boolean>`${used.readShort} * 100 < read_short_most * ${sql.lit(share.short)}`)
    .where(sql<boolean>`${used.day} * 100 < day_most * ${sql.lit(share.day)}`)
    .where(sql<boolean>`${used.readDay} * 100 < read_day_most * ${sql.lit(share.day)}`)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** What was used of the windows that are open at this instant. */
function usedNow(nowMs: number) {
  const { short_start: short, day_start: day } = startsOf(nowMs);
  const of = (start: RawBuilder<unknown>, used: RawBuilder<unknown>) =>
    sql<number>`(case when ${start} then 0 else ${used} end)`;
  const shortIsOver = sql`short_start < ${short}`;
  const dayIsOver = sql`day_start < ${day}`;
  return {
    short: of(shortIsOver, sql`short_used`),
    readShort: of(shortIsOver, sql`read_short_used`),
    day: of(dayIsOver, sql`day_used`),
    readDay: of(dayIsOver, sql`read_day_used`),
  };
}

/** Quarters of an hour and days begin on the hour's and day's own marks, in UTC. */
function startsOf(nowMs: number) {
  return {
    short_start: Math.floor(nowMs / SHORT_MS) * SHORT_MS,
    day_start: Math.floor(nowMs / DAY_MS) * DAY_MS,
  };
}

/** Until when a call of this urgency has to wait for a window to turn; null: it need not. */
export async function fullUntil(input: {
  db: Db;
  nowMs: number;
  urgency: Urgency;
}): Promise<number | null> {
  const { db, nowMs, urgency } = input;
  const row = await db
    .selectFrom('api_budgets')
    .selectAll()
    .where('service', '=', 'strava')
    .executeTakeFirst();
  if (!row) return null;
  const starts = startsOf(nowMs);
  const isFull = (used: number, most: number, percent: number) => used * 100 >= most * percent;
  const { short, day } = SHARE[urgency];
  const dayFull =
    row.day_start >= starts.day_start &&
    (isFull(row.day_used, row.day_most, day) || isFull(row.read_day_used, row.read_day_most, day));
  if (dayFull) return row.day_start + DAY_MS;
  const shortFull =
    row.short_start >= starts.short_start &&
    (isFull(row.short_used, row.short_most, short) ||
      isFull(row.read_short_used, row.read_short_most, short));
  return shortFull ? row.short_start + SHORT_MS : null;
}

/** Adopts what Strava's headers say: its limits, and its count where that is above ours. */
export async function learnLimits(input: {
  db: Db;
  askedAtMs: number;
  nowMs: number;
  headers: RateLimitHeaders;
}): Promise<void> {
  const { db, askedAtMs, nowMs, headers } = input;
  const { all, reads } = headers;
  if (!all && !reads) return;
  const starts = startsOf(nowMs);
  // What was counted in a window that is over says nothing of the one that is open.
  const sameShort = startsOf(askedAtMs).short_start === starts.short_start;
  const sameDay = startsOf(askedAtMs).day_start === starts.day_start;
  const atLeast = (column: string, count: number | undefined, isSame: boolean) =>
    isSame && count !== undefined
      ? sql<number>`case when ${sql.ref(column)} < ${count} then ${count} else ${sql.ref(column)} end`
      : sql<number>`${sql.ref(column)}`;
  const most = (column: string, limit: number | undefined) =>
    limit === undefined ? sql<number>`${sql.ref(column)}` : limit;
  await db
    .updateTable('api_budgets')
    .set({
      short_used: atLeast('short_used', all?.shortUsed, sameShort),
      read_short_used: atLeast('read_short_used', reads?.shortUsed, sameShort),
      day_used: atLeast('day_used', all?.dayUsed, sameDay),
      read_day_used: atLeast('read_day_used', reads?.dayUsed, sameDay),
      short_most: most('short_most', all?.shortMax),
      read_short_most: most('read_short_most', reads?.shortMax),
      day_most: most('day_most', all?.dayMax),
      read_day_most: most('read_day_most', reads?.dayMax),
    })
    .where('service', '=', 'strava')
    .execute();
}

/** For a refusal that did not say which limit is reached: then it is the shorter one. */
export async function closeShortWindow({ db, nowMs }: { db: Db; nowMs: number }): Promise<void> {
  await db
    .updateTable('api_budgets')
    .set({ short_start: startsOf(nowMs).short_start, short_used: sql<number>`short_most` })
    .where('service', '=', 'strava')
    .execute();
}
