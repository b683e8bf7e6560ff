import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import {
  type AnswerJson,
  addressOf,
  type CallInput,
  type Endpoint,
} from '../../src/contract/endpoint.ts';
import { createApp } from '../../src/server/app.ts';
import { insertSession } from '../../src/server/auth/sessions.queries.ts';
import { hashToken, newToken } from '../../src/server/auth/tokens.ts';
import { createModels } from '../../src/server/coach/models/answer-by-model.ts';
import type { Waits } from '../../src/server/coach/models/ask-model.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import type { ImportWork } from '../../src/server/imports/import-work.ts';
import type { Db } from '../../src/server/platform/db/database.ts';
import { createSealer } from '../../src/server/platform/sealed/sealed.ts';
import type { Timeouts } from '../../src/server/strava/api/request.ts';
import { createStrava, type Strava } from '../../src/server/strava/create-strava.ts';
import type { StravaWork } from '../../src/server/strava/sync/strava-work.ts';
import { type FixedClock, fixedClock } from './fixed-clock.ts';
import { formOf } from './form-of.ts';
import { openMigratedDatabase, type TestDatabase } from './test-database.ts';

/** Wednesday noon in UTC. */
export const TEST_NOW_MS = Date.UTC(2026, 2, 18, 12);

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  database: TestDatabase;
  clock: FixedClock;
  config: Config;
  strava: Strava;
  /** What is due at Strava: done when it is told to tick. */
  stravaWork: StravaWork;
  /** Imports under way: begun by the calls, and done once it is idle. */
  importWork: ImportWork;
  /** The log's lines so far, when `collectLog` was asked for. */
  logLines: string[];
  /** Every route that was mounted, those of plugins and HEAD twins too. */
  routes: RouteOptions[];
  register: (athlete?: { name?: string; email?: string; timeZone?: string }) => Promise<Athlete>;
  /** As `register`, straight into the database: no password, so nobody can sign in with one. */
  addAthlete: () => Promise<Athlete>;
  call: Call;
  close: () => Promise<void>;
};

export type Athlete = {
  userId: number;
  name: string;
  email: string;
  password: string;
  token: string;
  /** As this athlete, by bearer token. */
  call: Call;
};

type FormFile = { name: string; content: Buffer | string };

export type Reply<T> = {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
};

export type Call = <E extends Endpoint>(
  endpoint: E,
  input?: Partial<CallInput<E>> & {
    headers?: Record<string, string>;
    rawBody?: Buffer | string;
    files?: FormFile[];
  },
) => Promise<Reply<AnswerJson<E>>>;

/** The real app on a real, empty database; nothing is replaced but the clock. */
export async function createTestApp(
  options: {
    config?: Partial<Config>;
    collectLog?: boolean;
    /** The folder of a built web app; by default the real one, where it is built. */
    webRoot?: string;
    database?: TestDatabase;
    /** One that other apps on the same database go by as well. */
    clock?: FixedClock;
    /** How long Strava is waited for. */
    timeouts?: Timeouts;
    /** How long an outside model is waited for. */
    modelWaits?: Waits;
  } = {},
): Promise<TestApp> {
  const { clock = fixedClock(TEST_NOW_MS), timeouts } = options;
  const database = await openMigratedDatabase(clock, options.database);
  const logLines: string[] = [];
  const routes: RouteOptions[] = [];
  const keys = mkdtempSync(join(tmpdir(), 'longrun-keys-'));
  const secretKeyFile = join(keys, 'secret.key');
  const config = {
    ...readConfig({ LOGIN_RATE_LIMIT: '1000' }),
    ...{ dataDir: keys, secretKeyFile, ...options.config },
  };
  const { db } = database.engine;
  const warn = (what: object, msg: string) =>
    void logLines.push(`${JSON.stringify({ level: 40, ...what, msg })}\n`);
  const strava = createStrava({ db, clock, config, log: { warn }, timeouts });
  const info = (what: object, msg: string) =>
    void logLines.push(`${JSON.stringify({ level: 30, ...what, msg })}\n`);
  const waits = options.modelWaits;
  const models = createModels({
    db,
    clock,
    config: config.ai,
    sealer: createSealer(secretKeyFile),
    log: { info },
    waits,
  });
  const works: StravaWork[] = [];
  const importWorks: ImportWork[] = [];
  const app = await createApp({
    engine: database.engine,
    clock,
    config,
    strava,
    models,
    log: options.collectLog ? { write: (line) => void logLines.push(line) } : false,
    onRoute: (route) => void routes.push(route),
    onStravaWork: (work) => void works.push(work),
    onImportWork: (work) => void importWorks.push(work),
    webRoot: options.webRoot,
  });
  await app.ready();
  const [stravaWork] = works;
  const [importWork] = importWorks;
  if (!stravaWork || !importWork) throw new Error('the app has no work in the background');
  const call = callerFor(app, {});
  let count = 0;
  return {
    app,
    db,
    database,
    clock,
    config,
    strava,
    stravaWork,
    importWork,
    logLines,
    routes,
    call,
    register: async (athlete = {}) => {
      count += 1;
      const {
        name = `Runner ${count}`,
        email = `runner${count}@example.com`,
        timeZone = 'UTC',
      } = athlete;
      const password = `password ${count}`;
      const response = await app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { name, email, password, timeZone },
      });
      if (response.statusCode !== 201) throw new Error(response.body);
      const { token, user } = response.json<{ token: string; user: { id: number } }>();
      const asAthlete = callerFor(app, { authorization: `Bearer ${token}` });
      return { userId: user.id, name, email, password, token, call: asAthlete };
    },
    addAthlete: async () => {
      count += 1;
      const name = `Runner ${count}`;
      const email = `runner${count}@example.com`;
      const nowMs = clock.nowMs();
      const userId = await addUser(database.engine.db, { name, email, nowMs });
      const token = newToken();
      await insertSession(database.engine.db, {
        ...{ userId, tokenHash: hashToken(token), userAgent: null, nowMs },
      });
      const asAthlete = callerFor(app, { authorization: `Bearer ${token}` });
      return { userId, name, email, password: '', token, call: asAthlete };
    },
    close: async () => {
      await app.close();
      await database.drop();
      rmSync(keys, { recursive: true, force: true });
    },
  };
}

async function addUser(db: Db, user: { name: string; email: string; nowMs: number }) {
  const { name, email, nowMs } = user;
  const { id } = await db
    .insertInto('users')
    .values({
      ...{ name, email, password_hash: 'none', trainer_token: newToken(), created_at: nowMs },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function callerFor(app: FastifyInstance, credential: Record<string, string>): Call {
  return async (endpoint, input) => {
    const { params, query, body, headers, rawBody, files } = { ...NOTHING, ...input };
    const form = files && formOf(files);
    const bytes = endpoint.bodyBytes ? { 'content-type': 'application/octet-stream' } : {};
    const type = form ? { 'content-type': form.type } : bytes;
    const response = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint.path, params, query),
      headers: { ...credential, ...type, ...headers },
      payload: form?.body ?? rawBody ?? payloadOf(body),
    });
    return { status: response.statusCode, headers: response.headers, body: parsed(response.body) };
  };
}

const NOTHING: { params?: unknown; query?: unknown; body?: unknown } = {};

function payloadOf(body: unknown): InjectOptions['payload'] {
  return typeof body === 'object' && body !== null ? body : undefined;
}

function parsed(text: string) {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
