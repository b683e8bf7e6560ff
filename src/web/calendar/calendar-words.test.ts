import { describe, expect, test } from 'vitest';
import { madeUpRun } from '../../../testing/web/made-up.ts';
import { comparedMonth, comparedWeek, describeRuns } from './calendar-words.ts';

const TODAY = '2026-11-23';
const run = (date: string, km: number) => madeUpRun({ date, distanceM: km * 1000 });

describe('the sentence above a month', () => {
  const LOG = [
    run('2026-11-22', 16.2),
    run('2026-11-03', 9),
    run('2026-10-24', 30),
    run('2026-10-02', 12),
  ];

  test('that is going on compares as many days', () => {
    expect(describeRuns(comparedMonth('2026-11', TODAY), { workouts: LOG, today: TODAY })).toBe(
      '25.2\u00a0km in 2 runs so far, 13.2\u00a0km more than by 23 Oct.',
    );
  });

  test('that is over compares it as a whole', () => {
    expect(describeRuns(comparedMonth('2026-10', TODAY), { workouts: LOG, today: TODAY })).toBe(
      '42\u00a0km in 2 runs, none in September.',
    );
  });

  test('without a run says what there was before', () => {
    const sentence = describeRuns(comparedMonth('2026-11', TODAY), {
      workouts: LOG.slice(2),
      today: TODAY,
    });
    expect(sentence).toBe('No run yet; 12\u00a0km by 23 Oct.');
    expect(describeRuns(comparedMonth('2025-02', TODAY), { workouts: LOG, today: TODAY })).toBe(
      'No run.',
    );
  });

  test('to come says so', () => {
    expect(describeRuns(comparedMonth('2026-12', TODAY), { workouts: LOG, today: TODAY })).toBe(
      'These days are still to come.',
    );
  });

  test('counts runs alone, none of them from after today', () => {
    const others = [
      madeUpRun({ date: '2026-11-20', sport: 'walk', distanceM: 5000 }),
      run('2026-11-25', 8),
    ];
    expect(
      describeRuns(comparedMonth('2026-11', TODAY), {
        workouts: [...LOG, ...others],
        today: TODAY,
      }),
    ).toMatch(/^25\.2\u00a0km in 2 runs/);
  });
});

test('the sentence above a week compares it with the week before, up to the same weekday', () => {
  const log = [
    run('2026-11-22', 10),
    run('2026-11-21', 5),
    run('2026-11-16', 8),
    run('2026-11-15', 4),
  ];
  const of = (sunday: string) =>
    describeRuns(comparedWeek(sunday, TODAY), { workouts: log, today: TODAY });
  expect(of('2026-11-22')).toBe('10\u00a0km in 1 run so far, 2\u00a0km less than by 16 Nov.');
  expect(of('2026-11-15')).toBe('17\u00a0km in 3 runs, none in the week before.');
});
