import { beforeAll, describe, expect, test } from 'vitest';
import { makeSample } from '../../../testing/server/access-samples.ts';
import { readAccessTable } from '../../../testing/server/access-table.ts';
import { type Cast, makeCast } from '../../../testing/server/access-walk.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { trainerTokenOf } from '../../../testing/server/people.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import { addressOf } from '../../contract/endpoint.ts';
import { readTrainerView } from '../../contract/sharing.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import { saveRecording } from '../workouts/recordings-of-sources.ts';

const app = await openTestApp();
let cast: Cast;
let link: string;

const SHOWN = {
  name: 'shown-name',
  goals: 'shown-goals',
  notes: 'shown-workout-note',
  race: 'shown-race',
  raceNotes: 'shown-race-note',
};
const HIDDEN = 'hidden4c1d';
/** A past race is in no list: neither must the day, the distance or the time of it be. */
const HIDDEN_RESULT = { date: '2026-02-27', distanceM: 16_130, timeS: 4_683 };
const HIDDEN_PLACE = { latitudeDeg: 47.123456, longitudeDeg: 13.654321 };

beforeAll(async () => {
  cast = await makeCast(app);
  link = await trainerTokenOf(app, cast.owner.userId);
  await fill(cast.owner.userId, cast.owner.importId);
});

/** Every text an athlete can own: what a trainer may read says so, everything else is a canary. */
async function fill(user_id: number, importId: number): Promise<void> {
  const { db, clock } = app;
  const created_at = clock.nowMs();
  await db
    .updateTable('users')
    .set({ name: SHOWN.name, goals: SHOWN.goals, email: `${HIDDEN}@example.com` })
    .set({ date_of_birth: '1987-11-23', time_zone: 'Antarctica/Troll', max_heart_rate: 197 })
    .set({ trainer_sees_routes: 1 })
    .where('id', '=', user_id)
    .execute();
  const shown = await addWorkout(db, {
    user_id,
    notes: SHOWN.notes,
    source_key: HIDDEN,
    title: HIDDEN,
  });
  await db.transaction().execute((tx) =>
    saveRecording(tx, {
      workoutId: shown.id,
      userId: user_id,
      source: 'file',
      recording: {
        ...NOTHING_MEASURED,
        timeS: [0, 1],
        latitudeDeg: [HIDDEN_PLACE.latitudeDeg, HIDDEN_PLACE.latitudeDeg],
        longitudeDeg: [HIDDEN_PLACE.longitudeDeg, HIDDEN_PLACE.longitudeDeg],
        laps: [],
      },
      nowMs: created_at,
    }),
  );
  await addWorkout(db, { user_id, notes: HIDDEN, deleted_at: created_at });
  await addWorkout(db, { user_id, notes: HIDDEN, source: 'strava', source_key: `${HIDDEN} 2` });
  await addWorkout(db, { user_id, notes: HIDDEN, holds_strava: 1 });
  await addRace(db, { user_id, name: SHOWN.race, notes: SHOWN.raceNotes });
  await addRace(db, { user_id, name: HIDDEN, notes: HIDDEN, date: '2025-01-01' });
  await addRace(db, { user_id, name: HIDDEN, completed: 1, workout_id: shown.id });
  // What the race to come is predicted from.
  await addRace(db, {
    ...{ user_id, name: HIDDEN, completed: 1, date: HIDDEN_RESULT.date },
    ...{ distance_m: HIDDEN_RESULT.distanceM, actual_time_s: HIDDEN_RESULT.timeS },
  });
  await addRace(db, { user_id, name: HIDDEN, deleted_at: created_at });
  await db
    .insertInto('weight_entries')
    .values({ user_id, date: '2026-03-01', weight_kg: 70, notes: HIDDEN, created_at })
    .execute();
  await db
    .insertInto('service_connections')
    .values({
      ...{ user_id, service: 'strava', external_athlete_id: HIDDEN, scope: HIDDEN },
      ...{ access_token_sealed: HIDDEN, refresh_token_sealed: HIDDEN, token_expires_at: 1 },
      ...{ first_name: HIDDEN, last_name: HIDDEN, city: HIDDEN, country: HIDDEN },
      ...{ profile_picture_url: HIDDEN, connected_at: created_at },
    })
    .execute();
  await db.updateTable('imports').set({ trouble: HIDDEN }).where('id', '=', importId).execute();
  await db
    .updateTable('import_files')
    .set({ name: HIDDEN })
    .where('import_id', '=', importId)
    .execute();
  await db
    .updateTable('import_items')
    .set({ file: HIDDEN, columns: JSON.stringify({ notes: HIDDEN }) })
    .where('import_id', '=', importId)
    .execute();
  await db
    .updateTable('sessions')
    .set({ user_agent: HIDDEN })
    .where('user_id', '=', user_id)
    .execute();
}

