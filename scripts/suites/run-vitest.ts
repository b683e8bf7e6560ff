import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './children.ts';
import { localFile, projectRoot } from './local-file.ts';
import { readVitestReport, type VitestReport } from './read-vitest-report.ts';
import type { Outcome } from './report.ts';

// Each file of tests is a process of its own, and so is much of what they start: what is compiled
// once serves them all, a tenth of the whole.
const COMPILED = path.join(projectRoot, 'node_modules/.cache/longrun/compiled');

/** Runs one vitest project, with its `-alone` if it has one, and reads what it reports. `filters` narrow the files. */
export async function runVitest(options: {
  project: 'unit' | 'server' | 'e2e';
  reportName: string;
  filters: string[];
  env?: NodeJS.ProcessEnv;
}): Promise<Outcome> {
  const { project, reportName, filters, env } = options;
  const reportFile = path.join(projectRoot, 'test-output', `${reportName}.json`);
  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const exitCode = await runProgram(
    process.execPath,
    [
      localFile('node_modules/vitest/vitest.mjs'),
      ...['run', '--project', `${project}*`, '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${reportFile}`, ...filters],
    ],
    { NODE_COMPILE_CACHE: COMPILED, ...env },
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
