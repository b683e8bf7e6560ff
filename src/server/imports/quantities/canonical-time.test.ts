import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCanonicalTime, readMoment } from './moments.ts';

const two = (value: number) => String(value).padStart(2, '0');

it('agrees with Date on every instant and offset', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1971-01-01Z'), max: new Date('2099-12-30Z'), noInvalidDate: true }),
      fc.integer({ min: -18 * 60, max: 18 * 60 }),
      (date, offsetMin) => {
        const atMs = Math.floor(date.getTime() / 1000) * 1000;
        const wall = new Date(atMs + offsetMin * 60_000).toISOString();
        const sign = offsetMin < 0 ? '-' : '+';
        const offset = [Math.floor(Math.abs(offsetMin) / 60), Math.abs(offsetMin) % 60].map(two);
        const text = `${wall.slice(0, 10)} ${wall.slice(11, 19)} ${sign}${offset.join('')}`;
        expect(readCanonicalTime(text)).toEqual({
          wallMs: Date.parse(wall),
          atMs,
          offsetS: offsetMin * 60,
          hasSeconds: true,
        });
      },
    ),
  );
});

it('leaves everything else to the patient reader, which answers alike where both can', () => {
  for (const text of [
    '2026-02-29 10:00:00 +0100',
    '2026-04-31T10:00:00Z',
    '2026-01-01 10:00:00',
    '2026-01-01 10:00:00 +01',
    '2026-01-01 1x:00:00 +0100',
    '2026-01-01 10:00:00 +9900',
    '2026-01-01 10:00:00.5 +0100',
  ]) {
    expect(readCanonicalTime(text)).toBeNull();
  }
  expect(readMoment('2026-01-01 10:00:00.5 +0100', 'start').atMs).toBe(
    readCanonicalTime('2026-01-01 10:00:00.500 +0100')?.atMs,
  );
});
