import { expect, test } from 'vitest';
import { readCsv } from '../../../../testing/imports/read-csv.ts';
import { openTestApp } from '../../../../testing/server/open-test-app.ts';
import { addWorkout } from '../../../../testing/server/rows.ts';
import { createShoe } from '../../../contract/shoes.ts';
import { updateUser } from '../../../contract/users.ts';
import { createWorkout } from '../../../contract/workout-entry.ts';
import { USUAL_MEASURES } from '../../../domain/measures.ts';

const app = await openTestApp();

async function exported(token: string) {
  const answer = await app.app.inject({
    url: '/api/export/csv',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  return {
    headers: answer.headers,
    lines: answer.body.replace('\ufeff', '').trimEnd().split('\r\n'),
  };
}

test('a log is written line by line, newest first, with units, seconds and the name of the shoes', async () => {
  const runner = await app.addAthlete();
  const { body: shoe } = await runner.call(createShoe, { body: { name: 'Ghost, blue' } });
  await runner.call(createWorkout, {
    body: { date: '2026-03-01', workoutType: 'strength', duration: '0:45' },
  });
  await runner.call(createWorkout, {
    body: {
      date: '2026-03-15',
      workoutType: 'running',
      runningSubtype: 'outdoor-long',
      duration: '1:45',
      distance: 21.1,
      avgHeartRate: 148,
      zone2Minutes: 60,
      notes: '=1+1 "quoted", two\nlines',
      shoeId: shoe.id,
      title: 'By the river',
      tags: 'hills, heat',
      effort: 6,
      feel: 'normal',
    },
  });
  const { headers, lines } = await exported(runner.token);
  expect(headers['content-disposition']).toMatch(/longrun-2026-03-18\.csv/);
  expect(lines[0]).toMatch(/^"Date","Workout Type".*"Distance \(km\)".*"Shoes"$/);
  expect(lines[1]).toMatch(/^2026-03-15,"running","outdoor-long",1:45:00,21\.1,148,/);
  expect(lines[1]).toContain(`"'=1+1 ""quoted"", two\nlines"`);
  expect(lines[1]).toMatch(/"Ghost, blue"$/);
  expect(lines[2]).toMatch(/^2026-03-01,"strength",,0:45:00,,/);
  expect(lines).toHaveLength(3);

  const again = readCsv(lines.join('\r\n'));
  expect(again.bad).toEqual([]);
  expect(again.workouts).toHaveLength(2);
  expect(again.mapping.columns).toMatchObject({ distance: 4, zone2Minutes: 8, hydration: 17 });
  expect(again.workouts[0]).toMatchObject({
    columns: {
      date: '2026-03-15',
      duration_s: 6300,
      distance_m: 21_100,
      avg_heart_rate: 148,
      title: 'By the river',
      tags: 'hills,heat',
      effort: 6,
      feel: 'normal',
    },
  });
});

test('whoever reads in miles gets miles, which come back as the same metres', async () => {
  const runner = await app.addAthlete();
  const measures = { ...USUAL_MEASURES, distance: 'mi' } as const;
  await runner.call(updateUser, { params: { userId: String(runner.userId) }, body: { measures } });
  const distances = [8046.72, 10_000, 42_195, 12_345.678, null];
  for (const [at, distance_m] of distances.entries()) {
    const date = `2026-02-${20 - at}`;
    await addWorkout(app.db, { user_id: runner.userId, date, distance_m, duration_s: 14_400 });
  }
  const { lines } = await exported(runner.token);
  expect(lines[0]).toMatch(/"Duration \(h:mm:ss\)","Distance \(mi\)","Average Heart Rate \(bpm\)"/);
  expect(lines[1]).toContain(',5,');
  expect(lines[2]).toContain(',6.2137119,');
  const again = readCsv(lines.join('\r\n'));
  expect(again.bad).toEqual([]);
  expect(again.workouts.map(({ columns }) => columns.distance_m)).toEqual(distances);
});

test('a log longer than a page is written whole, once, and nobody else’s', async () => {
  const runner = await app.addAthlete();
  const other = await app.addAthlete();
  await addWorkout(app.db, { user_id: other.userId, date: '2026-03-17' });
  for (let n = 0; n < 1001; n += 1) {
    const date = new Date(Date.UTC(2023, 0, 1 + n)).toISOString().slice(0, 10);
    await addWorkout(app.db, { user_id: runner.userId, date });
  }
  const { lines } = await exported(runner.token);
  const days = lines.slice(1).map((line) => line.slice(0, 10));
  expect(days).toHaveLength(1001);
  expect(days).toEqual([...new Set(days)].toSorted().reverse());
});
