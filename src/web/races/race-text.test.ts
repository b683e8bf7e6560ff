import { expect, test } from 'vitest';
import { actualPace, kmText, spanText } from './race-text.ts';
import { madeUpRace } from './testing/made-up.ts';

test('a distance has as many decimals as it needs, two at most', () => {
  expect([kmText(10), kmText(21.0975), kmText(16.09344)]).toEqual(['10', '21.1', '16.09']);
});

test('a span of time is said in its largest unit', () => {
  expect([spanText(48), spanText(138), spanText(3738)]).toEqual([
    '48\u00a0s',
    '2:18\u00a0min',
    '1:02:18\u00a0h',
  ]);
});

test('the pace that was run needs a time', () => {
  expect(actualPace(madeUpRace({ actualTimeSeconds: 6300 }))).toBe('4:59');
  expect(actualPace(madeUpRace())).toBeNull();
});
