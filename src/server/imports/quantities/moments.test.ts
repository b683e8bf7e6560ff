import { describe, expect, it } from 'vitest';
import type { DayOrder } from './dates.ts';
import { dayOrderOf } from './day-order.ts';
import { dayOfMoment, localStartOf, readMoment } from './moments.ts';
import { attempt } from './refusal.ts';

function refusal(value: unknown, order: DayOrder | null = null): string {
  const read = attempt(() => readMoment(value, 'start', order));
  return 'refusal' in read ? read.refusal : `read as ${JSON.stringify(read.value)}`;
}

describe('a time', () => {
  it.each([
    ['2026-03-02 18:30:15 +0100', '2026-03-02T17:30:15.000Z', 3600],
    ['2026-03-02T18:30:15+01:00', '2026-03-02T17:30:15.000Z', 3600],
    ['2026-03-02T18:30:15.250+01:00', '2026-03-02T17:30:15.250Z', 3600],
    ['2026-03-02 18:30 -0330', '2026-03-02T22:00:00.000Z', -12_600],
    ['2026-03-02 18:30:15 +01', '2026-03-02T17:30:15.000Z', 3600],
    ['2026-03-02 00:10:00 +1400', '2026-03-01T10:10:00.000Z', 50_400],
    ['2022-09-28 4:51:59 pm +1000', '2022-09-28T06:51:59.000Z', 36_000],
    ['2022-09-28 4:51:59\u202fPM\u00a0+1000', '2022-09-28T06:51:59.000Z', 36_000],
    ['2022-09-28 12:05:00 a.m. +1000', '2022-09-27T14:05:00.000Z', 36_000],
    ['2022-09-28 12:05:00 p. m. +1000', '2022-09-28T02:05:00.000Z', 36_000],
    ['2022-09-28 下午4:51:59 +0800', '2022-09-28T08:51:59.000Z', 28_800],
    ['2024-04-04 9:00:00 午後 +0900', '2024-04-04T12:00:00.000Z', 32_400],
    ['2024-04-04 9:00:00 오전 +0900', '2024-04-04T00:00:00.000Z', 32_400],
    ['2024-04-04 9:00:00 μ.μ. +0300', '2024-04-04T18:00:00.000Z', 10_800],
    ['2024-04-04 12:00:00 ص +0300', '2024-04-03T21:00:00.000Z', 10_800],
    ['2024-03-31T02:30:00+05:45[Asia/Kathmandu]', '2024-03-30T20:45:00.000Z', 20_700],
    ['2026-02-28 23:59:59 +0000', '2026-02-28T23:59:59.000Z', 0],
    ['2024-02-29 08:00:00 +0000', '2024-02-29T08:00:00.000Z', 0],
  ])('%s is the instant %s', (text, iso, offsetS) => {
    const moment = readMoment(text, 'start');
    expect(moment.atMs === null ? null : new Date(moment.atMs).toISOString()).toBe(iso);
    expect(moment.offsetS).toBe(offsetS);
  });

  it.each(['2026-03-02T18:30:15Z', '2026-03-02T18:30:15.000Z', '2026-03-02 18:30:15 UTC'])(
    '%s tells the instant but not where the athlete was',
    (text) => {
      const moment = readMoment(text, 'start');
      expect(moment.atMs).toBe(Date.UTC(2026, 2, 2, 18, 30, 15));
      expect(moment.offsetS).toBeNull();
      expect(localStartOf(moment)).toBeNull();
      expect(dayOfMoment(moment)).toBe('2026-03-02');
    },
  );

  it('without a zone is a time on the wall, to the second or the minute', () => {
    const toTheMinute = readMoment('2026-04-06 16:32', 'start');
    expect(toTheMinute).toMatchObject({ atMs: null, offsetS: null, hasSeconds: false });
    expect(localStartOf(toTheMinute)).toBe('2026-04-06T16:32');
    expect(localStartOf(readMoment('2026-04-06 16:32:05', 'start'))).toBe('2026-04-06T16:32:05');
  });

  it('belongs to the day of the athlete, not of UTC', () => {
    expect(dayOfMoment(readMoment('2026-01-01 00:10:00 +1300', 'start'))).toBe('2026-01-01');
    expect(dayOfMoment(readMoment('2026-03-08 23:50:00 -0800', 'start'))).toBe('2026-03-08');
  });

  it('may be given in seconds or milliseconds since 1970', () => {
    expect(readMoment(1_772_472_615, 'start').atMs).toBe(1_772_472_615_000);
    expect(readMoment(1_772_472_615_000, 'start').atMs).toBe(1_772_472_615_000);
  });
});

describe('what is no time', () => {
  it('a day alone is refused, saying how to write it', () => {
    expect(refusal('2026-03-02')).toBe(
      "The start '2026-03-02' has a day but no time of day. Write it like 2026-03-02 18:30.",
    );
  });

  it.each([
    '2026-02-30 10:00:00 +0100',
    '2025-02-29 10:00:00 +0100',
    '2026-13-01 10:00:00 +0100',
    '2026-00-10 10:00',
    '2026-01-01 24:00:00 +0100',
    '2026-01-01 10:60',
    '2026-01-01 10:00:60 +0000',
  ])('%s does not exist', (text) => expect(refusal(text)).toMatch(/There is no such time/));

  it.each([
    '275760-09-13T00:00:00Z',
    '0001-01-01 00:00:00 +0000',
    '1899-12-30 10:00',
    -1e15,
    1e300,
  ])('%s is not in our time', (value) =>
    expect(refusal(value)).toMatch(/within 1930 to 2099|no such time/),
  );

  it.each([undefined, null, '', '   ', {}, true])('%s is missing', (value) =>
    expect(refusal(value)).toMatch(/is missing/),
  );

  it('an offset of twenty hours is refused', () => {
    expect(refusal('2026-01-01 10:00:00 +2000')).toMatch(/time zone/);
  });

  it('a very long text is refused and quoted short', () => {
    expect(refusal(`2026-01-01 ${'1'.repeat(100_000)}`).length).toBeLessThan(200);
  });
});

describe('dates with slashes, as spreadsheets save them', () => {
  it('follow the order that the column gives away', () => {
    expect(dayOrderOf(['3/4/26 15:00', '2/16/26 12:00'])).toBe('month-first');
    expect(dayOrderOf(['3/4/26 15:00', '16/2/26 12:00'])).toBe('day-first');
    expect(dayOrderOf(['3/4/26 3:00 PM'])).toBe('month-first');
    expect(dayOrderOf(['3/4/26 15:00'])).toBeNull();
    expect(dayOrderOf(['16/2/26 12:00', '2/16/26 12:00'])).toBeNull();
  });

  it('are read in that order, and refused without one', () => {
    expect(localStartOf(readMoment('2/3/26 15:00', 'start', 'month-first'))).toBe(
      '2026-02-03T15:00',
    );
    expect(localStartOf(readMoment('2/3/2026 3:00 PM', 'start', 'day-first'))).toBe(
      '2026-03-02T15:00',
    );
    expect(localStartOf(readMoment('2.3.2026 15:00', 'start'))).toBe('2026-03-02T15:00');
    expect(refusal('2/3/26 15:00')).toMatch(/two different days/);
  });
});
