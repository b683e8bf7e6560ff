import { infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { analyzeTraining, readCoachModel } from '../../contract/coach.ts';
import { type Exchange, readConversation } from '../../contract/conversation.ts';
import type { User } from '../../contract/session.ts';
import { ANALYSIS_CACHE_MS, ANALYSIS_RETRIES } from '../../domain/limits.ts';
import { call } from '../api.ts';
import { analysisKey, coachModelKey, conversationKey } from '../queries/keys.ts';
import { takeOver } from './take-over.ts';

/** Kept for five minutes and tried twice; whatever it is made from refreshes it when it is written. */
export function useAnalysis({ id, weeklyFrequency }: User) {
  return useQuery({
    queryKey: [...analysisKey, id, weeklyFrequency],
    queryFn: ({ signal }) => call(analyzeTraining, { body: {} }, { signal }),
    staleTime: ANALYSIS_CACHE_MS,
    gcTime: ANALYSIS_CACHE_MS,
    refetchOnWindowFocus: true,
    retry: ANALYSIS_RETRIES,
  });
}

/** The outside model that this athlete's questions go to, if any. */
export function useCoachModel({ id }: User) {
  return useQuery({
    queryKey: [...coachModelKey, id],
    queryFn: ({ signal }) => call(readCoachModel, {}, { signal }),
  });
}

/** The kept conversation, its end first; another device may have added to it whenever one looks. */
export function conversationQuery(userId: number) {
  return infiniteQueryOptions({
    queryKey: [...conversationKey, userId],
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam === FROM_THE_END) await takeOver(userId);
      return call(readConversation, { query: { before: pageParam } }, { signal });
    },
    initialPageParam: FROM_THE_END,
    getNextPageParam: ({ earlier }) => (earlier === null ? undefined : String(earlier)),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      const end = state.data?.pages[0]?.exchanges ?? [];
      const isWaiting = end.some((exchange) => isBeingAnswered(exchange, Date.now()));
      return isWaiting ? ASK_AGAIN_MS : false;
    },
  });
}

const FROM_THE_END = '0';
/** An answer that takes longer than this is lost. */
const LONGEST_WAIT_MS = 2 * 60_000;
const ASK_AGAIN_MS = 3_000;

/** To another device perhaps. */
export function isBeingAnswered({ answer, askedAt }: Exchange, nowMs: number): boolean {
  return answer === null && nowMs - Date.parse(askedAt) < LONGEST_WAIT_MS;
}
