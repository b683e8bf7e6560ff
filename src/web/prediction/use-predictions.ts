import type { Predictions } from '../../contract/prediction.ts';
import { predictionsQuery } from '../queries/predictions.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';

/** Undefined while they are on their way, null when they do not come. */
export type KnownPredictions = Predictions | null | undefined;

/** What the server predicts for each race to come: the same as on every other screen. */
export function usePredictions(userId: number): KnownPredictions {
  const { data, isError } = useDeferredQuery(predictionsQuery(userId));
  return data ?? (isError ? null : undefined);
}
