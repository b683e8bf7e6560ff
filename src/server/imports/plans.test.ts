import { expect, test } from 'vitest';
import { GARMIN_WEIGHTS } from '../../../testing/imports/made-up-weights.ts';
import {
  openTold,
  plansOf,
  readsWhole,
  type Statement,
} from '../../../testing/server/query-plans.ts';
import { createTestApp } from '../../../testing/server/test-app.ts';
import {
  commitImport,
  importHealthRecords,
  listImports,
  readImport,
  startImport,
  undoImport,
} from '../../contract/imports.ts';
import { deleteWorkout } from '../../contract/workout-entry.ts';

/** Those that grow with the years, or with the number of athletes. */
const LARGE =
  'workouts|weight_entries|workout_sources|workout_recordings|best_efforts|users|import_items|import_item_recordings|import_files|kept_files|kept_file_pieces';
/** Of an athlete's many years, an import may look at some days only; as SQLite tells it. */
const ALL_OF_AN_ATHLETE =
  /SEARCH (workouts|workout_sources|import_items) USING [^(]*\(user_id=\?\)$/m;

test('every statement of an import finds its rows by an index, and none reads the whole log', {
  timeout: 60_000,
}, async () => {
  const statements: Statement[] = [];
  let isListening = false;
  const database = await openTold((statement) => {
    if (isListening) statements.push(statement);
  });
  const app = await createTestApp({ database });
  const athlete = await app.register();
  isListening = true;
  const records = fileOf('records.json', { from: 0, count: 120 }).content;
  const headers = { 'content-type': 'application/json' };
  const sent = await athlete.call(importHealthRecords, { rawBody: records, headers });
  expect(sent.body).toMatchObject({ added: 120 });
  const { items } = (await athlete.call(readImport, { params: { id: '1' } })).body;
  const params = { id: String(items[0]?.workoutId) };
  expect((await athlete.call(deleteWorkout, { params })).status).toBe(204);
  const csv = `Date,Type,Duration,Distance\n${dayAt(1)},Run,0:41:00,8.01\n`;
  const files = [
    fileOf('a.json', { from: 1, count: 120 }),
    { name: 'b.csv', content: csv },
    { name: 'c.json', content: GARMIN_WEIGHTS },
  ];
  const started = await athlete.call(startImport, { files });
  await app.importWork.idle();
  const id = String(started.body.id);
  await athlete.call(commitImport, { params: { id } });
  await app.importWork.idle();
  await athlete.call(listImports);
  await athlete.call(undoImport, { params: { id } });
  await app.importWork.idle();
  isListening = false;
  expect((await athlete.call(readImport, { params: { id } })).body.status).toBe('undone');

  const plans = await plansOf(database.engine, statements);
  expect(plans.length).toBeGreaterThan(60);
  expect(plans.filter(({ plan }) => readsWhole(LARGE).test(plan))).toEqual([]);
  expect(plans.filter(({ plan }) => ALL_OF_AN_ATHLETE.test(plan))).toEqual([]);
  await app.close();
});

function dayAt(at: number): string {
  return new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
}

function fileOf(name: string, { from, count }: { from: number; count: number }) {
  const workouts = Array.from({ length: count }, (_, index) => {
    const at = from + index;
    return {
      name: 'Outdoor Run',
      start: `${dayAt(at)} 07:30:00 +0000`,
      end: `${dayAt(at)} 08:11:00 +0000`,
      distance: { qty: 8 + at / 100, units: 'km' },
      heartRateData: Array.from({ length: 20 }, (_, minute) => ({
        date: `${dayAt(at)} 07:${30 + minute}:00 +0000`,
        Avg: 140 + minute,
      })),
    };
  });
  return { name, content: JSON.stringify({ data: { workouts } }) };
}
