import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSlowBodies } from './slow-bodies.ts';

const app = Fastify();
endSlowBodies(app, 1000);
app.post('/call', async () => ({ arrived: true }));
app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
const formFiles = { field: 'files', mostBytes: 1000, mostFiles: 1 };
app.post('/upload', { config: { endpoint: { formFiles } as never } }, async (request) => {
  for await (const _part of request.raw);
  return { arrived: true };
});
let port: number;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** What is answered to a body whose second half comes this much later. */
async function send(path: string, laterMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const type = path === '/upload' ? 'multipart/form-data; boundary=x' : 'application/json';
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 2\r\n\r\n{`,
  );
  const later = setTimeout(() => socket.write('}'), laterMs);
  let answer = '';
  socket.on('error', () => {});
  for await (const chunk of socket) answer += chunk;
  clearTimeout(later);
  return answer;
}

test('a body that does not arrive in time is refused, and an upload may take longer', async () => {
  const answers = [send('/call', 20), send('/call', 10_000), send('/upload', 1500)];
  expect((await Promise.all(answers)).map((answer) => answer.slice(0, 12))).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 408',
    'HTTP/1.1 200',
  ]);
});
