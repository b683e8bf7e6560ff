import { expect, test } from 'vitest';
import { formatElapsed } from '../../domain/duration.ts';
import { amountSentence, axisText } from './volume-words.ts';

const strength = (...minutes: number[]) =>
  amountSentence({
    name: 'Strength',
    say: formatElapsed,
    amounts: minutes.map((each) => 60 * each),
  });

test('strength is told of this week, of last week and of a usual one', () => {
  expect(strength(60, 120, 45, 90)).toBe(
    'Strength: 1:30:00 this week, 45:00 last week; 1:18:45 a week on average over 4 weeks.',
  );
  expect(strength(60, 120, 60, 0)).toBe(
    'Strength: none yet this week, 1:00:00 last week; 1:00:00 a week on average over 4 weeks.',
  );
  expect(strength(60, 60, 0, 0)).toBe(
    'Strength: none this week or last; 30:00 a week on average over 4 weeks.',
  );
});

test('walks and hikes are told likewise, in kilometres of their own', () => {
  expect(
    amountSentence({ name: 'Walks and hikes', say: (km) => `${km} km`, amounts: [4, 12.5] }),
  ).toBe(
    'Walks and hikes: 12.5 km this week, 4 km last week; 8.25 km a week on average over 2 weeks.',
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
