// npm test: everything, the checks at once, then suite by suite, and at the end the sum. A suite that cannot run has failed.
//   npm test                                the whole
//   npm run test:server -- src/server/auth  one suite (unit, server, e2e), narrowed to files
//   npm run proof:server                    unit and server with their long proofs, everything whole
//   npm run proof:server -- --proof small   what is longer than in `npm test` alone, a little of each

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowserForJourneys } from './chromium.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { checks, oneCheck, type Step } from './suites/checks.ts';
import { endChildrenWithUs, runProgram } from './suites/children.ts';
import { removeLeftBehind } from './suites/left-behind.ts';
import { localFile, projectRoot } from './suites/local-file.ts';
import {
  hasFailed,
  type Outcome,
  type Row,
  readVitestReport,
  renderReport,
  type VitestReport,
} from './suites/report.ts';

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
const isSmallProof = values.proof === 'small';
// Workers and much of what tests start are processes of their own: what is compiled once serves
// them all, a tenth of the whole.
const COMPILED = path.join(projectRoot, 'node_modules/.cache/longrun/compiled');

const rows: Row[] = [];
let postgres: RunningPostgres | undefined;

const build: Step = {
  name: 'build',
  run: () => oneCheck([localFile('scripts/prepare.mjs'), '--web']),
};

// The server suites stand in two zones that nobody's tests have in mind, 17 hours apart: what an
// athlete is told must not rest on where the server is.
const suites: Record<string, Step[]> = {
  unit: [
    { name: 'unit', run: () => runVitest({ projects: ['unit'], reportName: 'unit', filters }) },
  ],
  server: [
    {
      name: 'server on SQLite',
      run: () =>
        runVitest({
          // The few long proofs without a database run beside these: alone they may be none.
          projects: isSmallProof ? ['unit', 'server*'] : ['server*'],
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
          projects: ['server*'],
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
        return runVitest({ projects: ['e2e'], reportName: 'e2e', filters, env });
      },
    },
  ],
};

const steps =
  wanted.length === 0
    ? Object.values(suites).flat()
    : wanted.flatMap((name) => (isSmallProof && name === 'unit' ? [] : (suites[name] ?? [])));

endChildrenWithUs();
removeLeftBehind({ folder: tmpdir(), nowMs: Date.now() });
// None of the checks keeps two cores busy.
if (wanted.length === 0) rows.push(...(await Promise.all(checks.map(take))));
for (const step of steps) rows.push(await take(step));
await postgres?.stop();
console.log(renderReport(rows));
if (hasFailed(rows)) process.exitCode = 1;

async function take({ name, run }: Step): Promise<Row> {
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
  return { name, seconds, ...outcome };
}

/** Runs these projects of vitest and reads what it reports. `filters` narrow the files. */
async function runVitest(options: {
  projects: string[];
  reportName: string;
  filters: string[];
  env?: NodeJS.ProcessEnv;
}): Promise<Outcome> {
  const { projects, reportName, filters, env } = options;
  const reportFile = path.join(projectRoot, 'test-output', `${reportName}.json`);
  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const exitCode = await runProgram(
    process.execPath,
    [
      localFile('node_modules/vitest/vitest.mjs'),
      ...['run', '--reporter=default', '--reporter=json'],
      ...projects.flatMap((project) => ['--project', project]),
      ...[`--outputFile.json=${reportFile}`, ...filters],
    ],
    { NODE_COMPILE_CACHE: COMPILED, ...(filters.length > 0 && { TEST_FILTERED: 'yes' }), ...env },
  );
  const report: VitestReport | undefined = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined;
  const outcome = readVitestReport({ report, exitCode, maySkip });
  if (outcome.skipped > 0) {
    console.log(`${outcome.skipped} tests want the sample files (LONGRUN_SAMPLES), absent here.`);
  }
  return outcome;
}

/** Real exports of watches and services are not ours to publish: their tests may do without. */
function maySkip(file: string): boolean {
  const samples = process.env.LONGRUN_SAMPLES ?? path.join(projectRoot, '../shared/samples');
  if (existsSync(samples)) return false;
  return /LONGRUN_SAMPLES|samples\.ts'/.test(readFileSync(file, 'utf8'));
}
