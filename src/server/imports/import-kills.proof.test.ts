import { afterEach, beforeAll, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { GARMIN_WEIGHTS } from '../../../testing/imports/made-up-weights.ts';
import { makeZip } from '../../../testing/imports/make-zip.ts';
import {
  newPlace,
  type Place,
  type ServerProcess,
  startServer,
} from '../../../testing/server/server-process.ts';
import { takeSnapshot } from '../../../testing/server/snapshot.ts';
import { TEST_ENGINE } from '../../../testing/server/test-database.ts';
import { openEngine } from '../platform/db/open-engine.ts';
import { forgetLeases } from './imports.queries.ts';

const FEW = 4;
const KILLS = budget({ everyday: FEW, small: FEW, full: 50 });
const PATIENT = { timeout: 60_000 + KILLS * 60_000 };
const FILES = 12;
const WORKOUTS_A_FILE = 12;

const places: Place[] = [];
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const { child } of servers.splice(0)) child.kill('SIGKILL');
  for (const place of places.splice(0)) await place.remove();
});

/** `importId` is of the many files; `besides` are a table by its mapping and what a phone posted. */
type Runner = {
  place: Place;
  server: ServerProcess;
  token: string;
  importId: number;
  besides: number[];
};

/** A year of runs in files that overlap, one of them typed in before, one no export at all. */
function files(): { name: string; content: string | Uint8Array<ArrayBuffer> }[] {
  const run = (at: number) => {
    const day = new Date(Date.UTC(2025, 0, 1 + at * 2)).toISOString().slice(0, 10);
    return {
      name: 'Outdoor Run',
      start: `${day} 07:00:00 +0000`,
      end: `${day} 07:${20 + (at % 30)}:00 +0000`,
      distance: { qty: 4 + (at % 7), units: 'km' },
      heartRateData: Array.from({ length: 20 }, (_, minute) => ({
        date: `${day} 07:${String(minute).padStart(2, '0')}:00 +0000`,
        Avg: 120 + ((at + minute) % 50),
      })),
    };
  };
  const exports = Array.from({ length: FILES }, (_, file) => {
    const from = file * (WORKOUTS_A_FILE - 2);
    const workouts = Array.from({ length: WORKOUTS_A_FILE }, (_, at) => run(from + at));
    return { name: `export-${file}.json`, content: JSON.stringify({ data: { workouts } }) };
  });
  return [
    ...exports,
    { name: 'notes.txt', content: 'no workouts here' },
    { name: 'weights.json', content: GARMIN_WEIGHTS },
    { name: 'logs.zip', content: tablesInArchive() },
  ];
}

/** Each is a file of the import by itself, and asks for its columns or for its zone. */
function tablesInArchive(): Uint8Array<ArrayBuffer> {
  const utc = 'Start time (UTC),Type,Duration,Distance (km)';
  return new Uint8Array(
    makeZip([
      { name: 'open.csv', content: table() },
      { name: 'utc.csv', content: `${utc}\n2021-05-01 20:30:00,Run,0:30:00,5\n` },
    ]),
  );
}

const LINES = 60;
const POSTED = 40;

/** A day that can be two, so that somebody has to say which columns hold what. */
function table(): string {
  const lines = Array.from({ length: LINES }, (_, at) => {
    const day = `${String((at % 12) + 1).padStart(2, '0')}/${String((at % 11) + 1).padStart(2, '0')}`;
    return `${day}/20${20 - Math.floor(at / 12)},Run,0:${30 + (at % 20)}:00,${6 + (at % 5)}.${at % 10},line ${at}`;
  });
  return ['Date,Type,Duration,Distance (km),Notes', ...lines].join('\n');
}

function posted(): string {
  const workouts = Array.from({ length: POSTED }, (_, at) => {
    const day = new Date(Date.UTC(2022, 0, 1 + at)).toISOString().slice(0, 10);
    return {
      name: 'Outdoor Run',
      start: `${day} 18:00:00 +0000`,
      end: `${day} 18:${30 + (at % 20)}:00 +0000`,
      distance: { qty: 5 + (at % 9), units: 'km' },
    };
  });
  return JSON.stringify({ data: { workouts } });
}

