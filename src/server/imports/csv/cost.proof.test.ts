import { expect, it } from 'vitest';
import { readCsv } from '../../../../testing/imports/read-csv.ts';
import { processorMs } from '../../../../testing/processor-time.ts';
import { type Match, matchFound } from '../../../domain/same-workout.ts';
import { candidateOf } from '../../workouts/compared-workouts.ts';
import { UnreadableFile } from '../parsers/unreadable.ts';

function read(content: string): void {
  try {
    readCsv(content);
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
  }
}

// Each of these takes some seconds at most on a busy machine; what is quadratic in them takes minutes.
const BOUND_MS = 15_000;
const HEADER = 'Date,Type,Duration,Distance,Notes\n';
const ROW = '2026-03-01,Run,0:45,8,';

it.each<[string, () => string]>([
  ['an unclosed quote before 20 MB', () => `${HEADER}${ROW}"${'x,y,z\n'.repeat(3_400_000)}`],
  ['a quote opened on every line', () => HEADER + `${ROW}"never\n`.repeat(40_000)],
  ['a line of a million cells', () => `${HEADER}${'1,'.repeat(1_000_000)}\n${ROW}\n`],
  ['a cell of ten million letters', () => `${HEADER}${ROW}${'x'.repeat(10_000_000)}\n${ROW}\n`],
  ['ten million line breaks', () => HEADER + '\n'.repeat(10_000_000)],
  ['twenty million NUL bytes', () => `${HEADER}${ROW}${'\0'.repeat(20_000_000)}\n`],
  ['40,000 dates that are none', () => HEADER + `${'1/'.repeat(39)}1,Run,0:45\n`.repeat(40_000)],
  [
    '40,000 durations that are none',
    () => HEADER + `2026-03-01,Run,${'1h '.repeat(19)}\n`.repeat(40_000),
  ],
  [
    '40,000 zones that are none',
    () => `Date,Duration,Zones\n${`2026-03-01,0:45,${'1/'.repeat(500)}\n`.repeat(20_000)}`,
  ],
])('%s is dealt with in no time', { timeout: 60_000 }, (_what, text) => {
  const content = text();
  expect(processorMs(() => read(content), { enoughMs: BOUND_MS })).toBeLessThan(BOUND_MS);
});

it('40,000 copies of a line are compared with as many in no time', { timeout: 60_000 }, () => {
  const [workout] = readCsv(`${HEADER}${ROW}\n`).workouts;
  const of = (file: string) =>
    candidateOf({
      file,
      key: workout?.key ?? null,
      kind: 'csv',
      columns: workout?.columns ?? {},
      localStart: null,
    });
  const found = Array.from({ length: 40_000 }, () => of('the table'));
  const logged = found.map((_each, at) => ({
    workoutId: at + 1,
    isDeleted: false,
    faces: [of('a table before')],
  }));
  let matches: Match[] = [];
  const spentMs = processorMs(
    () => {
      matches = matchFound({ found, logged });
    },
    { enoughMs: BOUND_MS },
  );
  expect(spentMs).toBeLessThan(BOUND_MS);
  expect(matches.every(({ kind }) => kind === 'identical')).toBe(true);
  expect(new Set(matches.map((match) => JSON.stringify(match))).size).toBe(40_000);
});
