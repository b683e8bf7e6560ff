import { expect, test } from 'vitest';
import { readVitestReport, type VitestReport } from './read-vitest-report.ts';
import { hasFailed } from './report.ts';

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
