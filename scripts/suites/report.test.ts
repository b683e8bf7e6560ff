import { expect, test } from 'vitest';
import { hasFailed, renderReport } from './report.ts';

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
