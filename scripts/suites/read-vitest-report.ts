import type { Outcome } from './report.ts';

/** The part we read of what vitest's JSON reporter writes. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/**
 * Counts that cannot flatter: a file that did not load or whose hooks failed is a failed test, an
 * exit code without a failed test is one too, a suite that ran nothing has failed, and so has each
 * skipped test, unless `maySkip` says that its file wants something this machine cannot have.
 */
export function readVitestReport(options: {
  report: VitestReport | undefined;
  exitCode: number | string;
  maySkip: (file: string) => boolean;
}): Outcome {
  const { report, exitCode, maySkip } = options;
  if (report === undefined) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      troubles: [`no report, vitest ended with ${exitCode}`],
    };
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const unexcused = report.testResults
    .filter(({ name }) => !maySkip(name))
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => `${name}: skipped, though nothing excuses it: ${fullName.trim()}`),
    );
  const troubles = [
    ...broken.map(({ name, message }) => `${name}: did not run whole: ${message.split('\n')[0]}`),
    ...unexcused,
  ];
  const skipped = report.numPendingTests + report.numTodoTests - unexcused.length;
  const failed = report.numFailedTests + broken.length + unexcused.length;
  const passed = report.numPassedTests;
  if (failed === 0 && exitCode !== 0) troubles.push(`vitest ended with ${exitCode}`);
  if (failed === 0 && passed === 0) troubles.push('no test ran');
  return { passed, failed: failed || Math.min(troubles.length, 1), skipped, troubles };
}
