import type { usersPage } from '../../contract/admin.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { StatCard } from '../ui/stat-card.tsx';
import { StatCardSkeleton } from '../ui/stat-card-skeleton.tsx';

type Counts = Answer<typeof usersPage>['counts'];

export function CountCards({ counts }: { counts: Counts | undefined }) {
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
