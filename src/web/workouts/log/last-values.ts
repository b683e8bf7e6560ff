import type { Workout } from '../../../contract/workouts.ts';
import { exactDistance } from '../../../domain/measures.ts';
import { isRun } from '../../../domain/sports.ts';
import { typedDurationText } from '../../../domain/typed-duration.ts';
import type { WorkoutKind } from './workout-values.ts';

export type Offer = { text: string; date: string };

export type Offers = {
  durations: Offer[];
  distances: Offer[];
  hydration: Offer | null;
  gels: Pick<Workout, 'date' | 'gelType' | 'caffeinatedGels' | 'nonCaffeinatedGels'> | null;
};

/** What workouts of this kind held lately; the same kind of run comes before other runs. */
export function offersOf(latest: readonly Workout[], kind: WorkoutKind): Offers {
  const sameType = latest.filter((workout) =>
    kind.workoutType === 'running' ? isRun(workout) : workout.workoutType === kind.workoutType,
  );
  const alike = sameType.filter((workout) => workout.runningSubtype === kind.runningSubtype);
  const nearest = kind.workoutType === 'running' ? [...alike, ...sameType] : sameType;
  return {
    durations: distinct(nearest, wholeMinutes),
    distances: distinct(nearest, ({ distanceM }) =>
      distanceM ? exactDistance(distanceM).replace(',', '') : null,
    ),
    hydration:
      distinct(nearest, ({ hydrationMl }) => hydrationMl && String(hydrationMl))[0] ?? null,
    gels:
      nearest.find(
        ({ caffeinatedGels, nonCaffeinatedGels }) => caffeinatedGels + nonCaffeinatedGels > 0,
      ) ?? null,
  };
}

/** A time that is offered is a start to be corrected, so it is short. */
function wholeMinutes({ durationS: exactS, workoutType, sport }: Workout): string {
  const durationS = Math.round(exactS / 60) * 60;
  return typedDurationText(durationS, { workoutType, sport, distanceM: null });
}

const MOST_OFFERS = 3;

function distinct(
  workouts: readonly Workout[],
  read: (workout: Workout) => string | 0 | null,
): Offer[] {
  const offers = new Map<string, Offer>();
  for (const workout of workouts) {
    const text = read(workout);
    if (text && !offers.has(text)) offers.set(text, { text, date: workout.date });
  }
  return [...offers.values()].slice(0, MOST_OFFERS);
}
