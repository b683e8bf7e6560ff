import { hash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { comparable, exportOf, fillAccount } from '../../../testing/server/full-account.ts';
import { addWeightEntry, addWorkout } from '../../../testing/server/rows.ts';
import { createTestApp, type TestApp } from '../../../testing/server/test-app.ts';
import { openTestDatabase, TEST_ENGINE } from '../../../testing/server/test-database.ts';
import { readImport, startImport, undoImport } from '../../contract/imports.ts';
import { addDays } from '../../domain/calendar.ts';
import type { Engine } from '../platform/db/database.ts';

type Kind = Engine['kind'];

/** Where PostgreSQL runs there is SQLite as well. */
const WAYS: [Kind, Kind][] =
  TEST_ENGINE === 'sqlite'
    ? [['sqlite', 'sqlite']]
    : [
        ['sqlite', 'postgres'],
        ['postgres', 'sqlite'],
        ['postgres', 'postgres'],
      ];

const LENGTH = budget({ everyday: 50, small: 200, full: 2000 });

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

test.each(WAYS)(
  'an account exported on %s and dropped on a Longrun on %s is the same there, table by table',
  { timeout: 600_000 },
  async (from, to) => {
    const there = await appOn(from);
    const left = await there.register({ name: 'Zoë' });
    await fillAccount(there, left);
    await fillOddNumbers(there, left.userId);
    await fillYears(there, left.userId);
    const exported = await exportOf(there, left.userId);

    const here = await appOn(to);
    // Others come first, so that no id is the same on both sides.
    for (const _ of [1, 2, 3]) {
      const other = await here.register();
      await addWorkout(here.db, { user_id: other.userId });
    }
    const arrived = await here.register();
    const files = [{ name: 'longrun.zip', content: exported }];
    const query = { commit: 'true' as const };
    const { status, body } = await arrived.call(startImport, { query, files });
    expect(status).toBe(202);
    await here.importWork.idle();
    const params = { id: String(body.id) };
    const { body: done } = await arrived.call(readImport, { params, query: {} });
    expect(done.status).toBe('done');
    for (const part of done.items[0]?.account?.parts ?? []) expect(part).toMatchObject(WHOLE);

    const again = await exportOf(here, arrived.userId);
    const before = await comparable(exported);
    const after = await comparable(again, { withoutImport: Number(params.id) });
    expect(hashesOf(after)).toEqual(hashesOf(before));
    expect(after).toEqual(before);
    // The call answers while a busy machine still undoes.
    await arrived.call(undoImport, { params });
    await here.importWork.idle();
    const { body: undone } = await arrived.call(readImport, { params, query: {} });
    expect(undone.status).toBe('undone');
  },
);

const WHOLE = { there: 0, merged: 0, refused: 0 };

async function appOn(kind: Kind): Promise<TestApp> {
  const database = kind === TEST_ENGINE ? undefined : await openTestDatabase(kind);
  const app = await createTestApp({ database });
  apps.push(app);
  return app;
}

async function fillYears({ db }: TestApp, userId: number): Promise<void> {
  for (let at = 0; at < LENGTH; at += 1) {
    const date = addDays('2023-12-31', -at);
    await addWorkout(db, {
      user_id: userId,
      date,
      duration_s: 2700 + (at % 97),
      distance_m: 8000 / ((at % 7) + 1),
      avg_heart_rate: at % 3 === 0 ? null : 140 + (at % 9),
      zone2_s: 100 * (at % 20),
      created_at: at,
    });
    await addWeightEntry(db, { user_id: userId, date, weight_kg: 70 + at / 300 });
  }
}

/** What two databases could keep differently. */
async function fillOddNumbers({ db }: TestApp, userId: number): Promise<void> {
  const distances = [0.1 + 0.2, 1 / 3, 1e-300, 42_195.000_000_000_01, 2 ** 31 + 0.5];
  for (const [at, distance_m] of distances.entries()) {
    await addWorkout(db, {
      user_id: userId,
      date: `2024-02-2${at + 1}`,
      started_at: Date.UTC(2024, 1, 21 + at, 23, 59, 59, 999),
      utc_offset_s: [-43_200, 50_400, 20_700, 0, -12_600][at],
      distance_m,
      notes: ['', ' ', '\t\r\n', "O'Neill \\ %s \u{1f3c3}", 'e\u0301 \u00e9'][at],
      ascent_m: at === 0 ? 0 : at / 7,
    });
  }
}

function hashesOf(tables: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      `${Array.isArray(rows) ? rows.length : 0} rows, ${hash('sha256', JSON.stringify(rows) ?? '', 'hex')}`,
    ]),
  );
}
