import {
  type AthleteLimits,
  type ChangedZones,
  changedZones,
  findMisfit,
  heldZones,
  limitsOfMaximum,
  limitsOn,
  type MaximumOrigin,
  SINCE_EVER,
  zonesOfLimits,
} from '../../domain/athlete-limits.ts';
import { type Day, dayInZone } from '../../domain/calendar.ts';
import type { PerZone, ZoneBounds } from '../../domain/zones.ts';
import {
  changeUser,
  findUser,
  findUsersWithZonesLeft,
  lockUser,
  type UserRow,
} from '../auth/users.queries.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { notFound, refusedField } from '../platform/http/app-error.ts';
import { changeEntry } from '../platform/kept-entries.queries.ts';
import { recomputeZones } from '../workouts/recompute-zones.ts';
import {
  findLimits,
  hasWorkoutBefore,
  insertLimits,
  type LimitsRow,
  type NewLimitsRow,
} from './athlete-limits.queries.ts';

/** What an athlete has said of their heart, the earliest first; the profile's maximum where nothing else. */
export async function readLimits(db: Db | Tx, userId: number): Promise<AthleteLimits[]> {
  return limitsOfRows(db, { userId, rows: await findLimits(db, userId) });
}

/** The same, for whoever has read the rows already. */
export async function limitsOfRows(
  db: Db | Tx,
  { userId, rows }: { userId: number; rows: readonly LimitsRow[] },
): Promise<AthleteLimits[]> {
  if (rows.length > 0) return rows.map(limitsOfRow);
  const user = await findUser(db, userId);
  if (!user) throw notFound('User');
  return [limitsOfMaximum(user.max_heart_rate)];
}

/** The limits in force on a day, and the zones they make. */
export async function readLimitsOn(
  db: Db | Tx,
  of: { userId: number; day: Day },
): Promise<{ limits: AthleteLimits; zones: ZoneBounds }> {
  const limits = limitsOn(await readLimits(db, of.userId), of.day);
  if (!limits) throw notFound('User');
  return { limits, zones: zonesOfLimits(limits) };
}

export function limitsOfRow(row: LimitsRow): AthleteLimits {
  return {
    validFrom: row.valid_from,
    maxHeartRate: row.max_heart_rate,
    maximumOrigin: row.maximum_origin,
    restingHeartRate: row.resting_heart_rate,
    thresholdHeartRate: row.threshold_heart_rate,
    thresholdPaceSPerKm: row.threshold_pace_s_per_km,
    zoneMethod: row.zone_method,
    ownZonesFromBpm: readOwnZones(row.own_zones_from_bpm),
  };
}

export function columnsOfLimits(limits: AthleteLimits) {
  const { ownZonesFromBpm } = limits;
  return {
    valid_from: limits.validFrom,
    max_heart_rate: limits.maxHeartRate,
    maximum_origin: limits.maximumOrigin,
    resting_heart_rate: limits.restingHeartRate,
    threshold_heart_rate: limits.thresholdHeartRate,
    threshold_pace_s_per_km: limits.thresholdPaceSPerKm,
    zone_method: limits.zoneMethod,
    own_zones_from_bpm: ownZonesFromBpm && JSON.stringify(ownZonesFromBpm),
  } satisfies Partial<NewLimitsRow>;
}

function readOwnZones(kept: string | null): PerZone | null {
  return kept === null ? null : JSON.parse(kept);
}

/**
 * The first set that an athlete enters is preceded by what held until then, so that the runs before
 * its day keep their zones.
 */
export async function keepWhatHeldBefore(
  tx: Tx,
  of: { userId: number; validFrom: Day; nowMs: number },
): Promise<void> {
  const { userId, validFrom, nowMs } = of;
  if (validFrom === SINCE_EVER || (await findLimits(tx, userId)).length > 0) return;
  const [before] = await readLimits(tx, userId);
  if (!before) return;
  await insertLimits(tx, { ...columnsOfLimits(before), user_id: userId, created_at: nowMs });
}

/** Writes of one athlete's limits take turns; the profile's maximum then is the one of today. */
export async function writeLimits<T>(
  of: { tx: Tx; userId: number; nowMs: number },
  write: () => Promise<T>,
): Promise<T> {
  const { tx, userId, nowMs } = of;
  const user = await lockUser(tx, userId);
  if (!user) throw notFound('User');
  const before = await readLimits(tx, userId);
  const written = await write();
  const after = await readLimits(tx, userId);
  const limits = limitsOn(after, dayInZone(nowMs, user.time_zone));
  if (!limits) throw notFound('User');
  const changed = [...zonesLeft(user), ...changedZones(before, after)];
  await changeUser({
    tx,
    userId,
    changes: { max_heart_rate: limits.maxHeartRate, zones_to_recompute: leftAsJson(changed) },
  });
  return written;
}