async function call(of: Pick<Runner, 'server' | 'token'>, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${of.token}`, ...init.headers };
  const response = await fetch(of.server.origin + path, { ...init, headers });
  return response.json() as Promise<{
    id: number;
    status: string;
    token: string;
    mapping: object;
  }>;
}

async function begin({ query = '?commit=true' } = {}): Promise<Runner> {
  const place = await newPlace();
  places.push(place);
  const server = await startServer(place.env);
  servers.push(server);
  const json = { 'content-type': 'application/json' };
  const account = { name: 'Ada', email: 'ada@example.com', password: 'lovelace' };
  const { token } = await call({ server, token: '' }, '/api/auth/register', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  for (const date of ['2025-01-01', '2025-01-05']) {
    const body = { date, workoutType: 'running', duration: '0:20', distance: 4, notes: 'typed' };
    await call({ server, token }, '/api/workouts', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    });
  }
  const tableId = await sendTable({ server, token });
  // Neither is waited for: whoever calls is cut off with the server, and what was begun goes on.
  void call({ server, token }, `/api/imports/csv/${tableId}/apply`, {
    method: 'POST',
    headers: json,
    body: '{}',
  }).catch(() => {});
  void call({ server, token }, '/api/import/apple-health', {
    method: 'POST',
    headers: json,
    body: posted(),
  }).catch(() => {});
  const form = new FormData();
  for (const { name, content } of files()) form.append('files', new Blob([content]), name);
  const { id } = await call({ server, token }, `/api/imports${query}`, {
    method: 'POST',
    body: form,
  });
  const besides = await begunBesides({ server, token }, id);
  return { place, server, token, importId: id, besides };
}

/** Sent, and its columns named: it waits to be applied. */
async function sendTable(of: Pick<Runner, 'server' | 'token'>): Promise<number> {
  const { id } = await call(of, '/api/imports/csv?source=csv&fileName=log.csv', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: table(),
  });
  const { mapping } = await call(of, `/api/imports/csv/${id}`);
  await call(of, `/api/imports/csv/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...mapping, dayOrder: 'day-first', confirmed: true }),
  });
  return id;
}

/** The other imports, once each of them has been begun. */
async function begunBesides(
  of: Pick<Runner, 'server' | 'token'>,
  importId: number,
): Promise<number[]> {
  for (;;) {
    const all = (await listOf(of)).filter(({ id }) => id !== importId);
    if (all.length === 2 && all.every(({ status }) => status !== 'review')) {
      return all.map(({ id }) => id);
    }
    await after(20);
  }
}

async function listOf(of: Pick<Runner, 'server' | 'token'>) {
  const list: unknown = await call(of, '/api/imports');
  return list as { id: number; status: string }[];
}

async function kill({ server }: Runner): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

/** On PostgreSQL the next process waits until the lease of the one that was killed is over. */
async function restart(runner: Runner, { afterLease = false } = {}): Promise<Runner> {
  if (TEST_ENGINE === 'postgres' && !afterLease) await endLeases(runner);
  const server = await startServer(runner.place.env);
  servers.push(server);
  return { ...runner, server };
}

async function endLeases({ place }: Runner): Promise<void> {
  const databaseUrl = place.env.DATABASE_URL;
  const engine = await openEngine({ databaseUrl, dataDir: place.env.DATA_DIR ?? '' });
  await forgetLeases(engine.db);
  await engine.close();
}

async function until(runner: Runner, status: string): Promise<void> {
  const endMs = performance.now() + 60_000;
  for (;;) {
    const { status: its = '' } =
      (await listOf(runner)).find(({ id }) => id === runner.importId) ?? {};
    if (its === status) return;
    if (performance.now() > endMs) throw new Error(`it is ${its}, not ${status}`);
    await after(100);
  }
}

/** Of all imports, not of the one with the many files alone. */
async function untilAll(runner: Runner, status: string): Promise<void> {
  const endMs = performance.now() + 60_000;
  for (;;) {
    const all = await listOf(runner);
    if (all.length === 3 && all.every((each) => each.status === status)) return;
    if (performance.now() > endMs) throw new Error(`not ${status}: ${JSON.stringify(all)}`);
    await after(100);
  }
}

async function undoAll(runner: Runner): Promise<void> {
  for (const id of [runner.importId, ...runner.besides]) {
    await call(runner, `/api/imports/${id}`, { method: 'DELETE' });
  }
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Contents = Map<string, string[]>;

/** Every row of every table, without what only says when, after what review and under which number. */
async function contentsOf({ place }: Runner): Promise<Contents> {
  const databaseUrl = place.env.DATABASE_URL;
  const engine = await openEngine({ databaseUrl, dataDir: place.env.DATA_DIR ?? '' });
  const tables = await takeSnapshot(engine.db);
  await engine.close();
  return new Map(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows.map((row) => JSON.stringify(withoutNumbers(JSON.parse(row)))).toSorted(),
    ]),
  );
}

