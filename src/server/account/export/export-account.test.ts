import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { deflateSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fillEveryTable } from '../../../../testing/server/fill-every-table.ts';
import { openTestApp } from '../../../../testing/server/open-test-app.ts';
import { newSessionOf } from '../../../../testing/server/people.ts';
import { readZip } from '../../../../testing/server/read-zip.ts';
import { packSamples } from '../../../domain/recording/packing.ts';
import { NOTHING_MEASURED } from '../../../domain/recording/recording.ts';
import {
  columnsOfTable,
  EXPORTED_TABLES,
  type ExportedTable,
  NOT_EXPORTED,
} from '../../platform/db/athlete-rows.ts';
import { DATA_TABLES } from '../../platform/db/tables.ts';

const ATHLETE = 1;
const ANOTHER = 3;

const app = await openTestApp();
let files: Map<string, Buffer>;

beforeAll(async () => {
  await fillEveryTable(app.db, { passwordHash: 'the hash of a password' });
  await app.db
    .updateTable('workout_recordings')
    .set({ samples: deflateSync(packSamples(RECORDING)), laps: '[]' })
    .where('workout_id', '=', 1)
    .execute();
  files = await exportOf(ATHLETE);
});

const RECORDING = {
  ...NOTHING_MEASURED,
  timeS: [0, 1, 2, 5],
  heartRateBpm: [120, 121, null, 130],
  laps: [],
};

async function exportOf(userId: number): Promise<Map<string, Buffer>> {
  const token = await newSessionOf(app, userId);
  const response = await app.app.inject({
    url: '/api/account/export',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': "attachment; filename*=UTF-8''longrun-export-2026-03-18.zip",
  });
  return readZip(response.rawPayload);
}

const jsonIn = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');

const exported = DATA_TABLES.flatMap((name): [(typeof DATA_TABLES)[number], ExportedTable][] => {
  const table = EXPORTED_TABLES[name];
  return table ? [[name, table]] : [];
});

