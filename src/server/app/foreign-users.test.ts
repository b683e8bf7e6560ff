import { beforeAll, describe, expect, test } from 'vitest';
import { makeSample, type Subject } from '../../../testing/server/access-samples.ts';
import { readAccessTable } from '../../../testing/server/access-table.ts';
import { type Cast, makeCast } from '../../../testing/server/access-walk.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { newSessionOf } from '../../../testing/server/people.ts';
import { withoutRequestId } from '../../../testing/server/refusal-body.ts';
import { addEarlierUpload, addWorkout } from '../../../testing/server/rows.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import { TEST_NOW_MS } from '../../../testing/server/test-app.ts';
import { addressOf } from '../../contract/endpoint.ts';

const CANARY = 'canary7f3a';
const routes = [...readAccessTable().values()].filter(({ access }) => access !== 'plugin');
const reads = routes.filter(({ route }) => route.startsWith('GET '));
// A secret link shows its athlete to whoever holds it, and an administrator sees who has an account:
// what those show, and no more, is the matter of their own rooms' tests.
const privateReads = reads.filter(({ access }) => access !== 'shareLink' && access !== 'admin');
const writes = routes.filter(({ route }) => !route.startsWith('GET '));

const app = await openTestApp();
let cast: Cast;

beforeAll(async () => {
  cast = await makeCast(app);
  await fillWithCanaries(cast.owner);
});

/** Somebody else than the owner who is served: for what administrators do, one of them. */
function callerOf(access: string): Subject {
  return access === 'admin' ? cast.admin : cast.other;
}

/** Every text that this athlete could own says so. */
async function fillWithCanaries({ userId, importId }: Subject): Promise<void> {
  const { db } = app;
  const created_at = TEST_NOW_MS;
  await db
    .updateTable('users')
    .set({ name: `Name ${CANARY}`, goals: `Goals ${CANARY}` })
    .where('id', '=', userId)
    .execute();
  const { id: workout_id } = await addWorkout(db, { user_id: userId, notes: CANARY });
  await addWorkout(db, { user_id: userId, notes: CANARY, deleted_at: created_at });
  await db
    .insertInto('races')
    .values({
      ...{ user_id: userId, name: CANARY, date: '2026-05-01', distance_m: 10_000 },
      ...{ target_time_s: 3000, notes: CANARY, workout_id, created_at },
    })
    .execute();
  await db
    .insertInto('weight_entries')
    .values({ user_id: userId, date: '2026-03-01', weight_kg: 70, notes: CANARY, created_at })
    .execute();
  await db
    .updateTable('import_files')
    .set({ name: `${CANARY}.json` })
    .where('import_id', '=', importId)
    .execute();
  await db
    .updateTable('import_items')
    .set({ file: `${CANARY}.json`, activity_name: CANARY, reason: CANARY })
    .where('import_id', '=', importId)
    .execute();
  await db
    .updateTable('kept_file_pieces')
    .set({ content: Buffer.from(CANARY.padEnd(40)) })
    .where('user_id', '=', userId)
    .execute();
  const upload = await addEarlierUpload(db, userId);
  await db
    .updateTable('csv_uploads')
    .set({ file_name: `${CANARY}.csv` })
    .where('id', '=', upload.id)
    .execute();
  await db
    .updateTable('sessions')
    .set({ user_agent: CANARY })
    .where('user_id', '=', userId)
    .execute();
}

/** Reads everything there is to read as somebody, aiming at somebody's things. */
async function crawl(as: Subject | undefined, at: Subject): Promise<{ found: string[] }> {
  const found: string[] = [];
  for (const { route } of privateReads) {
    const sample = await makeSample({ test: app, route, subject: at });
    const response = await app.app.inject({
      method: 'GET',
      url: addressOf(route.replace('GET ', ''), sample.params, {
        ...sample.query,
        limit: '200',
        userId: String(at.userId),
      }),
      headers: as ? { authorization: `Bearer ${as.token}`, 'x-user-id': String(at.userId) } : {},
    });
    const text = response.body + JSON.stringify(response.headers);
    if (text.includes(CANARY)) found.push(route);
  }
  return { found };
}

