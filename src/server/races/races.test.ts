import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addRace, addWorkout } from '../../../testing/server/rows.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { listRaces, type RaceJson } from '../../contract/race-list.ts';
import * as contract from '../../contract/races.ts';
import { deleteWorkout, restoreWorkout } from '../../contract/workout-entry.ts';

const app = await openTestApp();

/** As the spec's own client sends it: a fixed userId, a pace of its own, nulls for what is empty. */
const SENT = {
  userId: 1,
  name: 'Spring Half',
  date: '2026-05-10',
  distance: 21.1,
  targetTime: '1:45',
  targetPace: '4:59',
  notes: null,
  completed: false,
  actualTime: null,
};

async function listOf(athlete: Athlete): Promise<RaceJson[]> {
  const { body } = await athlete.call(listRaces, {
    params: { userId: String(athlete.userId) },
  });
  return body;
}

const put = (athlete: Athlete, id: number, body: object, headers: Record<string, string> = {}) =>
  athlete.call(contract.updateRace, {
    params: { id: String(id) },
    body: { ...SENT, ...body },
    headers,
  });

describe('adding a race', () => {
  test('as the spec’s client sends it answers the race, its pace computed', async () => {
    const athlete = await app.register();
    const { status, body } = await athlete.call(contract.createRace, { body: SENT });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      userId: athlete.userId,
      name: 'Spring Half',
      date: '2026-05-10',
      distance: 21.1,
      targetTime: '1:45',
      targetTimeSeconds: 6300,
      targetPace: '4:59',
      notes: null,
      completed: false,
      actualTime: null,
      actualTimeSeconds: null,
      workoutId: null,
      version: 1,
      createdAt: '2026-03-18T12:00:00.000Z',
    });
    expect(await listOf(athlete)).toEqual([body]);
  });

  test('takes the pace from target time and distance, whatever pace is sent', async () => {
    const athlete = await app.register();
    const body = { ...SENT, distance: 10, targetTime: '0:45:30', targetPace: '1:00' };
    const added = await athlete.call(contract.createRace, { body });
    expect(added.body).toMatchObject({ targetTime: '0:45:30', targetPace: '4:33' });
  });

  test('takes text where forms send text', async () => {
    const athlete = await app.register();
    const body = {
      ...SENT,
      distance: '42,2',
      targetTime: '3:30',
      completed: 'true',
      actualTime: '',
      notes: ' ',
    };
    const added = await athlete.call(contract.createRace, { body });
    expect(added.body).toMatchObject({
      distance: 42.2,
      completed: true,
      actualTime: null,
      notes: null,
    });
  });

  test('keeps any other distance readable', async () => {
    const athlete = await app.register();
    const body = { ...SENT, distance: 16.0934 };
    await athlete.call(contract.createRace, { body });
    expect(await listOf(athlete)).toMatchObject([{ distance: 16.0934, targetPace: '6:31' }]);
  });

  test('belongs to the caller, whoever’s userId is in the body', async () => {
    const [athlete, other] = [await app.register(), await app.register()];
    const body = { ...SENT, userId: other.userId };
    const added = await athlete.call(contract.createRace, { body });
    expect(added.body.userId).toBe(athlete.userId);
    expect(await listOf(other)).toEqual([]);
  });

  test('sets nothing that no form has', async () => {
    const athlete = await app.register();
    const body = {
      ...SENT,
      ...{ id: 999_999, version: 7, createdAt: '2001-01-01', deleted_at: 1, user_id: 1 },
    };
    const added = await athlete.call(contract.createRace, { body });
    expect(added.body).toMatchObject({ version: 1, createdAt: '2026-03-18T12:00:00.000Z' });
    expect(added.body.id).not.toBe(999_999);
    expect(await listOf(athlete)).toHaveLength(1);
  });

  test('twice with one Idempotency-Key adds it once', async () => {
    const athlete = await app.register();
    const headers = { 'idempotency-key': 'one race' };
    const first = await athlete.call(contract.createRace, { body: SENT, headers });
    const second = await athlete.call(contract.createRace, { body: SENT, headers });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await listOf(athlete)).toHaveLength(1);
  });

  test.each([
    [{ date: '' }, 'Date is required', 'date'],
    [{ date: '2026-02-30' }, 'Date must be a day of the calendar, as YYYY-MM-DD', 'date'],
    [{ name: '' }, 'Race name is required', 'name'],
    [{ name: '   ' }, 'Race name is required', 'name'],
    [{ name: 'x'.repeat(201) }, 'Race name must be at most 200 characters', 'name'],
    [{ targetTime: '' }, 'Target time must be in H:MM format', 'targetTime'],
    [{ targetTime: '105' }, 'Target time must be in H:MM format', 'targetTime'],
    [{ targetTime: '1:5' }, 'Target time must be in H:MM format', 'targetTime'],
    [{ targetTime: '1:60' }, 'Target time must be in H:MM format', 'targetTime'],
    [{ targetTime: null }, 'Target time must be in H:MM format', 'targetTime'],
    [{ targetTime: '0:00' }, 'Target time must be longer than 0:00', 'targetTime'],
    [{ distance: '' }, 'Distance is required', 'distance'],
    [{ distance: null }, 'Distance is required', 'distance'],
    [{ distance: 0 }, 'Distance must be between 0.1 and 1000 km', 'distance'],
    [{ distance: -5 }, 'Distance must be between 0.1 and 1000 km', 'distance'],
    [{ actualTime: 'fast' }, 'Actual time must be in H:MM format', 'actualTime'],
    [{ actualTime: '0:00' }, 'Actual time must be longer than 0:00', 'actualTime'],
    [{ completed: 'perhaps' }, 'Completed must be true or false', 'completed'],
    [{ notes: 5 }, 'Notes must be text', 'notes'],
    [{ workoutId: 2 ** 40 }, 'The chosen run is not in your log', 'workoutId'],
  ])('with %j is refused in words', async (fault, message, path) => {
    const athlete = await app.register();
    const refused = await athlete.call(contract.createRace, {
      rawBody: JSON.stringify({ ...SENT, ...fault }),
      headers: { 'content-type': 'application/json' },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { message, code: 'validation', issues: [{ path, message }] },
    });
    expect(await listOf(athlete)).toEqual([]);
  });
});

