import type { FormerWorkout } from '../../src/contract/workout-entry.ts';
import { insertLimits } from '../../src/server/athlete/athlete-limits.queries.ts';
import { insertShoe } from '../../src/server/shoes/shoes.queries.ts';
import { insertSweatTest } from '../../src/server/sweat/sweat.queries.ts';
import { formOf } from './form-of.ts';
import { newSessionOf, trainerTokenOf } from './people.ts';
import {
  addEarlierUpload,
  addImport,
  addMatchedWorkout,
  addRace,
  addTable,
  addWeightEntry,
  addWorkout,
} from './rows.ts';
import type { Athlete, TestApp } from './test-app.ts';

/** Whose things a call aims at. */
export type Subject = Athlete & { importId: number };

export type Sample = {
  params: Record<string, string | number>;
  query: Record<string, string>;
  body?: object | Buffer;
  /** The content type of a body that is bytes. */
  type?: string;
};

const FORMER_SHOE = {
  name: 'Ghost 16',
  brand: null,
  boughtOn: null,
  retiredOn: null,
  startDistance: 0,
  replaceAt: null,
  defaultFor: [],
  taken: [],
};

const FORMER_WORKOUT: FormerWorkout = {
  date: '2026-03-18',
  workoutType: 'running',
  runningSubtype: 'outdoor-easy',
  sport: 'run',
  durationS: 2730,
  distanceM: 8412.5,
  calories: null,
  avgHeartRate: 142,
  maxHeartRate: null,
  zone1S: 89,
  zone2S: 1830,
  zone3S: 59,
  zone4S: 0,
  zone5S: 0,
  gelType: null,
  caffeinatedGels: 0,
  nonCaffeinatedGels: 0,
  hydrationMl: null,
  shoeId: null,
  notes: null,
  startedAtMs: null,
  utcOffsetS: null,
  title: null,
  tags: null,
  effort: null,
  feel: null,
};
const SWEAT = {
  date: '2026-03-18',
  weightBefore: 70,
  weightAfter: 69.2,
  drunkMl: 400,
  minutes: 60,
};
const LIMITS = { validFrom: '2026-03-01', maxHeartRate: 190 };
const WORKOUT = { date: '2026-03-18', workoutType: 'running', duration: '0:45', distance: 9 };
const RACE = { date: '2026-09-27', name: 'Berlin', distance: 42.2, targetTime: '3:45' };
const FILE = Buffer.from(JSON.stringify({ data: { workouts: [] } }));

/** What to send so that the owner of the things would be served: fresh rows each time. */
export async function makeSample(input: {
  test: TestApp;
  route: string;
  subject: Subject;
}): Promise<Sample> {
  const { test, route, subject } = input;
  const params: Sample['params'] = {};
  for (const [, name = ''] of route.matchAll(/:(\w+)/g)) {
    params[name] = await parameter({ test, route, subject, name });
  }
  Object.assign(params, await paramsOfImport({ test, route, subject }));
  const { query = {}, body, type } = SENT[route] ?? {};
  return { params, query, body: typeof body === 'function' ? body(subject) : body, type };
}

/** A link shows no routes until its athlete says so. */
function showRoutes({ db }: TestApp, userId: number) {
  return db.updateTable('users').set({ trainer_sees_routes: 1 }).where('id', '=', userId).execute();
}

/** Of one import together; whatever changes it has one of its own. */
async function paramsOfImport(of: { test: TestApp; route: string; subject: Subject }) {
  const { test, route, subject } = of;
  if (!route.includes('/api/imports/:id')) return {};
  if (!route.startsWith('GET')) {
    const status = route.endsWith('/repeat') ? 'undone' : 'review';
    return addImport(test.db, subject.userId, status);
  }
  const { id: fileId } = await test.db
    .selectFrom('import_files')
    .select('id')
    .where('import_id', '=', subject.importId)
    .executeTakeFirstOrThrow();
  return { id: subject.importId, fileId };
}

async function parameter(of: { test: TestApp; route: string; subject: Subject; name: string }) {
  const { test, route, subject, name } = of;
  const { userId } = subject;
  if (name === 'userId') return userId;
  if (name === 'trainerUrl') return trainerTokenOf(test, userId);
  if (name === 'secret') return 'nobody-was-told-this-one';
  if (name === 'workoutId') return (await addMatchedWorkout(test.db, userId)).id;
  if (name === 'sessionId') return sessionId(test, subject);
  if (route.includes('/api/imports/:id')) return 0;
  if (route === 'GET /api/imports/csv/:id/file')
    return (await addEarlierUpload(test.db, userId)).id;
  if (name === 'id' && route.includes('/csv')) return (await addTable(test.db, userId)).id;
  if (name === 'id' && /\/workouts?\//.test(route)) {
    if (route.includes('/api/trainer/')) await showRoutes(test, userId);
    const deleted_at = route.endsWith('/restore') ? test.clock.nowMs() : null;
    return (await addWorkout(test.db, { user_id: userId, deleted_at })).id;
  }
  if (name === 'id' && route.includes('/api/races/')) {
    const deleted_at = route.endsWith('/restore') ? test.clock.nowMs() : null;
    return (await addRace(test.db, { user_id: userId, deleted_at })).id;
  }
  if (name === 'id' && route.includes('/api/shoes/')) {
    const deleted_at = route.endsWith('/restore') ? test.clock.nowMs() : null;
    const row = { user_id: userId, name: 'Ghost 16', created_at: 0, deleted_at };
    return (await insertShoe(test.db, row)).id;
  }
  if (name === 'id' && route.includes('/api/athlete-limits/')) {
    const deleted_at = route.endsWith('/restore') ? test.clock.nowMs() : null;
    const valid_from = '2026-02-01';
    const row = { user_id: userId, valid_from, max_heart_rate: 190, created_at: 0, deleted_at };
    return (await test.db.transaction().execute((tx) => insertLimits(tx, row))).id;
  }
  if (name === 'id' && route.includes('/api/sweat-tests/')) {
    const deleted_at = route.endsWith('/restore') ? test.clock.nowMs() : null;
    const weighed = { date: '2026-03-18', before_kg: 70, after_kg: 69.2, drunk_ml: 400 };
    const row = { user_id: userId, ...weighed, duration_s: 3600, created_at: 0, deleted_at };
    return (await insertSweatTest(test.db, row)).id;
  }
  if (name === 'id' && route.includes('/api/weight/')) {
    const deleted_at = route.endsWith('/restore') ? test.clock.nowMs() : null;
    return (await addWeightEntry(test.db, { user_id: userId, deleted_at })).id;
  }
  if (name === 'id' && route.includes('/api/admin/')) return (await test.addAthlete()).userId;
  throw new Error(`${route}: say in access-samples.ts what :${name} is`);
}

