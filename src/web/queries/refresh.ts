import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { analyticsKey } from './analytics.ts';
import { limitsKey } from './limits.ts';
import { racesKey } from './races.ts';
import { sharingKey, trainerKey } from './sharing.ts';
import { shoesKey } from './shoes.ts';
import { recordingKey, workoutKey, workoutsKey } from './workouts.ts';

/** What is asked for. Every query key begins with one of these; another does not compile. */
type Subject =
  | 'accounts'
  | 'analysis'
  | 'analytics'
  | 'csv plan'
  | 'devices'
  | 'imports'
  | 'limits'
  | 'insights'
  | 'races'
  | 'recording'
  | 'session'
  | 'sharing'
  | 'shoes'
  | 'strava'
  | 'trainer'
  | 'weight'
  | 'workout'
  | 'workouts';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Subject, ...unknown[]];
  }
}

/** The beginning of the keys of some queries; a longer one names fewer of them. */
export type KeyPrefix = QueryKey;

/** Whose queries stand in a room of their own. */
export const analysisKey = ['analysis'] as const;
export const insightsKey = ['insights'] as const;
export const sessionKey = ['session'] as const;
export const weightKey = ['weight'] as const;

/**
 * What rests on each thing that can be written, and on the day. A written workout or race itself is
 * in the answer to its call.
 */
export const RESTS_ON = {
  // No edit of a workout changes its recording.
  workout: [workoutsKey, racesKey, shoesKey, analyticsKey, analysisKey, insightsKey],
  race: [racesKey, workoutsKey, analyticsKey, analysisKey, insightsKey],
  weight: [weightKey, sessionKey],
  // The zones of the runs that it touches, and the profile's maximum.
  limits: [limitsKey, sessionKey, workoutKey, workoutsKey, analyticsKey, analysisKey, insightsKey],
  strava: [
    workoutKey,
    workoutsKey,
    recordingKey,
    racesKey,
    shoesKey,
    analyticsKey,
    analysisKey,
    insightsKey,
    sharingKey,
  ],
  // The coach's analysis stays: a model may charge for it.
  day: [analyticsKey, insightsKey, trainerKey],
} satisfies Record<string, KeyPrefix[]>;

/** Asks anew for everything whose key begins with one of these. */
export async function refresh(
  queryClient: QueryClient,
  prefixes: readonly KeyPrefix[],
): Promise<void> {
  await Promise.all(prefixes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
