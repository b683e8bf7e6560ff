import type { QueryKey } from '@tanstack/react-query';

/** What is asked for. Every query key begins with one of these; another does not compile. */
type Subject =
  | 'accounts'
  | 'analysis'
  | 'analytics'
  | 'csv plan'
  | 'devices'
  | 'imports'
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
