import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpApp } from './http-app.ts';

const app = await createHttpApp({ trustedProxies: [], picturesFrom: null, log: false });
app.post('/call', async () => ({ arrived: true }));
let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

const MB = 1024 * 1024;

/** What is answered to who sends all of a long body before listening, as many programs do. */
async function send(length: string, body: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  const head = `POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(head);
    socket.write(body, () => resolve());
  });
  socket.resume();
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

const TOO_MUCH = Buffer.alloc(20 * MB, '{}');

test.each([
  ['says its length', `content-length: ${TOO_MUCH.length}`, TOO_MUCH],
  [
    'does not say its length',
    'transfer-encoding: chunked',
    Buffer.concat([Buffer.from(`${TOO_MUCH.length.toString(16)}\r\n`), TOO_MUCH]),
  ],
])('who sends too much at once and %s hears the refusal', async (_title, length, body) => {
  const answer = await send(length, body);
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect(answer).toContain('"code":"tooLarge"');
});
