import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../testing/server/rows.ts';
import { readSummary } from '../../contract/analytics.ts';
import { readOverTime } from '../../contract/over-time.ts';
import { addDays } from '../../domain/calendar.ts';
import { overTime, steadyHeartRate } from '../../domain/over-time.ts';

const app = await openTestApp();

test('weeks and months tell the athlete’s own rows, and paces those of steady runs alone', async () => {
  const runner = await app.addAthlete();
  const other = await app.addAthlete();
  const kinds = ['outdoor-easy', 'treadmill', 'outdoor-interval', null] as const;
  const rows = Array.from({ length: 60 }, (_none, n) => ({
    date: addDays('2026-03-15', -n),
    sport: n % 7 === 6 ? ('hike' as const) : ('run' as const),
    running_subtype: kinds[n % 4] ?? null,
    distance_m: n % 9 === 8 ? null : 8000 + n,
    duration_s: 1000 + 50 * n,
    avg_heart_rate: n % 5 === 4 ? null : 131 + (n % 20),
    zone2_s: 600,
  }));
  for (const row of rows) await addWorkout(app.db, { user_id: runner.userId, ...row });
  await addWorkout(app.db, { user_id: other.userId, date: '2026-03-01' });
  const params = { userId: String(runner.userId) };
  const span = { from: '2026-01-20', to: '2026-03-10' };
  const within = rows.filter(({ date }) => date >= span.from && date <= span.to);
  for (const by of ['week', 'month'] as const) {
    const answer = await runner.call(readOverTime, { params, query: { ...span, by } });
    const told = overTime(
      {
        volumes: within.map((row) => ({
          date: row.date,
          sport: row.sport,
          distanceM: row.distance_m,
          durationS: row.duration_s,
        })),
        zones: within.map(({ date, zone2_s }) => ({ date, zoneSeconds: [0, zone2_s, 0, 0, 0] })),
        beats: within.flatMap((row) => {
          const heartRate = steadyHeartRate({
            sport: row.sport,
            runningSubtype: row.running_subtype,
            distanceM: row.distance_m,
            durationS: row.duration_s,
            avgHeartRate: row.avg_heart_rate,
          });
          const distanceM = row.distance_m ?? 0;
          return heartRate === null
            ? []
            : [{ date: row.date, heartRate, runs: 1, distanceM, durationS: row.duration_s }];
        }),
      },
      { ...span, by, weekStart: 'sunday' },
    );
    expect(answer.body.map(({ from, to, runs }) => [from, to, runs])).toEqual(
      told.map(({ from, to, runs }) => [from, to, runs]),
    );
    expect(answer.body.map(({ zoneSeconds }) => zoneSeconds[1])).toEqual(
      told.map(({ zoneSeconds }) => zoneSeconds[1]),
    );
    expect(answer.body.map(({ paces }) => paces)).toEqual(
      told.map(({ paces }) =>
        paces.map((pace) => ({ ...pace, paceSPerKm: expect.closeTo(pace.paceSPerKm, 6) })),
      ),
    );
  }
});

test('a period of own days is summed up against the days before, a whole month against the month before', async () => {
  const runner = await app.addAthlete();
  for (const date of ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01']) {
    await addWorkout(app.db, { user_id: runner.userId, date, distance_m: 5000 });
  }
  const params = { userId: String(runner.userId) };
  const query = { period: '2026-02-01..2026-02-28' };
  const { body } = await runner.call(readSummary, { params, query });
  expect(body.period).toMatchObject({ from: '2026-02-01', to: '2026-02-28', runs: 2 });
  expect(body.previous).toMatchObject({ from: '2026-01-01', to: '2026-01-31', runs: 1 });
  const refused = await runner.call(readSummary, {
    params,
    query: { period: '2026-02-28..2026-02-01' },
  });
  expect(refused.status).toBe(400);
});
