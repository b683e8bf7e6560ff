import { DELETED_ACCOUNT_KEPT_MS } from '../auth/deleted-account.ts';
import { deleteSessionsOf } from '../auth/sessions.queries.ts';
import {
  changeUser,
  deleteUser,
  findUser,
  findUsersDeletedBefore,
  holdAdmins,
} from '../auth/users.queries.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { deleteInSlices, LARGE_TABLES } from '../platform/db/delete-in-slices.ts';
import { findConnectionsOfDeleted } from '../strava/connection/connections.queries.ts';
import type { Strava } from '../strava/create-strava.ts';
import { disconnect } from '../strava/disconnect.ts';

type StravaAccess = Pick<Strava, 'oauth' | 'sealer'>;

type DeletionOutcome =
  | { state: 'lastAdmin' }
  | { state: 'deleted'; goneForGoodAtMs: number; isStravaRevoked: boolean | null };

/**
 * Closes an account: nobody is signed in to it any more, its trainer link opens nothing, and Strava
 * has its access back. Everything else stays for 30 days, in which its owner may come back.
 */
export async function deleteAccount(input: {
  db: Db;
  nowMs: number;
  strava: StravaAccess;
  userId: number;
  /** Nobody comes back: housekeeping removes what a purge that follows leaves undone. */
  atOnce?: boolean;
  /** What has to hold still when it is closed. */
  confirm?: (tx: Tx) => Promise<unknown>;
}): Promise<DeletionOutcome> {
  const { db, nowMs, strava, userId, atOnce = false, confirm } = input;
  const deletedAtMs = atOnce ? nowMs - DELETED_ACCOUNT_KEPT_MS - 1 : nowMs;
  const isClosed = await db.transaction().execute(async (tx) => {
    const admins = await holdAdmins(tx);
    await confirm?.(tx);
    const activeIds = admins.filter(({ is_active }) => is_active === 1).map(({ id }) => id);
    if (activeIds.length === 1 && activeIds[0] === userId) return false;
    await changeUser({ tx, userId, changes: { deleted_at: deletedAtMs } });
    await deleteSessionsOf(tx, { userId });
    return true;
  });
  if (!isClosed) return { state: 'lastAdmin' };
  const isStravaRevoked = await disconnectStrava({ db, nowMs, strava, userId });
  return {
    state: 'deleted',
    goneForGoodAtMs: deletedAtMs + DELETED_ACCOUNT_KEPT_MS,
    isStravaRevoked,
  };
}

/** Opens an account again that was deleted; false where it was not. */
export async function undeleteAccount(db: Db, userId: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user || user.deleted_at === null) return false;
    await changeUser({ tx, userId, changes: { deleted_at: null } });
    return true;
  });
}

/** Everything of an account that is closed, for good. */
export async function purgeAccount(input: {
  db: Db;
  nowMs: number;
  strava: StravaAccess;
  userId: number;
}): Promise<void> {
  await disconnectStrava(input);
  await purgeUser(input.db, input.userId);
}

/** Housekeeping: those whose 30 days are over, and tokens that a process left when it ended on the way. */
export async function purgeDeletedAccounts(input: {
  db: Db;
  nowMs: number;
  strava: StravaAccess;
  isOver?: () => boolean;
}): Promise<number> {
  const { db, nowMs, strava, isOver = () => false } = input;
  for (const userId of await findConnectionsOfDeleted(db)) {
    await disconnectStrava({ db, nowMs, strava, userId });
  }
  let purged = 0;
  for (const userId of await findUsersDeletedBefore(db, nowMs - DELETED_ACCOUNT_KEPT_MS)) {
    if (isOver()) break;
    await purgeUser(db, userId);
    purged += 1;
  }
  return purged;
}

/**
 * Every row of an athlete's, in every table. What hangs on their own row, or on another of theirs,
 * goes with it: each table with rows of people says so itself (`on delete cascade`).
 */
export async function purgeUser(db: Db, userId: number): Promise<void> {
  for (const table of LARGE_TABLES) await deleteInSlices(db, { table, userId });
  await deleteUser(db, userId);
}

/** Null where it was not connected. */
async function disconnectStrava(of: {
  db: Db;
  nowMs: number;
  strava: StravaAccess;
  userId: number;
}): Promise<boolean | null> {
  const { db, nowMs, strava, userId } = of;
  const { oauth, sealer } = strava;
  const ended = await disconnect({ db, nowMs, oauth, sealer, userId, workouts: 'keep' });
  return ended === null ? null : ended.isRevoked;
}
