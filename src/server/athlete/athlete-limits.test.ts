import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { dbThatDies } from '../../../testing/strava/db-that-dies.ts';
import {
  createLimits,
  deleteLimits,
  type LimitsBodyJson,
  listLimits,
  previewLimits,
  restoreLimits,
  updateLimits,
} from '../../contract/athlete-limits.ts';
import { readUser, updateUser } from '../../contract/users.ts';
import { oneWorkout } from '../../contract/workouts.ts';
import { limitsOfMaximum } from '../../domain/athlete-limits.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { saveRecording } from '../workouts/recordings-of-sources.ts';
import { insertLimits } from './athlete-limits.queries.ts';
import {
  columnsOfLimits,
  finishZones,
  keepWhatHeldBefore,
  readLimitsOn,
  withZonesRecomputed,
  writeLimits,
} from './athlete-limits.ts';

const app = await openTestApp();
let runner: Athlete;

beforeEach(async () => {
  runner = await app.addAthlete();
});

const userParams = () => ({ userId: String(runner.userId) });
const add = (body: LimitsBodyJson) => runner.call(createLimits, { body });
const listed = async () => (await runner.call(listLimits, { params: userParams() })).body;
const maximumOf = async () =>
  (await runner.call(readUser, { params: userParams() })).body.maxHeartRate;
const zonesOn = async (day: string) =>
  (await readLimitsOn(app.db, { userId: runner.userId, day })).zones.fromBpm;

/** Ten minutes at 150 beats a minute, with the zones of a maximum of 185: all of them zone 4. */
async function addRecordedRun(
  date: string,
  zones = [0, 0, 0, 600, 0],
  { beats }: { beats: (at: number) => number } = { beats: () => 150 },
) {
  const [zone1_s, zone2_s, zone3_s, zone4_s, zone5_s] = zones;
  const { id } = await addWorkout(app.db, {
    user_id: runner.userId,
    date,
    duration_s: 600,
    zone1_s,
    zone2_s,
    zone3_s,
    zone4_s,
    zone5_s,
  });
  const timeS = Array.from({ length: 61 }, (_, index) => index * 10);
  await app.db.transaction().execute((tx) =>
    saveRecording(tx, {
      workoutId: id,
      userId: runner.userId,
      source: 'strava',
      recording: {
        ...NOTHING_MEASURED,
        timeS,
        heartRateBpm: timeS.map((_, at) => beats(at)),
        laps: [],
      },
      nowMs: app.clock.nowMs(),
    }),
  );
  return id;
}

async function zonesOf(id: number) {
  const { body } = await runner.call(oneWorkout, { params: { id: String(id) } });
  const { zone1Minutes, zone2Minutes, zone3Minutes, zone4Minutes, zone5Minutes } = body;
  return [zone1Minutes, zone2Minutes, zone3Minutes, zone4Minutes, zone5Minutes];
}

