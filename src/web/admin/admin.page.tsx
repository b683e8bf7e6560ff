import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../contract/auth.ts';
import { LoadFailure } from '../load-failure.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AccountList } from './account-list.tsx';
import { usersQuery } from './admin.api.ts';
import { CountCards } from './count-cards.tsx';
import { useSettled } from './use-settled.ts';

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
        answer="Who has an account on this server, and who may use it."
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
