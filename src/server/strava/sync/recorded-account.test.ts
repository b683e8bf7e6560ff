import { afterEach, expect, test } from 'vitest';
import { budget } from '../../../../testing/budget.ts';
import { connect, type StravaApp, startStravaApp } from '../../../../testing/strava/strava-app.ts';
import { stravaHistory, stravaStatus, stravaSync } from '../../../contract/strava.ts';

const MOST = 1_000_000;
/** As many as the recorded account has; every day five pages of them. */
const ACTIVITIES = budget({ everyday: 132, small: 132, full: 1132 });
const A_PAGE = 30;
const PAGES = Math.ceil(ACTIVITIES / A_PAGE);

let strava: StravaApp;
afterEach(() => strava.close());

async function startAccount({ recordedOnly }: { recordedOnly: boolean }) {
  const limits = { short: MOST, day: MOST, readShort: MOST, readDay: MOST };
  strava = await startStravaApp({ recordedOnly, limits });
  const { practice, app } = strava;
  const athlete = await app.addAthlete();
  const { id: athleteId } = practice.addAthlete();
  await connect({ practice, athlete, athleteId });
  return { practice, app, athlete, athleteId };
}

/** One a day, short, and typed in, so that nothing more than their details is asked for. */
function addRuns(runs: { athleteId: string; count: number; firstDaysAgo: number }) {
  const { athleteId, count, firstDaysAgo } = runs;
  for (let day = 0; day < count; day += 1) {
    strava.practice.addActivity({
      ...{ athleteId, manual: true },
      startMs: strava.app.clock.nowMs() - (firstDaysAgo + day + 0.5) * 86_400_000,
      stretches: [{ seconds: 60, metres: 200, heartRate: 140 }],
    });
  }
}

async function countKnown(): Promise<number> {
  const rows = await strava.app.db.selectFrom('strava_activities').select('activity_id').execute();
  return rows.length;
}

test(`an account of ${ACTIVITIES} activities from a server that knows ${PAGES} pages, an empty one and nothing else: all arrive, twice over none doubled`, {
  timeout: 120_000,
}, async () => {
  const { practice, app, athlete, athleteId } = await startAccount({ recordedOnly: true });
  addRuns({ athleteId, count: ACTIVITIES, firstDaysAgo: 0 });
  expect(practice.activitiesOf(athleteId)).toHaveLength(ACTIVITIES);
  const ids = practice.activitiesOf(athleteId).map(({ id }) => id);
  for (let time = 1; time <= 2; time += 1) {
    app.clock.advance(3_600_000);
    practice.forgetCalls();
    expect((await athlete.call(stravaSync)).status).toBe(200);
    expect((await athlete.call(stravaHistory)).status).toBe(200);
    await app.stravaWork.tick();
    const pages = practice.calls('listActivities').filter(({ query }) => /before=/.test(query));
    const once = Array.from({ length: PAGES + 1 }, (_page, index) => index + 1);
    // What brought something new is looked through again, in case it moved meanwhile.
    expect(pages.map(({ query }) => Number(/page=(\d+)/.exec(query)?.[1]))).toEqual(
      time === 1 ? [...once, ...once] : once,
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

test('an activity that goes at Strava while the list is being read takes none of the others with it', {
  timeout: 60_000,
}, async () => {
  const { practice, app, athlete, athleteId } = await startAccount({ recordedOnly: false });
  addRuns({ athleteId, count: 130, firstDaysAgo: 40 });
  practice.limits({ readShort: 2 });
  await athlete.call(stravaHistory);
  await app.stravaWork.tick();
  const [newest] = practice.activitiesOf(athleteId);
  expect(await countKnown()).toBe(100);
  practice.deleteActivity(newest?.id ?? '');
  practice.limits({ readShort: MOST });
  for (let hour = 0; hour < 3; hour += 1) {
    app.clock.advance(3_600_000);
    await app.stravaWork.tick();
  }
  const { body } = await athlete.call(stravaStatus);
  expect(body.progress).toMatchObject({ history: 'listed' });
  expect(await countKnown()).toBe(130);
});
