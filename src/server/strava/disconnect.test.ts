import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addWorkout } from '../../../testing/server/rows.ts';
import { type Athlete, TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { connect, type StravaApp, startStravaApp } from '../../../testing/strava/strava-app.ts';
import { stravaDisconnect, stravaStatus } from '../../contract/strava.ts';
import { newKey, readKeyFile, writeKeyFile } from '../platform/sealed/key-file.ts';

let strava: StravaApp;
let athlete: Athlete;
let athleteId: string;

beforeAll(async () => {
  strava = await startStravaApp();
});
afterAll(() => strava.close());

beforeEach(async () => {
  strava.practice.behave();
  strava.practice.forgetCalls();
  strava.app.clock.advance(24 * 3_600_000);
  athlete = await strava.app.addAthlete();
  athleteId = strava.practice.addAthlete().id;
  await connect({ practice: strava.practice, athlete, athleteId });
});

const end = (workouts?: 'keep' | 'delete') =>
  athlete.call(stravaDisconnect, workouts ? { body: { workouts } } : undefined);

/** A workout from Strava, one of one's own that is the same as an activity, and another's. */
async function fillLog(userId: number) {
  const { db } = strava.app;
  const ofUser = { user_id: userId };
  const came = await addWorkout(db, { ...ofUser, source: 'strava', source_key: '1' });
  const gone = await addWorkout(db, {
    ...{ ...ofUser, source: 'strava', source_key: '2', deleted_at: TEST_NOW_MS },
  });
  const own = await addWorkout(db, { ...ofUser, source: 'manual' });
  for (const [index, { id }] of [came, gone, own].entries()) {
    await db
      .insertInto('strava_activities')
      .values({
        ...{ ...ofUser, activity_id: String(index + 1), workout_id: id },
        is_match: id === own.id ? 1 : 0,
        ...{ started_at: 1, fingerprint: 'f', created_at: 1 },
        taken: '{"values":{},"name":null,"description":null}',
      })
      .execute();
    await db
      .insertInto('workout_recordings')
      .values({
        ...{ ...ofUser, workout_id: id, source: 'strava', sample_count: 1 },
        ...{ samples: Buffer.from('s'), laps: '[]', created_at: 1 },
      })
      .execute();
  }
  return { came: came.id, own: own.id };
}

async function left(userId: number) {
  const { db } = strava.app;
  const of = (table: 'workouts' | 'workout_recordings' | 'strava_activities') =>
    db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute();
  const [workouts, recordings, activities] = await Promise.all([
    of('workouts'),
    of('workout_recordings'),
    of('strava_activities'),
  ]);
  return [workouts.length, recordings.length, activities.length];
}

test('without a word keeps everything, forgets the tokens, and gives the permission back', async () => {
  await fillLog(athlete.userId);
  const { status, body } = await end();
  expect(status).toBe(200);
  expect(body).toMatchObject({ isConnected: false, user: null, activitiesCount: 1 });
  expect(await left(athlete.userId)).toEqual([3, 3, 3]);
  expect(strava.practice.isAllowed(athleteId)).toBe(false);
  expect(strava.practice.calls('revoke')).toMatchObject([{ status: 200 }]);
  const { db } = strava.app;
  const rows = await db
    .selectFrom('service_connections')
    .select('id')
    .where('user_id', '=', athlete.userId)
    .execute();
  expect(rows).toEqual([]);
});

test('with ‘delete’ removes what came from Strava for good, and nothing else', async () => {
  const other = await strava.app.addAthlete();
  await fillLog(other.userId);
  const { own } = await fillLog(athlete.userId);
  expect((await end('delete')).body).toMatchObject({ isConnected: false, activitiesCount: 0 });
  expect(await left(athlete.userId)).toEqual([1, 0, 0]);
  const kept = await strava.app.db
    .selectFrom('workouts')
    .select('id')
    .where('user_id', '=', athlete.userId)
    .execute();
  expect(kept).toEqual([{ id: own }]);
  expect(await left(other.userId)).toEqual([3, 3, 3]);
});

test('what is kept is known again when the same athlete connects again', async () => {
  const { came } = await fillLog(athlete.userId);
  await end('keep');
  await connect({ practice: strava.practice, athlete, athleteId });
  expect((await athlete.call(stravaStatus)).body).toMatchObject({
    ...{ isConnected: true, activitiesCount: 1, progress: { known: 3 } },
  });
  const known = await strava.app.db
    .selectFrom('strava_activities')
    .select('workout_id')
    .where('user_id', '=', athlete.userId)
    .where('activity_id', '=', '1')
    .execute();
  expect(known).toEqual([{ workout_id: came }]);
});

test.each(['500', 'timeout', 'html200', 'resetMidBody'] as const)(
  'ends here all the same where Strava answers with %s',
  async (fault) => {
    strava.practice.misbehave({ on: /oauth/, fault, times: 5 });
    const ended = await (fault === 'timeout' ? strava.skippingTimeouts(end) : end());
    expect(ended).toMatchObject({ status: 200, body: { isConnected: false } });
  },
);

test('falls back to the older way where Strava does not know the newer', async () => {
  strava.practice.misbehave({ on: 'revoke', fault: '401' });
  await end();
  expect(strava.practice.calls('deauthorize')).toMatchObject([{ status: 200 }]);
  expect(strava.practice.isAllowed(athleteId)).toBe(false);
});

test('ends a connection that has to be renewed, and one whose key is gone', async () => {
  strava.practice.revoke(athleteId);
  expect(await end()).toMatchObject({ status: 200 });
  await connect({ practice: strava.practice, athlete, athleteId });
  const file = strava.app.config.secretKeyFile;
  const before = readKeyFile(file);
  writeKeyFile(file, [newKey()]);
  expect(await end()).toMatchObject({ status: 200, body: { isConnected: false } });
  writeKeyFile(file, before);
});

test('twice says that there is nothing to end', async () => {
  await end();
  expect(await end()).toMatchObject({
    status: 409,
    body: { message: 'Strava is not connected, so there is nothing to disconnect.' },
  });
});

test('what to keep or delete is nothing else', async () => {
  const answer = await athlete.call(stravaDisconnect, {
    rawBody: '{"workouts":"some"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { message: 'workouts must be keep or delete' },
  });
  expect((await athlete.call(stravaStatus)).body).toMatchObject({ isConnected: true });
});