describe('limits', () => {
  test('are kept as they were entered, and what held before is kept with them', async () => {
    const { status, body } = await add({
      validFrom: '2026-03-01',
      maxHeartRate: '191',
      maximumOrigin: 'observed',
      restingHeartRate: 48,
      thresholdHeartRate: 172,
      thresholdPace: '4:35',
      zoneMethod: 'reserve',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      validFrom: '2026-03-01',
      maxHeartRate: 191,
      maximumOrigin: 'observed',
      restingHeartRate: 48,
      thresholdHeartRate: 172,
      thresholdPace: '4:35',
      zoneMethod: 'reserve',
      ownZones: null,
      version: 1,
    });
    expect((await listed()).limits.map((each) => [each.validFrom, each.maxHeartRate])).toEqual([
      ['2026-03-01', 191],
      ['1900-01-01', 185],
    ]);
    expect(await zonesOn('2026-02-28')).toEqual([92.5, 111, 129.5, 148, 166.5]);
    expect(await zonesOn('2026-03-01')).toEqual([119.5, 133.8, 148.1, 162.4, 176.7]);
    expect(await maximumOf()).toBe(191);
  });

  test('that hold later than another set leave the profile with those of today', async () => {
    await add({ validFrom: '2026-03-01', maxHeartRate: 191 });
    await add({ validFrom: '2025-03-01', maxHeartRate: 195 });
    expect(await maximumOf()).toBe(191);
    const [latest] = (await listed()).limits;
    const params = { id: String(latest?.id) };
    await runner.call(deleteLimits, { params });
    expect(await maximumOf()).toBe(195);
    await runner.call(restoreLimits, { params });
    expect(await maximumOf()).toBe(191);
    const changed = { validFrom: '2026-03-02', maxHeartRate: 188 };
    expect((await runner.call(updateLimits, { params, body: changed })).body.version).toBe(2);
    expect(await maximumOf()).toBe(188);
  });

  test.each([
    [{ validFrom: '2026-03-19' }, 'validFrom', 'cannot be in the future'],
    [{ thresholdHeartRate: 195 }, 'thresholdHeartRate', 'below the maximum of 190'],
    [{ zoneMethod: 'reserve' }, 'restingHeartRate', 'need a resting heart rate'],
    [{ zoneMethod: 'own', ownZones: [90, 120, 110, 150, 170] }, 'ownZones', 'above the one before'],
    [{ thresholdPace: '4.35' }, 'thresholdPace', 'such as 4:35'],
    [{ thresholdPace: '1:20' }, 'thresholdPace', 'from 2:30 to 15:00'],
  ] as const)('%o are refused, with what is wrong and where', async (changes, path, says) => {
    const body = { validFrom: '2026-03-01', maxHeartRate: 190, ...changes } as LimitsBodyJson;
    const refused = await runner.call(createLimits, { body });
    expect(refused.status).toBe(400);
    const { issues } = refused.body as unknown as { issues: { path: string; message: string }[] };
    expect(issues[0]?.path).toBe(path);
    expect(issues[0]?.message).toContain(says);
  });

  test('of one day are those entered last', async () => {
    await add({ validFrom: '2026-03-01', maxHeartRate: 191 });
    await add({ validFrom: '2026-03-01', maxHeartRate: 190 });
    expect(await maximumOf()).toBe(190);
  });
});

describe('the zones of runs', () => {
  test('are reckoned anew from the day on, and an older run keeps those of its day', async () => {
    const older = await addRecordedRun('2026-02-20');
    const later = await addRecordedRun('2026-03-05');
    await add({ validFrom: '2026-03-01', maxHeartRate: 200 });
    expect(await zonesOf(older)).toEqual([0, 0, 0, 10, 0]);
    expect(await zonesOf(later)).toEqual([0, 0, 10, 0, 0]);
  });

  test('that somebody typed stay as they were typed', async () => {
    const typed = await addRecordedRun('2026-03-05', [0, 300, 300, 0, 0]);
    await add({ validFrom: '2026-03-01', maxHeartRate: 200 });
    expect(await zonesOf(typed)).toEqual([0, 5, 5, 0, 0]);
  });

  test('come back with the limits that are deleted', async () => {
    const run = await addRecordedRun('2026-03-05');
    const { body } = await add({ validFrom: '2026-03-01', maxHeartRate: 200 });
    await runner.call(deleteLimits, { params: { id: String(body.id) } });
    expect(await zonesOf(run)).toEqual([0, 0, 0, 10, 0]);
  });

  test('are shown before and after without anything being saved', async () => {
    const run = await addRecordedRun('2026-03-05');
    await addRecordedRun('2026-02-20');
    const limits = { validFrom: '2026-03-01', maxHeartRate: 200 };
    const { body } = await runner.call(previewLimits, { body: { limits } });
    expect(body).toEqual({ workouts: 1, before: [0, 0, 0, 600, 0], after: [0, 0, 600, 0, 0] });
    expect(await zonesOf(run)).toEqual([0, 0, 0, 10, 0]);
    expect((await listed()).limits).toEqual([]);
  });
});

