import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { usualKind } from './usual-kind.ts';

// A Sunday.
const SUNDAY = '2026-11-22';
const run = (
  date: string,
  runningSubtype: 'outdoor-easy' | 'outdoor-long' | 'outdoor-interval',
) => ({
  date,
  runningSubtype,
  workoutType: 'running' as const,
  sport: 'run' as const,
});
const strength = (date: string) => ({
  date,
  runningSubtype: null,
  workoutType: 'strength' as const,
  sport: 'strength' as const,
});
const weeks = (of: number, day: string, make: (date: string) => ReturnType<typeof run>) =>
  Array.from({ length: of }, (_none, at) => make(addDays(day, -7 * (at + 1))));

describe('the kind of workout that is offered', () => {
  test('is an easy run for who has logged nothing', () => {
    expect(usualKind([], SUNDAY)).toEqual({
      workoutType: 'running',
      runningSubtype: 'outdoor-easy',
    });
  });

  test('is what this weekday usually holds', () => {
    const done = [
      ...weeks(4, SUNDAY, (date) => run(date, 'outdoor-long')),
      ...weeks(4, addDays(SUNDAY, 1), (date) => run(date, 'outdoor-easy')),
      ...weeks(4, addDays(SUNDAY, 2), (date) => run(date, 'outdoor-easy')),
    ];
    expect(usualKind(done, SUNDAY).runningSubtype).toBe('outdoor-long');
    expect(usualKind(done, addDays(SUNDAY, 1)).runningSubtype).toBe('outdoor-easy');
    // A weekday of which nothing is known.
    expect(usualKind(done, addDays(SUNDAY, 3)).runningSubtype).toBe('outdoor-easy');
  });

  test('does not stick to the last: a first long run is followed by what is usual', () => {
    expect(usualKind([run('2026-11-21', 'outdoor-long')], SUNDAY).runningSubtype).toBe(
      'outdoor-easy',
    );
    const done = [
      run('2026-11-21', 'outdoor-long'),
      run('2026-11-19', 'outdoor-easy'),
      run('2026-11-17', 'outdoor-easy'),
    ];
    expect(usualKind(done, SUNDAY).runningSubtype).toBe('outdoor-easy');
  });

  test('may be no run at all', () => {
    const tuesdays = [strength('2026-11-17'), strength('2026-11-10')];
    expect(usualKind(tuesdays, '2026-11-24').workoutType).toBe('strength');
  });

  test('of two that are as usual is the one that was done last', () => {
    const done = [
      run('2026-11-20', 'outdoor-interval'),
      run('2026-11-19', 'outdoor-easy'),
      run('2026-11-13', 'outdoor-interval'),
      run('2026-11-11', 'outdoor-easy'),
    ];
    expect(usualKind(done, SUNDAY).runningSubtype).toBe('outdoor-interval');
  });

  test('passes over walks and over what is long ago', () => {
    const walks = weeks(3, SUNDAY, (date) => run(date, 'outdoor-long')).map((walk) => ({
      ...walk,
      sport: 'walk' as const,
    }));
    const longAgo = [run('2026-03-01', 'outdoor-long'), run('2026-03-08', 'outdoor-long')];
    expect(usualKind([...walks, ...longAgo], SUNDAY).runningSubtype).toBe('outdoor-easy');
  });
});
