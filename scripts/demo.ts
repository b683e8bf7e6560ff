// npm run demo: Longrun with a year of a runner's log, on a database that is gone when it stops.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPracticeProcess } from '../practice-strava/practice-process.ts';
import { systemClock } from '../src/server/platform/clock.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { openEngine } from '../src/server/platform/db/open-engine.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { demoActivities } from './demo/strava-activities.ts';

const folder = mkdtempSync(join(tmpdir(), 'longrun-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// Until the server has its own handlers, a signal must leave nothing behind either.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(1);
  });
}

const engine = await openEngine({ dataDir: folder, databaseUrl: undefined });
await migrate({ engine, clock: systemClock });
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const { db } = engine;
const { userId, email, password } = await seedDemo({ db, clock: systemClock, timeZone });
if (!process.env.STRAVA_CLIENT_ID?.trim()) {
  const strava = await startPracticeProcess(['--empty', '--generous']);
  process.once('exit', () => void strava.stop());
  const dana = { firstname: 'Dana', lastname: 'Whitlock', timeZone };
  const { id: athleteId } = await strava.order('add-athlete', dana);
  const activities = await demoActivities({ db, userId, nowMs: systemClock.nowMs(), timeZone });
  for (const activity of activities) {
    await strava.order('add-activity', { athleteId, ...activity });
  }
  console.log(`Strava: ${strava.url} stands in for it, a practice server with Dana's activities.`);
  Object.assign(process.env, strava.env);
}
await engine.close();

console.log(`A year of Dana's running, on a database that is gone when you stop (Ctrl+C).

  email     ${email}
  password  ${password}
`);
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
await import('../src/server/main.ts');
