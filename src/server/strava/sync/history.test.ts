import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fault } from '../../../../testing/strava/in-memory-strava.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';

let world: SyncWorld;

beforeEach(async () => {
  world = await openSyncWorld();
});
afterEach(() => world.close());

/** One a day, as far back. */
function yearsOfRuns(days: number) {
  for (let day = 0; day < days; day += 1) {
    const id = String(1000 + day);
    const startedAtMs = NOW_MS - (day + 0.5) * DAY_MS;
    world.strava.activities.set(id, madeUpActivity({ id, startedAtMs }));
  }
}

/** Details are another matter, and many. */
function withoutDetails() {
  const { before } = world.strava;
  world.strava.before = async (call) => {
    const kind = call.urgency === 'history' ? ('limited' as const) : ('unreadable' as const);
    if (call.name === 'readActivity') throw fault(kind, NOW_MS + 100 * DAY_MS);
    await before(call);
  };
}

const countWorkouts = async (userId: number) => (await world.workoutsOf(userId)).length;

describe('the whole history', () => {
  test('comes in page by page until one is empty, newest first, and then is listed', async () => {
    yearsOfRuns(250);
    world.strava.playsBack = true;
    const userId = await world.connected();
    const worker = world.worker();
    await worker.tick();
    expect(await countWorkouts(userId)).toBe(30);
    await worker.beginHistory({ userId });
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ history_state: 'listing', history_before: NOW_MS, history_page: 1 },
    });
    world.strava.calls.length = 0;
    withoutDetails();
    await worker.tick();
    expect(await countWorkouts(userId)).toBe(250);
    // All are listed before the details of an old one are asked for.
    expect(world.strava.calls.map(({ page, name }) => page ?? name)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      // Once more, in case it moved while it was read.
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'readActivity'],
    ]);
    expect(new Set(world.strava.calls.map(({ urgency }) => urgency))).toEqual(new Set(['history']));
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ history_state: 'listed', sync_lease: null },
    });
  });

  test('of a recorded account of 1,132 activities, 38 pages and an empty one, is taken whole', async () => {
    yearsOfRuns(1132);
    world.strava.playsBack = true;
    withoutDetails();
    const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
    await world.worker().beginHistory({ userId });
    await world.worker().tick();
    expect(await countWorkouts(userId)).toBe(1132);
    expect(world.strava.count('listActivities')).toBe(2 * 39);
    world.clock.advance(1000);
    await world.worker().beginHistory({ userId });
    await world.worker().tick();
    expect(await countWorkouts(userId)).toBe(1132);
    expect(world.strava.count('listActivities')).toBe(3 * 39);
  });

  test('asks for what was before it was begun, and goes on at the same place in a new process', async () => {
    yearsOfRuns(350);
    const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
    let isEnding = false;
    const first = world.worker();
    world.strava.before = ({ page }) => {
      if (page === 3 && !isEnding) {
        isEnding = true;
        void first.stop();
      }
    };
    withoutDetails();
    await first.beginHistory({ userId });
    await first.tick();
    await first.stop();
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ history_state: 'listing', history_page: 3, sync_lease: null, history_failures: 0 },
    });
    world.clock.advance(60_000);
    world.strava.calls.length = 0;
    await world.worker().tick();
    expect(await countWorkouts(userId)).toBe(350);
    expect(world.strava.calls.flatMap(({ page }) => page ?? [])).toEqual([
      ...[3, 4, 5],
      ...[1, 2, 3, 4, 5],
    ]);
  });

  test('goes on where the limits allow it again, which is no trouble', async () => {
    yearsOfRuns(350);
    const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
    world.strava.before = ({ page }) => {
      if (page === 2 && world.clock.nowMs() < NOW_MS + 900_000) {
        throw fault('limited', NOW_MS + 900_000);
      }
    };
    withoutDetails();
    const worker = world.worker();
    await worker.beginHistory({ userId });
    await worker.tick();
    expect(await countWorkouts(userId)).toBe(100);
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ history_page: 2, history_due_at: NOW_MS + 900_000, history_failures: 0, trouble: null },
    });
    world.clock.advance(900_000);
    await worker.tick();
    expect(await countWorkouts(userId)).toBe(350);
  });

  test('takes a page that comes again for a fault, also in a new process, and loses nothing', async () => {
    yearsOfRuns(350);
    const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
    const { listActivities } = world.strava.api;
    world.strava.api.listActivities = (ask) =>
      listActivities({ ...ask, page: Math.min(ask.page, 2) });
    withoutDetails();
    const worker = world.worker();
    await worker.beginHistory({ userId });
    await worker.tick();
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ history_state: 'listing', history_page: 3, history_failures: 1 },
      ...{ trouble: 'Strava told the same activities twice. Longrun asks again by itself.' },
    });
    world.clock.advance(DAY_MS / 2);
    await world.worker().tick();
    expect(await world.connectionOf(userId)).toMatchObject({ history_failures: 2 });
    world.strava.api.listActivities = listActivities;
    world.clock.advance(DAY_MS / 4);
    await world.worker().tick();
    expect(await countWorkouts(userId)).toBe(350);
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ history_state: 'listed', trouble: null },
    });
  });

  test('comes to its end with a Strava that tells the same activities differently each time', async () => {
    yearsOfRuns(40);
    const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
    const { listActivities } = world.strava.api;
    let reading = 0;
    world.strava.api.listActivities = async (ask) => {
      reading += 1;
      const told = await listActivities(ask);
      return told.map((activity) => ({ ...activity, name: `Told ${reading}` }));
    };
    withoutDetails();
    await world.worker().beginHistory({ userId });
    await world.worker().tick();
    expect(await world.connectionOf(userId)).toMatchObject({ history_state: 'listed' });
    expect(await countWorkouts(userId)).toBe(40);
  });

  test('goes on at once when connected anew, whatever was refused meanwhile', async () => {
    yearsOfRuns(60);
    const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
    const worker = world.worker();
    await worker.beginHistory({ userId });
    const { before } = world.strava;
    world.strava.before = async () => {
      // As the client does when it is refused.
      await world.db
        .updateTable('service_connections')
        .set({ state: 'reconnect' })
        .where('user_id', '=', userId)
        .execute();
      throw fault('refused', null);
    };
    await worker.tick();
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ state: 'reconnect', history_state: 'listing', history_failures: 0, sync_lease: null },
    });
    world.strava.before = before;
    withoutDetails();
    await world.db
      .updateTable('service_connections')
      .set({ state: 'connected' })
      .where('user_id', '=', userId)
      .execute();
    await worker.tick();
    expect(await countWorkouts(userId)).toBe(60);
    expect(await world.connectionOf(userId)).toMatchObject({ history_state: 'listed' });
  });

  test('is one, however often it is asked for while it goes on', async () => {
    const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
    const worker = world.worker();
    await worker.beginHistory({ userId });
    world.clock.advance(1000);
    await worker.beginHistory({ userId });
    expect((await world.connectionOf(userId)).history_before).toBe(NOW_MS);
  });

  test('is refused without a connection, or with one that Strava no longer accepts', async () => {
    const worker = world.worker();
    await expect(worker.beginHistory({ userId: 1 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Strava is not connected, so there is nothing to import.',
    });
    const userId = await world.connected({ state: 'reconnect' });
    await expect(worker.beginHistory({ userId })).rejects.toMatchObject({
      message: 'Strava no longer accepts this connection. Connect again.',
    });
  });
});
