import { expect, it } from 'vitest';
import { haeWorkout, qty, readEntries } from '../../../../../testing/imports/written-workouts.ts';
import { processorMs } from '../../../../../testing/processor-time.ts';
import { UnreadableFile } from '../../parsers/unreadable.ts';
import { readHealthTable } from './read-health-table.ts';

function read(text: string): void {
  try {
    if (text.startsWith('[')) readEntries(JSON.parse(text));
    else readHealthTable(text);
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile);
  }
}

// Each of these takes some tenths of a second; what is quadratic in them takes minutes.
const BOUND_MS = 8_000;
const HEADER = 'Type,Start,End,Duration,Distance (km)\n';
const ROW = 'Run,2026-03-02 18:00,2026-03-02 18:30,0:30:00,';

it.each<[string, () => string]>([
  ['an unclosed quote before 20 MB', () => `${HEADER}Run,"2026${'x,y,z\n'.repeat(3_500_000)}`],
  ['a quote opened on every line', () => HEADER + 'Run,"2026-03-02 18:00,b,c\n'.repeat(40_000)],
  ['empty quotes after an open one', () => `${HEADER}"x\n${',""\n'.repeat(40_000)}`],
  ['forty thousand copies of a row', () => HEADER + `${ROW}5\n`.repeat(40_000)],
  [
    'forty thousand different runs in one minute',
    () =>
      HEADER + Array.from({ length: 40_000 }, (_, index) => `${ROW}${1 + index / 700}\n`).join(''),
  ],
  ['a line of four million quotes', () => HEADER + '"'.repeat(4_000_000)],
  ['ten million line breaks', () => '\n'.repeat(10_000_000)],
  [
    '200,000 heart-rate samples at one instant',
    () =>
      JSON.stringify([
        haeWorkout({
          heartRateData: Array.from({ length: 200_000 }, () => ({
            date: '2026-03-02 18:10:00 +0100',
            Avg: 150,
          })),
        }),
      ]),
  ],
  [
    'twenty thousand twins under one id',
    () =>
      JSON.stringify(
        Array.from({ length: 20_000 }, (_, index) =>
          haeWorkout({ distance: qty(index % 9, 'km') }),
        ),
      ),
  ],
])('%s is dealt with in no time', (_, text) => {
  const content = text();
  expect(processorMs(() => read(content), { enoughMs: BOUND_MS })).toBeLessThan(BOUND_MS);
});
