import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfNumber, numberOfDay } from '../../../domain/calendar.ts';
import { readDate } from './dates.ts';
import { findDayOrder } from './day-order.ts';

describe('the order of day and month', () => {
  it.each([
    ['one line settles it', ['03/04/2026', '25/04/2026'], 'day-first'],
    ['one line settles it the other way', ['03/04/2026', '04/25/2026'], 'month-first'],
    ['nothing tells', ['03/04/2026', '05/06/2026'], null],
    ['the file contradicts itself', ['03/04/2026', '25/04/2026', '04/25/2026'], null],
    ['the year is short and stays at the end', ['03/04/26', '25/04/26', '11/05/26'], 'day-first'],
    [
      'the year is short and stays in front',
      ['26/03/02', '26/03/05', '26/03/09', '26/03/11', '26/03/12'],
      'year-first',
    ],
    ['one short date alone tells nothing', ['15/03/26'], null],
  ] as const)('%s', (_what, cells, proven) => {
    expect(findDayOrder(cells).proven).toBe(proven);
  });

  it('is no question where every date is plain', () => {
    const plain = ['2026-03-04', '04.03.2026', '4 March 2026', '05/05/2026', '25/12/2026'];
    expect(findDayOrder(plain)).toEqual({ proven: null, example: null });
    expect(findDayOrder(['04/05/2026'])).toEqual({ proven: null, example: '04/05/2026' });
  });

  it('once proven gives back the days of any log', () => {
    const days = fc.array(
      fc.integer({ min: numberOfDay('1990-01-01'), max: numberOfDay('2030-12-31') }),
      { minLength: 1, maxLength: 40 },
    );
    const orders = fc.constantFrom('day-first', 'month-first');
    fc.assert(
      fc.property(days, orders, (numbers, order) => {
        const cells = numbers.map((number) => {
          const [year, month, day] = dayOfNumber(number).split('-').map(Number);
          return order === 'day-first' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
        });
        const { proven, example } = findDayOrder(cells);
        if (proven === null && example !== null) return;
        const read = cells.map((cell) => readDate(cell, proven));
        expect(read.map((one) => one.state === 'read' && one.date.day)).toEqual(
          numbers.map(dayOfNumber),
        );
      }),
    );
  });
});
