import { afterEach, expect, test } from 'vitest';
import { stravaHistory, stravaStatus, stravaSync } from '../../../contract/strava.ts';
import { runnersLog } from '../../testing/practice-strava/runner.ts';
import { connect, type StravaApp, startStravaApp } from '../testing/strava-app.ts';

const MOST = 1_000_000;
const ACTIVITIES = 1132;

let strava: StravaApp;
afterEach(() => strava.close());

async function startAccount() {
  const limits = { short: MOST, day: MOST, readShort: MOST, readDay: MOST };
  strava = await startStravaApp({ recordedOnly: true, limits });
  const { practice, app } = strava;
  const athlete = await app.addAthlete();
  const { id: athleteId } = practice.addAthlete();
  await connect({ practice, athlete, athleteId });
  return { practice, app, athlete, athleteId };
}

test('an account of 1,132 activities from a server that knows 38 pages, an empty one and nothing else: all arrive, twice over none doubled', {
  timeout: 120_000,
}, async () => {
  const { practice, app, athlete, athleteId } = await startAccount();
  const plans = runnersLog({ nowMs: app.clock.nowMs(), timeZone: 'UTC', days: 1800 });
  for (const plan of plans.slice(-ACTIVITIES)) practice.addActivity({ athleteId, ...plan });
  expect(practice.activitiesOf(athleteId)).toHaveLength(ACTIVITIES);
  const ids = practice.activitiesOf(athleteId).map(({ id }) => id);
  for (let time = 1; time <= 2; time += 1) {
    practice.forgetCalls();
    expect((await athlete.call(stravaSync)).status).toBe(200);
    expect((await athlete.call(stravaHistory)).status).toBe(200);
    await app.stravaWork.tick();
    const pages = practice.calls('listActivities').filter(({ query }) => /before=/.test(query));
    expect(pages.map(({ query }) => Number(/page=(\d+)/.exec(query)?.[1]))).toEqual(
      Array.from({ length: 39 }, (_page, index) => index + 1),
    );
    const workouts = await app.db
      .selectFrom('workouts')
      .select('source_key')
      .where('user_id', '=', athlete.userId)
      .where('deleted_at', 'is', null)
      .execute();
    expect(workouts.map((row) => row.source_key).sort()).toEqual(ids.toSorted());
    const { body } = await athlete.call(stravaStatus);
    expect(body).toMatchObject({
      ...{ activitiesCount: ACTIVITIES, trouble: null },
      progress: { history: 'listed', known: ACTIVITIES, detailsDue: 0 },
    });
  }
});
