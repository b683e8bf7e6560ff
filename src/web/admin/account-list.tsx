import type { Account } from '../../contract/admin.ts';
import { countText } from '../amounts.ts';
import { ShowMorePages } from '../show-more-pages.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { AccountRow } from './account-row.tsx';

type AccountListProps = {
  accounts: readonly Account[] | undefined;
  ownId: number;
  search: string;
  query: {
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
};

export function AccountList({ accounts, ownId, search, query }: AccountListProps) {
  if (!accounts) return <ListSkeleton rows={6} />;
  if (accounts.length === 0) {
    return (
      <EmptyState
        title="No users found"
        text={search ? `No name or email address holds “${search}”.` : undefined}
      />
    );
  }
  return (
    <div aria-busy={query.isPlaceholderData}>
      <ul aria-label="Users" className="divide-y divide-line">
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} isOwn={account.id === ownId} />
        ))}
      </ul>
      <div className="mt-4">
        <ShowMorePages query={query} failure={query.error}>
          {query.hasNextPage
            ? `The newest ${accounts.length.toLocaleString('en')}`
            : countText(accounts.length, 'user')}
          {search && ` with “${search}”`}
        </ShowMorePages>
      </div>
    </div>
  );
}
