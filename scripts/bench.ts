// npm run bench: each busy call beside a bare node:http handler that runs the same SQL, in turns.
//   npm run bench -- --quick     fewer rows and rounds
//   npm run bench -- sqlite      one engine only (sqlite or postgres)
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dayInZone } from '../src/domain/calendar.ts';
import { insertSession } from '../src/server/auth/sessions.queries.ts';
import { hashToken, newToken } from '../src/server/auth/tokens.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import type { Engine, OnQuery } from '../src/server/platform/db/database.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openPostgres } from '../src/server/platform/db/postgres.ts';
import { openSqlite } from '../src/server/platform/db/sqlite.ts';
import type { BareJob, Statement } from './bench/bare-server.ts';
import { compare, type Side } from './bench/compare.ts';
import { recordStatements, scenariosFor } from './bench/record.ts';
import { seedWorkouts } from './bench/seed.ts';
import { busyShare } from './machine/busy.ts';
import { cpuMsOf, endProcess, startLongrun } from './machine/longrun-process.ts';
import { startPostgres } from './postgres.ts';

const quick = process.argv.includes('--quick');
const SIZE = quick ? { own: 1_000, total: 20_000 } : { own: 10_000, total: 200_000 };
const ROUNDS = quick ? 3 : 5;
const ROUND_S = quick ? 2 : 5;
const REST_MS = 2_000;
const BARE = fileURLToPath(new URL('./bench/bare-server.ts', import.meta.url));

const busy = Math.round((await busyShare()) * 100);
console.log(
  `One athlete with ${SIZE.own} workouts in a database of ${SIZE.total}; ${ROUNDS} rounds of ${ROUND_S} s a side, in turns, 10 connections. The load comes from this same machine, of which others use ${busy} % as this begins.`,
);
const only = process.argv.slice(2).find((word) => !word.startsWith('--'));
if (only !== 'postgres') await benchSqlite();
if (only !== 'sqlite') await benchPostgres();

async function benchSqlite(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longrun-bench-'));
  try {
    const open = (onQuery: OnQuery) => openSqlite(join(dataDir, 'longrun.sqlite'), onQuery);
    await bench({ title: 'SQLite', open, dataDir, databaseUrl: undefined, aim: 0.6 });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchPostgres(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  try {
    const open = (onQuery: OnQuery) => openPostgres(postgres.url, { onQuery });
    const { url } = postgres;
    await bench({ title: 'PostgreSQL', open, dataDir: tmpdir(), databaseUrl: url, aim: 0.5 });
  } finally {
    await postgres.stop();
  }
}

async function bench(input: {
  title: string;
  open: (onQuery: OnQuery) => Engine | Promise<Engine>;
  dataDir: string;
  databaseUrl: string | undefined;
  aim: number;
}): Promise<void> {
  const { title, open, dataDir, databaseUrl, aim } = input;
  const seen: Statement[] = [];
  const engine = await open(({ sql, parameters }) => {
    seen.push({ sql, parameters: parameters.map(replayable) });
  });
  await migrate({ engine, clock: systemClock });
  const { token, userId } = await addOwner(engine);
  const today = dayInZone(systemClock.nowMs(), 'UTC');
  await seedWorkouts({ db: engine.db, ownerId: userId, ...SIZE, today });
  const scenarios = scenariosFor({ userId, today });
  const recordings = await recordStatements({ engine, seen, token, scenarios });
  await engine.close();

  const env: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl }
    : { DATA_DIR: dataDir };
  // The first start compiles and keeps what it compiled, as it does on anybody's machine.
  await (await startLongrun(env)).stop();
  const app = await startLongrun(env);
  const bare = await startBare({ recordings, dataDir, databaseUrl });
  try {
    await sleep(REST_MS);
    console.log(`\n${title}: started in ${Math.round(app.startMs)} ms, ${app.rssMb()} MB at rest`);
    const rows: Record<string, object> = {};
    for (const scenario of scenarios) {
      rows[scenario.name] = await compare({
        scenario,
        token,
        app,
        bare,
        rounds: ROUNDS,
        seconds: ROUND_S,
        aim,
      });
    }
    console.table(rows);
    console.log(`${title}: ${app.rssMb()} MB after the load`);
  } finally {
    await app.stop();
    await bare.stop();
  }
}

async function addOwner(engine: Engine): Promise<{ token: string; userId: number }> {
  const nowMs = systemClock.nowMs();
  const { id: userId } = await engine.db
    .insertInto('users')
    .values({
      email: 'owner@example.com',
      password_hash: 'none',
      name: 'Owner',
      trainer_token: newToken(),
      created_at: nowMs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = newToken();
  await insertSession(engine.db, { userId, tokenHash: hashToken(token), userAgent: null, nowMs });
  return { token, userId };
}

function replayable(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new Error(`a parameter of type ${typeof value} cannot be replayed`);
}

/** The yardstick in a process of its own, as the app has one. */
async function startBare(job: BareJob): Promise<Side & { stop: () => Promise<void> }> {
  const child = fork(BARE, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(job);
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuMsOf(child),
    stop: () => endProcess(child),
  };
}
