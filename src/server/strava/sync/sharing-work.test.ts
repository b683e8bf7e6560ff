import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fault } from '../../../../testing/strava/in-memory-strava.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';
import {
  LEASE_MS,
  LeaseLost,
  leaseConnection,
  renewLease,
} from '../connection/connections.queries.ts';

let world: SyncWorld;

beforeEach(async () => {
  world = await openSyncWorld();
});
afterEach(() => world.close());

function told(count: number, apartMs = DAY_MS / 2) {
  for (let at = 1; at <= count; at += 1) {
    const id = String(at);
    world.strava.activities.set(id, madeUpActivity({ id, startedAtMs: NOW_MS - at * apartMs }));
  }
}

describe('several processes on one database', () => {
  test('do each thing once', async () => {
    told(40);
    const users = [await world.connected(), await world.connected(), await world.connected()];
    for (const userId of users) {
      await world.db
        .insertInto('strava_events')
        .values({ user_id: userId, activity_id: '404', told_at: NOW_MS })
        .execute();
    }
    const workers = [world.worker(), world.worker(), world.worker()];
    await Promise.all(workers.map((worker) => worker.tick()));
    const once = new Map<string, number>();
    for (const { userId, name, page, activityId } of world.strava.calls) {
      const what = [userId, name, page, activityId].join(' ');
      once.set(what, (once.get(what) ?? 0) + 1);
    }
    expect([...once.entries()].filter(([, times]) => times > 1)).toEqual([]);
    // For each: two pages, the event, and forty times details and streams.
    expect(once.size).toBe(3 * (2 + 1 + 80));
    for (const userId of users) expect(await world.workoutsOf(userId)).toHaveLength(40);
  });

  test('read a history once, whoever reads which page', async () => {
    told(450, DAY_MS);
    const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
    world.strava.before = ({ name, urgency }) => {
      const kind = urgency === 'history' ? ('limited' as const) : ('unreadable' as const);
      if (name === 'readActivity') throw fault(kind, NOW_MS + 100 * DAY_MS);
    };
    const workers = [world.worker(), world.worker()];
    await workers[0]?.beginHistory({ userId });
    await Promise.all(workers.map((worker) => worker.tick()));
    const pages = world.strava.calls.flatMap(({ page }) => page ?? []);
    expect(pages).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
    expect(await world.workoutsOf(userId)).toHaveLength(450);
  });

  test('synchronise each athlete once a day, for a week', { timeout: 120_000 }, async () => {
    told(3, DAY_MS / 3);
    const zones = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Europe/Berlin'];
    const users: number[] = [];
    for (const time_zone of zones) {
      users.push(await world.connected({ sync_due_at: NOW_MS + DAY_MS * 20 }, { time_zone }));
    }
    // All are due for the first time now; the clock then goes a week in steps of half an hour.
    await world.db.updateTable('service_connections').set({ sync_due_at: 0 }).execute();
    const workers = [world.worker(), world.worker()];
    const syncs = new Map<number, number[]>();
    world.strava.before = ({ name, userId, page }) => {
      if (name !== 'listActivities' || page !== 1) return;
      syncs.set(userId, [...(syncs.get(userId) ?? []), world.clock.nowMs()]);
    };
    for (let half = 0; half <= 7 * 48; half += 1) {
      await Promise.all(workers.map((worker) => worker.tick()));
      world.clock.advance(1_800_000);
    }
    for (const [index, userId] of users.entries()) {
      const times = syncs.get(userId) ?? [];
      expect([zones[index], times.length]).toEqual([zones[index], 8]);
      const apart = times.slice(2).map((time, at) => time - (times[at + 1] ?? 0));
      for (const ms of apart) expect(Math.abs(ms - DAY_MS)).toBeLessThanOrEqual(1_800_000);
    }
  });

  test('take over from one that died, after a minute, and never before', async () => {
    told(3);
    const userId = await world.connected();
    const dead = await leaseConnection(world.db, { userId, nowMs: NOW_MS, due: 'sync' });
    expect(dead).toBeDefined();
    world.clock.advance(LEASE_MS - 1);
    await world.worker().tick();
    expect(world.strava.calls).toEqual([]);
    world.clock.advance(1);
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toHaveLength(3);
  });

  test('write nothing once another has taken over', async () => {
    told(3);
    const userId = await world.connected();
    const slow = world.worker();
    const { listActivities } = world.strava.api;
    world.strava.api.listActivities = async (ask) => {
      const old = await listActivities(ask);
      world.strava.api.listActivities = listActivities;
      // This process sleeps for longer than its lease holds; another does the work meanwhile.
      const renamed = madeUpActivity({
        id: '1',
        startedAtMs: NOW_MS - DAY_MS / 2,
        name: 'Renamed',
      });
      world.strava.activities.set('1', renamed);
      world.clock.advance(LEASE_MS + 1);
      await world.worker().tick();
      return old;
    };
    await slow.tick();
    const notes = (await world.workoutsOf(userId)).map((row) => row.notes);
    // Written by the slow one, the old name would have had the details fetched again.
    expect(world.strava.calls.filter(({ activityId }) => activityId === '1')).toHaveLength(2);
    expect(notes).toEqual(['Renamed\n\nFelt good', 'Run 2\n\nFelt good', 'Run 3\n\nFelt good']);
    expect(world.errors).toEqual([]);
    expect(await world.connectionOf(userId)).toMatchObject({ failures: 0, trouble: null });
  });

  test('lose a lease that is another’s, of a deactivated athlete, or of an ended connection', async () => {
    const userId = await world.connected();
    const leased = await leaseConnection(world.db, { userId, nowMs: NOW_MS });
    const keep = () => renewLease(world.db, { userId, lease: leased?.lease ?? '', nowMs: NOW_MS });
    await keep();
    await world.db.updateTable('users').set({ is_active: 0 }).execute();
    await expect(keep()).rejects.toThrow(LeaseLost);
    await world.db.updateTable('users').set({ is_active: 1 }).execute();
    await keep();
    await world.db.updateTable('service_connections').set({ state: 'reconnect' }).execute();
    await expect(keep()).rejects.toThrow(LeaseLost);
    await world.db.updateTable('service_connections').set({ state: 'connected' }).execute();
    await world.db.updateTable('service_connections').set({ sync_lease: 'x' }).execute();
    await expect(keep()).rejects.toThrow(LeaseLost);
  });
});

