import { expect, test } from 'vitest';
import { clockText } from './record-card.tsx';

test('the start is told on the clock of the place where it began', () => {
  expect(clockText(Date.parse('2026-03-07T22:10:00.000Z'), 3600)).toBe('23:10');
  expect(clockText(Date.parse('2026-03-07T22:10:00.000Z'), -5 * 3600)).toBe('17:10');
  expect(clockText(Date.parse('2026-03-07T22:10:00.000Z'), 5.5 * 3600)).toBe('03:40');
});
