import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import { fault } from '../../../../testing/strava/in-memory-strava.ts';
import { DAY_MS, madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';
import { ACCESS_EVENT, keepEvent } from '../events/events.queries.ts';

let world: SyncWorld;
let userId: number;

beforeEach(async () => {
  world = await openSyncWorld();
  userId = await world.connected({ sync_due_at: NOW_MS + DAY_MS });
});
afterEach(() => world.close());

function stravaHas(
  id: string,
  daysAgo: number,
  more: Partial<ReturnType<typeof madeUpActivity>> = {},
) {
  const startedAtMs = NOW_MS - daysAgo * DAY_MS;
  world.strava.activities.set(id, madeUpActivity({ id, startedAtMs, ...more }));
}

function eventOf(activityId: string) {
  const nowMs = world.clock.nowMs();
  return keepEvent(world.db, { userId, activityId, nowMs, maxWaiting: 5000 });
}

const events = () => world.db.selectFrom('strava_events').selectAll().execute();
const keys = async () => (await world.workoutsOf(userId)).map((row) => row.source_key);

describe('an event', () => {
  test('of a new activity brings it, however old it is', async () => {
    stravaHas('1', 100);
    await eventOf('1');
    await world.worker().tick();
    expect(await keys()).toEqual(['1']);
    expect(await events()).toEqual([]);
  });

  test('of a change brings the change, also one that the list does not tell', async () => {
    stravaHas('1', 1);
    await eventOf('1');
    await world.worker().tick();
    stravaHas('1', 1, { name: 'Renamed', description: 'Rewritten' });
    await eventOf('1');
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toMatchObject([{ notes: 'Renamed\n\nRewritten' }]);
    stravaHas('1', 1, { name: 'Renamed', description: null });
    await eventOf('1');
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toMatchObject([{ notes: 'Renamed' }]);
  });

  test('of a deletion takes it out where Strava has it no longer', async () => {
    stravaHas('1', 1);
    stravaHas('2', 1.2);
    for (const id of ['1', '2']) await eventOf(id);
    await world.worker().tick();
    world.strava.activities.delete('1');
    await eventOf('1');
    await eventOf('2');
    await world.worker().tick();
    expect(await keys()).toEqual(['2']);
    expect(await events()).toEqual([]);
  });

  test('of what is not known and not there is forgotten', async () => {
    await eventOf('404');
    await world.worker().tick();
    expect(await events()).toEqual([]);
    expect(await keys()).toEqual([]);
  });

  test('of somebody else’s activity changes nothing', async () => {
    stravaHas('1', 1, { athleteId: '999' });
    await eventOf('1');
    await world.worker().tick();
    expect(await keys()).toEqual([]);
    expect(await events()).toEqual([]);
    stravaHas('2', 1, { athleteId: '1001' });
    await eventOf('2');
    await world.worker().tick();
    expect(await keys()).toEqual(['2']);
  });

  test('takes nothing out where Strava lists what it has no details of', async () => {
    stravaHas('1', 1);
    world.strava.playsBack = true;
    await world.db.updateTable('service_connections').set({ sync_due_at: 0 }).execute();
    await world.worker().tick();
    await eventOf('1');
    await world.worker().tick();
    expect(await keys()).toEqual(['1']);
    // Nor where the list does not look at the time that it is asked for.
    for (let day = 2; day <= 40; day += 1) stravaHas(String(day), day / 100);
    await eventOf('1');
    await world.worker().tick();
    expect(await keys()).toEqual(['1']);
    expect(await events()).toEqual([]);
  });

  test('that comes while the same one is followed is followed as well', async () => {
    stravaHas('1', 1);
    let isFirst = true;
    world.strava.before = async ({ name }) => {
      if (name !== 'readActivity' || !isFirst) return;
      isFirst = false;
      world.clock.advance(1000);
      await eventOf('1');
    };
    await eventOf('1');
    await world.worker().tick();
    expect(await events()).toEqual([]);
    expect(world.strava.calls.filter(({ name }) => name === 'readActivity').length).toBe(3);
  });

  test('that cannot be followed now is followed later', async () => {
    stravaHas('1', 1);
    await eventOf('1');
    world.strava.before = () => {
      throw fault('unreachable', world.clock.nowMs() + 60_000);
    };
    await world.worker().tick();
    expect(await events()).toMatchObject([{ attempts: 1, retry_at: NOW_MS + 120_000 }]);
    world.strava.before = () => {};
    world.clock.advance(120_000);
    await world.worker().tick();
    expect(await keys()).toEqual(['1']);
    expect(await events()).toEqual([]);
  });

  test('is due at once when the connection is in use again', async () => {
    stravaHas('1', 1);
    await eventOf('1');
    world.strava.before = () => {
      throw fault('refused', null);
    };
    const { db } = world;
    const work = world.worker();
    // As the client does when it is refused.
    const { readActivity } = world.strava.api;
    world.strava.api.readActivity = async (ask) => {
      await db.updateTable('service_connections').set({ state: 'reconnect' }).execute();
      return readActivity(ask);
    };
    await work.tick();
    expect(await events()).toMatchObject([{ attempts: 0, retry_at: NOW_MS }]);
    world.strava.before = () => {};
    await db.updateTable('service_connections').set({ state: 'connected' }).execute();
    world.strava.api.readActivity = readActivity;
    await work.tick();
    expect(await events()).toEqual([]);
  });

  test('that the access was ended is looked into', async () => {
    await eventOf(ACCESS_EVENT);
    await world.worker().tick();
    expect(world.strava.calls.map(({ name }) => name)).toEqual(['checkConnection']);
    expect(await events()).toEqual([]);
  });

  test('of many that are made up changes nothing, and leaves the limits to others', {
    timeout: 60_000,
  }, async () => {
    stravaHas('1', 1);
    await eventOf('1');
    await world.worker().tick();
    const before = await world.workoutsOf(userId);
    const count = budget({ everyday: 50, small: 100, full: 1000 });
    for (let id = 5000; id < 5000 + count; id += 1) await eventOf(String(id));
    world.strava.calls.length = 0;
    await world.worker().tick();
    expect(await world.workoutsOf(userId)).toEqual(before);
    const urgent = world.strava.calls.filter(({ urgency }) => urgency !== 'history');
    expect(urgent.length).toBeLessThanOrEqual(20);
    expect(world.strava.calls.length).toBe(count);
  });
});
