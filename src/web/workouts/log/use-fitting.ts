import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../contract/session.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { addDays, isDay } from '../../../domain/calendar.ts';
import { workoutsInRangeQuery } from '../../queries/workouts.ts';
import type { SaidOfFitting } from './fitting-hint.tsx';
import { fittingWorkout } from './like-workout.ts';
import { effortOf, type WorkoutValues } from './workout-values.ts';

/** A workout of the log that fits what is being typed, and what its athlete says of the two. */
export function useFitting(of: { user: User; values: WorkoutValues; lately: readonly Workout[] }) {
  const { user, values, lately } = of;
  const [choice, setChoice] = useState<{ id: number; said: SaidOfFitting } | null>(null);
  const { date } = values;
  const day = isDay(date) ? date : null;
  const { data: around } = useQuery({
    ...workoutsInRangeQuery({
      userId: user.id,
      from: day ? addDays(day, -1) : '',
      to: day ? addDays(day, 1) : '',
    }),
    // What is near is there already.
    enabled: day !== null && lately.every((workout) => workout.date > day),
  });
  const others = [...lately, ...(around ?? [])];
  const effort = effortOf(values, null);
  const fitting = fittingWorkout({ values, effort, timeZone: user.timeZone, others });
  const id = fitting?.workout.id;
  const said = choice && choice.id === id ? choice.said : null;
  return {
    fitting,
    said,
    say: (next: SaidOfFitting) => id !== undefined && setChoice({ id, said: next }),
    /** As the call is told; undefined where the rule decides. */
    sameAs: said === null ? undefined : said === 'same' ? id : null,
  };
}
