import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../contract/endpoint.ts';
import * as contract from '../../contract/imports.ts';
import { call } from '../api.ts';

export type ImportState = Omit<
  Answer<typeof contract.readImport>,
  'items' | 'next' | 'withoutWorkout'
>;
export type ListedImport = Answer<typeof contract.listImports>[number];
export type ImportFile = ListedImport['files'][number];
export type ItemFilter = contract.ItemStatus | 'all';

const LOOK_AGAIN_MS = 700;
const ITEMS_A_PAGE = '50';

/** Whether the server is at work on it: there is more to be seen in a moment. */
export function isAtWork(status: contract.ImportStatus): boolean {
  return status === 'reading' || status === 'importing' || status === 'undoing';
}

export function importListQuery() {
  return queryOptions({
    queryKey: ['imports', 'list'],
    queryFn: ({ signal }) => call(contract.listImports, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => isAtWork(status)) ? LOOK_AGAIN_MS : false,
  });
}

/** How far it is, asked anew for as long as the server is at work. */
export function importQuery(id: number) {
  return queryOptions({
    queryKey: ['imports', id, 'state'],
    queryFn: async ({ signal }): Promise<ImportState> => {
      const params = { id };
      return call(contract.readImport, { params, query: { limit: '1' } }, { signal });
    },
    refetchInterval: ({ state }) =>
      state.data && isAtWork(state.data.status) ? LOOK_AGAIN_MS : false,
  });
}

/** What was found, page by page; asked anew where the import has gone a step further. */
export function itemsQuery(of: { id: number; filter: ItemFilter; step: contract.ImportStatus }) {
  const { id, filter, step } = of;
  return infiniteQueryOptions({
    queryKey: ['imports', id, 'items', step, filter],
    queryFn: ({ pageParam, signal }) => {
      const status = filter === 'all' ? undefined : filter;
      const query = {
        after: String(pageParam),
        limit: ITEMS_A_PAGE,
        status,
        grouped: 'true' as const,
      };
      return call(contract.readImport, { params: { id }, query }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
}

/** What holds no workout for one reason, page by page. */
export function itemsOfReasonQuery(of: { id: number; reason: string }) {
  const { id, reason } = of;
  return infiniteQueryOptions({
    queryKey: ['imports', id, 'reason', reason],
    queryFn: ({ pageParam, signal }) => {
      const query = { after: String(pageParam), limit: ITEMS_A_PAGE, reason };
      return call(contract.readImport, { params: { id }, query }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
}

export function filesQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['imports', id, 'files'],
    queryFn: ({ pageParam, signal }) => {
      const query = { after: String(pageParam), limit: ITEMS_A_PAGE };
      return call(contract.listImportFiles, { params: { id }, query }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
}

export function decide(of: { id: number; itemId: number; decision: contract.Decision | null }) {
  const params = { id: of.id, itemId: of.itemId };
  return call(contract.decideItem, { params, body: { decision: of.decision } });
}

export function commitImport(id: number) {
  return call(contract.commitImport, { params: { id } });
}

export function undoImport(id: number) {
  return call(contract.undoImport, { params: { id } });
}

export function repeatImport(id: number) {
  return call(contract.repeatImport, { params: { id } });
}

export function originalAddress(id: number, fileId: number): string {
  return contract.downloadImportFile.path.replace(':id', `${id}`).replace(':fileId', `${fileId}`);
}
