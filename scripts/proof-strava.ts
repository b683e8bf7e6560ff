// npm run proof:strava [-- --kills 100 --days 7 --seed 1]: `kill -9` of the app in the middle of
// synchronisations, on both databases, and two app processes that live through a week with ten
// athletes who fetch years of history. Against the practice Strava; ends with 1 where anything was
// lost, doubled, asked too often or went round in circles.
import { parseArgs } from 'node:util';
import { startPostgres } from './postgres.ts';
import { endChildren, endChildrenWithUs, runProgram } from './suites/children.ts';
import { localFile } from './suites/local-file.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    days: { type: 'string', default: '7' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

endChildrenWithUs();
const postgres = await startPostgres();
const failed: string[] = [];
try {
  await prove('kills', values.kills, 'sqlite');
  await prove('kills', values.kills, 'postgres');
  await prove('week', values.days, 'postgres');
} finally {
  await endChildren();
  await postgres.stop();
}
for (const what of failed) console.error(`FAILED: ${what}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function prove(what: 'kills' | 'week', count: string, engine: 'sqlite' | 'postgres') {
  const code = await runProgram(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      localFile('scripts/proof-strava/prove.ts'),
      ...[what, count, values.seed],
    ],
    { TEST_ENGINE: engine, TEST_DATABASE_URL: postgres.url },
  );
  if (code !== 0) failed.push(`${what} on ${engine}`);
}
