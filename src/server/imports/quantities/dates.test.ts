import { describe, expect, it } from 'vitest';
import { type DayOrder, readDate } from './dates.ts';

function dayOf(cell: string, order: DayOrder | null = null): string {
  const read = readDate(cell, order);
  return read.state === 'read' ? read.date.day : read.state;
}

describe('a day', () => {
  it.each([
    ['2026-03-02', '2026-03-02'],
    ['2026/3/2', '2026-03-02'],
    ['2026.03.02', '2026-03-02'],
    ['20260302', '2026-03-02'],
    ['2026年3月2日', '2026-03-02'],
    ['2.3.2026', '2026-03-02'],
    ['02.03.26', '2026-03-02'],
    ['2. 3. 2026', '2026-03-02'],
    ['31/12/2026', '2026-12-31'],
    ['12/31/2026', '2026-12-31'],
    ['5/5/2026', '2026-05-05'],
    ['31-12-2026', '2026-12-31'],
    ['2 March 2026', '2026-03-02'],
    ['2nd March 2026', '2026-03-02'],
    ['March 2, 2026', '2026-03-02'],
    ['Mar 2, 26', '2026-03-02'],
    ['2-Mar-26', '2026-03-02'],
    ['Mon, 2 Mar 2026', '2026-03-02'],
    ['2026 March 2', '2026-03-02'],
    ['Fr, 25 Mai 2012', '2012-05-25'],
    ['2. März 2026', '2026-03-02'],
    ['2 août 2026', '2026-08-02'],
    ['2 de marzo de 2026', '2026-03-02'],
    ['mar 3 mar 2026', '2026-03-03'],
    ['29 février 2024', '2024-02-29'],
    ['Sat 31/12/2026', '2026-12-31'],
    ['Sa., 2.3.2026', '2026-03-02'],
    ['1/1/99', '1999-01-01'],
  ])('%s is %s', (cell, day) => {
    expect(dayOf(cell, cell === '1/1/99' ? 'day-first' : null)).toBe(day);
  });

  it.each([
    ['day-first', '2026-04-03'],
    ['month-first', '2026-03-04'],
  ] as const)('of 03/04/2026, %s, is %s', (order, day) => {
    expect(dayOf('03/04/2026', order)).toBe(day);
  });

  it('of 03/04/2026 is open while nobody says which', () => {
    expect(dayOf('03/04/2026')).toBe('open');
  });

  it('of two-digit years can be year first', () => {
    expect(dayOf('26/03/02', 'year-first')).toBe('2026-03-02');
    expect(dayOf('26/03/02', 'day-first')).toBe('2002-03-26');
    expect(dayOf('26/03/02')).toBe('open');
  });

  it.each([
    '',
    'yesterday',
    '2026-02-30',
    '2026-13-01',
    '31/31/2026',
    '2 Smarch 2026',
    '2026',
    '12',
    '1234567',
    '2026-03-02 25:00',
    '2026-03-02 10:61',
    '2026-03-02 10:',
    `2026-03-02${' '.repeat(100)}`,
    '2-3/2026',
    '\0',
  ])('is not in %j', (cell) => {
    expect(dayOf(cell)).toBe('unreadable');
  });
});

describe('a time of day behind it', () => {
  const timeOf = (cell: string) => {
    const read = readDate(cell, 'month-first');
    return read.state === 'read' ? [read.date.clock, read.date.secondOfDay, read.date.zone] : null;
  };

  it.each([
    ['2026-03-02', [null, 0, null]],
    ['2026-03-02 18:30', ['18:30', 66_600, null]],
    ['2026-03-02T18:30:05Z', ['18:30', 66_605, 'utc']],
    ['2026-03-02T18:30:05.123+01:00', ['18:30', 66_605, 3600]],
    ['2026-03-02 18:30:05 -0330', ['18:30', 66_605, -12_600]],
    ['3/2/2026 6:30 PM', ['18:30', 66_600, null]],
    ['3/2/2026 12:05 am', ['00:05', 300, null]],
    ['May 6, 2024, 4:02:34\u202fAM', ['04:02', 14_554, null]],
    ['Fr, 25 Mai 2012 20:31', ['20:31', 73_860, null]],
  ])('%s', (cell, time) => {
    expect(timeOf(cell)).toEqual(time);
  });
});
