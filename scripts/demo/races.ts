import type { Insertable } from 'kysely';
import { addDays, type Day, startOfWeek } from '../../src/domain/calendar.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';
import { HALF_RACE_S, TEN_RACE_S } from './runs.ts';
import {
  HALF_RACE_WEEKS_AGO,
  MISSED_RACE_WEEKS_AGO,
  sundayOf,
  TEN_RACE_WEEKS_AGO,
} from './year-plan.ts';

type DemoRace = Omit<Insertable<Tables['races']>, 'user_id' | 'created_at'>;

/** Two behind her, one missed with the flu, and the two she trains for. */
export function demoRaces(today: Day): DemoRace[] {
  return [
    {
      name: 'Riverside Half',
      date: sundayOf(today, HALF_RACE_WEEKS_AGO),
      distance_m: 21_100,
      target_time_s: 6900,
      notes: 'First one since the break. Finish smiling.',
      completed: 1,
      actual_time_s: HALF_RACE_S,
    },
    {
      name: 'Castle Hill 10 K',
      date: sundayOf(today, MISSED_RACE_WEEKS_AGO),
      distance_m: 10_000,
      target_time_s: 3060,
      notes: null,
      completed: 0,
      actual_time_s: null,
    },
    {
      name: 'City 10 K',
      date: sundayOf(today, TEN_RACE_WEEKS_AGO),
      distance_m: 10_000,
      target_time_s: 3000,
      notes: 'Flat. Start in the second block, not the third.',
      completed: 1,
      actual_time_s: TEN_RACE_S,
    },
    {
      name: 'Harbour Half Marathon',
      date: startOfWeek(addDays(today, 23), 'sunday'),
      distance_m: 21_100,
      target_time_s: 6600,
      notes: 'Under 1:50. Bib pick-up on Saturday until 18:00.',
      completed: 0,
      actual_time_s: null,
    },
    {
      name: 'Spring Marathon',
      date: startOfWeek(addDays(today, 143), 'sunday'),
      distance_m: 42_200,
      target_time_s: 14_340,
      notes: 'The first. Under four hours, and no walking before 35.',
      completed: 0,
      actual_time_s: null,
    },
  ];
}
