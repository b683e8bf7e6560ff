import { describe, expect, test } from 'vitest';
import { madeUpRun } from '../../../../testing/web/made-up.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { offersOf } from './last-values.ts';

let id = 0;
const workout = (part: Partial<Workout>): Workout => {
  id += 1;
  const easy = { runningSubtype: 'outdoor-easy' as const, distanceM: 8400 };
  const then = { date: '2026-11-10', createdAtMs: Date.parse('2026-11-10T18:00:00.000Z') };
  return madeUpRun({ id, ...easy, ...then, durationS: 2700, ...part });
};

describe('offersOf', () => {
  const easy = { workoutType: 'running', runningSubtype: 'outdoor-easy' } as const;

  test('the same kind of run comes first, each value once, three at most', () => {
    const latest = [
      workout({ runningSubtype: 'outdoor-long', distanceM: 21_100 }),
      workout({ distanceM: 8400 }),
      workout({ distanceM: 8400 }),
      workout({ distanceM: 10_004 }),
      workout({ distanceM: 6000 }),
      workout({ distanceM: 5000 }),
    ];
    expect(offersOf(latest, easy).distances.map(({ text }) => text)).toEqual(['8.4', '10', '6']);
  });

  test('times are offered in whole minutes, distances as they were', () => {
    const { durations, distances } = offersOf(
      [workout({ durationS: 3156, distanceM: 10_410 })],
      easy,
    );
    expect(durations[0]?.text).toBe('0:53');
    expect(distances[0]?.text).toBe('10.41');
  });

  test('values of another type, and those of a walk for a run, are not offered', () => {
    const latest = [
      workout({ workoutType: 'cross', sport: 'cycling', runningSubtype: null, distanceM: 45_000 }),
      workout({ sport: 'walk', runningSubtype: null, distanceM: 4000 }),
    ];
    expect(offersOf(latest, easy)).toEqual({
      durations: [],
      distances: [],
      hydration: null,
      gels: null,
    });
  });

  test('gels and water come from the latest that had any', () => {
    const latest = [
      workout({ hydrationMl: 0 }),
      workout({ date: '2026-11-08', hydrationMl: 500, gelType: 'gu', nonCaffeinatedGels: 2 }),
    ];
    const offers = offersOf(latest, easy);
    expect(offers.hydration).toEqual({ text: '500', date: '2026-11-08' });
    expect(offers.gels).toMatchObject({ gelType: 'gu', caffeinatedGels: 0, nonCaffeinatedGels: 2 });
  });
});