describe('Sync Now', () => {
  test('answers how many are new or changed, and leaves the details to the background', async () => {
    told(5);
    const userId = await world.connected();
    const worker = world.worker();
    expect(await worker.syncNow({ userId })).toEqual({ syncedCount: 5 });
    expect(world.strava.calls.map(({ name, urgency }) => `${name} ${urgency}`)).toEqual([
      ...['listActivities asked', 'listActivities asked'],
    ]);
    expect(await world.workoutsOf(userId)).toHaveLength(5);
    expect(await worker.syncNow({ userId })).toEqual({ syncedCount: 0 });
    const changed = madeUpActivity({ id: '1', startedAtMs: NOW_MS - 1000, name: 'New name' });
    world.strava.activities.set('1', changed);
    expect(await worker.syncNow({ userId })).toEqual({ syncedCount: 1 });
  });

  test('waits for the process that is at it, and answers what that one found', async () => {
    told(7);
    const userId = await world.connected();
    let isHeld = true;
    world.strava.before = async ({ page }) => {
      while (page === 2 && isHeld) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const background = world.worker().tick();
    await expect.poll(() => world.strava.count('listActivities')).toBe(2);
    const waiting = world.worker({
      wait: async () => {
        if (isHeld) world.clock.advance(1000);
        isHeld = false;
        await new Promise((resolve) => setTimeout(resolve, 5));
      },
    });
    expect(await waiting.syncNow({ userId })).toEqual({ syncedCount: 7 });
    await background;
    expect(world.strava.count('listActivities')).toBe(2);
  });

  test('takes over from a process that died', async () => {
    told(2);
    const userId = await world.connected();
    await leaseConnection(world.db, { userId, nowMs: NOW_MS });
    const worker = world.worker({
      wait: async (ms) => {
        world.clock.advance(ms);
      },
    });
    expect(await worker.syncNow({ userId })).toEqual({ syncedCount: 2 });
  });

  test('by ten at once asks Strava no more often than there are answers to wait for', async () => {
    told(2);
    const userId = await world.connected();
    const worker = world.worker();
    const answers = await Promise.all(Array.from({ length: 10 }, () => worker.syncNow({ userId })));
    expect(answers.filter(({ syncedCount }) => syncedCount === 2).length).toBeGreaterThan(0);
    expect(await world.workoutsOf(userId)).toHaveLength(2);
  });

  test.each([
    ['unreachable', 503, 'unavailable'],
    ['slow', 503, 'unavailable'],
    ['down', 503, 'unavailable'],
    ['unreadable', 503, 'unavailable'],
    ['limited', 429, 'tooManyRequests'],
    ['forbidden', 409, 'conflict'],
    ['refused', 409, 'conflict'],
  ] as const)('tells that Strava is %s', async (kind, status, code) => {
    const userId = await world.connected({ sync_due_at: NOW_MS + 5 });
    world.strava.before = () => {
      throw fault(kind, NOW_MS + 90_000, 'In plain words.');
    };
    await expect(world.worker().syncNow({ userId })).rejects.toMatchObject({
      ...{ status, code, message: 'In plain words.' },
    });
    expect(await world.connectionOf(userId)).toMatchObject({
      ...{ sync_lease: null, sync_due_at: NOW_MS + 5, trouble: 'In plain words.' },
    });
  });

  test('is refused without a connection, or with one that Strava no longer accepts', async () => {
    const worker = world.worker();
    await expect(worker.syncNow({ userId: 1 })).rejects.toMatchObject({
      message: 'Strava is not connected, so there is nothing to sync.',
    });
    const userId = await world.connected({ state: 'reconnect', trouble: 'Connect again.' });
    await expect(worker.syncNow({ userId })).rejects.toMatchObject({ message: 'Connect again.' });
  });
});

describe('the end of the process', () => {
  test.each(['listActivities', 'readActivity', 'readStreams'] as const)(
    'while %s is under way comes at once, and the next process goes on',
    async (name) => {
      told(3);
      const userId = await world.connected();
      world.strava.before = (call) =>
        call.name === name ? new Promise<void>(() => {}) : undefined;
      const worker = world.worker();
      const ticking = worker.tick();
      await expect.poll(() => world.strava.count(name)).toBe(1);
      // What it asked is never answered: whoever waited for that would wait for ever.
      await worker.stop();
      await ticking;
      expect(await world.connectionOf(userId)).toMatchObject({
        ...{ sync_lease: null, failures: 0, trouble: null },
      });
      world.strava.before = () => {};
      await world.worker().tick();
      const done = await world.db.selectFrom('strava_activities').select('details').execute();
      expect(done.map(({ details }) => details)).toEqual(['fetched', 'fetched', 'fetched']);
      expect(world.errors).toEqual([]);
    },
  );

  test('lets nobody wait who pressed Sync Now', async () => {
    const userId = await world.connected();
    world.strava.before = () => new Promise<void>(() => {});
    const worker = world.worker();
    const asked = worker.syncNow({ userId });
    await expect.poll(() => world.strava.count('listActivities')).toBe(1);
    const refused = expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    await worker.stop();
    await refused;
  });

  test('is kept: a stopped worker does nothing more', async () => {
    told(1);
    await world.connected();
    const worker = world.worker();
    await worker.stop();
    worker.start();
    await worker.tick();
    expect(world.strava.calls).toEqual([]);
  });
});

test('a started worker looks by itself, and at once when it is told to', async () => {
  told(1);
  const userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
  const worker = world.worker();
  worker.start();
  await world.db.updateTable('service_connections').set({ sync_due_at: 0 }).execute();
  worker.nudge();
  await expect.poll(async () => (await world.workoutsOf(userId)).length).toBe(1);
  await worker.stop();
});
