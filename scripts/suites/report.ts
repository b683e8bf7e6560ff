export type Outcome = { passed: number; failed: number; skipped: number; troubles: string[] };
export type Row = Outcome & { name: string; seconds: number };

/** The end of a run: what went wrong, how long each suite took, and the sum on a line of its own. */
export function renderReport(rows: Row[]): string {
  const troubles = rows.flatMap(({ name, troubles }) => troubles.map((text) => `${name}: ${text}`));
  const width = Math.max(...rows.map(({ name }) => name.length), 'suite'.length);
  const line = (name: string, cells: string[]) =>
    name.padEnd(width) + cells.map((cell) => cell.padStart(9)).join('');
  const table = [
    line('suite', ['passed', 'failed', 'skipped', 'time']),
    ...rows.map(({ name, passed, failed, skipped, seconds }) =>
      line(name, [`${passed}`, `${failed}`, `${skipped}`, `${seconds.toFixed(1)} s`]),
    ),
  ];
  return ['', ...troubles, ...(troubles.length > 0 ? [''] : []), ...table, '', sumLine(rows)].join(
    '\n',
  );
}

export function hasFailed(rows: Outcome[]): boolean {
  return rows.some(({ failed, troubles }) => failed > 0 || troubles.length > 0);
}

function sumLine(rows: Outcome[]): string {
  const sum = (of: 'passed' | 'failed' | 'skipped') =>
    rows.reduce((total, row) => total + row[of], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}

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
