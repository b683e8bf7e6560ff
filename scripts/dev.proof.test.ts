import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './machine/free-port.ts';
import { registerRunner, runnerAt } from './proof-strava/runner-here.ts';
import { localFile } from './suites/local-file.ts';

test('npm run dev serves pages and calls at one address, and connects to a practice Strava', {
  timeout: 60_000,
}, async () => {
  const { PATH = '', HOME = '' } = process.env;
  const [port, apiPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'longrun-dev-'));
  const dev = spawn(process.execPath, [localFile('scripts/dev.ts')], {
    env: { PATH, HOME, PORT: `${port}`, API_PORT: `${apiPort}`, DATA_DIR: folder },
  });
  const ended = once(dev, 'close');
  try {
    const practice = await new Promise<string>((resolve, reject) => {
      let said = '';
      const look = (text: Buffer) => {
        said += text;
        const strava = /Strava: (http:\S+)/.exec(said)?.[1];
        if (strava && said.includes('Longrun is ready') && said.includes('Local:')) resolve(strava);
      };
      dev.stdout.on('data', look);
      dev.stderr.on('data', look);
      void ended.then(([code]) => reject(new Error(`ended with ${code}:\n${said}`)));
    });
    const origin = `http://127.0.0.1:${port}`;
    expect(await (await fetch(`${origin}/strava`)).text()).toContain('src="/@vite/client"');
    const token = await registerRunner({ origin, timeZone: 'UTC', number: 1 });
    const runner = runnerAt(origin, token);
    // Nobody is named: the first athlete there is.
    await runner.connect({ url: practice }, '');
    expect(await runner.sync()).toBe(200);
    const { isConnected, activitiesCount } = await runner.status();
    expect(isConnected).toBe(true);
    expect(activitiesCount).toBeGreaterThan(10);
  } finally {
    dev.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    rmSync(folder, { recursive: true, force: true });
  }
});
