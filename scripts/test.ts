// npm test: everything, in order, and at the end the sum. A suite that cannot run has failed.
//   npm test                                the whole
//   npm run test:server -- src/server/auth  one suite (unit, server, e2e), narrowed to files
import { tmpdir } from 'node:os';
import { findChromium } from './chromium.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { checks, oneCheck, type Step } from './suites/checks.ts';
import { endChildrenWithUs } from './suites/children.ts';
import { removeLeftBehind } from './suites/left-behind.ts';
import { localFile } from './suites/local-file.ts';
import { hasFailed, type Row, renderReport } from './suites/report.ts';
import { runVitest } from './suites/run-vitest.ts';

const [wanted, ...filters] = process.argv.slice(2);
const rows: Row[] = [];
let postgres: RunningPostgres | undefined;

const build: Step = {
  name: 'build',
  run: () => oneCheck([localFile('scripts/prepare.mjs'), '--web']),
};

const suites: Record<string, Step[]> = {
  unit: [{ name: 'unit', run: () => runVitest({ project: 'unit', reportName: 'unit', filters }) }],
  server: [
    {
      name: 'server on SQLite',
      run: () =>
        runVitest({
          project: 'server',
          reportName: 'server-sqlite',
          filters,
          env: { TEST_ENGINE: 'sqlite' },
        }),
    },
    {
      name: 'server on PostgreSQL',
      run: async () => {
        postgres ??= await startPostgres();
        return runVitest({
          project: 'server',
          reportName: 'server-postgres',
          filters,
          env: { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url },
        });
      },
    },
  ],
  e2e: [
    build,
    {
      name: 'browser',
      run: async () => {
        if (hasFailed(rows.filter(({ name }) => name === build.name))) {
          throw new Error('not run, the web app did not build');
        }
        const env = { CHROMIUM_PATH: await findChromium() };
        return runVitest({ project: 'e2e', reportName: 'e2e', filters, env });
      },
    },
  ],
};

const steps = wanted === undefined ? [...checks, ...Object.values(suites).flat()] : suites[wanted];
if (steps === undefined) {
  console.error(`There is no suite ${wanted}: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

endChildrenWithUs();
removeLeftBehind({ folder: tmpdir(), nowMs: Date.now() });
for (const { name, run } of steps) {
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const outcome = await run().catch((error: Error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    troubles: [error.message],
  }));
  const seconds = (performance.now() - startedAt) / 1000;
  for (const trouble of outcome.troubles) console.error(`${name}: ${trouble}`);
  rows.push({ name, seconds, ...outcome });
}
await postgres?.stop();
console.log(renderReport(rows));
if (hasFailed(rows)) process.exitCode = 1;
