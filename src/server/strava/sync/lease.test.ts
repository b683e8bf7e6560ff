import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InMemoryCall } from '../../../../testing/strava/in-memory-strava.ts';
import { madeUpActivity } from '../../../../testing/strava/made-up-activity.ts';
import { NOW_MS, openSyncWorld, type SyncWorld } from '../../../../testing/strava/sync-world.ts';
import type { Db } from '../../platform/db/database.ts';
import { LEASE_MS } from '../connection/connections.queries.ts';
import { keepEvent } from '../events/events.queries.ts';

let world: SyncWorld;

beforeEach(async () => {
  const startedAtMs = NOW_MS - 86_400_000;
  world = await openSyncWorld([madeUpActivity({ id: '1', startedAtMs })]);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

/** Steps of the work that make calls, one or several, and what makes each due. */
const STEPS: {
  step: string;
  isCallOf: (call: InMemoryCall) => boolean;
  calls: number;
  makeDue?: (userId: number) => Promise<unknown>;
}[] = [
  {
    step: 'the daily synchronisation',
    isCallOf: ({ name, urgency }) => name === 'listActivities' && urgency === 'daily',
    calls: 2,
  },
  {
    step: 'the history',
    isCallOf: ({ name, urgency }) => name === 'listActivities' && urgency === 'history',
    // A page and the end, twice: it is read until a reading brings nothing new.
    calls: 4,
    makeDue: (userId) => world.worker().beginHistory({ userId }),
  },
  {
    step: 'the details of an activity',
    isCallOf: ({ name }) => name === 'readActivity' || name === 'readStreams',
    calls: 2,
  },
  {
    step: 'an event',
    isCallOf: ({ name, activityId }) => name === 'readActivity' && activityId === '2',
    calls: 1,
    makeDue: (userId) =>
      keepEvent(world.db, { userId, activityId: '2', nowMs: NOW_MS, maxWaiting: 9 }),
  },
];

test.each(STEPS)('$step is nobody else’s for as long as its calls take', async (of) => {
  const userId = await world.connected();
  await of.makeDue?.(userId);
  const other = world.worker();
  let calls = 0;
  let isWaiting = false;
  const statements = watchStatements(world.db);
  const byOther: InMemoryCall[] = [];
  world.strava.before = async (call) => {
    if (!of.isCallOf(call)) return;
    if (isWaiting) {
      byOther.push(call);
      return;
    }
    isWaiting = true;
    calls += 1;
    for (let passedMs = 0; passedMs < 1.5 * LEASE_MS; passedMs += LEASE_MS / 4) {
      world.clock.advance(LEASE_MS / 4);
      await vi.advanceTimersByTimeAsync(LEASE_MS / 4);
      await statements.allDone();
      await other.tick();
    }
    isWaiting = false;
  };
  await world.worker({ db: statements.db }).tick();
  expect(byOther).toEqual([]);
  expect(calls).toBe(of.calls);
  expect(world.errors).toEqual([]);
  expect(await world.workoutsOf(userId)).toMatchObject([{ calories: 712 }]);
});

test('a step whose process died is another’s after a minute, whatever it was at', async () => {
  const userId = await world.connected();
  world.strava.before = () => new Promise(() => {});
  const dead = world.worker();
  void dead.tick();
  await expect.poll(() => world.strava.calls).toHaveLength(1);
  world.strava.before = () => {};
  world.clock.advance(LEASE_MS - 1);
  await world.worker().tick();
  expect(await world.workoutsOf(userId)).toEqual([]);
  world.clock.advance(1);
  await world.worker().tick();
  expect(await world.workoutsOf(userId)).toHaveLength(1);
});

/** A process's view of the database, and how to wait for what it has under way there. */
function watchStatements(db: Db) {
  let underWay = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      underWay += 1;
      return node;
    },
    transformResult: async ({ result }) => {
      underWay -= 1;
      return result;
    },
  };
  return {
    db: db.withPlugin(plugin),
    allDone: async () => {
      while (underWay > 0) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