describe('what one athlete wrote', () => {
  test('is met by its owner in every place that shows it, so that the crawl is not blind', async () => {
    const { found } = await crawl(cast.owner, cast.owner);
    expect(found).toEqual(
      expect.arrayContaining([
        'GET /api/auth/me',
        'GET /api/auth/sessions',
        'GET /api/user/:userId',
        'GET /api/workouts',
        'GET /api/workouts/:userId',
        'GET /api/races/:userId',
        'GET /api/imports',
        'GET /api/imports/:id',
        'GET /api/imports/:id/files',
        'GET /api/imports/:id/files/:fileId',
        'GET /api/imports/csv',
      ]),
    );
  });

  test('is met by nobody else, whether the owner or they came first', async () => {
    const readers = { ...cast, anonymous: undefined };
    for (const order of ['ownerFirst', 'ownerLast']) {
      if (order === 'ownerFirst') await crawl(cast.owner, cast.owner);
      for (const role of ['anonymous', 'other', 'deactivated', 'admin'] as const) {
        const self = readers[role];
        const aims = self ? [cast.owner, self] : [cast.owner];
        for (const aim of aims) {
          expect([order, role, await crawl(self, aim)]).toEqual([order, role, { found: [] }]);
        }
      }
      if (order === 'ownerLast') await crawl(cast.owner, cast.owner);
    }
  });
});

describe('naming another user', () => {
  const named = () => {
    const { userId } = cast.owner;
    const keys = ['userId', 'user_id', 'athleteId', 'athlete_id', 'ownerId', 'uid', 'sub'];
    return Object.fromEntries(keys.map((key) => [key, userId]));
  };
  const headersOf = (token?: string) => ({
    ...(token && { authorization: `Bearer ${token}` }),
    ...{ 'x-user-id': String(cast.owner.userId), 'x-forwarded-user': cast.owner.email },
    ...{ 'x-remote-user': cast.owner.email, cookie: `userId=${cast.owner.userId}` },
  });

  test.each(reads)(
    'in query, header or cookie changes nothing that $route answers',
    async ({ route, access }) => {
      const { token } = callerOf(access);
      const sample = await makeSample({ test: app, route, subject: cast.other });
      const path = route.replace('GET ', '');
      const plain = await app.app.inject({
        url: addressOf(path, sample.params, sample.query),
        headers: { authorization: `Bearer ${token}` },
      });
      const asked = await app.app.inject({
        url: addressOf(path, sample.params, { ...sample.query, ...named() }),
        headers: headersOf(token),
      });
      expect([asked.statusCode, withoutRequestId(asked.body)]).toEqual([
        plain.statusCode,
        withoutRequestId(plain.body),
      ]);
    },
  );

  test.each(writes)(
    'in any place of $route changes nothing of theirs',
    async ({ route, access, status }) => {
      const [method = '', path = ''] = route.split(' ');
      const sample = await makeSample({ test: app, route, subject: cast.other });
      const token = await newSessionOf(app, callerOf(access).userId);
      const theirs = async () => {
        const tables = await takeSnapshot(app.db);
        const { userId } = cast.owner;
        const isTheirs = (row: string) => {
          const { id, user_id } = JSON.parse(row);
          return user_id === userId || (row.includes(CANARY) && id === userId);
        };
        return Object.entries(tables).map(([table, rows]) => [table, rows.filter(isTheirs)]);
      };
      const before = await theirs();
      const isFile = Buffer.isBuffer(sample.body);
      const send = (credential?: string) =>
        app.app.inject({
          method: method as 'POST',
          url: addressOf(path, sample.params, { ...sample.query, ...named() }),
          headers: {
            ...headersOf(credential),
            ...(isFile && { 'content-type': sample.type ?? 'application/octet-stream' }),
          },
          payload: isFile ? sample.body : { ...sample.body, ...named() },
        });
      if (access !== 'public') expect((await send()).statusCode).toBe(401);
      const served = await send(token);
      // On one's own things one is their owner.
      expect(served.statusCode).toBe(access === 'admin' ? status.admin : status.owner);
      expect(await theirs()).toEqual(before);
    },
  );
});

test('no answer names a field that could hold a secret, but the few that must', async () => {
  const ALLOWED = new Set(['token', 'trainerUrl']);
  const SECRET = /hash|secret|refresh|salt|token|password|sealed/i;
  const suspicious = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        // A number counts something, such as a model's tokens.
        const mayHide = typeof inner !== 'number';
        if (mayHide && SECRET.test(key)) suspicious.add(key);
        collect(inner);
      }
    }
  };
  for (const { route, access } of routes) {
    const [method = '', path = ''] = route.split(' ');
    const sample = await makeSample({ test: app, route, subject: cast.other });
    const token = await newSessionOf(app, callerOf(access).userId);
    const response = await app.app.inject({
      method: method as 'GET',
      url: addressOf(path, sample.params, sample.query),
      headers: {
        authorization: `Bearer ${token}`,
        ...(Buffer.isBuffer(sample.body) && {
          'content-type': sample.type ?? 'application/octet-stream',
        }),
      },
      payload: sample.body,
    });
    if (String(response.headers['content-type']).startsWith('application/json')) {
      collect(response.json());
    }
  }
  expect([...suspicious].filter((key) => !ALLOWED.has(key))).toEqual([]);
});
