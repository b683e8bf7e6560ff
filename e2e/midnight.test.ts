import { expect, test } from 'vitest';
import { waitBeforeMidnightMs } from './midnight.ts';

const at = (time: string) => Date.parse(`2026-11-29T${time}Z`);

test('a journey does not begin in the last half minute of a day', () => {
  expect(waitBeforeMidnightMs(at('09:59:50'), ['Pacific/Kiritimati'])).toBe(10_000);
  expect(waitBeforeMidnightMs(at('10:59:59.500'), ['Pacific/Niue', 'UTC'])).toBe(500);
  expect(waitBeforeMidnightMs(at('23:59:45'), ['Europe/Berlin', 'UTC'])).toBe(15_000);
});

test('at any other time it begins at once', () => {
  expect(waitBeforeMidnightMs(at('09:59:29'), ['Pacific/Kiritimati'])).toBe(0);
  expect(waitBeforeMidnightMs(at('10:00:00'), ['Pacific/Kiritimati', 'UTC'])).toBe(0);
  expect(waitBeforeMidnightMs(at('12:00:00'), ['Europe/Berlin', 'UTC'])).toBe(0);
});
