import type { Workout } from '../../contract/workouts.ts';
import type { PerZone } from '../../domain/zones.ts';

export function workoutHref({ id, workoutType }: Pick<Workout, 'id' | 'workoutType'>): string {
  return workoutType === 'running' ? `/run-details/${id}` : `/workout-details/${id}`;
}

export function zonesOf(workout: Workout): PerZone {
  return [
    workout.zone1Minutes,
    workout.zone2Minutes,
    workout.zone3Minutes,
    workout.zone4Minutes,
    workout.zone5Minutes,
  ];
}