describe('what is exported', () => {
  test('every table with rows of people is taken along, or is named with the reason why not', () => {
    for (const name of DATA_TABLES) {
      const ways = [name in EXPORTED_TABLES, name in NOT_EXPORTED];
      expect(ways.filter(Boolean), `${name}: say in athlete-rows.ts`).toHaveLength(1);
    }
  });

  test('no column that smells of a secret goes along, and what stays is a column', async () => {
    for (const [name, { without = [], json = [], key }] of exported) {
      const columns = (await columnsOfTable(app.database.engine, name)).map((one) => one.name);
      expect(columns).toEqual(expect.arrayContaining([...without, ...json, key]));
      const shown = columns.filter((column) => !without.includes(column));
      expect(shown.filter((column) => SECRET.test(column))).toEqual([]);
    }
    const all = Buffer.concat([...files.values()]).toString('latin1');
    for (const secret of ['the hash of a password', 'token 4', 'v1.id.iv.sealed']) {
      expect(all).not.toContain(secret);
    }
  });

  test.each(exported)(
    '%s: every row and column of the athlete, and nobody else’s',
    async (name, table) => {
      const owner = name === 'users' ? 'id' : 'user_id';
      const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)}
      where ${sql.ref(owner)} = ${ATHLETE}
      order by ${sql.ref(table.key)}`.execute(app.db);
      expect(rows.length).toBeGreaterThan(0);
      const written: Record<string, unknown>[] = jsonIn(`json/${table.file}.json`);
      expect(written).toEqual(rows.map((row) => expected(row, table)));
      const schema = jsonIn('schema.json').properties[`json/${table.file}.json`].items;
      for (const row of written) expect(Object.keys(row)).toEqual(schema.required);
      expect(jsonIn('manifest.json').rows[table.file]).toBe(rows.length);

      const csv: Record<string, string>[] = parse(files.get(`csv/${table.file}.csv`) ?? '', {
        columns: true,
        bom: true,
      });
      expect(csv).toHaveLength(rows.length);
    },
  );

  test('recordings are readable second by second, and one that is damaged goes along as it is', () => {
    expect(jsonIn('recordings/1.json')).toMatchObject({
      workoutId: 1,
      source: 'strava',
      timeS: [0, 1, 2, 5],
      heartRateBpm: [120, 121, null, 130],
      powerW: null,
    });
    expect(files.get('recordings/4.damaged')?.length).toBe(20_000);
  });

  test('files that were imported are there as they came', async () => {
    const [file] = await app.db.selectFrom('kept_files').select(['id', 'bytes']).execute();
    expect(files.get(`originals/${file?.id}`)?.length).toBe(file?.bytes);
  });

  test('the manifest names the format and its version', () => {
    expect(jsonIn('manifest.json')).toMatchObject({
      format: 'longrun-export',
      version: 1,
      exportedAt: '2026-03-18T12:00:00.000Z',
      recordings: 2,
    });
  });

  test('an athlete with almost nothing gets a whole zip of almost nothing', async () => {
    const small = await exportOf(ANOTHER);
    expect(JSON.parse(small.get('json/races.json')?.toString() ?? '')).toEqual([]);
    expect(JSON.parse(small.get('json/workouts.json')?.toString() ?? '').length).toBeGreaterThan(
      800,
    );
    expect(small.get('csv/races.csv')?.toString()).toMatch(/^\ufeff"id","user_id","name".*\r\n$/);
  });
});

describe('several exports at once', () => {
  // However long a busy machine takes to notice that a caller has gone.
  const timeout = 60_000;
  test('are two, the third is told to come back, and one that is broken off makes room', {
    timeout,
  }, async () => {
    await keepFileOf(MORE_THAN_THE_WIRE_HOLDS);
    const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
    const token = await newSessionOf(app, ATHLETE);
    const ask = async () => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}` };
        get(`${origin}/api/account/export`, { headers }, resolve).on('error', reject);
      });
      // The server does not close while one of them is open.
      onTestFinished(() => void answer.destroy());
      return answer;
    };
    const first = await ask();
    const second = await ask();
    const third = await ask();
    expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(third.headers['retry-after']).toBe('30');
    first.destroy();
    await vi.waitUntil(
      async () => {
        const again = await ask();
        again.destroy();
        return again.statusCode === 200;
      },
      { timeout },
    );
  });
});

/** What lies between server and caller holds a few MiB: an export that nobody takes has to wait. */
const MORE_THAN_THE_WIRE_HOLDS = 24;

/** A file of so many MiB that the athlete imported, of bytes that no zip makes smaller. */
async function keepFileOf(mebibytes: number): Promise<void> {
  const pieceBytes = 1024 * 1024;
  const bytes = mebibytes * pieceBytes;
  const whole = { bytes, kept_bytes: bytes, is_whole: 1 as const };
  const { id } = await app.db
    .insertInto('kept_files')
    .values({ ...whole, user_id: ATHLETE, sha256: 'of a long file', created_at: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let place = 0; place < mebibytes; place += 1) {
    const content = randomBytes(pieceBytes);
    const piece = { kept_file_id: id, user_id: ATHLETE, place, is_gzipped: 0 as const, content };
    await app.db.insertInto('kept_file_pieces').values(piece).execute();
  }
}

const SECRET = /password|sealed|token(?!s)|secret|_hash$|lease/;

/** A row of the database, as far as it goes along, with bytes as text. */
function expected(row: Record<string, unknown>, { without = [], json = [] }: ExportedTable) {
  const kept = Object.entries(row).filter(([column]) => !without.includes(column));
  return Object.fromEntries(
    kept.map(([column, value]) => [
      column,
      value instanceof Uint8Array
        ? Buffer.from(value).toString('base64')
        : json.includes(column) && typeof value === 'string'
          ? parsedOr(value)
          : value,
    ]),
  );
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
