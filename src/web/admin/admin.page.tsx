import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { usersPage } from '../../contract/admin.ts';
import type { Answer } from '../../contract/endpoint.ts';
import type { User } from '../../contract/session.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { StatCardSkeleton } from '../ui/stat-card-skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AccountList } from './account-list.tsx';
import { usersQuery } from './admin.api.ts';

export default function AdminPage({ user }: { user: User }) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const query = useInfiniteQuery(usersQuery(search));
  const { data, isError } = query;
  const counts = data?.pages[0]?.counts;
  const accounts = data?.pages.flatMap((page) => page.users);

  if (isError && !data) {
    return (
      <>
        <PageHeader title="Admin Panel" />
        <Card>
          <LoadFailure title="Failed to load admin panel" query={query} />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Admin Panel"
        lead="Who has an account on this server, and who may use it."
      />
      <div className="grid grid-cols-1 gap-3 md:gap-4">
        <CountCards counts={counts} />
        <Card title="Users" lead="Whoever is switched off is kept out from their next step on.">
          <div className="mb-2 max-w-md">
            <TextField
              type="search"
              label="Search by name or email"
              name="search"
              autoComplete="off"
              maxLength={200}
              value={typed}
              onChange={setTyped}
            />
          </div>
          <AccountList accounts={accounts} ownId={user.id} query={query} search={search} />
        </Card>
      </div>
    </>
  );
}

const PAUSE_MS = 250;

/** What was typed, once the typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

type Counts = Answer<typeof usersPage>['counts'];

function CountCards({ counts }: { counts: Counts | undefined }) {
  return (
    <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 xl:grid-cols-4">
      {CARDS.map(({ count, label, comparison }) =>
        counts ? (
          <StatCard
            key={count}
            label={label}
            value={counts[count].toLocaleString('en')}
            comparison={comparison}
          />
        ) : (
          <StatCardSkeleton key={count} />
        ),
      )}
    </div>
  );
}

const CARDS = [
  { count: 'total', label: 'Total Users', comparison: 'With an account here' },
  { count: 'active', label: 'Active', comparison: 'May sign in and train' },
  { count: 'inactive', label: 'Inactive', comparison: 'Kept out, nothing deleted' },
  { count: 'administrators', label: 'Administrators', comparison: 'See this page' },
] as const;
