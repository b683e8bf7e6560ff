import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../src/server/platform/clock.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openEngine } from '../../src/server/platform/db/open-engine.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { startLongrun } from './longrun-process.ts';

export type DemoApp = {
  url: string;
  /** The session cookie of the demonstration's runner, signed in as a browser would. */
  cookie: { name: string; value: string };
  stop: () => Promise<void>;
};

/** The built app in a process of its own, with the demonstration's year of running. */
export async function startDemoApp({ timeZone }: { timeZone: string }): Promise<DemoApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longrun-demo-'));
  const engine = await openEngine({ dataDir: folder, databaseUrl: undefined });
  await migrate({ engine, clock: systemClock });
  const { email, password } = await seedDemo({ db: engine.db, clock: systemClock, timeZone });
  await engine.close();
  const app = await startLongrun({ DATA_DIR: folder });
  const stop = async () => {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: app.url, cookie: await signIn({ url: app.url, email, password, timeZone }), stop };
}

async function signIn(input: { url: string; email: string; password: string; timeZone: string }) {
  const { url, ...body } = input;
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]*session)=([^;]+)/.exec(line) ?? [];
    if (value) return { name, value };
  }
  throw new Error(`signing in: ${answer.status} ${await answer.text()}`);
}
