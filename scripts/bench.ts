import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { dayInZone } from '../src/domain/calendar.ts';
import { insertSession } from '../src/server/auth/sessions.queries.ts';
import { hashToken, newToken } from '../src/server/auth/tokens.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import type { Engine, OnQuery } from '../src/server/platform/db/database.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openPostgres } from '../src/server/platform/db/postgres.ts';
import { openSqlite } from '../src/server/platform/db/sqlite.ts';
import type { Statement } from './bench/bare-server.ts';
import { startBare, startLongrun } from './bench/processes.ts';
import { recordStatements, type Scenario, scenariosFor } from './bench/record.ts';
import { seedWorkouts } from './bench/seed.ts';
import { startPostgres } from './postgres.ts';

const quick = process.argv.includes('--quick');
const SIZE = quick ? { own: 1_000, total: 20_000 } : { own: 10_000, total: 200_000 };
const ROUNDS = quick ? 3 : 5;
const ROUND_S = quick ? 2 : 5;
const CONNECTIONS = 10;
const AIM = 0.8;

type Load = { requestsPerS: number; p50Ms: number; p99Ms: number };

console.log(
  `One athlete with ${SIZE.own} workouts in a database of ${SIZE.total}; ${ROUNDS} rounds of ${ROUND_S} s a side, in turns, ${CONNECTIONS} connections. The load comes from this same machine.`,
);
await benchSqlite();
await benchPostgres();

async function benchSqlite(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longrun-bench-'));
  try {
    const open = (onQuery: OnQuery) => openSqlite(join(dataDir, 'longrun.sqlite'), onQuery);
    await bench({ title: 'SQLite', open, dataDir, databaseUrl: undefined });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchPostgres(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  try {
    const open = (onQuery: OnQuery) => openPostgres(postgres.url, onQuery);
    await bench({ title: 'PostgreSQL', open, dataDir: tmpdir(), databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function bench(input: {
  title: string;
  open: (onQuery: OnQuery) => Engine | Promise<Engine>;
  dataDir: string;
  databaseUrl: string | undefined;
}): Promise<void> {
  const { title, open, dataDir, databaseUrl } = input;
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

  const app = await startLongrun(
    databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir },
  );
  const bare = await startBare({ recordings, dataDir, databaseUrl });
  try {
    console.log(`\n${title}: started in ${Math.round(app.startMs)} ms, ${app.rssMb()} MB at rest`);
    const rows = [];
    for (const scenario of scenarios) {
      rows.push(await compare({ scenario, token, appUrl: app.url, bareUrl: bare.url }));
    }
    console.table(Object.fromEntries(rows));
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

/** Both sides in turns, so that whatever else the machine does meets both alike. */
async function compare(input: {
  scenario: Scenario;
  token: string;
  appUrl: string;
  bareUrl: string;
}) {
  const { scenario, token, appUrl, bareUrl } = input;
  const ours: Load[] = [];
  const theirs: Load[] = [];
  await load({ scenario, token, url: appUrl, seconds: 1 });
  await load({ scenario, token, url: bareUrl, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await load({ scenario, token, url: appUrl, seconds: ROUND_S }));
    theirs.push(await load({ scenario, token, url: bareUrl, seconds: ROUND_S }));
  }
  const ratios = ours.map(({ requestsPerS }, at) => requestsPerS / (theirs[at]?.requestsPerS ?? 1));
  const ratio = median(ratios);
  const row = {
    'req/s': Math.round(median(ours.map((each) => each.requestsPerS))),
    'p50 ms': median(ours.map((each) => each.p50Ms)),
    'p99 ms': median(ours.map((each) => each.p99Ms)),
    'bare req/s': Math.round(median(theirs.map((each) => each.requestsPerS))),
    ratio: Math.round(ratio * 100) / 100,
    spread: `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    aim: ratio >= AIM ? 'met' : `missed (${AIM})`,
  };
  return [scenario.name, row] as const;
}

async function load(input: {
  scenario: Scenario;
  token: string;
  url: string;
  seconds: number;
}): Promise<Load> {
  const { scenario, token, url, seconds } = input;
  const result = await autocannon({
    url: `${url}${scenario.path}`,
    method: scenario.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: scenario.body,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${scenario.name}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return {
    requestsPerS: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function replayable(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new Error(`a parameter of type ${typeof value} cannot be replayed`);
}
