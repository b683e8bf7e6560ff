import { expect, test } from 'vitest';
import { takeRepetitions } from './repetitions.ts';

test.each([
  ['6 x 800 m and how much recovery', 6, 800, null],
  ['what pace should i run 8x400 at', 8, 400, null],
  ['pace for 5 x 1 km', 5, 1000, null],
  ['5 x 1000 with what rest between them', 5, 1000, null],
  ['4 x 1 mile pace', 4, 1609.344, null],
  ['6 800m repeats', 6, 800, null],
  ['6 times 3 minutes, how long to rest between', 6, null, 180],
  ['10 x 60 seconds how hard', 10, null, 60],
])('“%s” speaks of repetitions', (text, count, distanceM, timeS) => {
  expect(takeRepetitions(text).repetitions).toEqual({ count, distanceM, timeS });
});

test.each([
  'when did i last run 6 x 800 m',
  'show my 6 x 800 m sessions',
  'was 6 x 800 m faster than 5 x 1000 m',
  'how do i train 3 times a week',
  'how often did i run 5 times in 7 days',
  'runs over 10 km',
  'what is 5 x 42 km',
])('“%s” asks for none to run', (text) => {
  expect(takeRepetitions(text).repetitions).toBeNull();
});
