import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { type Athlete, TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import type { AnswerJson } from '../../contract/endpoint.ts';
import { allWeights, weightPage, weightStats } from '../../contract/weight.ts';
import { addDays } from '../../domain/calendar.ts';

const ENTRIES = 3000;

const app = await openTestApp();
let runner: Athlete;
let params: { userId: string };

beforeAll(async () => {
  runner = await app.register();
  params = { userId: String(runner.userId) };
  const stranger = await app.register();
  for (const { userId, offset } of [
    { userId: runner.userId, offset: 0 },
    { userId: stranger.userId, offset: 100 },
  ]) {
    for (let from = 0; from < ENTRIES; from += 500) {
      const rows = Array.from({ length: 500 }, (_, at) => ({
        user_id: userId,
        // Two a day, not in the order of the days.
        date: addDays('2018-01-01', Math.floor((((from + at) * 7) % ENTRIES) / 2)),
        weight_kg: offset + 60 + ((from + at) % 97) / 10,
        created_at: TEST_NOW_MS,
        deleted_at: (from + at) % 50 === 0 ? TEST_NOW_MS : null,
      }));
      await app.db.insertInto('weight_entries').values(rows).execute();
    }
  }
});

test('3,000 entries are paged through without one missing or twice, each with the one before', async () => {
  const seen: AnswerJson<typeof weightPage>['entries'] = [];
  let after: string | undefined;
  let pages = 0;
  do {
    const { body } = await runner.call(weightPage, { params, query: { after, limit: '200' } });
    seen.push(...body.entries);
    after = body.next ?? undefined;
    pages += 1;
  } while (after !== undefined && pages < 100);

  expect(seen).toHaveLength(ENTRIES - ENTRIES / 50);
  expect(pages).toBe(Math.ceil(seen.length / 200));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen.every(({ userId }) => userId === runner.userId)).toBe(true);
  for (const [at, entry] of seen.entries()) {
    const next = seen[at + 1];
    expect(entry.previousWeight).toBe(next?.weight ?? null);
    if (!next) continue;
    const isNewer = entry.date > next.date || (entry.date === next.date && entry.id > next.id);
    expect(isNewer).toBe(true);
  }
});

test('the list stops at 200, and the stats still know the first and the lowest of all', async () => {
  expect((await runner.call(allWeights)).body).toHaveLength(200);
  const { body } = await runner.call(weightStats, { params });
  const rows = await app.db
    .selectFrom('weight_entries')
    .selectAll()
    .where('user_id', '=', runner.userId)
    .where('deleted_at', 'is', null)
    .execute();
  const days = rows.map((row) => row.date).sort();
  expect(body.start?.date).toBe(days[0]);
  expect(body.latest?.date).toBe(days.at(-1));
  expect(body.lowest?.weight).toBe(Math.min(...rows.map((row) => row.weight_kg)));
});

test.each(['x', '2026-02-30.1', '2026-03-18', '2026-03-18.0', '2026-03-18.99999999999', '.1'])(
  'a page after %j is refused',
  async (after) => {
    const { status, body } = await runner.call(weightPage, { params, query: { after } });
    expect([status, body]).toMatchObject([
      400,
      { message: 'The page cursor is not one of ours: leave it out to begin again' },
    ]);
  },
);
