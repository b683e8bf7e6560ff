import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scoreBestTimes } from './bench-predict/best-times.ts';
import { type Row, rowsOf, type Score } from './bench-predict/scores.ts';
import { type LogScores, scoreMarathons, scoreTaggedRaces } from './bench-predict/training-logs.ts';

/**
 * How well races are predicted by the functions of the product, on real races and logs:
 *
 *   npm run bench:predict [-- FOLDER]
 *
 * FOLDER holds race/athlinks_pb_*.csv, training_log/strava_runs_*.csv and strava_one-runner_*.csv.
 * What the model was fitted on is said in docs/decisions/031-prediction.md: the public half of
 * athlinks. There its figures are flattering; on any other half they are honest.
 */
const [given] = process.argv.slice(2);
const folder = resolve(given ?? '../shared/samples');
const lines: string[] = [];

const bestTimes = read('race', 'athlinks_pb_');
if (bestTimes) {
  console.log('Best times without dates, each asked of the others\n');
  for (const { score, beside, quarters } of scoreBestTimes(bestTimes)) {
    print(score, beside);
    printQuarters('predicted', quarters.asPredicted);
    printQuarters('run', quarters.asRun);
    lines.push(JSON.stringify(score));
  }
  if (readdirSync(join(folder, 'race')).some((name) => name.includes('_public'))) {
    console.log(
      '\nThe public half: the coefficients were fitted on these very runners. Cross-validated is each half of them by what was fitted on the other, three times over.',
    );
  }
}
printLog('Marathons from training logs, a week before', 'strava_runs_', scoreMarathons);
printLog("One runner's tagged races, the day before", 'strava_one-runner_', scoreTaggedRaces);
if (lines.length === 0)
  console.log(`Nothing to score: ${folder} holds no race/ and no training_log/.`);
console.log(`\n${lines.join('\n')}`);

function printLog(title: string, start: string, of: (rows: Row[]) => LogScores | null): void {
  const rows = read('training_log', start);
  const scores = rows && of(rows);
  if (!scores) return;
  console.log(`\n${title}\n`);
  for (const line of scores.lines) console.log(`   ${line}`);
  print(scores.score, scores.beside);
  lines.push(JSON.stringify(scores.score));
}

function print(score: Score, beside: Record<string, Score>): void {
  const row = (
    name: string,
    { medianAbsPct, meanAbsPct, biasPct, coverage80Pct, widthPct }: Score,
  ) =>
    [
      name.padEnd(28),
      `median ${medianAbsPct.toFixed(2)}`,
      `mean ${meanAbsPct.toFixed(2)}`,
      `bias ${biasPct.toFixed(2)}`,
      coverage80Pct === null ? '' : `range holds ${coverage80Pct.toFixed(1)}, width ${widthPct}`,
    ].join('  ');
  console.log(`${score.pair} (${score.runners})`);
  console.log(`   ${row('Longrun', score)}`);
  for (const [name, other] of Object.entries(beside)) console.log(`   ${row(name, other)}`);
}

function printQuarters(by: string, quarters: readonly Score[]): void {
  const each = (read: (score: Score) => number | null) => quarters.map(read).join(', ');
  console.log(
    `   by quarter of the time ${by}: bias ${each(({ biasPct }) => biasPct)} %; range holds ${each(({ coverage80Pct }) => coverage80Pct)} %`,
  );
}

/** Every table of that name, the halves of a split one after the other; null where there is none. */
function read(part: string, start: string): Row[] | null {
  const inside = join(folder, part);
  const names = existsSync(inside)
    ? readdirSync(inside).filter((name) => name.startsWith(start) && name.endsWith('.csv'))
    : [];
  if (names.length === 0) {
    console.log(`Skipped: no ${join(inside, start)}*.csv`);
    return null;
  }
  return names.toSorted().flatMap((name) => rowsOf(readFileSync(join(inside, name), 'utf8')));
}
