import { VERY_LONG_NOTE } from './notes.ts';
import type { DemoWorkout } from './workouts.ts';

/** What real logs have and screens trip over: no heart rate, no calories, no distance, a novel, a title. */
export function makeSomeAwkward(workouts: readonly DemoWorkout[]): DemoWorkout[] {
  const typed = workouts.filter(({ source }) => source === 'manual').toReversed();
  const nth = (kind: DemoWorkout['kind'], index: number) =>
    typed.filter((workout) => workout.kind === kind)[index];
  const changes = new Map<DemoWorkout | undefined, Partial<DemoWorkout>>([
    [nth('long', 1), DRESS_REHEARSAL],
    [nth('long', 2), GELS_FORGOTTEN],
    [nth('easy', 1), { ...NO_HEART_RATE, notes: 'Strap’s battery is dead. By feel.' }],
    [nth('long', 9), { ...NO_HEART_RATE, notes: null }],
    [nth('strength', 1), { calories: 0, notes: null }],
    [
      nth('strength', 4),
      { ...NO_HEART_RATE, calories: null, notes: 'Am Abend noch Rumpf 💪 二十分' },
    ],
    [nth('treadmill', 0), { distance_m: null, notes: 'The belt showed nonsense, time only.' }],
    [nth('easy', 6), TURNED_BACK],
  ]);
  return workouts.map((workout) => ({ ...workout, ...changes.get(workout) }));
}

const DRESS_REHEARSAL = {
  title: 'Dress rehearsal',
  tags: 'half block, group',
  effort: 7,
  notes: VERY_LONG_NOTE,
  distance_m: 20_000,
  duration_s: 6705,
  calories: 1290,
  avg_heart_rate: 147,
  max_heart_rate: 168,
  zone1_s: 180,
  zone2_s: 2640,
  zone3_s: 1080,
  zone4_s: 2760,
  zone5_s: 0,
  gel_type: 'sis' as const,
  caffeinated_gels: 1,
  non_caffeinated_gels: 1,
  hydration_ml: 700,
};

const GELS_FORGOTTEN = {
  title: 'Without gels',
  effort: 9,
  notes: 'Gels on the kitchen table, found them when I came home. Felt it from 15 km on.',
  gel_type: 'none' as const,
  caffeinated_gels: 0,
  non_caffeinated_gels: 0,
};

const NO_HEART_RATE = {
  avg_heart_rate: null,
  max_heart_rate: null,
  zone1_s: 0,
  zone2_s: 0,
  zone3_s: 0,
  zone4_s: 0,
  zone5_s: 0,
};

const TURNED_BACK = {
  ...NO_HEART_RATE,
  duration_s: 240,
  distance_m: 600,
  calories: 38,
  notes: 'Thunder. Turned back.',
};