/** Makes a change of the limits; then the zones of the days that it touched are computed again. */
export async function withZonesRecomputed<T>(
  db: Db,
  { userId, nowMs }: { userId: number; nowMs: number },
  change: () => Promise<T>,
): Promise<T> {
  const answer = await change();
  const user = await findUser(db, userId);
  if (user) await recomputeZonesLeft(db, { user, nowMs });
  return answer;
}

/** Those that a process left behind when it ended on the way; answers of how many athletes. */
export async function finishZones(
  db: Db,
  { nowMs, isOver = () => false }: { nowMs: number; isOver?: () => boolean },
): Promise<number> {
  const users = await findUsersWithZonesLeft(db);
  let done = 0;
  for (const user of users) {
    if (isOver()) break;
    await recomputeZonesLeft(db, { user, nowMs, isOver });
    done += 1;
  }
  return done;
}

/**
 * In the order of the changes, each run by the limits that hold when it is written: another process
 * may be at the same changes, and further ahead.
 */
async function recomputeZonesLeft(
  db: Db,
  of: { user: UserRow; nowMs: number; isOver?: () => boolean },
): Promise<void> {
  const { user, nowMs, isOver } = of;
  const userId = user.id;
  const waiting = zonesLeft(user);
  if (waiting.length === 0) return;
  const held = waiting.includes(ALL_RECORDINGS) ? heldZones(await readLimits(db, userId)) : [];
  const changed = waiting.flatMap((each) => (each === ALL_RECORDINGS ? held : [each]));
  const holding = (tx: Tx) => holdLimits(tx, userId);
  if (!(await recomputeZones(db, { userId, changed, nowMs, holding, isOver }))) return;
  const done = new Set(waiting.map((each) => JSON.stringify(each)));
  await db.transaction().execute(async (tx) => {
    const now = await lockUser(tx, userId);
    if (!now) return;
    const left = zonesLeft(now).filter((each) => !done.has(JSON.stringify(each)));
    await changeUser({ tx, userId, changes: { zones_to_recompute: leftAsJson(left) } });
  });
}

/** The zones of each day, which nobody changes before the transaction ends. */
async function holdLimits(tx: Tx, userId: number): Promise<(day: Day) => ZoneBounds | null> {
  if (!(await lockUser(tx, userId))) return () => null;
  const all = await readLimits(tx, userId);
  return (day) => {
    const limits = limitsOn(all, day);
    return limits ? zonesOfLimits(limits) : null;
  };
}

/** Stands for all days, where what is counted has changed and no limits have: a migration writes it. */
const ALL_RECORDINGS = 'all';
type ZonesLeft = ChangedZones | typeof ALL_RECORDINGS;

function zonesLeft({ zones_to_recompute: json }: UserRow): ZonesLeft[] {
  return json === null ? [] : JSON.parse(json);
}

function leftAsJson(changed: readonly ZonesLeft[]): string | null {
  return changed.length === 0 ? null : JSON.stringify(changed);
}

/** A maximum that was saved with the profile holds from today on. */
export async function setMaximumToday(
  tx: Tx,
  of: {
    userId: number;
    today: Day;
    nowMs: number;
    maxHeartRate: number;
    maximumOrigin: MaximumOrigin;
  },
): Promise<void> {
  const { userId, today, nowMs, maxHeartRate, maximumOrigin } = of;
  const rows = await findLimits(tx, userId);
  const held = limitsOn(
    rows.map((row) => ({ row, validFrom: row.valid_from })),
    today,
  )?.row;
  const before = held ? limitsOfRow(held) : (await limitsOfRows(tx, { userId, rows }))[0];
  if (!before) throw notFound('User');
  // Whoever has logged nothing yet has no run with other zones.
  const isFirst = !held && !(await hasWorkoutBefore(tx, { userId, day: today }));
  const validFrom = isFirst ? SINCE_EVER : today;
  const limits = { ...before, validFrom, maxHeartRate, maximumOrigin };
  const misfit = findMisfit(limits);
  if (misfit) throw refusedField('maxHeartRate', misfit.message);
  if (held?.valid_from === validFrom) {
    const columns = columnsOfLimits(limits);
    const { id, version } = held;
    await changeEntry(tx, 'athlete_limits', { userId, id, version, columns });
    return;
  }
  await keepWhatHeldBefore(tx, { userId, validFrom, nowMs });
  await insertLimits(tx, { ...columnsOfLimits(limits), user_id: userId, created_at: nowMs });
}
