import type { Account } from '../../contract/admin.ts';
import { messageOf } from '../api.ts';
import { ShowMorePages } from '../loading/show-more-pages.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { useToast } from '../ui/toaster.tsx';
import { countText } from '../words/amounts.ts';
import { momentDayText } from '../words/day-text.ts';
import { useToggleStatus } from './admin.api.ts';

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

type AccountRowProps = { account: Account; isOwn: boolean };

function AccountRow({ account, isOwn }: AccountRowProps) {
  const { id, name, email, isAdmin, createdAt } = account;
  const toggle = useToggleStatus();
  const toast = useToast();
  const isActive = toggle.isPending ? toggle.variables.isActive : account.isActive;

  const change = (wished: boolean) => {
    if (toggle.isPending) return;
    toggle.mutate(
      { id, isActive: wished },
      {
        onSuccess: ({ user }) =>
          toast({
            title: `${user.name} has been ${user.isActive ? 'activated' : 'deactivated'}`,
            tone: 'good',
          }),
        onError: (refusal) =>
          toast({
            title: 'Error',
            text: messageOf(refusal, 'Failed to toggle user status'),
            tone: 'bad',
          }),
      },
    );
  };

  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 text-small font-semibold wrap-anywhere">{name}</span>
          {isOwn && <Badge>You</Badge>}
          {isAdmin && <Badge tone="accent">Admin</Badge>}
          <Badge tone={isActive ? 'plain' : 'danger'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        </p>
        <p className="text-small text-soft wrap-anywhere">{email}</p>
        <p className="text-note text-soft">
          Joined <time dateTime={createdAt}>{momentDayText(createdAt)}</time>
        </p>
      </div>
      <label className="tap flex items-center gap-3 text-small font-medium">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={`Active: ${name}`}
          checked={isActive}
          aria-checked={isActive}
          disabled={isOwn}
          onChange={(event) => change(event.target.checked)}
        />
      </label>
    </li>
  );
}
