import { afterEach, expect, test } from 'vitest';
import { clockAt, clockOfDay } from './clock-of-day.ts';
import { askForReader, USUAL_MEASURES } from './measures.ts';

afterEach(() => askForReader(() => USUAL_MEASURES));

test('a time of day has twelve hours or 24, as its reader has it', () => {
  const minutes = [0, 7 * 60 + 40, 12 * 60, 23 * 60 + 5];
  expect(minutes.map(clockOfDay)).toEqual(['00:00', '07:40', '12:00', '23:05']);
  askForReader(() => ({ ...USUAL_MEASURES, clock: '12' }));
  const read = minutes.map(clockOfDay).map((text) => text.replace('\u00a0', ' '));
  expect(read).toEqual(['12:00 AM', '7:40 AM', '12:00 PM', '11:05 PM']);
});

test('a start is told on the clock of the place where it began', () => {
  const atMs = Date.parse('2026-03-07T22:10:00.000Z');
  const clocks = [3600, -5 * 3600, 5.5 * 3600].map((utcOffsetS) => clockAt({ atMs, utcOffsetS }));
  expect(clocks).toEqual(['23:10', '17:10', '03:40']);
  expect(clockAt({ atMs: -60_000, utcOffsetS: 0 })).toBe('23:59');
});
