import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import type { Athlete } from '../../../../testing/server/test-app.ts';
import { connect, type StravaApp, startStravaApp } from '../../../../testing/strava/strava-app.ts';
import { stravaWebhook } from '../../../contract/strava.ts';
import { webhookSecret } from './webhook-secrets.ts';

let strava: StravaApp;
let athlete: Athlete;
let athleteId: string;
let activityIds: string[];

beforeAll(async () => {
  strava = await startStravaApp();
  athlete = await strava.app.addAthlete();
  athleteId = strava.practice.addAthlete().id;
  activityIds = [1, 2, 3].map((daysAgo) =>
    strava.practice.addActivity({
      athleteId,
      startMs: strava.app.clock.nowMs() - daysAgo * 86_400_000,
    }),
  );
  await connect({ practice: strava.practice, athlete, athleteId });
  await strava.app.db
    .insertInto('api_subscriptions')
    .values({
      ...{ service: 'strava', subscription_id: '7', created_at: 1 },
      callback_url: 'https://run.example/…',
    })
    .execute();
  await strava.app.stravaWork.tick();
});
afterAll(() => strava.close());

async function everything() {
  const { db } = strava.app;
  const [workouts, recordings, activities, connections] = await Promise.all([
    db.selectFrom('workouts').selectAll().orderBy('id').execute(),
    db.selectFrom('workout_recordings').selectAll().orderBy('workout_id').execute(),
    db.selectFrom('strava_activities').selectAll().orderBy('activity_id').execute(),
    db.selectFrom('service_connections').select(['state', 'trouble', 'scope']).execute(),
  ]);
  const told = activities.map((activity) => ({ ...activity, taken: JSON.parse(activity.taken) }));
  return { workouts, recordings, told, connections };
}

const EVENTS = budget({ everyday: 60, small: 120, full: 1000 });
const QUARTERS = budget({ everyday: 4, small: 8, full: 24 * 4 });

test(`${EVENTS} forged events change nothing, and cost no more than Strava’s limits`, {
  timeout: 180_000,
}, async () => {
  const before = await everything();
  strava.practice.forgetCalls();
  const secret = webhookSecret(strava.app.strava.sealer);
  const kinds = [
    { aspect_type: 'delete', object_type: 'activity' },
    { aspect_type: 'create', object_type: 'activity' },
    { aspect_type: 'update', object_type: 'activity', updates: { title: 'Forged' } },
    { aspect_type: 'update', object_type: 'athlete', updates: { authorized: 'false' } },
  ];
  for (let count = 0; count < EVENTS; count += 1) {
    const body = {
      ...{ event_time: 1, owner_id: athleteId, subscription_id: 7 },
      object_id: count < 12 ? activityIds[count % 3] : String(5_000_000_000 + count),
      ...kinds[count % 4],
    };
    const answer = await strava.app.call(stravaWebhook, { params: { secret }, body });
    expect(answer.status).toBe(200);
  }
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    await strava.app.stravaWork.tick();
    strava.app.clock.advance(15 * 60_000);
  }
  expect(await everything()).toEqual(before);
  const { most, overruns } = strava.practice.record();
  expect(overruns).toBe(0);
  expect(most.readShort).toBeLessThanOrEqual(100);
  expect(strava.practice.calls().length).toBeLessThanOrEqual(1000);
});
