import { afterAll, beforeAll, expect, test } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import {
  ADMIN_CALLS,
  CALLS,
  type Lists,
  lastDays,
  openLists,
  partsOf,
} from '../../../testing/server/list-calls.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

/** More than any list answers at once. */
const LONG = { workouts: 1000, races: 600, weights: 600, shoes: 600, files: 120 };
let lists: Lists;

beforeAll(async () => {
  lists = await openLists(LONG);
});
afterAll(() => lists.app.close());

/** Reviewed by hand: about one thing, or one file, however long the log is. */
const ONE_THING = [
  ...[
    'GET /api/ai/model',
    'GET /api/ai/own-model',
    'PUT /api/ai/own-model',
    'PUT /api/ai/operators-model',
    'DELETE /api/ai/own-model',
    'GET /api/health',
    'GET /api/ready',
    'GET /api/auth/me',
    'GET /api/user/:userId',
  ],
  ...['GET /api/workout/:id', 'GET /api/workouts/:id/recording'],
  'GET /api/workouts/:id/packed-recording',
  'GET /api/trainer/:trainerUrl/workouts/:id/route',
  'GET /api/races/:id/plan',
  ...['GET /api/workouts/:id/best-efforts', 'GET /api/workouts/:id/neighbours'],
  // Three that it may be at most.
  ...['GET /api/workouts/:id/same', 'POST /api/workouts'],
  ...['POST /api/athlete-limits', 'PUT /api/athlete-limits/:id'],
  ...['POST /api/athlete-limits/:id/restore', 'POST /api/athlete-limits/preview'],
  ...['POST /api/shoes', 'PUT /api/shoes/:id', 'POST /api/shoes/:id/restore'],
  'POST /api/shoes/:id/put-back',
  ...['GET /api/export/csv', 'GET /api/account/export'],
  ...['GET /api/strava/config', 'GET /api/strava/webhook/:secret'],
  ...['GET /api/strava/matches/:workoutId', 'GET /api/imports/csv/:id/file'],
  ...['GET /api/imports/csv/:id/plan', 'POST /api/imports/csv/:id/apply'],
  'POST /api/import/apple-health',
  ...['GET /api/imports/csv/:id', 'PUT /api/imports/csv/:id'],
  ...['GET /api/imports/csv/:id/bad-lines', 'GET /api/imports/csv/:id/bad-lines/file'],
  // Two hundred items at most, and files likewise.
  ...['GET /api/imports/:id', 'PATCH /api/imports/:id/items/:itemId'],
  ...['GET /api/imports/:id/files', 'GET /api/imports/:id/files/:fileId'],
];

test('every route that reads, or answers a list, is called here or reviewed as about one thing', () => {
  const called = [...CALLS, ...ADMIN_CALLS].map(([call]) => partsOf(call));
  const isCalled = ({ method, path }: { method: string; path: string }) => {
    const shape = new RegExp(`^${path.replace(/:\w+/g, '[#%]')}$`);
    return called.some(
      (one) => one.method === method && shape.test(one.address.split('?')[0] ?? ''),
    );
  };
  const listing = lists.app.routes.flatMap(({ method, url, config }) => {
    const { endpoint } = config ?? {};
    if (!endpoint || method === 'HEAD') return [];
    return method === 'GET' || answersList(endpoint) ? [{ method: `${method}`, path: url }] : [];
  });
  const left = listing.filter((route) => !isCalled(route));
  expect(left.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(ONE_THING.toSorted());
});

function answersList({ response }: Endpoint): boolean {
  return JSON.stringify(toJSONSchema(response, { io: 'input', unrepresentable: 'any' })).includes(
    '"array"',
  );
}

/** Rows in an answer: the objects of its lists, or of what it holds. */
function rowsOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  const held = Object.values(answer ?? {});
  return held.reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0) || 1;
}

test.each(CALLS)('%s of a long log answers %i rows at most', async (call, most) => {
  const [long, short] = [
    await lists.ask(call, lists.veteran),
    await lists.ask(call, lists.beginner),
  ];
  expect(rowsOf(JSON.parse(long))).toBeLessThanOrEqual(most);
  expect(rowsOf(JSON.parse(long))).toBeGreaterThanOrEqual(
    Math.min(most, rowsOf(JSON.parse(short))),
  );
  // Half a kilobyte for a row is a workout with every field and a note.
  expect(long.length).toBeLessThan(1500 + 600 * most);
});

test.each(ADMIN_CALLS)('%s of a large club answers %i rows at most', async (call, most) => {
  expect(rowsOf(JSON.parse(await lists.ask(call, lists.administrator)))).toBe(most);
});

test.each([
  ['/api/workouts/#?limit=201', 'limit must be between 1 and 200'],
  ['/api/workouts/#/page?limit=201', 'limit must be between 1 and 200'],
  ['/api/weight/#?limit=201', 'limit must be between 1 and 200'],
  ['/api/weight/#/page?limit=201', 'limit must be between 1 and 200'],
  [
    `/api/workouts/#/range?${lastDays(800)}`,
    'Ask for two years at most, or page through all workouts',
  ],
])('%s asks for too much: %s', async (address, message) => {
  await expect(lists.ask(address, lists.veteran)).rejects.toThrow(message);
});

test.each([
  ['/api/workouts/#/page', 'workouts', LONG.workouts],
  ['/api/weight/#/page', 'entries', LONG.weights],
] as const)('%s leads through all %s, each once', async (address, list, count) => {
  type Page = Record<typeof list, { id: number }[]> & { next: string | null };
  const seen = new Set<number>();
  let after: string | null = '';
  while (after !== null) {
    const page: Page = JSON.parse(
      await lists.ask(`${address}?limit=200${after && `&after=${after}`}`, lists.veteran),
    );
    for (const { id } of page[list]) seen.add(id);
    expect(page[list].length).toBeLessThanOrEqual(200);
    after = page.next;
  }
  expect(seen.size).toBe(count);
});