describe('a maximum saved with the profile', () => {
  const save = (maxHeartRate: number) =>
    runner.call(updateUser, { params: userParams(), body: { maxHeartRate } });

  test('holds from today on where there is a log, and always where there is none', async () => {
    await save(190);
    expect((await listed()).limits.map((each) => each.validFrom)).toEqual(['1900-01-01']);
    await addRecordedRun('2026-02-20');
    await save(192);
    await save(193);
    expect((await listed()).limits.map((each) => [each.validFrom, each.maxHeartRate])).toEqual([
      ['2026-03-18', 193],
      ['1900-01-01', 190],
    ]);
    expect(await maximumOf()).toBe(193);
  });

  test('below the threshold is refused, and nothing else of the profile is saved', async () => {
    await add({ validFrom: '2026-03-01', maxHeartRate: 191, thresholdHeartRate: 180 });
    const { status } = await save(170);
    expect(status).toBe(400);
    expect(await maximumOf()).toBe(191);
  });
});

test('a maximum that three runs went above is offered with those runs', async () => {
  for (const [date, beats] of [
    ['2026-03-01', 191],
    ['2026-03-05', 193],
    ['2026-03-09', 192],
    ['2024-03-09', 205],
  ] as const) {
    await addWorkout(app.db, { user_id: runner.userId, date, max_heart_rate: beats });
  }
  const { observed } = await listed();
  expect(observed?.bpm).toBe(191);
  expect(observed?.runs.map(({ date }) => date)).toEqual([
    '2026-03-05',
    '2026-03-09',
    '2026-03-01',
  ]);
});

