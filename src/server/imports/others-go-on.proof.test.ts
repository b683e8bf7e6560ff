import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { applyUpload, csvPlan, planUpload, sendUpload } from '../../contract/csv-import.ts';
import { importHealthRecords, listImports, readImport } from '../../contract/imports.ts';
import { allWorkouts } from '../../contract/workouts.ts';

const app = await openTestApp();

const WORKOUTS = 1150;
/** As many as a list may hold in one call without its samples; fewer in small. */
const MANY = budget({ everyday: 2400, small: 2400, full: 12_000 });
/** Longer than this the server does nothing else: a runner who opens a page notices. */
const LONGEST_HOLD_MS = 100;

const day = (at: number) => new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10);
const each = <T>(make: (at: number) => T) => Array.from({ length: WORKOUTS }, (_, at) => make(at));

const FILES = {
  csv: [
    'Date,Type,Duration,Distance,Average Heart Rate,Heart Rate Zones,Notes',
    ...each((at) => `${day(at)},Run,0:45:10,8.${at % 10},148,5/20/15/5/0,along the river ${at}`),
  ].join('\n'),
  'apple-health': JSON.stringify(
    each((at) => ({
      name: 'Outdoor Run',
      start: `${day(at)} 18:00:00 +0100`,
      end: `${day(at)} 18:45:00 +0100`,
      distance: { qty: 8 + (at % 10) / 10, units: 'km' },
      heartRateData: Array.from({ length: 45 }, (_, minute) => ({
        date: `${day(at)} 18:${String(minute).padStart(2, '0')}:00 +0100`,
        Avg: 130 + minute,
      })),
    })),
  ),
};

/** The longest time that the server does one thing alone while this work is done, in each step. */
function watchHolds(other: Athlete) {
  const held: Record<string, number> = {};
  const watch = async <T>(what: string, work: Promise<T>): Promise<T> => {
    let done = false;
    const ending = work.finally(() => {
      done = true;
    });
    let longestMs = 0;
    while (!done) {
      const before = process.threadCpuUsage();
      expect((await other.call(allWorkouts)).status).toBe(200);
      await nextTurn();
      const { user, system } = process.threadCpuUsage(before);
      longestMs = Math.max(longestMs, (user + system) / 1000);
    }
    held[what] = longestMs;
    return ending;
  };
  return { held, watch };
}

/** Its limit is that it goes on, not how long it takes: others may use the machine as well. */
const LONGEST_PAUSE_MS = 60_000;

/** What became of the workouts of the latest import, however long it takes. */
async function countsOfLatest(athlete: Athlete) {
  const [latest] = (await athlete.call(listImports)).body;
  const params = { id: String(latest?.id) };
  for (let before = '', changedMs = performance.now(); ; ) {
    const { status, counts, progress } = (
      await athlete.call(readImport, { params, query: { limit: '1' } })
    ).body;
    if (status === 'done') return counts;
    const now = JSON.stringify([status, progress, counts]);
    if (now !== before) changedMs = performance.now();
    before = now;
    if (performance.now() - changedMs > LONGEST_PAUSE_MS) throw new Error(`it stays at ${now}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('while thousands of workouts are sent, planned and added in one call, and again, others are answered', {
  timeout: 3_600_000,
}, async () => {
  const athlete = await app.register();
  const { held, watch } = watchHolds(await app.register());
  const workouts = Array.from({ length: MANY }, (_, at) => ({
    name: 'Outdoor Run',
    start: `${day(at >> 1)} ${at % 2 ? '06' : '18'}:00:00 +0100`,
    end: `${day(at >> 1)} ${at % 2 ? '06' : '18'}:45:00 +0100`,
    distance: { qty: 8, units: 'km' },
  }));
  const rawBody = JSON.stringify({ data: { workouts } });
  const headers = { 'content-type': 'application/json' };
  const send = async () => {
    const { status, body } = await athlete.call(importHealthRecords, { rawBody, headers });
    // Who waits for two minutes is told that it goes on.
    expect([200, 503]).toContain(status);
    return { status, body, counts: await countsOfLatest(athlete) };
  };
  const first = await watch('first', send());
  expect(first.counts).toMatchObject({ found: MANY, new: MANY });
  if (first.status === 200) expect(first.body).toMatchObject({ added: MANY });
  const again = await watch('again', send());
  expect(again.counts).toMatchObject({ found: MANY, new: 0, duplicate: MANY });
  if (again.status === 200) expect(again.body).toMatchObject({ alreadyThere: MANY });
  expect(Object.entries(held).filter(([, ms]) => ms >= LONGEST_HOLD_MS)).toEqual([]);
});

test.each(['csv', 'apple-health'] as const)(
  'while 1,150 workouts of a file of %s are read, planned and added, others are answered',
  { timeout: 3_600_000 },
  async (source) => {
    const athlete = await app.register();
    const { held, watch } = watchHolds(await app.register());
    const stored = await watch(
      'upload',
      athlete.call(sendUpload, {
        query: { source, fileName: `a.${source}` },
        rawBody: Buffer.from(FILES[source]),
      }),
    );
    const params = { id: String(stored.body.id) };
    if (source === 'csv') await watch('plan', athlete.call(csvPlan, { params }));
    else await watch('plan', athlete.call(planUpload, { params }));
    const applied = await watch('apply', athlete.call(applyUpload, { params }));
    // Who waits for two minutes is told that it goes on.
    expect([200, 503]).toContain(applied.status);
    expect(await countsOfLatest(athlete)).toMatchObject({ found: WORKOUTS, new: WORKOUTS });
    await watch('apply again', athlete.call(applyUpload, { params }));
    expect(Object.entries(held).filter(([, ms]) => ms >= LONGEST_HOLD_MS)).toEqual([]);
  },
);
