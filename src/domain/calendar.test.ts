import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayInZone,
  dayOfInstant,
  dayOfNumber,
  daysBetween,
  instantInZone,
  isDay,
  isTimeZone,
  numberOfDay,
  offsetInZone,
  startOfWeek,
  weekdayOf,
} from './calendar.ts';

const someDay = fc.integer({ min: -100_000, max: 100_000 }).map(dayOfNumber);
const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Europe/Berlin'];

describe('days', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])(
    '%s is a day',
    (text) => expect(isDay(text)).toBe(true),
  );

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '0026-01-01',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026/01/01',
    '２０２６-01-01',
    '',
  ])('%j is not a day', (text) => expect(isDay(text)).toBe(false));

  test('the day after 28 February is the 29th in a leap year only', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
  });

  test('counting back from New Year reaches the old year', () => {
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-01-01', '2025-12-31')).toBe(-1);
  });

  test('a year has 365 days, a leap year 366', () => {
    expect(daysBetween('2025-06-01', '2026-06-01')).toBe(365);
    expect(daysBetween('2023-06-01', '2024-06-01')).toBe(366);
  });

  test('adding days and counting them agree', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const other = addDays(day, days);
        expect(isDay(other)).toBe(true);
        expect(daysBetween(day, other)).toBe(days);
      }),
    );
  });

  test('days in order are texts in order', () => {
    fc.assert(
      fc.property(someDay, someDay, (one, other) => {
        expect(Math.sign(daysBetween(one, other))).toBe(one < other ? 1 : one > other ? -1 : 0);
      }),
    );
  });
});

describe('weeks', () => {
  test('21 November 2026 is a Saturday, and its week began on Sunday the 15th', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(startOfWeek('2026-11-21', 'sunday')).toBe('2026-11-15');
  });

  test('a Sunday begins its own week', () => {
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(startOfWeek('2026-11-22', 'sunday')).toBe('2026-11-22');
  });

  test('a week may begin in the old year', () => {
    expect(startOfWeek('2026-01-01', 'sunday')).toBe('2025-12-28');
    expect(startOfWeek('2026-01-01', 'monday')).toBe('2025-12-29');
  });

  test('weekdays before 1970 are right too', () => {
    expect(weekdayOf('1969-07-20')).toBe(0);
    expect(weekdayOf('1954-05-06')).toBe(4);
  });

  test('every week begins on a Sunday no more than six days before', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const start = startOfWeek(day, 'sunday');
        expect(weekdayOf(start)).toBe(0);
        expect(daysBetween(start, day)).toBe(weekdayOf(day));
      }),
    );
  });
});