function withoutNumbers(row: Record<string, unknown>): Record<string, unknown> {
  const isNumber =
    /^(id|lease|match|place_written|trainer_token|commit_at_once)$|_(id|at|until|hash|by|before)$/;
  const kept = Object.entries(row).filter(([name]) => !isNumber.test(name));
  // A workout's names the item that it was added for.
  const isItem = (value: unknown) => typeof value === 'string' && /^import \d+, item/.test(value);
  // Nor do the entries that a file of weights brought have the same numbers, nor the files.
  const plain = (value: unknown) =>
    typeof value === 'string'
      ? value.replace(/"ids":\[[\d,]*\]/, '"ids"').replace(/"file":"\d+\//, '"file":"')
      : value;
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isItem(value) ? 'item' : plain(value)]),
  );
}

/** The first of what is in one of them alone. */
function differences(one: Contents, other: Contents): string[] {
  return [...one].flatMap(([table, rows]) => {
    const others = other.get(table) ?? [];
    const [first] = rows.filter((row) => !others.includes(row));
    return first === undefined && rows.length === others.length
      ? []
      : [`${table}: ${rows.length} rows, not ${others.length}; ${first}`];
  });
}

let whole: { written: Contents; undone: Contents; tookMs: number };
beforeAll(async () => {
  const runner = await begin();
  const startMs = performance.now();
  await untilAll(runner, 'done');
  const tookMs = performance.now() - startMs;
  await kill(runner);
  const written = await contentsOf(runner);
  const again = await restart(runner);
  await undoAll(again);
  await untilAll(again, 'undone');
  await kill(again);
  whole = { written, undone: await contentsOf(runner), tookMs };
}, 120_000);

test('an import that was killed at any moment ends as one that never was', PATIENT, async () => {
  expect(whole.written.get('workouts')?.length).toBeGreaterThan(100);
  for (let time = 0; time < KILLS; time += 1) {
    // Not at random: each moment of the whole has its turn, with a review in between and without.
    const moment = ((time + 0.5) / KILLS) * whole.tookMs;
    const again = await (time % 2 === 0 ? killedAtWork(moment, time) : killedInReview(moment));
    await untilAll(again, 'done');
    await kill(again);
    expect(differences(await contentsOf(again), whole.written)).toEqual([]);
    const last = await restart(again);
    void undoAll(last).catch(() => {});
    await after(20 + (time % 10) * 20);
    await kill(last);
    const undoing = await restart(last);
    await undoAll(undoing);
    await untilAll(undoing, 'undone');
    await kill(undoing);
    expect(differences(await contentsOf(undoing), whole.undone)).toEqual([]);
    for (const { child } of servers.splice(0)) child.kill('SIGKILL');
    for (const place of places.splice(0)) await place.remove();
    console.info(`${TEST_ENGINE}: ${time + 1} of ${KILLS} kills end as if there had been none`);
  }
});

async function killedAtWork(momentMs: number, time: number): Promise<Runner> {
  const runner = await begin();
  await after(momentMs);
  await kill(runner);
  return restart(runner, { afterLease: time === 0 });
}

/** Once while it is read, once while it waits to be looked at, and once while it is written. */
async function killedInReview(momentMs: number): Promise<Runner> {
  const runner = await begin({ query: '' });
  await after(momentMs / 2);
  await kill(runner);
  const reading = await restart(runner);
  await until(reading, 'review');
  await kill(reading);
  const reviewed = await restart(reading);
  await until(reviewed, 'review');
  await call(reviewed, `/api/imports/${reviewed.importId}/commit`, { method: 'POST' });
  await after(momentMs / 2);
  await kill(reviewed);
  return restart(reviewed);
}

test('what was undone left no workout of its own', () => {
  expect(whole.written.get('workouts')?.length).toBeGreaterThan(100 + LINES + POSTED);
  expect(whole.written.get('weight_entries')?.length).toBe(3);
  expect(whole.undone.get('weight_entries')).toEqual([]);
  expect(whole.undone.get('workouts')?.length).toBe(2);
  expect(whole.undone.get('workout_recordings')).toEqual([]);
  expect(whole.undone.get('workout_sources')).toEqual([]);
});
