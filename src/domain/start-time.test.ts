import { describe, expect, test } from 'vitest';
import { startAt, startTimeOf } from './start-time.ts';

describe('the time of day at which a workout began', () => {
  test('is that of the athlete’s zone on that day, also on the day that clocks change', () => {
    const timeZone = 'Europe/Berlin';
    const summer = startAt({ day: '2026-07-01', time: '07:40', utcOffsetS: null, timeZone });
    expect(summer.startedAtMs).toBe(Date.parse('2026-07-01T05:40:00Z'));
    expect(summer.utcOffsetS).toBe(7200);
    const changed = startAt({ day: '2026-10-25', time: '09:00', utcOffsetS: null, timeZone });
    expect(changed.startedAtMs).toBe(Date.parse('2026-10-25T08:00:00Z'));
    expect(startTimeOf(changed)).toBe('09:00');
  });

  test('stays in the zone where the workout was', () => {
    const timeZone = 'Europe/Berlin';
    const away = startAt({ day: '2026-07-01', time: '06:15', utcOffsetS: -14400, timeZone });
    expect(away.startedAtMs).toBe(Date.parse('2026-07-01T10:15:00Z'));
    expect(startTimeOf(away)).toBe('06:15');
  });

  test('is not told without an offset', () => {
    expect(startTimeOf({ startedAtMs: 0, utcOffsetS: null })).toBeNull();
    expect(startTimeOf({ startedAtMs: null, utcOffsetS: null })).toBeNull();
  });
});
