import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { startImport } from '../../contract/imports.ts';

let port: number;
const app = await openTestApp({ config: { importQuotaBytes: 1024 * 1024 } });

beforeAll(async () => {
  port = Number(new URL(await app.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** An upload that begins and does not go on; `cut` breaks it off. */
function hold(token: string): { answer: () => string; cut: () => void } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => {});
  socket.write(
    [
      'POST /api/imports HTTP/1.1',
      'host: x',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000000',
      '',
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a.json"\r\n\r\nthe beginning',
    ].join('\r\n'),
  );
  return { answer: () => text, cut: () => socket.destroy() };
}

function spooled(): string[] {
  const folder = join(app.config.dataDir, 'spool');
  return existsSync(folder) ? readdirSync(folder) : [];
}

test('one upload an athlete and three at once are taken, the next are told to come again; one that breaks off leaves nothing', async () => {
  const athletes = await Promise.all(Array.from({ length: 4 }, () => app.addAthlete()));
  const tokens = athletes.map(({ token }) => token);
  const held = tokens.slice(0, 3).map(hold);
  await expect.poll(spooled).toHaveLength(3);
  const [again, fourth] = [hold(tokens[0] ?? ''), hold(tokens[3] ?? '')];
  await expect.poll(again.answer).toMatch(/^HTTP\/1\.1 429[\s\S]*retry-after: \d+/i);
  await expect.poll(fourth.answer).toMatch(/^HTTP\/1\.1 503[\s\S]*retry-after: \d+/i);
  expect(spooled()).toHaveLength(3);
  for (const { cut } of [...held, again, fourth]) cut();
  await expect.poll(spooled).toEqual([]);
  expect(await app.db.selectFrom('kept_files').select('id').execute()).toEqual([]);
  expect(await app.db.selectFrom('imports').select('id').execute()).toEqual([]);
});

test('files beyond the quota are refused with how much is used, and taken where they are not kept', async () => {
  const athlete = await app.addAthlete();
  const files = [
    { name: 'a.bin', content: randomBytes(700_000) },
    { name: 'b.bin', content: randomBytes(600_000) },
  ];
  const refused = await athlete.call(startImport, { files });
  expect(refused).toMatchObject({
    status: 413,
    body: { code: 'tooLarge', message: expect.stringMatching('0 of 1 MB') },
  });
  expect(await app.db.selectFrom('kept_files').select('id').execute()).toEqual([]);
  expect(spooled()).toEqual([]);
  const taken = await athlete.call(startImport, { files, query: { keep: 'false' } });
  expect(taken.status).toBe(202);
});

test('what is no form, or holds no file, is refused', async () => {
  const athlete = await app.addAthlete();
  expect((await athlete.call(startImport, { rawBody: 'x' })).status).toBe(415);
  expect((await athlete.call(startImport, { files: [] })).status).toBe(400);
});