function open(headers: Record<string, string> = {}) {
  return app.app.inject({ url: `/api/trainer/${link}`, headers });
}

describe('the trainer’s answer', () => {
  test('holds what the athlete shares, and nothing else of what they wrote or are', async () => {
    const { body } = await open();
    for (const text of Object.values(SHOWN)) expect(body).toContain(text);
    expect(body).not.toContain(HIDDEN);
    for (const secret of [
      '1987',
      'Antarctica',
      '197',
      '@',
      link,
      cast.owner.token,
      '47.12',
      '13.65',
    ]) {
      expect([secret, body.includes(secret)]).toEqual([secret, false]);
    }
  });

  test('predicts a race from results of which it tells no day, distance or time', async () => {
    const view = (await open()).json();
    expect(view.races[0].prediction.restsOn).toBe('going by 1 race result');
    for (const secret of ['27 Feb', '2026-02-27', '16.1', '1:18:03', '4683']) {
      expect([secret, JSON.stringify(view).includes(secret)]).toEqual([secret, false]);
    }
  });

  test('is not blind: the canary is in every table that the athlete has', async () => {
    const tables = await takeSnapshot(app.db);
    const withCanary = Object.keys(tables).filter((table) =>
      tables[table]?.join().includes(HIDDEN),
    );
    expect(withCanary).toEqual([
      ...['users', 'sessions', 'imports', 'import_files', 'workouts'],
      ...['races', 'weight_entries', 'service_connections', 'import_items'],
    ]);
  });

  test('has these fields, reviewed by hand, and no other', async () => {
    expect(fieldsOf((await open()).json())).toEqual([
      'leftOut.reason',
      'leftOut.workouts',
      'races.date',
      'races.daysRemaining',
      'races.distance',
      'races.name',
      'races.notes',
      'races.prediction.fastestSeconds',
      'races.prediction.paceSPerKm',
      'races.prediction.restsOn',
      'races.prediction.seconds',
      'races.prediction.slowestSeconds',
      'races.predictionIsLeftOut',
      'races.targetPace',
      'races.targetTime',
      'recentNotes.date',
      'recentNotes.notes',
      'recentNotes.runningSubtype',
      'recentNotes.sport',
      'recentNotes.workoutId',
      'recentNotes.workoutType',
      'totals.avgRunningHeartRate',
      'totals.runningDistance',
      'totals.runs',
      'totals.upcomingRaces',
      'totals.walkingDistance',
      'totals.walks',
      'totals.workouts',
      'trainingStatus.label',
      'trainingStatus.name',
      'trainingStatus.reason',
      'user.age',
      'user.currentWeight',
      'user.goals',
      'user.height',
      'user.name',
      'weightEntries.date',
      'weightEntries.weight',
      'withRoute',
      'workouts.avgHeartRate',
      'workouts.caffeinated',
      'workouts.calories',
      'workouts.date',
      'workouts.distance',
      'workouts.duration',
      'workouts.durationSeconds',
      'workouts.gelType',
      'workouts.hydration',
      'workouts.id',
      'workouts.maxHeartRate',
      'workouts.nonCaffeinated',
      'workouts.notes',
      'workouts.runningSubtype',
      'workouts.sport',
      'workouts.workoutType',
      'workouts.zone1Minutes',
      'workouts.zone2Minutes',
      'workouts.zone3Minutes',
      'workouts.zone4Minutes',
      'workouts.zone5Minutes',
    ]);
  });

  test('has no more in it for who is signed in besides: owner, administrator, anybody', async () => {
    const plain = await open();
    for (const { token } of Object.values(cast)) {
      const credentials: Record<string, string>[] = [
        { authorization: `Bearer ${token}` },
        { cookie: `longrun_session=${token}` },
      ];
      for (const headers of credentials) {
        const mixed = await open(headers);
        expect([mixed.statusCode, mixed.body]).toEqual([200, plain.body]);
        expect(mixed.headers['set-cookie']).toBeUndefined();
      }
    }
  });
});