describe('times of a race that nobody is likely to run', () => {
  test('are refused for each field, and saved once they are confirmed', async () => {
    const athlete = await app.addAthlete();
    const body = { ...SENT, distance: 5, targetTime: '0:10', actualTime: '23:12', completed: true };
    const refused = await athlete.call(contract.createRace, { body });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching('faster than the world record for 5 km'),
        issues: [
          { path: 'targetTime', code: 'implausible' },
          { path: 'actualTime', code: 'implausible' },
        ],
      },
    });
    const saved = await athlete.call(contract.createRace, { body: { ...body, confirmed: true } });
    expect(saved).toMatchObject({ status: 201, body: { targetTime: '0:10', actualTime: '23:12' } });
    // What stands may stay while something else is changed.
    expect((await put(athlete, saved.body.id, { ...body, name: 'Slip' })).status).toBe(200);
    expect((await put(athlete, saved.body.id, { ...body, targetTime: '0:11' })).status).toBe(400);
  });
});

describe('the list of races', () => {
  test('is by date, and of one day in the order they were added', async () => {
    const athlete = await app.register();
    for (const [name, date] of [
      ['third', '2026-06-01'],
      ['first', '2025-06-01'],
      ['fourth', '2026-06-01'],
      ['second', '2026-01-01'],
    ] as const) {
      await addRace(app.db, { user_id: athlete.userId, name, date });
    }
    const names = (await listOf(athlete)).map((race) => race.name);
    expect(names).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('of another athlete is not found', async () => {
    const [athlete, other] = [await app.register(), await app.register()];
    const answer = await athlete.call(listRaces, {
      params: { userId: String(other.userId) },
    });
    expect(answer.status).toBe(404);
  });
});

describe('changing a race', () => {
  test('replaces its fields and counts its version up', async () => {
    const athlete = await app.register();
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    const { status, body } = await put(athlete, id, {
      distance: 10,
      targetTime: '0:50',
      notes: 'Flat and fast',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      name: 'Spring Half',
      date: '2026-05-10',
      distance: 10,
      targetPace: '5:00',
      notes: 'Flat and fast',
      version: 2,
    });
  });

  test('of a version that is no longer there is a conflict, and changes nothing', async () => {
    const athlete = await app.register();
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    const first = await put(athlete, id, { name: 'Mine' }, { 'if-match': '"1"' });
    expect(first.status).toBe(200);
    const second = await put(athlete, id, { name: 'Theirs' }, { 'if-match': '"1"' });
    expect(second).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await listOf(athlete)).toMatchObject([{ name: 'Mine', version: 2 }]);
  });

  test('by two at once lets one of them through', async () => {
    const athlete = await app.register();
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((name) => put(athlete, id, { name }, { 'if-match': '1' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('with an If-Match that is no version is refused in words', async () => {
    const athlete = await app.register();
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    const refused = await put(athlete, id, {}, { 'if-match': 'W/"abc"' });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'If-Match must be the version of the race, as "3"' },
    });
  });

  test('of another athlete reports not found, and changes nothing', async () => {
    const [athlete, other] = [await app.register(), await app.register()];
    const { id } = await addRace(app.db, { user_id: other.userId });
    const params = { id: String(id) };
    expect(await put(athlete, id, { userId: other.userId })).toMatchObject({
      status: 404,
      body: { message: 'Race not found' },
    });
    expect((await athlete.call(contract.deleteRace, { params })).status).toBe(404);
    expect((await athlete.call(contract.restoreRace, { params })).status).toBe(404);
    expect(await listOf(other)).toMatchObject([{ id, name: 'City Half', version: 1 }]);
  });

  test('gives it to nobody else', async () => {
    const [athlete, other] = [await app.register(), await app.register()];
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    await put(athlete, id, { userId: other.userId, user_id: other.userId });
    expect(await listOf(athlete)).toMatchObject([{ id, userId: athlete.userId }]);
    expect(await listOf(other)).toEqual([]);
  });
});

describe('a race that was run', () => {
  test('with a time keeps its time', async () => {
    const athlete = await app.register();
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    const { body } = await put(athlete, id, { completed: true, actualTime: '1:43:21' });
    expect(body).toMatchObject({
      completed: true,
      actualTime: '1:43:21',
      actualTimeSeconds: 6201,
      workoutId: null,
    });
  });

  test('may have no time', async () => {
    const athlete = await app.register();
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    const { body } = await put(athlete, id, { completed: true });
    expect(body).toMatchObject({ completed: true, actualTime: null });
  });

  test('as a run of the log is completed and takes the time of the run', async () => {
    const athlete = await app.register();
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    const run = await addWorkout(app.db, { user_id: athlete.userId, duration_s: 6189 });
    const { body } = await put(athlete, id, { workoutId: run.id });
    expect(body).toMatchObject({ completed: true, actualTime: '1:43:09', workoutId: run.id });
  });

  test('keeps the official time that is sent beside the run', async () => {
    const athlete = await app.register();
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    const run = await addWorkout(app.db, { user_id: athlete.userId, duration_s: 6189 });
    const { body } = await put(athlete, id, { workoutId: run.id, actualTime: '1:43:02' });
    expect(body).toMatchObject({ actualTime: '1:43:02', workoutId: run.id });
  });

  test('keeps its run when a client that knows no runs changes it', async () => {
    const athlete = await app.register();
    const run = await addWorkout(app.db, { user_id: athlete.userId });
    const { id } = await addRace(app.db, {
      ...{ user_id: athlete.userId, completed: 1, actual_time_s: 3000, workout_id: run.id },
    });
    const { body } = await put(athlete, id, { completed: true, actualTime: '0:50', notes: 'Wind' });
    expect(body).toMatchObject({ notes: 'Wind', workoutId: run.id, actualTime: '0:50' });
  });

  test('is unlinked by null, and loses the link when it was not run after all', async () => {
    const athlete = await app.register();
    const run = await addWorkout(app.db, { user_id: athlete.userId });
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    await put(athlete, id, { workoutId: run.id });
    const unlinked = await put(athlete, id, {
      ...{ completed: true, actualTime: '0:50', workoutId: null },
    });
    expect(unlinked.body).toMatchObject({ completed: true, actualTime: '0:50', workoutId: null });

    await put(athlete, id, { workoutId: run.id });
    const notRun = await put(athlete, id, {});
    expect(notRun.body).toMatchObject({ completed: false, actualTime: null, workoutId: null });
  });

  test('can be added with its run at once', async () => {
    const athlete = await app.register();
    const run = await addWorkout(app.db, { user_id: athlete.userId, duration_s: 6000 });
    const { body } = await athlete.call(contract.createRace, {
      body: { ...SENT, workoutId: String(run.id) },
    });
    expect(body).toMatchObject({ completed: true, actualTime: '1:40', workoutId: run.id });
  });

  test.each([
    ['another athlete’s run', async () => ({ user_id: (await app.register()).userId })],
    ['a deleted run', async (userId: number) => ({ user_id: userId, deleted_at: 1 })],
    [
      'a workout that is no run',
      async (userId: number) => ({
        ...{ user_id: userId, workout_type: 'strength', sport: 'strength' },
      }),
    ],
  ] as const)('cannot be %s', async (_what, rowOf) => {
    const athlete = await app.register();
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    const workout = await addWorkout(app.db, await rowOf(athlete.userId));
    const refused = await put(athlete, id, { workoutId: workout.id });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: 'The chosen run is not in your log',
        issues: [{ path: 'workoutId' }],
      },
    });
    expect(await listOf(athlete)).toMatchObject([{ completed: false, workoutId: null }]);
  });

  test('shows no link to a run that was deleted, until the run is restored', async () => {
    const athlete = await app.register();
    const run = await addWorkout(app.db, { user_id: athlete.userId });
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    await put(athlete, id, { workoutId: run.id });
    const params = { id: String(run.id) };

    await athlete.call(deleteWorkout, { params });
    expect(await listOf(athlete)).toMatchObject([{ workoutId: null, actualTime: '0:50' }]);
    const edited = await put(athlete, id, { completed: true, actualTime: '0:50', name: 'Renamed' });
    expect(edited.body).toMatchObject({ name: 'Renamed', workoutId: null });

    await athlete.call(restoreWorkout, { params });
    expect(await listOf(athlete)).toMatchObject([{ workoutId: run.id, actualTime: '0:50' }]);
  });
});

