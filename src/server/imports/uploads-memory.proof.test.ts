import { readdirSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  memoryMb,
  newPlace,
  type Place,
  registerOn,
  type ServerProcess,
  startServer,
} from '../../../testing/server/server-process.ts';

const MB = 1024 * 1024;
const UPLOAD_MB = 100;
const UPLOADS = 20;
/** What uploads may add to the memory of the process, at its highest. */
const MOST_MORE_MB = 256;

let place: Place;
let server: ServerProcess;
let tokens: string[];
let startMb: number;
beforeAll(async () => {
  place = await newPlace();
  server = await startServer({ ...place.env, LOGIN_RATE_LIMIT: '1000' });
  tokens = [];
  for (let at = 0; at < UPLOADS; at += 1)
    tokens.push((await registerOn(server.origin, `runner${at}`)).token);
  startMb = memoryMb(server);
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await place.remove();
});

test('twenty uploads of 100 MB that are held open take little memory: three are taken, the others told to come again', {
  timeout: 300_000,
}, async () => {
  const uploads = await Promise.all(tokens.map(holdUpload));
  // The last of those that were taken has been written to disk by now.
  await pause(3000);
  const answers = uploads.map(({ answer }) => answer());
  expect(answers.filter((status) => status === null)).toHaveLength(3);
  expect(answers.filter((status) => status === 503)).toHaveLength(UPLOADS - 3);
  tell('20 uploads of 100 MB, held');
  for (const { cut } of uploads) cut();
  // What was cut off goes, and with it the place that it took.
  const spool = join(place.env.DATA_DIR ?? '', 'spool');
  await expect.poll(() => readdirSync(spool), { timeout: 20_000 }).toEqual([]);
  expect(memoryMb(server) - startMb).toBeLessThan(MOST_MORE_MB);
});

test.each(['/api/imports?commit=true', '/api/import/apple-health'])(
  '100 MB of {} sent to %s end in a clear refusal and little memory',
  { timeout: 300_000 },
  async (path) => {
    const isForm = path.startsWith('/api/imports');
    // None of those whose upload was held.
    const { token } = await registerOn(server.origin, isForm ? 'form' : 'records');
    const { status, body } = await post({ path, token, isForm });
    if (isForm) {
      expect(status).toBe(202);
      const item = await firstItem({ token, id: (JSON.parse(body) as { id: number }).id });
      expect(item).toMatchObject({ status: expect.stringMatching(/^(failed|skipped)$/) });
      expect(item.reason).toMatch(/\w+ \w+/);
      console.info(item.reason);
    } else {
      expect(status).toBe(413);
      expect(JSON.parse(body)).toMatchObject({ code: 'tooLarge' });
    }
    tell(`100 MB of {} to ${path}`);
    expect(memoryMb(server) - startMb).toBeLessThan(MOST_MORE_MB);
  },
);

function tell(what: string): void {
  const peak = memoryMb(server);
  console.info(`${what}: ${(peak - startMb).toFixed()} MB more, ${peak.toFixed()} MB in all`);
}

const FORM_HEAD = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.json"\r\n\r\n';

/** All but the end of an upload; `answer` is its status, null while the server waits for the rest. */
async function holdUpload(
  token: string,
): Promise<{ answer: () => number | null; cut: () => void }> {
  let status: number | null = null;
  let isOver = false;
  const sending = open({ path: '/api/imports', token, isForm: true });
  sending.on('response', (response) => {
    status = response.statusCode ?? 0;
    response.resume();
  });
  sending.on('error', () => {
    isOver = true;
  });
  sending.write(FORM_HEAD);
  // Whoever is refused is told so before most of it was sent.
  await pause(1000);
  for (let sent = 0; sent < UPLOAD_MB && !isOver && status === null; sent += 1) {
    await written(sending, Buffer.alloc(MB, '{}'));
  }
  return { answer: () => status, cut: () => sending.destroy() };
}

async function post(of: { path: string; token: string; isForm: boolean }) {
  const sending = open(of);
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve);
    // What breaks off after the answer is the rest of what was sent.
    sending.on('error', reject);
  });
  let isAnswered = false;
  const told = answered.finally(() => {
    isAnswered = true;
  });
  if (of.isForm) sending.write(FORM_HEAD);
  else sending.flushHeaders();
  // Who is refused by the length alone is told so now; sending on would break the connection.
  await Promise.race([told, pause(1000)]);
  for (let sent = 0; sent < UPLOAD_MB && !isAnswered; sent += 1) {
    await Promise.race([written(sending, Buffer.alloc(MB, '{}')), told]);
  }
  if (!isAnswered) sending.end(of.isForm ? '\r\n--x--\r\n' : '');
  const response = await told;
  response.setEncoding('utf8');
  let body = '';
  for await (const text of response) body += text;
  return { status: response.statusCode, body };
}

function open(of: { path: string; token: string; isForm: boolean }): ClientRequest {
  const type = of.isForm ? 'multipart/form-data; boundary=x' : 'application/json';
  const length = of.isForm ? undefined : { 'content-length': UPLOAD_MB * MB };
  const headers = { authorization: `Bearer ${of.token}`, 'content-type': type, ...length };
  return request(`${server.origin}${of.path}`, { method: 'POST', headers });
}

/** Once the system has taken it. */
function written(sending: ClientRequest, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    sending.write(bytes, () => resolve());
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

type Item = { status: string; reason: string | null };

async function firstItem({ token, id }: { token: string; id: number }): Promise<Item> {
  for (;;) {
    const response = await fetch(`${server.origin}/api/imports/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const found = (await response.json()) as { status: string; items: Item[] };
    const [item] = found.items;
    if (found.status === 'done' && item) return item;
    if (found.status === 'failed') throw new Error('the import failed');
    await pause(200);
  }
}
