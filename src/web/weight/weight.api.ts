import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { User } from '../../contract/auth.ts';
import { updateUser } from '../../contract/users.ts';
import * as contract from '../../contract/weight.ts';
import { WEIGHT_CHART_ENTRIES } from '../../domain/limits.ts';
import { call } from '../api.ts';
import { refreshAfter } from '../refresh-after.ts';

type WeightBody = contract.WeightBody;

export function statsQuery(userId: number) {
  return queryOptions({
    queryKey: ['api', 'weight', userId, 'stats'],
    queryFn: ({ signal }) =>
      call(contract.weightStats, { params: { userId: String(userId) } }, { signal }),
  });
}

/** As many as the chart draws; the recent entries are the first of them. */
export function chartedQuery(userId: number) {
  const limit = WEIGHT_CHART_ENTRIES;
  return queryOptions({
    queryKey: ['api', 'weight', userId, 'page', { limit }],
    queryFn: ({ signal }) =>
      call(
        contract.weightPage,
        { params: { userId: String(userId) }, query: { limit: String(limit) } },
        { signal },
      ),
  });
}

/** All entries, newest first; `before` is the cursor to begin behind. */
export function pagesQuery({ userId, before }: { userId: number; before: string | undefined }) {
  return infiniteQueryOptions({
    queryKey: ['api', 'weight', userId, 'page', { before }],
    queryFn: ({ pageParam, signal }) =>
      call(
        contract.weightPage,
        { params: { userId: String(userId) }, query: { after: pageParam } },
        { signal },
      ),
    initialPageParam: before,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

export type FirstTry = { key: string; body: WeightBody };

/**
 * Adds an entry once, however often it is sent. `earlier` is a try whose answer never came: it may
 * have arrived, so its answer is asked for first, and what was typed since becomes a change of it.
 */
export function useAddWeight() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, body, earlier }: FirstTry & { earlier: WeightBody | null }) => {
      const first = await call(
        contract.createWeight,
        { body: earlier ?? body },
        { headers: { 'idempotency-key': key } },
      );
      return earlier && JSON.stringify(earlier) !== JSON.stringify(body)
        ? update({ id: first.id, version: undefined, body })
        : first;
    },
    onSuccess: () => refreshAfter('weight', queryClient),
  });
}

export type WeightChange = {
  id: number;
  /** Undefined: whatever is there. */
  version: number | undefined;
  body: WeightBody;
};

/** Refused with the code 'conflict' where the entry is no longer at that version. */
export function useUpdateWeight() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: update,
    onSuccess: () => refreshAfter('weight', queryClient),
  });
}

export function useDeleteWeight() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.deleteWeight, { params: { id: String(id) } }),
    onSuccess: () => refreshAfter('weight', queryClient),
  });
}

export function useRestoreWeight() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.restoreWeight, { params: { id: String(id) } }),
    onSuccess: () => refreshAfter('weight', queryClient),
  });
}

/** Null goes back to the target that everybody begins with. */
export function useSetTarget(user: User) {
  return useMutation({
    mutationFn: (targetWeight: number | null) =>
      call(updateUser, { params: { userId: String(user.id) }, body: { targetWeight } }),
  });
}

function update({ id, version, body }: WeightChange): Promise<contract.WeightEntry> {
  return call(
    contract.updateWeight,
    { params: { id: String(id) }, body },
    version === undefined ? {} : { headers: { 'if-match': `"${version}"` } },
  );
}
