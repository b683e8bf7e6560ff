// An app process whose clock is told by whoever started it: { nowMs } sets it, does all that is due
// then, and answers { syncs }: how many synchronisations this process has finished so far.
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openEngine } from '../../src/server/platform/db/open-engine.ts';
import type { StravaWork } from '../../src/server/strava/sync/strava-work.ts';

let nowMs = Number(process.env.PROOF_NOW_MS);
let syncs = 0;
const clock = { nowMs: () => nowMs };
// Only what is read there: nothing else of this process's own variables is the app's business.
const { PROOF_NOW_MS: _clock, ...environment } = process.env;
const config = readConfig(environment);
const engine = await openEngine(config);
await migrate({ engine, clock });
const works: StravaWork[] = [];
const app = await createApp({
  engine,
  clock,
  config,
  onStravaWork: (work) => void works.push(work),
  log: {
    write: (line) => {
      const { level, msg } = JSON.parse(line);
      if (msg === 'Strava synchronised') syncs += 1;
      if (level >= 50) process.stderr.write(line);
    },
  },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', async (message: { nowMs: number }) => {
  nowMs = message.nowMs;
  for (const work of works) await work.tick();
  process.send?.({ syncs });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ origin });