describe('putting back what an edit of a race replaced', () => {
  const edit = async (athlete: Athlete, id: number, body: object) =>
    (await put(athlete, id, body)).body.replaced;
  const putBack = (athlete: Athlete, id: number, body: contract.RaceBodyJson) =>
    athlete.call(contract.putBackRace, { params: { id: String(id) }, body });

  test('links its run again, also where that was deleted since: it comes back with the run', async () => {
    const athlete = await app.register();
    const run = await addWorkout(app.db, { user_id: athlete.userId });
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    await put(athlete, id, { workoutId: run.id });
    const [linked] = await listOf(athlete);
    const replaced = await edit(athlete, id, { name: 'Renamed', workoutId: null });
    const params = { id: String(run.id) };
    await athlete.call(deleteWorkout, { params });
    const undone = await putBack(athlete, id, replaced);
    expect(undone).toMatchObject({ status: 200, body: { ...linked, workoutId: null, version: 4 } });
    await athlete.call(restoreWorkout, { params });
    expect(await listOf(athlete)).toEqual([{ ...linked, version: 4 }]);
  });

  test('keeps a link that was hidden, as its run was deleted before the edit', async () => {
    const athlete = await app.register();
    const run = await addWorkout(app.db, { user_id: athlete.userId });
    const { id } = await addRace(app.db, { user_id: athlete.userId });
    await put(athlete, id, { workoutId: run.id });
    const [linked] = await listOf(athlete);
    const params = { id: String(run.id) };
    await athlete.call(deleteWorkout, { params });
    const replaced = await edit(athlete, id, { name: 'Renamed', workoutId: null });
    await putBack(athlete, id, replaced);
    await athlete.call(restoreWorkout, { params });
    expect(await listOf(athlete)).toEqual([{ ...linked, version: 4 }]);
  });

  test('takes times beyond belief that stood there, and no run of another athlete', async () => {
    const athlete = await app.register();
    const unlikely = { ...SENT, targetTime: '0:20', confirmed: true };
    const { body: race } = await athlete.call(contract.createRace, { body: unlikely });
    const replaced = await edit(athlete, race.id, { targetTime: '1:45' });
    expect(await putBack(athlete, race.id, replaced)).toMatchObject({
      status: 200,
      body: { ...race, version: 3 },
    });
    const other = await addWorkout(app.db, { user_id: (await app.register()).userId });
    expect(await putBack(athlete, race.id, { ...replaced, workoutId: other.id })).toMatchObject({
      status: 400,
      body: { message: 'The chosen run is not in your log' },
    });
  });
});

describe('deleting a race', () => {
  test('takes it out of the list; restoring brings it back as it was', async () => {
    const athlete = await app.register();
    const { body: race } = await athlete.call(contract.createRace, { body: SENT });
    const params = { id: String(race.id) };
    expect((await athlete.call(contract.deleteRace, { params })).status).toBe(204);
    expect(await listOf(athlete)).toEqual([]);
    expect((await put(athlete, race.id, {})).status).toBe(404);
    expect((await athlete.call(contract.deleteRace, { params })).status).toBe(404);

    const restored = await athlete.call(contract.restoreRace, { params });
    expect(restored).toMatchObject({ status: 200, body: race });
    expect(await listOf(athlete)).toEqual([race]);
    expect((await athlete.call(contract.restoreRace, { params })).status).toBe(404);
  });
});
