import { expect, test } from 'vitest';
import { hasFailed, readVitestReport, renderReport, type VitestReport } from './report.ts';

const rows = [
  { name: 'types', passed: 1, failed: 0, skipped: 0, seconds: 4.04, troubles: [] },
  { name: 'unit', passed: 1200, failed: 2, skipped: 3, seconds: 61.5, troubles: ['it broke'] },
];

test('the last line is the sum over all suites, alone', () => {
  expect(renderReport(rows).split('\n').at(-1)).toBe('1201 passed, 2 failed, 3 skipped');
});

test('troubles come first, then a table of what each suite took', () => {
  const report = renderReport(rows);
  expect(report).toContain('unit: it broke\n\nsuite   passed   failed  skipped     time');
  expect(report).toContain('\nunit      1200        2        3   61.5 s\n');
});

test('a run has failed by a failed test and by a trouble alone', () => {
  expect(hasFailed(rows.slice(0, 1))).toBe(false);
  expect(hasFailed(rows)).toBe(true);
});

function reportOf(...files: { status?: string; tests: string[] }[]): VitestReport {
  const count = (status: string) =>
    files.flatMap(({ tests }) => tests).filter((test) => test === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('skipped'),
    numTodoTests: count('todo'),
    testResults: files.map(({ status, tests }, i) => ({
      name: `file-${i}.test.ts`,
      status: status ?? (tests.includes('failed') ? 'failed' : 'passed'),
      message: 'it broke\nhere',
      assertionResults: tests.map((test) => ({ fullName: `a ${test} test`, status: test })),
    })),
  };
}

function read(report: VitestReport | undefined, exitCode = 0, maySkip = false) {
  return readVitestReport({ report, exitCode, maySkip: () => maySkip });
}

test('passed and failed tests are counted', () => {
  const report = reportOf({ tests: ['passed', 'passed'] }, { tests: ['failed', 'passed'] });
  expect(read(report, 1)).toMatchObject({ passed: 3, failed: 1, skipped: 0 });
});

test('a file that did not load, or whose hooks failed, is a failed test', () => {
  const report = reportOf({ tests: ['passed'] }, { status: 'failed', tests: [] });
  expect(read(report, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    troubles: ['file-1.test.ts: did not run whole: it broke'],
  });
});

test('a skipped test fails the run, and its name is told', () => {
  const outcome = read(reportOf({ tests: ['passed', 'skipped'] }));
  expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  expect(outcome.troubles[0]).toContain('a skipped test');
  expect(hasFailed([outcome])).toBe(true);
});

test('a test still to be written fails the run too', () => {
  expect(read(reportOf({ tests: ['passed', 'todo'] })).failed).toBe(1);
});

test('a skipped test that is excused is counted as skipped', () => {
  const outcome = read(reportOf({ tests: ['passed', 'skipped'] }), 0, true);
  expect(outcome).toEqual({ passed: 1, failed: 0, skipped: 1, troubles: [] });
  expect(hasFailed([outcome])).toBe(false);
});

test.each([
  ['no report', undefined, 1],
  ['a bad exit code with every test passed', reportOf({ tests: ['passed'] }), 1],
  ['no test at all', reportOf({ tests: [] }), 0],
  ['no file at all', reportOf(), 0],
])('%s is a failure', (_, report, exitCode) => {
  const outcome = read(report, exitCode);
  expect(outcome.failed).toBe(1);
  expect(outcome.troubles).toHaveLength(1);
});
