import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayInZone, offsetInZone } from '../calendar.ts';
import { nextDailySync } from './next-daily-sync.ts';

const at = (text: string) => Date.UTC(...parts(text));

function parts(text: string): [number, number, number, number, number] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = (text.match(/\d+/g) ?? []).map(
    Number,
  );
  return [year, month - 1, day, hour, minute];
}

describe('six in the morning', () => {
  test.each([
    ['UTC', '2026-03-18 05:59', '2026-03-18 06:00'],
    ['UTC', '2026-03-18 06:00', '2026-03-19 06:00'],
    ['Asia/Kathmandu', '2026-03-18 00:14', '2026-03-18 00:15'],
    ['Asia/Kathmandu', '2026-03-18 00:15', '2026-03-19 00:15'],
    ['America/St_Johns', '2026-01-10 12:00', '2026-01-11 09:30'],
    ['America/St_Johns', '2026-07-10 12:00', '2026-07-11 08:30'],
    // Clocks go forward on 29 March and back on 25 October 2026.
    ['Europe/Berlin', '2026-03-28 05:00', '2026-03-29 04:00'],
    ['Europe/Berlin', '2026-03-29 04:00', '2026-03-30 04:00'],
    ['Europe/Berlin', '2026-10-24 04:00', '2026-10-25 05:00'],
    ['Europe/Berlin', '2026-10-25 05:00', '2026-10-26 05:00'],
    // Samoa went without 30 December 2011.
    ['Pacific/Apia', '2011-12-29 15:59', '2011-12-29 16:00'],
    ['Pacific/Apia', '2011-12-29 16:00', '2011-12-30 16:00'],
    ['Pacific/Apia', '2011-12-30 16:00', '2011-12-31 16:00'],
  ])('in %s after %s is %s, in UTC', (zone, now, next) => {
    expect(nextDailySync(at(now), zone)).toBe(at(next));
  });

  test('comes on every day of every zone, a day apart but for changed clocks', () => {
    const zones = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Europe/Berlin'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones, 'Australia/Lord_Howe', 'America/Sao_Paulo'),
        fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2035, 0) }),
        (zone, nowMs) => {
          const first = nextDailySync(nowMs, zone);
          const second = nextDailySync(first, zone);
          expect(first).toBeGreaterThan(nowMs);
          expect(first - nowMs).toBeLessThanOrEqual(25 * 3_600_000);
          const wall = new Date(first + offsetInZone(first, zone) * 1000).toISOString();
          expect(wall.slice(11)).toBe('06:00:00.000Z');
          expect(dayInZone(second, zone) > dayInZone(first, zone)).toBe(true);
          expect(Math.abs(second - first - 86_400_000)).toBeLessThanOrEqual(3_600_000);
        },
      ),
    );
  });
});
