import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import type { User } from '../../contract/session.ts';
import { updateUser } from '../../contract/users.ts';
import * as contract from '../../contract/weight.ts';
import { WEIGHT_CHART_ENTRIES } from '../../domain/limits.ts';
import { call } from '../api.ts';
import type { KeptKind } from '../kept-entries/kept-kind.ts';
import { weightKey } from '../queries/keys.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';

export function statsQuery(userId: number) {
  return queryOptions({
    queryKey: [...weightKey, userId, 'stats'],
    queryFn: ({ signal }) => call(contract.weightStats, { params: { userId } }, { signal }),
  });
}

/** As many as the chart draws; the recent entries are the first of them. */
export function chartedQuery(userId: number) {
  const limit = WEIGHT_CHART_ENTRIES;
  return queryOptions({
    queryKey: [...weightKey, userId, 'page', { limit }],
    queryFn: ({ signal }) =>
      call(
        contract.weightPage,
        { params: { userId }, query: { limit: String(limit) } },
        { signal },
      ),
  });
}

/** All entries, newest first; `before` is the cursor to begin behind. */
export function pagesQuery({ userId, before }: { userId: number; before: string | undefined }) {
  return infiniteQueryOptions({
    queryKey: [...weightKey, userId, 'page', { before }],
    queryFn: ({ pageParam, signal }) =>
      call(contract.weightPage, { params: { userId }, query: { after: pageParam } }, { signal }),
    initialPageParam: before,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

export const WEIGHTS: KeptKind<contract.WeightEntry, contract.WeightBodyJson> = {
  noun: 'weight entry',
  said: {
    created: 'Weight entry added successfully!',
    updated: 'Weight entry updated',
    deleted: 'Weight entry deleted',
    failedToCreate: 'Failed to add weight entry',
  },
  create: (body, options) => call(contract.createWeight, { body }, options),
  update: (id, body, options) => call(contract.updateWeight, { params: { id }, body }, options),
  remove: (id) => call(contract.deleteWeight, { params: { id } }),
  restore: (id) => call(contract.restoreWeight, { params: { id } }),
  putBack: (former, _saved, options) =>
    WEIGHTS.update(former.id, contract.weightBodyToJson(former), options),
  shownIn: () => weightKey,
  refresh: (queryClient) => refresh(queryClient, RESTS_ON.weight),
};

/** Null goes back to the target that everybody begins with. */
export function useSetTarget(user: User) {
  return useMutation({
    mutationFn: (targetWeight: number | null) =>
      call(updateUser, { params: { userId: user.id }, body: { targetWeight } }),
  });
}
