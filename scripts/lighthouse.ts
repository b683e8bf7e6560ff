// npm run lighthouse: how the built app fares on a phone, median of three visits; --quick visits once.
// --print-performance shows the performance without judging it, where a machine is too busy to tell.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateReport, type Result } from 'lighthouse';
import { findChromium } from './chromium.ts';
import { CATEGORIES, failingAudits, medianRun, scoreOf, shortfalls } from './lighthouse/judge.ts';
import { measure, requestsOf, TraceLost } from './lighthouse/measure.ts';
import { type MeasuredPage, PAGES } from './lighthouse/measured-pages.ts';
import { busyShare } from './machine/busy.ts';
import { type DemoApp, startDemoApp } from './machine/demo-app.ts';

const RUNS = process.argv.includes('--quick') ? 1 : 3;
const JUDGED = process.argv.includes('--print-performance')
  ? CATEGORIES.filter((category) => category !== 'performance')
  : CATEGORIES;
const MOST_REPEATS = 3;
/** Above this the machine had other things to do, and a slow run says nothing of the page. */
const BUSY = 0.3;
const REPORTS = fileURLToPath(new URL('../test-output/', import.meta.url));

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const chromePath = await findChromium();
const app = await startDemoApp({ timeZone });
try {
  for (const page of PAGES) await judge(page, app);
} finally {
  await app.stop();
}

async function judge(page: MeasuredPage, app: DemoApp): Promise<void> {
  const runs: Result[] = [];
  let repeats = 0;
  while (runs.length < RUNS) {
    const busy = await busyShare();
    const lhr = await measure({ app, page, chromePath }).catch((error: unknown) => {
      if (error instanceof TraceLost && repeats < MOST_REPEATS) return null;
      throw error;
    });
    if (!lhr) {
      repeats += 1;
      console.log(`${page.name}: the browser kept no trace of this visit; once more`);
      continue;
    }
    console.log(`${page.name}: ${figuresOf(lhr)}${busy > BUSY ? `, ${percent(busy)} busy` : ''}`);
    if (busy > BUSY && repeats < MOST_REPEATS && shortfalls(lhr, JUDGED).length > 0) {
      repeats += 1;
      console.log(`  not counted: others used ${percent(busy)} of this machine; once more`);
      continue;
    }
    runs.push(lhr);
  }
  report(page, medianRun(runs));
}

function report(page: MeasuredPage, lhr: Result): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}lighthouse-${page.name}.html`, generateReport(lhr, 'html'));
  const scores = CATEGORIES.map((category) => `${category} ${scoreOf(lhr, category)}`);
  console.log(`\n== ${page.name}: ${scores.join(', ')}\n   ${figuresOf(lhr)}`);
  for (const audit of failingAudits(lhr)) console.log(`   - ${audit}`);
  const missed = shortfalls(lhr, JUDGED);
  for (const line of missed) console.error(`   FAILED ${line}`);
  console.log('');
  if (missed.length > 0) process.exitCode = 1;
}

function figuresOf(lhr: Result): string {
  const of = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const requests = requestsOf(lhr);
  const bytes = requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return [
    `performance ${scoreOf(lhr, 'performance')}`,
    `FCP ${Math.round(of('first-contentful-paint'))} ms`,
    `LCP ${Math.round(of('largest-contentful-paint'))} ms`,
    `TBT ${Math.round(of('total-blocking-time'))} ms`,
    `CLS ${of('cumulative-layout-shift').toFixed(3)}`,
    `${(bytes / 1000).toFixed(1)} kB in ${requests.length} requests`,
  ].join(', ');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
