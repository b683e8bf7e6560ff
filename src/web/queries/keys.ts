import type { QueryKey } from '@tanstack/react-query';

/** What is asked for. Every query key begins with one of these; another does not compile. */
type Subject =
  | 'accounts'
  | 'analysis'
  | 'analytics'
  | 'coach model'
  | 'conversation'
  | 'csv plan'
  | 'devices'
  | 'imports'
  | 'insights'
  | 'predictions'
  | 'limits'
  | 'races'
  | 'recording'
  | 'session'
  | 'sharing'
  | 'shoes'
  | 'strava'
  | 'sweat'
  | 'trainer'
  | 'weight'
  | 'workout'
  | 'workouts'
  | 'workout among others';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Subject, ...unknown[]];
  }
}

/** The beginning of the keys of some queries; a longer one names fewer of them. */
export type KeyPrefix = QueryKey;

// Here and not beside their queries: to ask anew takes no word of how each is asked.
export const analysisKey = ['analysis'] as const;
export const analyticsKey = ['analytics'] as const;
export const coachModelKey = ['coach model'] as const;
export const conversationKey = ['conversation'] as const;
export const insightsKey = ['insights'] as const;
export const limitsKey = ['limits'] as const;
export const predictionsKey = ['predictions'] as const;
/** What the page of a race shows; asked anew with whatever a prediction rests on. */
export const racePlanKey = [...predictionsKey, 'race plan'] as const;
export const racesKey = ['races'] as const;
export const recordingKey = ['recording'] as const;
export const sessionKey = ['session'] as const;
export const sharingKey = ['sharing'] as const;
export const shoesKey = ['shoes'] as const;
export const stravaKey = ['strava'] as const;
export const sweatKey = ['sweat'] as const;
export const trainerKey = ['trainer'] as const;
export const weightKey = ['weight'] as const;
export const workoutKey = ['workout'] as const;
/** How one workout compares with others: its neighbours, the places of its best stretches. */
export const amongOthersKey = ['workout among others'] as const;
export const workoutsKey = ['workouts'] as const;
