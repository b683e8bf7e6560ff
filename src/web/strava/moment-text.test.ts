import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 13, 33);

test.each([
  ['2026-11-21T13:02:00.000Z', 'today, 14:02'],
  ['2026-11-22T05:00:00.000Z', 'tomorrow, 06:00'],
  ['2026-11-20T22:59:00.000Z', 'yesterday, 23:59'],
  ['2026-11-20T23:00:00.000Z', 'today, 00:00'],
  ['2026-11-17T05:00:00.000Z', 'Tue 17 Nov, 06:00'],
  ['2025-11-17T05:00:00.000Z', '17 Nov 2025, 06:00'],
])('%s is %s in Berlin', (iso, text) => {
  expect(momentText({ iso, nowMs: NOW_MS, timeZone: 'Europe/Berlin' })).toBe(text);
});
