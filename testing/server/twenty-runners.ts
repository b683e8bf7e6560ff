import { fixedClock } from './fixed-clock.ts';
import { openMigratedDatabase, type TestDatabase } from './test-database.ts';

/** A database in which twenty accounts stand, for tests of the engines themselves. */
export async function openDatabaseOfTwentyRunners(): Promise<TestDatabase> {
  const database = await openMigratedDatabase(fixedClock(0));
  const rows = Array.from({ length: 20 }, (_, at) => ({
    name: `Runner ${at}`,
    email: `runner${at}@example.com`,
    password_hash: 'x',
    trainer_token: `t${at}`,
    created_at: at * 1e12,
    weight_kg: at === 3 ? null : at + 0.5,
  }));
  await database.engine.db.insertInto('users').values(rows).execute();
  return database;
}
