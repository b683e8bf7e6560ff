import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { BOMBS } from '../../../testing/imports/bombs.ts';
import { diceOf } from '../../../testing/imports/dice.ts';
import { IMPORTERS } from '../../../testing/imports/importers.ts';
import {
  memoryMb,
  newPlace,
  type Place,
  registerOn,
  type ServerProcess,
  startServer,
} from '../../../testing/server/server-process.ts';

// Against a server as an operator starts it, so that what it takes is its own.

/** Of processor time: on a busy machine the clock on the wall says more about the others. */
const SECONDS = 2;
const MEMORY_MB = 128;
/** Half as fast as a machine with other work hashes and packs: 100 MB took it 3.6 s. */
const KEPT_BYTES_A_SECOND = 20 * 1024 * 1024;
const CHANGED = budget({ everyday: 20, small: 20, full: 400 });
const MOST_GROWTH_MB = 256;

let place: Place;
let server: ServerProcess;
let authorization = '';
beforeAll(async () => {
  place = await newPlace();
  server = await startServer({ ...place.env, IMPORT_QUOTA_MB: '4000' });
  authorization = (await registerOn(server.origin, 'ada')).headers.authorization;
  // What a first import loads is not what a bomb takes.
  await settled(await send([{ name: 'a.csv', content: Buffer.from('Date,Duration\n1,2\n') }]));
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await place.remove();
});

type SentFile = { name: string; content: Uint8Array };

async function send(files: readonly SentFile[], query = ''): Promise<number> {
  const form = new FormData();
  for (const { name, content } of files) {
    form.append('files', new Blob([new Uint8Array(content)]), name);
  }
  const response = await fetch(`${server.origin}/api/imports${query}`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const answer = (await response.json()) as { id: number };
  expect([response.status, answer]).toMatchObject([202, { id: expect.any(Number) }]);
  return answer.id;
}

type Import = {
  status: string;
  counts: { found: number; failed: number };
  items: { status: string; reason: string | null }[];
};

async function settled(id: number): Promise<Import> {
  for (;;) {
    const response = await fetch(`${server.origin}/api/imports/${id}`, {
      headers: { authorization },
    });
    expect(response.status).toBe(200);
    const found = (await response.json()) as Import;
    if (['review', 'done', 'failed'].includes(found.status)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const TICKS_A_SECOND = 100;

/** Of the server's processor, all its threads together. */
function processorSeconds(): number {
  const stat = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS_A_SECOND;
}

/** What the server takes of its processor and of memory, at its most, until this is done. */
async function measured<T>(work: () => Promise<T>) {
  // Its highest mark begins anew.
  writeFileSync(`/proc/${server.child.pid}/clear_refs`, '5');
  const [fromS, fromMb, fromMs] = [
    processorSeconds(),
    memoryMb(server, 'VmRSS'),
    performance.now(),
  ];
  const answer = await work();
  return {
    answer,
    seconds: processorSeconds() - fromS,
    wallS: (performance.now() - fromMs) / 1000,
    grewMb: memoryMb(server, 'VmHWM') - fromMb,
  };
}

function spooled(): string[] {
  const folder = join(place.env.DATA_DIR ?? '', 'spool');
  return existsSync(folder) ? readdirSync(folder) : [];
}

test.each(BOMBS)('$name, dropped, is refused', { timeout: 120_000 }, async ({ name, make }) => {
  const content = make();
  const told = await measured(async () => settled(await send([{ name: 'a.zip', content }])));
  const { answer, seconds, wallS, grewMb } = told;
  console.info(
    `${name}: ${content.length} bytes, ${seconds.toFixed(2)} s of processor, ${wallS.toFixed(2)} s, ${grewMb.toFixed()} MB more`,
  );
  expect(answer.items.filter(({ reason }) => reason === null)).toEqual([]);
  expect(answer.items.length).toBeGreaterThan(0);
  expect(answer.counts.found).toBe(0);
  // What is large is hashed, packed and kept besides, before anybody looks at it.
  const keepingS = content.length / KEPT_BYTES_A_SECOND;
  expect(seconds).toBeLessThan(SECONDS + keepingS);
  expect(grewMb).toBeLessThan(MEMORY_MB);
  expect(spooled()).toEqual([]);
});

test.each(BOMBS)('$name, posted by a phone, is refused', { timeout: 120_000 }, async (bomb) => {
  const content = new Uint8Array(bomb.make());
  const { answer, seconds, grewMb } = await measured(async () => {
    // What is too long is answered before it has arrived, which may break off who still sends.
    const response = await fetch(`${server.origin}/api/import/apple-health`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: content,
    }).catch(() => null);
    await response?.text();
    return { status: response?.status ?? 413 };
  });
  console.info(
    `${bomb.name}, posted: ${answer.status}, ${seconds.toFixed(2)} s of processor, ${grewMb.toFixed()} MB more`,
  );
  expect([400, 413, 422]).toContain(answer.status);
  expect(seconds).toBeLessThan(SECONDS);
  expect(grewMb).toBeLessThan(MEMORY_MB);
});

test.each(IMPORTERS)(
  'files of $name, changed, are imported or refused',
  {
    timeout: 600_000,
  },
  async ({ name, inBytes, inParts }) => {
    const files = Array.from({ length: CHANGED }, (_none, seed) => ({
      name: `${seed}`,
      content: (seed % 2 === 0 ? inBytes : inParts)(diceOf(seed)),
    }));
    const id = await measured(() => send(files, '?commit=true'));
    const { answer, grewMb } = await measured(() => settled(id.answer));
    console.info(
      `${name}: ${answer.counts.found} workouts, ${answer.counts.failed} failed, ${grewMb.toFixed()} MB more`,
    );
    expect(answer.status).toBe('done');
    expect(grewMb).toBeLessThan(MOST_GROWTH_MB);
    const log = await fetch(`${server.origin}/api/workouts`, { headers: { authorization } });
    expect(log.status).toBeLessThan(500);
    // No fault of ours, in a reader or beyond it.
    expect(server.printed().match(/.*"level":[56]0.*/g) ?? []).toEqual([]);
  },
);
