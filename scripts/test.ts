// npm test: everything, in order, and at the end the sum. A suite that cannot run has failed.
//   npm test                                the whole
//   npm run test:server -- src/server/auth  one suite (unit, server, e2e), narrowed to files
//   npm run proof:server                    unit and server with their long proofs, everything whole
//   npm run proof:server -- --proof small   the long proofs alone, a little of each
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowserForJourneys } from './chromium.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { checks, oneCheck, type Step } from './suites/checks.ts';
import { endChildrenWithUs } from './suites/children.ts';
import { removeLeftBehind } from './suites/left-behind.ts';
import { localFile } from './suites/local-file.ts';
import { hasFailed, type Row, renderReport } from './suites/report.ts';
import { runVitest } from './suites/run-vitest.ts';

const { values, positionals } = parseArgs({
  options: { proof: { type: 'string' } },
  allowPositionals: true,
});
const wanted = positionals.filter((word) => ['unit', 'server', 'e2e'].includes(word));
const filters = positionals.filter((word) => !wanted.includes(word));
if (values.proof !== undefined && !['full', 'small'].includes(values.proof)) {
  console.error(`--proof is full or small, not ${values.proof}.`);
  process.exit(2);
}
if (values.proof) process.env.PROOF = values.proof;
if (values.proof === 'small') filters.push('.proof.test.ts');
const rows: Row[] = [];
let postgres: RunningPostgres | undefined;

const build: Step = {
  name: 'build',
  run: () => oneCheck([localFile('scripts/prepare.mjs'), '--web']),
};

// The server suites stand in two zones that nobody's tests have in mind, 17 hours apart: what an
// athlete is told must not rest on where the server is.
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
          env: { TEST_ENGINE: 'sqlite', TZ: 'America/St_Johns' },
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
          env: { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url, TZ: 'Pacific/Apia' },
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
        const env = { CHROMIUM_PATH: await findBrowserForJourneys() };
        return runVitest({ project: 'e2e', reportName: 'e2e', filters, env });
      },
    },
  ],
};

const steps =
  wanted.length === 0
    ? [...checks, ...Object.values(suites).flat()]
    : wanted.flatMap((name) => suites[name] ?? []);

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