describe('the day of an instant', () => {
  test('is the day where the athlete was, not the day in Greenwich', () => {
    const instantMs = Date.UTC(2026, 2, 8, 3, 30);
    expect(dayOfInstant(instantMs, 0)).toBe('2026-03-08');
    expect(dayOfInstant(instantMs, -5 * 3600)).toBe('2026-03-07');
    expect(dayOfInstant(Date.UTC(2026, 2, 8, 18, 30), 5.75 * 3600)).toBe('2026-03-09');
  });

  test('before 1970 is no different', () => {
    expect(dayOfInstant(-1, 0)).toBe('1969-12-31');
    expect(dayOfInstant(-1, 1)).toBe('1970-01-01');
  });

  test('a run over midnight counts for the day on which it began', () => {
    const startMs = Date.UTC(2026, 11, 31, 22, 59, 59);
    expect(dayOfInstant(startMs, 3600)).toBe('2026-12-31');
    expect(dayOfInstant(startMs + 1000, 3600)).toBe('2027-01-01');
  });

  test('the day of midnight is that day, whatever the offset', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -14 * 60, max: 14 * 60 }), (day, offsetMin) => {
        const midnightMs = numberOfDay(day) * 86_400_000 - offsetMin * 60_000;
        expect(dayOfInstant(midnightMs, offsetMin * 60)).toBe(day);
        expect(dayOfInstant(midnightMs - 1, offsetMin * 60)).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('time zones', () => {
  test('New York is five hours behind in winter and four in summer', () => {
    expect(offsetInZone(Date.UTC(2026, 2, 8, 6, 59, 59), 'America/New_York')).toBe(-5 * 3600);
    expect(offsetInZone(Date.UTC(2026, 2, 8, 7), 'America/New_York')).toBe(-4 * 3600);
    expect(offsetInZone(Date.UTC(2026, 10, 1, 6), 'America/New_York')).toBe(-5 * 3600);
  });

  test('zones off the full hour are read to the minute', () => {
    const instantMs = Date.UTC(2026, 0, 1);
    expect(offsetInZone(instantMs, 'Asia/Kathmandu')).toBe(5.75 * 3600);
    expect(offsetInZone(instantMs, 'Australia/Lord_Howe')).toBe(11 * 3600);
    expect(offsetInZone(instantMs, '+05:30')).toBe(5.5 * 3600);
  });

  test('a fraction of a second does not shift the offset', () => {
    expect(offsetInZone(Date.UTC(2026, 0, 1) + 999, 'Europe/Berlin')).toBe(3600);
    expect(offsetInZone(-1, 'UTC')).toBe(0);
  });

  test('one instant is three different days on the globe', () => {
    const instantMs = Date.UTC(2026, 5, 15, 10, 30);
    expect(dayInZone(instantMs, 'Pacific/Pago_Pago')).toBe('2026-06-14');
    expect(dayInZone(instantMs, 'Europe/Berlin')).toBe('2026-06-15');
    expect(dayInZone(instantMs, 'Pacific/Kiritimati')).toBe('2026-06-16');
  });

  test('a time on the wall and its instant name each other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2030, 0) }),
        fc.constantFrom(...zones),
        (anyMs, timeZone) => {
          const instantMs = Math.floor(anyMs / 1000) * 1000;
          const wallMs = instantMs + offsetInZone(instantMs, timeZone) * 1000;
          const day = dayInZone(instantMs, timeZone);
          const secondOfDay = wallMs / 1000 - numberOfDay(day) * 86_400;
          const found = instantInZone({ day, secondOfDay, timeZone });
          expect(found + offsetInZone(found, timeZone) * 1000).toBe(wallMs);
          expect(found).toBeLessThanOrEqual(instantMs);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('of the hour that comes twice in autumn the first is meant', () => {
    const twice = { day: '2026-10-25', secondOfDay: 2.5 * 3600, timeZone: 'Europe/Berlin' };
    expect(instantInZone(twice)).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });

  test('the hour that clocks jump over in spring is read as if they had not', () => {
    const jumped = { day: '2026-03-29', secondOfDay: 2.5 * 3600, timeZone: 'Europe/Berlin' };
    expect(instantInZone(jumped)).toBe(Date.UTC(2026, 2, 29, 1, 30));
    const after = { day: '2026-03-29', secondOfDay: 3 * 3600, timeZone: 'Europe/Berlin' };
    expect(instantInZone(after)).toBe(Date.UTC(2026, 2, 29, 1));
  });

  test('only zones that exist are zones', () => {
    expect(isTimeZone('America/Argentina/Buenos_Aires')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });

  test('asking for hundreds of zones gives the same answers as asking for one', () => {
    const instantMs = Date.UTC(2026, 0, 1);
    for (let minutes = 0; minutes < 300; minutes += 1) {
      const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
      const zone = `+${hour}:${String(minutes % 60).padStart(2, '0')}`;
      expect(offsetInZone(instantMs, zone)).toBe(minutes * 60);
    }
  });
});

test('a week from Monday keeps its Sunday as the last day', () => {
  expect(['2026-11-22', '2026-11-23'].map((day) => startOfWeek(day, 'monday'))).toEqual([
    '2026-11-16',
    '2026-11-23',
  ]);
});