async function sessionId(test: TestApp, { userId }: Subject): Promise<number> {
  await newSessionOf(test, userId);
  const { id } = await test.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

let registered = 0;

/** Where a call needs more than its address. */
const SENT: Record<
  string,
  {
    query?: Sample['query'];
    body?: Sample['body'] | ((subject: Subject) => object);
    type?: string;
  }
> = {
  'POST /api/auth/login': { body: ({ email, password }) => ({ email, password }) },
  'POST /api/auth/register': {
    body: () => {
      registered += 1;
      return { name: 'New', email: `new${registered}@example.com`, password: 'password' };
    },
  },
  'POST /api/auth/password': {
    body: ({ password }) => ({ currentPassword: password, newPassword: password }),
  },
  // With the right one there would be no account for the next call.
  'POST /api/account/delete': { body: { password: 'not their password' } },
  'PUT /api/user/:userId': { body: { goals: 'A marathon' } },
  'GET /api/workouts/:userId/range': {
    query: { startDate: '2026-01-01', endDate: '2026-03-18' },
  },
  'POST /api/workouts': { body: WORKOUT },
  'PUT /api/workouts/:id': { body: WORKOUT },
  'POST /api/workouts/:id/put-back': { body: FORMER_WORKOUT },
  // There is none that it could be.
  'POST /api/workouts/:id/same': { body: { workoutId: 1 } },
  'GET /api/analytics/:userId/over-time': {
    query: { from: '2026-01-01', to: '2026-03-18' },
  },
  'GET /api/predictions/:userId/history': { query: { distance: '10' } },
  'POST /api/races': { body: RACE },
  'PUT /api/races/:id': { body: RACE },
  'POST /api/races/:id/put-back': { body: RACE },
  'POST /api/shoes': { body: { name: 'Ghost 16' } },
  'PUT /api/shoes/:id': { body: { name: 'Ghost 16' } },
  'POST /api/shoes/:id/put-back': { body: FORMER_SHOE },
  'POST /api/athlete-limits': { body: LIMITS },
  'PUT /api/athlete-limits/:id': { body: LIMITS },
  'POST /api/athlete-limits/preview': { body: { limits: LIMITS } },
  'POST /api/weight': { body: { date: '2026-03-18', weight: 71.4 } },
  'PUT /api/weight/:id': { body: { date: '2026-03-18', weight: 71.4 } },
  'POST /api/sweat-tests': { body: SWEAT },
  'PUT /api/sweat-tests/:id': { body: SWEAT },
  'POST /api/ai/analyze': { body: ({ userId }) => ({ userId }) },
  'POST /api/ai/chat': {
    body: ({ userId }) => ({ userId, message: 'Show my last 5 runs', chatHistory: [] }),
  },
  // No services are offered where AI_OWN_KEYS names none.
  'PUT /api/ai/operators-model': { body: { isAsked: false } },
  'PUT /api/sharing/routes': { body: { trainerSeesRoutes: true } },
  'PUT /api/ai/own-model': { body: { provider: 'openai', model: 'gpt', key: 'sk-1' } },
  'POST /api/ai/conversation/clear': { body: { upTo: 7 } },
  'POST /api/ai/conversation/restore': { body: { upTo: 7 } },
  'POST /api/ai/conversation/take-over': {
    body: {
      exchanges: [
        {
          key: 'held',
          question: 'What are my zones?',
          askedAt: '2026-03-17T08:00:00.000Z',
          answer: 'Zone 2 is from 111 to 129.',
        },
      ],
    },
  },
  'POST /api/imports': formOf([{ name: 'export.json', content: FILE }]),
  'PATCH /api/imports/:id/items/:itemId': { body: { decision: 'skip' } },
  'POST /api/imports/csv': {
    query: { source: 'apple-health', fileName: 'export.json' },
    body: FILE,
  },
  'PUT /api/imports/csv/:id': { body: { columns: { date: 0, duration: 1 } } },
  'POST /api/strava/callback': { body: { code: 'a1b2c3', scope: 'read,activity:read_all' } },
  'POST /api/import/apple-health': { body: { workouts: [] } },
};
