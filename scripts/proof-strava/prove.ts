// One proof on the database that TEST_ENGINE names: prove.ts kills|week COUNT SEED.
import { TEST_ENGINE } from '../../testing/server/test-database.ts';
import { proveKills } from './kill-proof.ts';
import { proveWeek } from './week-proof.ts';

const MOST_SHOWN = 30;

const [what, count, seed] = process.argv.slice(2);
const begun = performance.now();
const { problems, ...figures } =
  what === 'week'
    ? await proveWeek({ days: Number(count) })
    : await proveKills({ kills: Number(count), seed: Number(seed) });
const seconds = Math.round((performance.now() - begun) / 1000);
const title = what === 'week' ? 'Two processes' : `kill -9, seed ${seed}`;
console.log(`\n${title}, ${TEST_ENGINE}, ${seconds} s:`, figures);
for (const problem of problems.slice(0, MOST_SHOWN)) console.error(`  ${problem}`);
if (problems.length > MOST_SHOWN) console.error(`  and ${problems.length - MOST_SHOWN} more`);
process.exitCode = problems.length > 0 ? 1 : 0;
