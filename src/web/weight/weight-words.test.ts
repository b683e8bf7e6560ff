import { expect, test } from 'vitest';
import { weightFigure } from '../../domain/measures.ts';
import { goalText, lostText, stepText, trendSentence } from './weight-words.ts';

test('a weight is told to a tenth, a goal as round as it is', () => {
  expect([71.4, 71, 70.25].map((kg) => weightFigure(kg))).toEqual(['71.4', '71.0', '70.3']);
  expect([85, 62.5].map(goalText)).toEqual(['85', '62.5']);
});

test('a change from the start is positive when weight went down', () => {
  expect([3.1, -0.7, 0].map(lostText)).toEqual(['+3.1', '−0.7', '0.0']);
});

test('a step from the entry before says its way in words', () => {
  expect(stepText({ fromKg: 71.8, toKg: 71.4 })).toBe('0.4\u00a0kg down');
  expect(stepText({ fromKg: 71.4, toKg: 71.7 })).toBe('0.3\u00a0kg up');
  expect(stepText({ fromKg: 71.42, toKg: 71.4 })).toBe('unchanged');
});

test('the trend says where it stands, how fast it goes and when it reaches the target', () => {
  const say = (weeklyRate: number | null, goalKg: number | null) =>
    trendSentence({
      stats: { trend: [{ trend: 72 }, { trend: 71.24 }], weeklyRate },
      goalKg,
      today: '2026-11-22',
    }).replaceAll('\u00a0', ' ');
  expect(say(-0.31, null)).toBe('Trend 71.2 kg, 0.3 kg a week down.');
  expect(say(-0.31, 70)).toBe(
    'Trend 71.2 kg, 0.3 kg a week down. If it goes on, 70 kg is reached on Sun 20 Dec 2026.',
  );
  expect(say(0.31, 70)).toContain('leads away from 70 kg');
  expect(say(-0.06, 50)).toContain('more than two years off');
  expect(say(0, 70)).toBe('Trend 71.2 kg, level.');
  expect(say(-0.31, 71.24)).toContain('That is your target.');
  expect(say(null, 70)).toContain('takes two weeks of weigh-ins');
});

test('one weigh-in has no trend', () => {
  const stats = { trend: [{ trend: 72 }], weeklyRate: null };
  expect(trendSentence({ stats, goalKg: 70, today: '2026-11-22' })).toBe('');
});
