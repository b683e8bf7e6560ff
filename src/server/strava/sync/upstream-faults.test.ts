import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../../../../practice-strava/faults.ts';
import type { CallName } from '../../../../practice-strava/messages.ts';
import type { Athlete } from '../../../../testing/server/test-app.ts';
import { faultsInTurn } from '../../../../testing/strava/faults-in-turn.ts';
import { connect, type StravaApp, startStravaApp } from '../../../../testing/strava/strava-app.ts';
import { stravaHistory, stravaStatus } from '../../../contract/strava.ts';

/** Upstream faults in the middle of a synchronisation: nothing is lost, nothing comes twice. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST = 1_000_000;

let strava: StravaApp;
let athlete: Athlete;
let athleteId: string;

beforeAll(async () => {
  strava = await startStravaApp({
    collectLog: true,
    limits: { short: MOST, day: MOST, readShort: MOST, readDay: MOST },
  });
});
afterAll(() => strava.close());

/** An athlete with three activities of the last month, one of them typed in, and an older one. */
beforeEach(async () => {
  const { practice, app } = strava;
  app.logLines.length = 0;
  athlete = await app.addAthlete();
  athleteId = practice.addAthlete().id;
  for (const [index, daysAgo] of [1, 2, 5, 50].entries()) {
    practice.addActivity({
      ...{ athleteId, name: `Run of ${daysAgo} days ago`, manual: daysAgo === 5 },
      startMs: app.clock.nowMs() - daysAgo * DAY_MS - index * 1000,
      stretches: [{ seconds: 60 + daysAgo, metres: 200 + daysAgo, heartRate: 140 + index }],
      calories: 100 + daysAgo,
    });
  }
  const { status } = await connect({ practice, athlete, athleteId });
  expect(status).toBe(200);
});

afterEach(async () => {
  strava.practice.behave();
  await strava.app.db.deleteFrom('service_connections').execute();
});

const CALLS: { name: string; on: CallName | RegExp; setUp?: () => Promise<void> }[] = [
  { name: 'the first page', on: /athlete\/activities.*page=1&/ },
  { name: 'the last page', on: /athlete\/activities.*page=2&/ },
  { name: 'an activity', on: 'activity' },
  { name: 'streams', on: 'streams' },
  {
    name: 'a page of the history',
    on: /athlete\/activities.*page=2&.*before=/,
    setUp: async () => {
      await strava.app.stravaWork.tick();
      await athlete.call(stravaHistory);
    },
  },
  {
    name: 'a refresh',
    on: 'refresh',
    setUp: async () => strava.practice.expireTokens(),
  },
];

/** What a refresh that went wrong like this cannot be without a new connection: the token is gone. */
const ENDS_ACCESS: readonly Fault[] = [
  ...(['401', 'resetMidBody', 'oneByteASecond', 'badJson', 'wrongTypes'] as const),
  ...(['cutGzip', 'tenfoldSize', 'repeatedPage', 'dieAfter'] as const),
];

test.each(faultsInTurn(CALLS))(
  '$fault in the middle of $call.name: the athlete is told, and in the end all is there once',
  async ({ fault, call: { name, on, setUp } }) => {
    const { practice, app } = strava;
    await setUp?.();
    practice.misbehave({ on, fault });
    const tick = () => app.stravaWork.tick();
    const isEndless = fault === 'timeout' || fault === 'oneByteASecond';
    await (isEndless ? strava.skippingTimeouts(tick) : tick());
    const spoilt = practice.calls().filter((call) => call.fault !== null);
    practice.forgetCalls();
    expect(spoilt).toHaveLength(1);
    const { body: told } = await athlete.call(stravaStatus);
    const isTold =
      told.trouble !== null || told.needsReconnect || (told.progress?.detailsDue ?? 0) > 0;
    // Nobody can tell an empty page from a list that is empty; the next one brings what there is.
    const isUnseen = fault === 'repeatedPage' && name === 'the first page';
    const isHistory = name === 'a page of the history';
    const isListed = !isHistory || told.progress?.history === 'listed';
    const isWhole = isListed && (await countFetched()) === (isHistory ? 4 : 3);
    expect(isTold || isUnseen || isWhole).toBe(true);
    practice.behave();
    for (let hour = 0; hour < 3; hour += 1) {
      app.clock.advance(HOUR_MS);
      await tick();
    }
    if ((await athlete.call(stravaStatus)).body.needsReconnect) {
      expect(name).toBe('a refresh');
      expect(ENDS_ACCESS).toContain(fault);
      await connect({ practice, athlete, athleteId });
      await tick();
    }
    await athlete.call(stravaHistory);
    await tick();
    await seeAll();
    const { body: later } = await athlete.call(stravaStatus);
    expect(later).toMatchObject({
      ...{ trouble: null, needsReconnect: false, activitiesCount: 4 },
      progress: { known: 4, detailsDue: 0, history: 'listed' },
    });
    expect(app.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  },
);

async function countFetched(): Promise<number> {
  const rows = await readLog();
  return rows.filter(({ details }) => details === 'fetched').length;
}

/** The log holds each activity as Strava tells it, once. */
async function seeAll() {
  const log = await readLog();
  const there = strava.practice.activitiesOf(athleteId);
  expect(log.map((row) => row.source_key).sort()).toEqual(there.map(({ id }) => id).sort());
  for (const { id, name, calories, stretches, manual } of there) {
    const row = log.find((each) => each.source_key === id);
    const [stretch] = stretches;
    expect(row).toMatchObject({
      ...{ activity_id: id, notes: name, calories, deleted_at: null, details: 'fetched' },
      ...{ duration_s: stretch?.seconds, distance_m: stretch?.metres },
      sample_count: manual ? null : expect.any(Number),
    });
  }
}

function readLog() {
  return strava.app.db
    .selectFrom('workouts')
    .leftJoin('strava_activities as activity', 'activity.workout_id', 'workouts.id')
    .leftJoin('workout_recordings as recording', 'recording.workout_id', 'workouts.id')
    .select(['source_key', 'notes', 'calories', 'duration_s', 'distance_m', 'deleted_at'])
    .select(['activity.activity_id', 'activity.details', 'recording.sample_count'])
    .where('workouts.user_id', '=', athlete.userId)
    .execute();
}
