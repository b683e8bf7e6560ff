import { expect, test } from 'vitest';
import { recordRestsOn, recordsSentence } from './record-words.ts';

const NOTHING = { timeS: 1, raceName: null, measuredM: null, measuredS: null, startM: null };

test.each([
  [{ ...NOTHING, source: 'race' as const, raceName: 'Berlin' }, 'Berlin'],
  [{ ...NOTHING, source: 'run' as const, measuredM: 10_150 }, 'the whole run of 10.15 km'],
  [{ ...NOTHING, source: 'effort' as const, startM: 3210 }, 'inside the run, from km 3.21'],
  [
    { ...NOTHING, source: 'longer' as const, measuredM: 10_000, measuredS: 2953 },
    'at the pace of a run of 10 km in 49:13',
  ],
])('%o rests on %s', (record, words) => {
  expect(recordRestsOn(record).replaceAll('\u00a0', ' ')).toBe(words);
});

test('the sentence counts the distances, and how many are of this year', () => {
  const row = (date: string) => ({ name: '5 km', record: { date, source: 'run' as const } });
  const rows = [row('2026-03-01'), row('2025-03-01')];
  const today = '2026-11-22';
  expect(recordsSentence(rows, { year: null, today })).toBe(
    'Your fastest over 2 distances, 1 of them from 2026.',
  );
  expect(recordsSentence([row('2025-03-01')], { year: null, today })).toBe(
    'Your fastest over 1 distance, none of them from 2026.',
  );
  expect(recordsSentence([row('2026-03-01')], { year: null, today })).toBe(
    'Your fastest over 1 distance, from 2026.',
  );
  expect(recordsSentence([row('2026-03-01'), row('2026-02-01')], { year: null, today })).toBe(
    'Your fastest over 2 distances, all of them from 2026.',
  );
  expect(recordsSentence(rows, { year: 2025, today })).toBe(
    'Your fastest over 2 distances in 2025.',
  );
});
