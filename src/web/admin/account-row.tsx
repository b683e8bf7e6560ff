import type { Account } from '../../contract/admin.ts';
import { messageOf } from '../api.ts';
import { Badge } from '../ui/badge.tsx';
import { useToast } from '../ui/toaster.tsx';
import { useToggleStatus } from './admin.api.ts';

type AccountRowProps = { account: Account; isOwn: boolean };

export function AccountRow({ account, isOwn }: AccountRowProps) {
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
          <Badge tone={account.isActive ? 'plain' : 'danger'}>
            {account.isActive ? 'Active' : 'Inactive'}
          </Badge>
        </p>
        <p className="text-small text-soft wrap-anywhere">{email}</p>
        <p className="text-note text-soft">
          Joined <time dateTime={createdAt}>{DAY.format(new Date(createdAt))}</time>
        </p>
      </div>
      <label className="tap flex items-center gap-3 text-small font-medium">
        <span className="sr-only sm:not-sr-only">Active</span>
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

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
