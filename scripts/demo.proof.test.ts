import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localFile } from './suites/local-file.ts';

test('the demonstration prints a login that opens it, and leaves nothing behind', async () => {
  const demo = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', localFile('scripts/demo.ts')],
    {
      env: {
        ...process.env,
        STRAVA_CLIENT_ID: '',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: '/nowhere',
      },
    },
  );
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    demo.stderr.on('data', (text) => {
      said += text;
    });
    demo.stdout.on('data', (text) => {
      said += text;
      const ready = /Longrun is ready: (http:\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    demo.once('close', () => reject(new Error(said)));
  });
  const ended = new Promise<number | null>((resolve) => demo.once('close', resolve));
  const email = /email +(\S+)/.exec(said)?.[1];
  const password = /password +(\S+)/.exec(said)?.[1];
  const folder = /SQLite in (.+)\/longrun\.sqlite/.exec(said)?.[1] ?? '';
  expect(existsSync(folder)).toBe(true);
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token, user } = await answer.json();
  const summary = await fetch(`${address}/api/analytics/${user.id}/summary?period=365`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await summary.json()).totalDistance).toBeGreaterThan(1000);
  const strava = /Strava: (http:\S+)/.exec(said)?.[1];
  expect((await fetch(`${strava}/api/v3/athlete`)).status).toBe(401);
  demo.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(folder)).toBe(false);
});