function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((each) => fieldsOf(each, path)))].sort();
  }
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    fieldsOf(each, path === '' ? key : `${path}.${key}`),
  );
  return [...new Set(inner)].sort();
}

describe('the link', () => {
  const others = [...readAccessTable().values()].filter(
    ({ access }) => access !== 'plugin' && access !== 'public' && access !== 'shareLink',
  );

  test.each(others)('does not open $route, wherever it is put', async ({ route }) => {
    const [method = '', path = ''] = route.split(' ');
    const sample = await makeSample({ test: app, route, subject: cast.owner });
    const isFile = Buffer.isBuffer(sample.body);
    const before = await takeSnapshot(app.db);
    const response = await app.app.inject({
      method: method as 'GET',
      url: addressOf(path, sample.params, { ...sample.query, trainerUrl: link, token: link }),
      headers: {
        ...{ authorization: `Bearer ${link}`, cookie: `longrun_session=${link}` },
        ...{ 'x-trainer-url': link, origin: 'http://localhost' },
        ...(isFile && { 'content-type': 'application/octet-stream' }),
      },
      payload: isFile ? sample.body : { ...sample.body, trainerUrl: link, token: link },
    });
    expect(response.statusCode).toBe(401);
    expect(await takeSnapshot(app.db)).toEqual(before);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('takes no %s', async (method) => {
    const before = await takeSnapshot(app.db);
    for (const url of [
      ...[`/api/trainer/${link}`, `/api/trainer/${link}/workouts`, `/api/trainer/${link}/new-link`],
      `/trainer/${link}`,
    ]) {
      const response = await app.app.inject({ method, url, payload: { goals: 'Mine now' } });
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
    expect(await takeSnapshot(app.db)).toEqual(before);
  });

  test('shows its own athlete, whoever else is named beside it', async () => {
    const { userId } = cast.other;
    const theirs = await trainerTokenOf(app, userId);
    const plain = await open();
    const named = await app.app.inject({
      url: `/api/trainer/${link}?userId=${userId}&athleteId=${userId}&trainerUrl=${theirs}`,
      headers: { 'x-user-id': String(userId), cookie: `userId=${userId}` },
    });
    expect(named.body).toBe(plain.body);
  });

  test('of one athlete is told to nobody else, an administrator included', async () => {
    for (const { route } of readAccessTable().values()) {
      const [method, path = ''] = route.split(' ');
      if (method !== 'GET' || path === readTrainerView.path) continue;
      const sample = await makeSample({ test: app, route, subject: cast.owner });
      for (const { token } of [cast.other, cast.admin]) {
        const { body } = await app.app.inject({
          url: addressOf(path.replace('*', 'swagger-ui.css'), sample.params, sample.query),
          headers: { authorization: `Bearer ${token}` },
        });
        expect([route, body.includes(link)]).toEqual([route, false]);
      }
    }
  });
});
