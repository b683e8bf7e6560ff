import { expect, test } from 'vitest';
import { zoneSentence } from './zones-card.tsx';

test('the zone with most of the time is named', () => {
  expect(zoneSentence({ minutes: [9, 58, 20, 10, 2], durationS: 99 * 60 + 10 })).toBe(
    'Mostly zone 2 Aerobic: 58 of 99 minutes in zones.',
  );
  expect(zoneSentence({ minutes: [5, 15, 10, 20, 0], durationS: 50 * 60 })).toBe(
    'Longest in zone 4 Threshold: 20 of 50 minutes in zones.',
  );
});

test('minutes in no zone are told, and minutes too many', () => {
  expect(zoneSentence({ minutes: [0, 40, 0, 0, 0], durationS: 60 * 60 })).toBe(
    'Mostly zone 2 Aerobic: 40 of 40 minutes in zones. 20 more minutes are in no zone.',
  );
  expect(zoneSentence({ minutes: [0, 40, 40, 0, 0], durationS: 60 * 60 })).toBe(
    'Longest in zone 2 Aerobic: 40 of 80 minutes in zones. That is 20 more than it lasted.',
  );
});
