import type { Insertable } from 'kysely';
import type { Db } from '../../src/server/platform/db/database.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';
import type { DetailedActivity } from '../../src/server/strava/api/answers.ts';
import { createStravaWork, type StravaWork } from '../../src/server/strava/sync/strava-work.ts';
import type { SyncDeps } from '../../src/server/strava/sync/sync-deps.ts';
import type { WorkoutRow } from '../../src/server/workouts/workout-rows.ts';
import { type FixedClock, fixedClock } from '../server/fixed-clock.ts';
import { openMigratedDatabase, type TestDatabase } from '../server/test-database.ts';
import { type InMemoryStrava, inMemoryStrava } from './in-memory-strava.ts';

/** Wednesday noon in UTC. */
export const NOW_MS = Date.UTC(2026, 2, 18, 12);

export type SyncWorld = {
  db: Db;
  database: TestDatabase;
  clock: FixedClock;
  strava: InMemoryStrava;
  /** What went wrong unexpectedly. */
  errors: unknown[];
  /** Another process that shares the database. */
  worker: (deps?: Partial<SyncDeps>) => StravaWork;
  /** An athlete whose connection is due. */
  connected: (
    columns?: Partial<Insertable<Tables['service_connections']>>,
    user?: Partial<Insertable<Tables['users']>>,
  ) => Promise<number>;
  workoutsOf: (userId: number) => Promise<WorkoutRow[]>;
  connectionOf: (userId: number) => Promise<ConnectionRow>;
  close: () => Promise<void>;
};

type ConnectionRow = Awaited<ReturnType<typeof readConnection>>;

/** A real, empty database beside a Strava in memory, on one clock that stands still. */
export async function openSyncWorld(
  activities: DetailedActivity[] = [],
  given?: TestDatabase,
): Promise<SyncWorld> {
  const clock = fixedClock(NOW_MS);
  const database = await openMigratedDatabase(clock, given);
  const { db } = database.engine;
  const strava = inMemoryStrava(activities);
  const errors: unknown[] = [];
  const works: StravaWork[] = [];
  let count = 0;
  return {
    db,
    database,
    clock,
    strava,
    errors,
    worker: (deps = {}) => {
      const work = createStravaWork({
        db,
        clock,
        api: strava.api,
        log: { info: () => {}, error: (what) => void errors.push(what.err ?? what) },
        wait: () => new Promise((resolve) => setImmediate(resolve)),
        ...deps,
      });
      works.push(work);
      return work;
    },
    connected: async (columns = {}, user = {}) => {
      count += 1;
      const { id } = await db
        .insertInto('users')
        .values({
          name: `Runner ${count}`,
          email: `runner${count}@example.com`,
          password_hash: 'none',
          trainer_token: `t${count}`,
          created_at: NOW_MS,
          ...user,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('service_connections')
        .values({
          user_id: id,
          service: 'strava',
          external_athlete_id: String(1000 + count),
          access_token_sealed: 'a',
          refresh_token_sealed: 'r',
          token_expires_at: NOW_MS,
          scope: 'read,activity:read_all',
          connected_at: NOW_MS,
          ...columns,
        })
        .execute();
      return id;
    },
    workoutsOf: (userId) =>
      db
        .selectFrom('workouts')
        .selectAll()
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    connectionOf: (userId) => readConnection(db, userId),
    close: async () => {
      for (const work of works) await work.stop();
      await database.drop();
    },
  };
}

function readConnection(db: Db, userId: number) {
  return db
    .selectFrom('service_connections')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
