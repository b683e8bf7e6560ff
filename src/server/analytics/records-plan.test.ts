import { expect, test } from 'vitest';
import { openTold, plansOf, type Statement } from '../../../testing/server/query-plans.ts';
import { createTestApp } from '../../../testing/server/test-app.ts';
import { readRecordsOf } from '../../contract/records.ts';

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
