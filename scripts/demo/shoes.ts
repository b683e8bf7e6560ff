import type { Insertable } from 'kysely';
import { addDays, type Day } from '../../src/domain/calendar.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';
import type { DemoWorkout } from './workouts.ts';
import type { SessionKind } from './year-plan.ts';

type DemoShoe = {
  row: Omit<Insertable<Tables['shoes']>, 'user_id' | 'created_at'>;
  /** What she runs in them, and between which days. */
  kinds: readonly SessionKind[];
  from: Day;
  until: Day;
};

const EASY: SessionKind[] = ['easy', 'long', 'treadmill'];
const FAST: SessionKind[] = ['intervals', 'half-race', 'ten-race'];

/** A pair worn out in spring and its successor, close to its end by now, and one for fast days. */
export function demoShoes(today: Day): DemoShoe[] {
  const changed = addDays(today, -200);
  const began = addDays(today, -364);
  return [
    {
      row: {
        name: 'Grey daily pair',
        bought_on: addDays(began, -70),
        retired_on: changed,
        start_distance_m: 210_000,
        replace_at_m: 800_000,
      },
      kinds: EASY,
      from: began,
      until: addDays(changed, -1),
    },
    {
      row: {
        name: 'Blue daily pair',
        bought_on: changed,
        replace_at_m: 800_000,
        default_for: JSON.stringify(['outdoor-easy', 'outdoor-long', 'treadmill']),
      },
      kinds: EASY,
      from: changed,
      until: today,
    },
    {
      row: {
        name: 'Racing pair',
        bought_on: addDays(today, -250),
        replace_at_m: 500_000,
        default_for: JSON.stringify(['outdoor-interval']),
      },
      kinds: FAST,
      from: addDays(today, -250),
      until: today,
    },
  ];
}

/** Whether she wore them on that run. */
export function isWornOn({ kinds, from, until }: DemoShoe, run: DemoWorkout): boolean {
  return kinds.includes(run.kind) && run.date >= from && run.date <= until;
}
