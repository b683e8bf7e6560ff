import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/suites/longest-first.ts';

// Three at a time even on two cores: two leave a quarter of the processor waiting with them for a
// database, a program or a browser.
const AT_ONCE = Math.max(3, availableParallelism() - 1);

/**
 * Files that come after each other share what was loaded before: to load it anew for each took a
 * third of the time. So no test may leave behind what it changed of the process.
 */
const ISOLATED = false;

/** Compare one time with another: nothing else may be at work meanwhile. */
const ALONE = [
  'src/server/imports/others-stay-quick.proof.test.ts',
  'src/server/app/long-lists.proof.test.ts',
  'src/server/auth/login-timing.proof.test.ts',
];

/** Not in `npm test`: `npm run proof:server` and `proof:browser` run them whole, .ci/run in small. */
const PROOFS = '**/*.proof.test.ts';
const exclude = [...configDefaults.exclude];
if (process.env.PROOF === undefined) exclude.push(PROOFS);
/**
 * On PostgreSQL only in the proofs, and where one asks for them by name: they are about files, texts,
 * headers, declared access, foreign users, what Strava answers and the coach's words, and whatever they
 * ask of a database others beside them ask of both.
 */
const ON_SQLITE_EVERY_DAY = [
  ...['coach/chat', 'coach/outside-reader', 'coach/models/models', 'coach/models/hostile-model'],
  ...['app/headers', 'app/foreign-origins', 'app/spec-calls/refusals', 'imports/csv-import'],
  ...['imports/import-uploads', 'imports/exports-of-services', 'imports/archive-samples'],
  ...['imports/tables-in-archives', 'imports/readers/tracks-in-the-log', 'app/access'],
  ...['platform/http/api-docs', 'sharing/trainer-privacy', 'coach/talk'],
  ...['strava/api/upstream-faults', 'strava/sync/upstream-faults', 'strava/sync/recorded-account'],
  ...['strava/activities/files-and-strava', 'strava/sync-routes', 'strava/sync/history'],
  ...['account/account-import', 'app/foreign-users', 'app/long-lists', 'auth/cookies'],
  ...['coach/one-rule-for-a-run', 'coach/one-story', 'coach/kinds-of-answers', 'auth/login-crowd'],
  ...['coach/judgements', 'coach/talk-held-against', 'coach/reviews', 'app/two-readers'],
].map((name) => `src/server/${name}.test.ts`);
const isOnPostgres = process.env.TEST_ENGINE === 'postgres';
if (process.env.PROOF === undefined && isOnPostgres && !process.env.TEST_FILTERED) {
  exclude.push(...ON_SQLITE_EVERY_DAY);
}

// In small, only what does more then than in `npm test`, which goes before it.
if (process.env.PROOF === 'small') {
  const all = globSync('{e2e,practice-strava,scripts,src,testing}/**/*.test.{ts,tsx}');
  exclude.push(...all.filter((file) => !isLonger(file)));
}

function isLonger(file: string): boolean {
  return (
    file.endsWith('.proof.test.ts') ||
    (isOnPostgres && ON_SQLITE_EVERY_DAY.includes(file)) ||
    /testing\/(budget|strava\/faults-in-turn)\.ts'|expectSoundInEveryLook/.test(
      readFileSync(file, 'utf8'),
    )
  );
}

/** They run once; with a database in it, a file runs on SQLite and on PostgreSQL. */
const WITHOUT_DATABASE = globSync('src/server/**/*.test.ts').filter(
  (file) => !/testing\/(server\/|strava\/(?!made-up))/.test(readFileSync(file, 'utf8')),
);

const SETUP = 'scripts/suites/vitest-setup.ts';

/** A proof does many times as much in one test. */
const TEST_TIMEOUT = process.env.PROOF === undefined ? 20_000 : 120_000;

/** As long as a locator waits: vitest's own second is soon gone on a machine with other work. */
const WAITING = { poll: { timeout: 10_000 } };

const server = {
  expect: WAITING,
  globalSetup: ['scripts/suites/require-engine.ts'],
  setupFiles: [SETUP],
  testTimeout: TEST_TIMEOUT,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: AT_ONCE,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/domain/**/*.test.ts',
            'src/contract/**/*.test.ts',
            ...WITHOUT_DATABASE,
            'src/web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'practice-strava/**/*.test.ts',
            'testing/web/**/*.test.ts',
          ],
          exclude,
          expect: WAITING,
          setupFiles: [SETUP],
          isolate: ISOLATED,
          testTimeout: TEST_TIMEOUT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'testing/server/**/*.test.ts'],
          exclude: [...exclude, ...WITHOUT_DATABASE, ...ALONE],
          isolate: ISOLATED,
          ...server,
        },
      },
      {
        test: {
          name: 'server-alone',
          include: ALONE,
          exclude,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...server,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          isolate: ISOLATED,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: WAITING,
        },
      },
    ],
  },
});
