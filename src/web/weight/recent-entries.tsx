import { Link } from 'wouter';
import type { ListedWeight } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { RECENT_WEIGHT_ENTRIES } from '../../domain/limits.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EntryList } from './entry-list.tsx';

type RecentEntriesProps = { entries: readonly ListedWeight[]; today: Day };

export function RecentEntries({ entries, today }: RecentEntriesProps) {
  if (entries.length === 0) {
    return (
      <Card title={TITLE}>
        <EmptyState
          title="No entries yet"
          text="Step on the scales and write it down above. The latest five stand here."
        />
      </Card>
    );
  }
  return (
    <Card
      title={TITLE}
      action={
        entries.length > RECENT_WEIGHT_ENTRIES && (
          <Link href="/weight/entries" className="link -my-2 py-2 text-small leading-6 font-medium">
            All entries
          </Link>
        )
      }
    >
      <EntryList label={TITLE} entries={entries.slice(0, RECENT_WEIGHT_ENTRIES)} today={today} />
    </Card>
  );
}

const TITLE = 'Recent Entries';
