import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityPlan } from '../../practice-strava/activity.ts';
import { dayInZone } from '../../src/domain/calendar.ts';
import type { Engine } from '../../src/server/platform/db/database.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openSqlite } from '../../src/server/platform/db/sqlite.ts';
import { seedDemo } from './seed-demo.ts';
import { demoActivities } from './strava-activities.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 14);
const timeZone = 'Europe/Berlin';
const folder = mkdtempSync(join(tmpdir(), 'longrun-demo-strava-'));
let engine: Engine;
let activities: ActivityPlan[];
let lastMonth: { day: string; metres: number; seconds: number }[];

beforeAll(async () => {
  engine = openSqlite(join(folder, 'demo.sqlite'));
  const clock = { nowMs: () => NOW_MS };
  await migrate({ engine, clock });
  const { userId } = await seedDemo({ db: engine.db, clock, timeZone });
  activities = await demoActivities({ db: engine.db, userId, nowMs: NOW_MS, timeZone });
  lastMonth = activities
    .filter(({ startMs = 0 }) => startMs > NOW_MS - 30 * 86_400_000)
    .map(({ startMs = 0, stretches = [] }) => ({
      day: dayInZone(startMs, timeZone),
      metres: stretches.reduce((sum, each) => sum + each.metres, 0),
      seconds: stretches.reduce((sum, each) => sum + each.seconds, 0),
    }));
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

test('of the last month, some activities are in the log already and some are not', async () => {
  const workouts = await engine.db.selectFrom('workouts').selectAll().execute();
  const isKnown = ({ day, metres, seconds }: (typeof lastMonth)[number]) =>
    workouts.some(
      ({ date, distance_m, duration_s }) =>
        date === day &&
        Math.abs((distance_m ?? 0) - metres) < 50 &&
        Math.abs(duration_s - seconds) < 60,
    );
  const known = lastMonth.filter(isKnown).length;
  expect(known).toBeGreaterThan(5);
  expect(lastMonth.length - known).toBeGreaterThan(2);
});

test('none is in the future, and a year before the log is there to be fetched', () => {
  const starts = activities.map(({ startMs = 0 }) => startMs);
  expect(Math.max(...starts)).toBeLessThan(NOW_MS);
  expect(Math.min(...starts)).toBeLessThan(NOW_MS - 500 * 86_400_000);
});
