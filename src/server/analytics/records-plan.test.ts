import { expect, test } from 'vitest';
import { openTold, plansOf, type Statement } from '../../../testing/server/query-plans.ts';
import { createTestApp } from '../../../testing/server/test-app.ts';
import { readRecordsOf } from '../../contract/records.ts';

test('of the whole runs in a log the records read the first of each year and length alone', async () => {
  const statements: Statement[] = [];
  const database = await openTold((statement) => statements.push(statement));
  const app = await createTestApp({ database });
  const athlete = await app.addAthlete();
  statements.length = 0;
  await athlete.call(readRecordsOf, { params: { userId: String(athlete.userId) } });
  // The lengths of an index and those of its query are written in two places.
  for (const index of ['runs_as_long_as', 'runs_beyond']) {
    const length = index === 'runs_beyond' ? 'distance_m > ' : 'distance_m between ';
    const asked = statements.filter(
      ({ sql }) => sql.includes(`then 42195`) && sql.includes(length),
    );
    const trimmed = asked.map((one) => ({ ...one, sql: one.sql.trim() }));
    const plans = await plansOf(database.engine, trimmed);
    expect(plans).toHaveLength(1);
    const found = (plans[0]?.plan ?? '').split('\n').filter((line) => line.includes(index));
    expect(found.length).toBeGreaterThanOrEqual(5);
    expect(plans[0]?.plan).not.toMatch(/SCAN workouts|Seq Scan on workouts/);
  }
  await app.close();
});

test('of the best efforts in a log the records read the first of each year and distance alone', async () => {
  const statements: Statement[] = [];
  const database = await openTold((statement) => statements.push(statement));
  const app = await createTestApp({ database });
  const athlete = await app.addAthlete();
  statements.length = 0;
  await athlete.call(readRecordsOf, { params: { userId: String(athlete.userId) } });
  const asked = statements.filter(({ sql }) => sql.includes('best_efforts'));
  const trimmed = asked.map((one) => ({ ...one, sql: one.sql.trim() }));
  const plans = await plansOf(database.engine, trimmed);
  expect(plans).toHaveLength(1);
  const plan = plans[0]?.plan ?? '';
  expect(plan).toMatch(
    /best_efforts_by_year \(user_id=\? AND distance_m=\? AND <expr>=\?\)|Index Only Scan using best_efforts_by_year/,
  );
  // An effort's run is found by its id, and what is told of an effort by its key.
  expect(plan).not.toMatch(/\(user_id=\?\)|SCAN (effort|workouts)|Seq Scan on/);
  expect(plan).not.toMatch(/using (runs|workouts)_by_day on workouts workouts_/);
  await app.close();
});
