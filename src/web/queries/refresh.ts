import type { QueryClient } from '@tanstack/react-query';
import {
  amongOthersKey,
  analysisKey,
  analyticsKey,
  insightsKey,
  type KeyPrefix,
  limitsKey,
  predictionsKey,
  racePlanKey,
  racesKey,
  recordingKey,
  sessionKey,
  sharingKey,
  shoesKey,
  sweatKey,
  trainerKey,
  weightKey,
  workoutKey,
  workoutsKey,
} from './keys.ts';

/**
 * What rests on each thing that can be written, and on the day. A written workout or race itself is
 * in the answer to its call.
 */
export const RESTS_ON = {
  // No edit of a workout changes its recording.
  workout: [
    workoutsKey,
    racesKey,
    shoesKey,
    analyticsKey,
    predictionsKey,
    analysisKey,
    insightsKey,
  ],
  race: [racesKey, workoutsKey, analyticsKey, predictionsKey, analysisKey, insightsKey],
  weight: [weightKey, sessionKey],
  sweat: [sweatKey, racePlanKey],
  // The zones of the runs that it touches, and the profile's maximum.
  limits: [
    limitsKey,
    sessionKey,
    workoutKey,
    workoutsKey,
    analyticsKey,
    predictionsKey,
    analysisKey,
    insightsKey,
  ],
  strava: [
    workoutKey,
    workoutsKey,
    amongOthersKey,
    recordingKey,
    racesKey,
    shoesKey,
    analyticsKey,
    predictionsKey,
    analysisKey,
    insightsKey,
    sharingKey,
  ],
  day: [analyticsKey, predictionsKey, analysisKey, insightsKey, trainerKey],
} satisfies Record<string, KeyPrefix[]>;

/** Asks anew for everything whose key begins with one of these. */
export async function refresh(
  queryClient: QueryClient,
  prefixes: readonly KeyPrefix[],
): Promise<void> {
  await Promise.all(prefixes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
