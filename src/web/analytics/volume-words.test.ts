import { expect, test } from 'vitest';
import type { Week } from '../../contract/analytics.ts';
import { axisText, distanceSentence, strengthSentence } from './volume-words.ts';

const weeks = (strengthHours: number[], km: number[] = []): Week[] =>
  strengthHours.map((hours, index) => ({
    from: '2026-11-15',
    label: 'Week 11/15',
    runs: 0,
    runningDistance: km[index] ?? 0,
    strengthSeconds: hours * 3600,
    crossDistance: 0,
  }));
const said = (text: string) => text.replaceAll('\u00a0', ' ');

test('strength is told of this week, of last week and of a usual one', () => {
  expect(said(strengthSentence(weeks([1, 2, 0.75, 1.5])))).toBe(
    'Strength: 1.5 h this week, 0.8 last week; 1.3 h a week on average over 4 weeks.',
  );
  expect(said(strengthSentence(weeks([1, 2, 1, 0])))).toBe(
    'Strength: none yet this week, 1 h last week; 1 h a week on average over 4 weeks.',
  );
  expect(said(strengthSentence(weeks([1, 1, 0, 0])))).toBe(
    'Strength: none this week or last; 0.5 h a week on average over 4 weeks.',
  );
});

test('running is told of this week and of last week', () => {
  expect(distanceSentence(weeks([0, 0], [28, 31.4]))).toBe(
    'You are at 31 km this week; last week was 28.',
  );
});

test('an axis keeps to four figures', () => {
  expect([0, 2.5, 12.34, 999.5, 1234.5, 45_000].map(axisText)).toEqual([
    '0',
    '2.5',
    '12.3',
    '999.5',
    '1,235',
    '45K',
  ]);
});
