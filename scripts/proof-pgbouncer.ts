// npm run proof:pgbouncer [-- --calls 10000 --seed 1]: two app processes on one PostgreSQL behind
// pgbouncer, which hands its connections out by transaction, then by session. Runners at once make
// mixed calls, now of the one process and now of the other; each checks every answer against what it
// wrote. Ends with 1 where a call failed, or answered anything but its own runner's rows.

import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { onServer } from '../testing/server/on-server.ts';
import { type ServerProcess, startServer } from '../testing/server/server-process.ts';
import { seededDice } from './demo/dice.ts';
import { startPostgres } from './postgres.ts';
import { findPgbouncer, type PoolMode, startPgbouncer } from './proof-pgbouncer/pgbouncer.ts';
import { type Known, signUp } from './proof-pgbouncer/runner.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
/** Of the server's connections there are fewer than the apps ask for, so that they are shared. */
const POOLS: Record<PoolMode, { server: number; eachApp: number }> = {
  transaction: { server: 6, eachApp: 10 },
  session: { server: 24, eachApp: 10 },
};
const RUNNERS = 16;

const program = findPgbouncer();
const postgres = await startPostgres();
let failed = false;
try {
  for (const mode of ['transaction', 'session'] as const) {
    if (!(await prove(mode))) failed = true;
  }
} finally {
  await postgres.stop();
}
process.exitCode = failed ? 1 : 0;

async function prove(mode: PoolMode): Promise<boolean> {
  const database = `proof_${mode}`;
  await onServer(postgres.url, `create database ${database}`);
  const target = new URL(postgres.url);
  target.pathname = database;
  const { server, eachApp } = POOLS[mode];
  const pooler = await startPgbouncer({ program, target, mode, connections: server });
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_POOL: String(eachApp),
    LOGIN_RATE_LIMIT: '9999',
  };
  // At once, so that they migrate through the pooler together.
  const apps = await Promise.all([startServer(env), startServer(env)]);
  try {
    const outcome = await runnersAtOnce({
      origins: apps.map(({ origin }) => origin),
      runners: RUNNERS,
      calls: Number(values.calls),
      seed: Number(values.seed),
    });
    const said = apps.map(saysOfNames);
    return report({ mode, outcome, said });
  } finally {
    for (const app of apps) await stopped(app);
    await pooler.stop();
  }
}

function saysOfNames({ printed }: ServerProcess): 'off' | 'on' {
  return printed().includes('keeps no prepared statements') ? 'off' : 'on';
}

function report(of: { mode: PoolMode; outcome: Outcome; said: string[] }): boolean {
  const { mode, outcome, said } = of;
  const { calls, problems, tookS } = outcome;
  console.log(
    `${mode} mode: ${calls} calls of ${RUNNERS} runners in ${tookS.toFixed(1)} s, ${problems.length} of them wrong; names ${said.join(' and ')} in the two processes (seed ${values.seed})`,
  );
  for (const problem of problems.slice(0, 10)) console.error(`  ${problem}`);
  const wanted = mode === 'transaction' ? 'off' : 'on';
  const namesAreRight = said.every((each) => each === wanted);
  if (!namesAreRight) console.error(`  names should be ${wanted} in ${mode} mode`);
  return problems.length === 0 && namesAreRight;
}

async function stopped({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

type Outcome = { calls: number; problems: string[]; tookS: number };

/** Runners make mixed calls at once, each its own one after the other, until there were so many. */
async function runnersAtOnce(input: {
  origins: string[];
  runners: number;
  calls: number;
  seed: number;
}): Promise<Outcome> {
  const { origins, runners, calls, seed } = input;
  const began = performance.now();
  const problems: string[] = [];
  const known: Known = { workouts: [] };
  let made = 0;
  const isDue = () => made < calls;
  await Promise.all(
    Array.from({ length: runners }, async (_, number) => {
      const dice = seededDice(seed * 100 + number);
      const count = () => {
        made += 1;
      };
      const runner = await signUp({ number, origins, dice, known, count });
      while (isDue()) {
        const problem = await runner.callAnything();
        if (problem) problems.push(problem);
      }
    }),
  );
  return { calls: made, problems, tookS: (performance.now() - began) / 1000 };
}
