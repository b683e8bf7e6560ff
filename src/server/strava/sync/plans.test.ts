import { expect, test } from 'vitest';
import {
  openTold,
  plansOf,
  readsWhole,
  type Statement,
} from '../../../../testing/server/query-plans.ts';
import { addWorkout } from '../../../../testing/server/rows.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld } from '../../../../testing/strava/sync-world.ts';
import { fillFromMatch, findMatch, giveBackAll } from '../activities/match-offer.ts';
import { keepEvent } from '../events/events.queries.ts';

/** Those that grow with the years, or with the number of athletes. */
const LARGE =
  'workouts|strava_activities|strava_events|workout_recordings|best_efforts|users|service_connections';

test('every statement of the work for Strava finds its rows by an index', {
  timeout: 60_000,
}, async () => {
  const statements: Statement[] = [];
  let isListening = false;
  const database = await openTold((statement) => {
    if (isListening) statements.push(statement);
  });
  const world = await openSyncWorld([], database);
  const userId = await world.connected();
  isListening = true;
  for (let day = 1; day <= 40; day += 3) {
    const id = String(day);
    world.strava.activities.set(id, madeUpActivity({ id, startedAtMs: NOW_MS - day * DAY_MS }));
  }
  const { id } = await addWorkout(world.db, { user_id: userId, date: '2026-03-17' });
  const worker = world.worker();
  await worker.beginHistory({ userId });
  await worker.tick();
  const changed = madeUpActivity({ id: '4', startedAtMs: NOW_MS - 4 * DAY_MS, name: 'Renamed' });
  world.strava.activities.set('4', changed);
  world.strava.activities.delete('7');
  await keepEvent(world.db, { userId, activityId: '10', nowMs: NOW_MS, maxWaiting: 9 });
  world.clock.advance(DAY_MS);
  await worker.tick();
  await worker.syncNow({ userId });
  await findMatch(world.db, { userId, workoutId: id });
  await fillFromMatch(world.db, { userId, workoutId: id, nowMs: NOW_MS });
  await world.db.transaction().execute((tx) => giveBackAll(tx, { userId, nowMs: NOW_MS }));
  isListening = false;

  const plans = await plansOf(database.engine, statements);
  expect(plans.length).toBeGreaterThan(40);
  expect(plans.filter(({ plan }) => readsWhole(LARGE).test(plan))).toEqual([]);
  await world.close();
});
