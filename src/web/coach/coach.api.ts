import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '../../contract/auth.ts';
import { analyzeTraining, askCoach } from '../../contract/coach.ts';
import { MOST_HISTORY } from '../../domain/coach/coach-limits.ts';
import { ANALYSIS_CACHE_MS, ANALYSIS_RETRIES } from '../../domain/limits.ts';
import { call } from '../api.ts';
import { analysisKey } from '../queries/keys.ts';
import type { ChatMessage } from './open-conversations.ts';

/** Kept for five minutes and tried twice; a workout or race that is written refreshes it. */
export function useAnalysis({ id, weeklyFrequency }: User) {
  return useQuery({
    queryKey: [...analysisKey, id, weeklyFrequency],
    queryFn: ({ signal }) => call(analyzeTraining, { body: {} }, { signal }),
    staleTime: ANALYSIS_CACHE_MS,
    gcTime: ANALYSIS_CACHE_MS,
    retry: ANALYSIS_RETRIES,
  });
}

type Asking = { message: string; before: readonly ChatMessage[] };

export function useAsk() {
  return useMutation({
    mutationFn: ({ message, before }: Asking) =>
      call(askCoach, {
        body: {
          message,
          chatHistory: before.slice(-MOST_HISTORY).map(({ role, content }) => ({ role, content })),
        },
      }),
  });
}