describe('zones that a process left when it ended on the way', () => {
  const RUNS = 21;
  const days = Array.from(
    { length: RUNS },
    (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`,
  );

  /** A maximum of 200 from 1 February on, whose zones are computed by way of this database. */
  function changeBy(db: Db): Promise<void> {
    const { userId } = runner;
    const nowMs = app.clock.nowMs();
    const change = () =>
      app.db.transaction().execute((tx) =>
        writeLimits({ tx, userId, nowMs }, async () => {
          await keepWhatHeldBefore(tx, { userId, validFrom: '2026-02-01', nowMs });
          const limits = { ...limitsOfMaximum(200), validFrom: '2026-02-01' };
          await insertLimits(tx, {
            ...columnsOfLimits(limits),
            user_id: userId,
            created_at: nowMs,
          });
        }),
      );
    return withZonesRecomputed(db, { userId, nowMs }, change);
  }

  async function changeAndDie(diesAt: number): Promise<boolean> {
    const dying = dbThatDies(app.db, diesAt);
    await changeBy(dying.db).catch((error) => {
      if (!dying.isDead()) throw error;
    });
    return dying.isDead();
  }

  const zoneFourRuns = async () => {
    const rows = await app.db
      .selectFrom('workouts')
      .select('zone4_s')
      .where('user_id', '=', runner.userId)
      .execute();
    return rows.filter(({ zone4_s }) => zone4_s === 600).length;
  };

  test.each([1, 2, 10, 22, 24, 25, 26, 29, 30, 32])(
    'before statement %i are computed by housekeeping',
    async (diesAt) => {
      for (const day of days) await addRecordedRun(day);
      expect(await changeAndDie(diesAt)).toBe(true);
      const left = await zoneFourRuns();
      // Twenty are written together, and then the last.
      expect(left).toBe(diesAt <= 24 ? RUNS : diesAt <= 29 ? 1 : 0);
      expect(await finishZones(app.db, { nowMs: app.clock.nowMs() })).toBe(1);
      expect(await zoneFourRuns()).toBe(0);
      expect(await finishZones(app.db, { nowMs: app.clock.nowMs() })).toBe(0);
    },
  );

  test('are none after a change that was seen through', async () => {
    for (const day of days.slice(0, 3)) await addRecordedRun(day);
    expect(await changeAndDie(10_000)).toBe(false);
    expect(await zoneFourRuns()).toBe(0);
    expect(await finishZones(app.db, { nowMs: app.clock.nowMs() })).toBe(0);
  });

  test('are those of the limits that hold, where a later change was seen through while it computed', async () => {
    for (const day of days) await addRecordedRun(day);
    let isTakenBack = false;
    const takeBack = async () => {
      isTakenBack = true;
      const [latest] = (await listed()).limits;
      await runner.call(deleteLimits, { params: { id: String(latest?.id) } });
    };
    // Twenty are read and not written yet, and one is not read yet, when the change is taken back.
    const slow = new Proxy(app.db, {
      get: (db, name) => {
        const own = Reflect.get(db, name, db);
        if (name !== 'transaction') return typeof own === 'function' ? own.bind(db) : own;
        return () => ({
          execute: async <T>(write: (tx: Tx) => Promise<T>): Promise<T> => {
            if (!isTakenBack) await takeBack();
            return db.transaction().execute(write);
          },
        });
      },
    });
    await changeBy(slow);
    expect(isTakenBack).toBe(true);
    expect(await zoneFourRuns()).toBe(RUNS);
    expect(await finishZones(app.db, { nowMs: app.clock.nowMs() })).toBe(0);
  });
});

describe('zones that were counted from beats no heart has', () => {
  const marks = '../../../migrations/0054-zones-of-believed-heart-rates.sql';
  const mark = async () => {
    const statement = readFileSync(new URL(marks, import.meta.url), 'utf8');
    await sql.raw(statement).execute(app.db);
  };
  const believe = (isOver?: () => boolean) =>
    finishZones(app.db, { nowMs: app.clock.nowMs(), isOver });
  const spiked = { beats: (at: number) => (at >= 48 ? 230 : 150) };

  test('are counted once more after the upgrade, each by the limits of its day', async () => {
    const before = await addRecordedRun('2026-02-20', [0, 0, 0, 480, 120], spiked);
    const typed = await addRecordedRun('2026-02-21', [0, 600, 0, 0, 0], spiked);
    await add({ validFrom: '2026-02-25', maxHeartRate: '205' });
    // With a maximum of 205, 150 beats are zone 3.
    const after = await addRecordedRun('2026-02-26', [0, 0, 480, 0, 120], spiked);
    await mark();
    expect(await believe()).toBeGreaterThan(0);
    expect(await zonesOf(before)).toEqual([0, 0, 0, 8, 0]);
    expect(await zonesOf(after)).toEqual([0, 0, 8, 0, 0]);
    expect(await zonesOf(typed)).toEqual([0, 10, 0, 0, 0]);
    expect(await believe()).toBe(0);
  });

  test('wait for the next start where the process ends on the way', async () => {
    const id = await addRecordedRun('2026-02-20', [0, 0, 0, 480, 120], spiked);
    await mark();
    const asked: boolean[] = [];
    // Asked before the athlete, then before the first recordings.
    await believe(() => asked.push(true) > 1);
    expect(await zonesOf(id)).toEqual([0, 0, 0, 8, 2]);
    await believe();
    expect(await zonesOf(id)).toEqual([0, 0, 0, 8, 0]);
  });

  test('are counted beside a change that waits already', async () => {
    const id = await addRecordedRun('2026-02-20', [0, 0, 0, 480, 120], spiked);
    await app.db.transaction().execute(async (tx) => {
      const now = { tx, userId: runner.userId, nowMs: app.clock.nowMs() };
      await writeLimits(now, () =>
        insertLimits(tx, {
          ...columnsOfLimits({ ...limitsOfMaximum(205) }),
          user_id: runner.userId,
          created_at: now.nowMs,
        }),
      );
    });
    await mark();
    await believe();
    expect(await zonesOf(id)).toEqual([0, 0, 8, 0, 0]);
  });
});
