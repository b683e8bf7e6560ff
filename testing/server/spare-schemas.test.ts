import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addWorkout } from './rows.ts';
import { takeSnapshot } from './snapshot.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { TEST_ENGINE } from './test-database.ts';

test('whatever other tests left behind, one begins without a row and with ids from 1', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const app = await createTestApp();
    expect(Object.values(await takeSnapshot(app.db)).flat()).toEqual([]);
    const { userId } = await app.addAthlete();
    const { id } = await addWorkout(app.db, { user_id: userId });
    expect([userId, id]).toEqual([1, 1]);
    await app.close();
  }
});

if (TEST_ENGINE === 'postgres') {
  const leave = async (change?: string) => {
    const app = await createTestApp();
    if (change) await app.database.engine.runScript(app.db, change);
    const question = sql<{ name: string }>`select current_schema() as name`;
    const { rows } = await question.execute(app.db);
    await app.close();
    return rows[0]?.name;
  };
  const isThere = async ({ db }: TestApp, name: string | undefined) => {
    const question = sql`select 1 from pg_namespace where nspname = ${name}`;
    return (await question.execute(db)).rows.length === 1;
  };

  test('a schema stays for the next test, but one that was changed does not', async () => {
    const left = [
      await leave('alter table workouts add column more integer'),
      await leave('alter table workouts add constraint picky check (distance_m > 0)'),
      await leave('drop index workouts_by_start'),
      await leave('create table more (id integer)'),
      await leave("insert into migrations values ('9999-later', 0)"),
      await leave(
        `create function refuse() returns trigger language plpgsql as 'begin return null; end';
         create trigger refuse before insert on workouts for each row execute function refuse()`,
      ),
      await leave(),
    ];
    const app = await createTestApp();
    const stayed = await Promise.all(left.map((name) => isThere(app, name)));
    expect(stayed).toEqual([false, false, false, false, false, false, true]);
    await app.close();
  });
}
