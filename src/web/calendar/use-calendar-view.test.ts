import { describe, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar.ts';
import { addMonths, monthOf } from '../../domain/months.ts';
import { calendarHref, moved, turned, viewOf } from './use-calendar-view.ts';

const today = '2026-11-23';

describe('the calendar of an address', () => {
  test.each([
    [null, null, { kind: 'month', month: '2026-11' }],
    ['2026-02', null, { kind: 'month', month: '2026-02' }],
    ['2026-13', null, { kind: 'month', month: '2026-11' }],
    [null, '2026-11-18', { kind: 'week', sunday: '2026-11-15' }],
    [null, 'soon', { kind: 'month', month: '2026-11' }],
  ])('month %s, week %s', (month, week, view) => {
    expect(viewOf({ month, week, today })).toEqual(view);
  });

  test('is found again by the address that it gives', () => {
    for (const view of [
      { kind: 'month', month: '2026-11' },
      { kind: 'month', month: '2025-12' },
      { kind: 'week', sunday: '2026-11-15' },
    ] as const) {
      const asked = new URL(calendarHref(view, today), 'http://x').searchParams;
      expect(viewOf({ month: asked.get('month'), week: asked.get('week'), today })).toEqual(view);
    }
  });
});

test('a month goes on by months, a week by weeks', () => {
  expect(moved({ kind: 'month', month: '2026-12' }, 1)).toEqual({
    kind: 'month',
    month: '2027-01',
  });
  expect(moved({ kind: 'week', sunday: '2026-11-22' }, -1)).toMatchObject({ sunday: '2026-11-15' });
});

test('of this month the week of today is shown, of another its first, and back its month', () => {
  expect(turned({ kind: 'month', month: '2026-11' }, today)).toMatchObject({
    sunday: '2026-11-22',
  });
  expect(turned({ kind: 'month', month: '2026-10' }, today)).toMatchObject({
    sunday: '2026-10-04',
  });
  expect(turned({ kind: 'week', sunday: '2026-09-27' }, today)).toMatchObject({ month: '2026-09' });
});

test('there and back is the same month, on every day of it', () => {
  for (let at = 0; at < 366; at += 1) {
    const day = addDays('2026-01-01', at);
    for (const month of [monthOf(day), addMonths(monthOf(day), -1), addMonths(monthOf(day), 1)]) {
      const view = { kind: 'month', month } as const;
      expect(turned(turned(view, day), day), `${month} on ${day}`).toEqual(view);
    }
  }
});
