import type { Account } from '../../contract/admin.ts';
import { Button } from '../ui/button.tsx';
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
    isError: boolean;
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
  const count = accounts.length.toLocaleString('en');
  return (
    <div aria-busy={query.isPlaceholderData}>
      <ul aria-label="Users" className="divide-y divide-line">
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} isOwn={account.id === ownId} />
        ))}
      </ul>
      <div className="mt-4 flex flex-col items-center gap-2">
        {query.isError && (
          <p role="alert" className="text-small font-medium text-danger">
            {query.error?.message}
          </p>
        )}
        {query.hasNextPage && (
          <Button
            tone="quiet"
            pending={query.isFetchingNextPage}
            pendingLabel="Loading..."
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        )}
        <p role="status" className="text-small text-soft">
          {query.hasNextPage
            ? `The newest ${count}`
            : `${count} ${accounts.length === 1 ? 'user' : 'users'}`}
          {search && ` with “${search}”`}
        </p>
      </div>
    </div>
  );
}
