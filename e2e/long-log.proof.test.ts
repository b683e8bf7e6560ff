import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { budget } from '../testing/budget.ts';
import type { Athlete, Visitor } from './fixtures.ts';
import { card, stat } from './parts.ts';
import { ago, test } from './records.ts';
import type { RunningApp } from './running-app.ts';

const FEW = 10;
const MANY = budget({ everyday: 10_000, small: 10_000, full: 20_000 });

/** Every screen whose content grows with the log, and what stands there once it is drawn. */
const SCREENS: Record<string, (page: Page) => Locator[]> = {
  '/': (page) => [
    stat(page, 'Distance').getByText('km'),
    card(page, 'Recent workouts').getByRole('link').first(),
    page.getByRole('listbox', { name: /^Weekly training progress/ }),
  ],
  '/calendar': (page) => [page.getByRole('table').getByRole('link').first()],
  '/run-details': (page) => [page.getByRole('main').getByRole('row').nth(1)],
  '/workout-details': (page) => [page.getByRole('main').getByRole('row').nth(1)],
  '/analytics?period=180': (page) => [
    page.getByText(/^You ran/),
    page.getByRole('listbox', { name: /^Pace trends/ }),
    page.getByRole('listbox', { name: /kilometres of running/ }),
  ],
  '/races': (page) => [page.getByRole('article').first()],
  '/weight': (page) => [
    page.getByRole('listbox', { name: /^Weight Trends/ }),
    page.getByRole('list', { name: 'Recent Entries' }).getByRole('listitem').first(),
  ],
  '/weight/entries': (page) => [page.getByRole('list', { name: /^Entries of/ }).first()],
};

type Times = Record<string, number[]>;

test(`every screen of ${MANY} workouts, races and weigh-ins stands within 1.5 times what ten of each take, and 100 ms`, {
  timeout: 240_000,
}, async ({ openVisitor, app }) => {
  const few = await openVisitor();
  const many = await openVisitor();
  for (const [visitor, count] of [
    [few, FEW],
    [many, MANY],
  ] as const) {
    const athlete = await visitor.register();
    fill(app, athlete, count);
  }
  const [fewTimes, manyTimes]: [Times, Times] = [{}, {}];
  let late = Object.keys(SCREENS);
  // Other work on the machine only ever adds: what looks late is measured again.
  for (let attempt = 0; attempt < 4 && late.length > 0; attempt += 1) {
    for (let round = 0; round < 3; round += 1) {
      for (const screen of late) {
        note(fewTimes, screen, await timeToStand(few, screen));
        note(manyTimes, screen, await timeToStand(many, screen));
      }
    }
    late = late.filter((screen) => median(manyTimes[screen]) > allowed(median(fewTimes[screen])));
  }
  const told = late.map(
    (screen) => `${screen}: ${median(manyTimes[screen])} ms, not ${median(fewTimes[screen])}`,
  );
  for (const screen of Object.keys(SCREENS)) {
    const [few, many] = [median(fewTimes[screen]), median(manyTimes[screen])];
    console.log(`${screen} stands after ${many} ms, of ten each after ${few} ms`);
  }
  expect(told).toEqual([]);
});

function allowed(ms: number): number {
  return ms * 1.5 + 100;
}

async function timeToStand({ page }: Visitor, screen: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(screen);
  for (const part of SCREENS[screen]?.(page) ?? []) await part.waitFor();
  return performance.now() - startedAt;
}

function note(times: Times, screen: string, ms: number): void {
  times[screen] = [...(times[screen] ?? []), Math.round(ms)];
}

function median(values: number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Straight into the database: a run and a strength session by turns, a race and a weigh-in a day. */
function fill(app: RunningApp, { id }: Athlete, count: number): void {
  const database = new Sqlite(path.join(app.dataDir, 'longrun.sqlite'));
  const workout = database.prepare(
    `insert into workouts (user_id, date, workout_type, sport, duration_s, distance_m, avg_heart_rate,
     zone2_s, source, created_at, updated_at) values (?, ?, ?, ?, ?, ?, 140, 1200, 'manual', 0, 0)`,
  );
  const race = database.prepare(
    `insert into races (user_id, name, date, distance_m, target_time_s, created_at)
     values (?, 'Ten', ?, 10000, 3000, 0)`,
  );
  const weight = database.prepare(
    'insert into weight_entries (user_id, date, weight_kg, created_at) values (?, ?, ?, 0)',
  );
  database.transaction(() => {
    for (let at = 0; at < count; at += 1) {
      const minutes = 30 + (at % 60);
      const [type, sport, metres] =
        at % 2 === 0
          ? (['running', 'run', minutes * 180] as const)
          : (['strength', 'strength', null] as const);
      workout.run(id, ago(1 + Math.floor(at / 10)), type, sport, minutes * 60, metres);
      race.run(id, ago(1 + at));
      weight.run(id, ago(1 + at), 60 + (at % 100) / 10);
    }
  })();
  database.close();
}
