import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type Account, toggleStatus, usersPage } from '../../contract/admin.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { call } from '../api.ts';

type Page = Answer<typeof usersPage>;
type Pages = InfiniteData<Page, number | undefined>;

const accountsKey = ['accounts'] as const;

export function usersQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...accountsKey, { search }],
    queryFn: ({ pageParam, signal }) =>
      call(
        usersPage,
        { query: { search, after: pageParam === undefined ? undefined : String(pageParam) } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    // While a search is under way the accounts of the one before stay.
    placeholderData: keepPreviousData,
    // Somebody may have joined since.
    refetchOnMount: 'always',
  });
}

/** Sends what is wished for, so that a second press or a lost answer turns nothing back round. */
export function useToggleStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: Pick<Account, 'id' | 'isActive'>) =>
      call(toggleStatus, { params: { id }, body: { isActive } }),
    onSuccess: ({ user }) =>
      queryClient.setQueriesData<Pages>(
        { queryKey: accountsKey },
        (known) => known && withAccount(known, user),
      ),
    onError: () => queryClient.invalidateQueries({ queryKey: accountsKey }),
  });
}

function withAccount(known: Pages, account: Account): Pages {
  return { ...known, pages: known.pages.map((page) => pageWith(page, account)) };
}

function pageWith(page: Page, account: Account): Page {
  const before = page.users.find(({ id }) => id === account.id);
  const users = page.users.map((each) => (each.id === account.id ? account : each));
  if (!before || before.isActive === account.isActive) return { ...page, users };
  const { active, inactive } = page.counts;
  const step = account.isActive ? 1 : -1;
  return {
    ...page,
    users,
    counts: { ...page.counts, active: active + step, inactive: inactive - step },
  };
}
