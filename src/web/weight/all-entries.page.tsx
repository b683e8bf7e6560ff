import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../contract/session.ts';
import type { ListedWeight } from '../../contract/weight.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { ShowMorePages } from '../loading/show-more-pages.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { yearOf } from '../words/day-text.ts';
import { EntryList } from './entry-list.tsx';
import { pagesQuery, statsQuery } from './weight.api.ts';

/** Every entry there is, fifty at a time; the years are the way down to the old ones. */
export default function AllEntriesPage({ user }: { user: User }) {
  const today = useAthletesDay(user);
  const [year, setYear] = useState('');
  const { data: stats } = useQuery(statsQuery(user.id));
  const query = useInfiniteQuery(pagesQuery({ userId: user.id, before: endOf(year) }));
  const entries = query.data?.pages.flatMap((page) => page.entries);
  const choices = yearChoices(stats);
  return (
    <>
      <PageHeader
        title="Weight entries"
        lead="All of them, newest first, each with its change from the one before."
        actions={
          <ButtonLink href="/weight" tone="quiet" icon="chevronLeft">
            Weight Tracking
          </ButtonLink>
        }
      />
      {choices.length > 1 && (
        <div className="mb-4 max-w-64">
          <SelectField label="Show" value={year} choices={choices} onChange={setYear} />
        </div>
      )}
      {entries ? (
        <Years entries={entries} today={today} />
      ) : (
        <NotLoaded title="Your weights could not be loaded" query={query}>
          <Card>
            <ListSkeleton rows={8} />
          </Card>
        </NotLoaded>
      )}
      {entries && entries.length > 0 && (
        <div className="mt-6 max-w-4xl">
          <ShowMorePages query={query} failure={query.isFetchNextPageError ? query.error : null}>
            {query.hasNextPage ? 'The latest' : 'All'} {entries.length.toLocaleString('en')} entries
            {year && ` up to ${year}`}
          </ShowMorePages>
        </div>
      )}
    </>
  );
}

function Years({ entries, today }: { entries: readonly ListedWeight[]; today: string }) {
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState title="No entries yet" text="Each weigh-in that you write down stands here." />
      </Card>
    );
  }
  return (
    <div className="grid max-w-4xl gap-4">
      {groupByYear(entries).map(({ year, entries: ofYear }) => (
        <Card key={year} title={year}>
          <EntryList label={`Entries of ${year}`} entries={ofYear} today={today} />
        </Card>
      ))}
    </div>
  );
}

type Span = { latest: { date: string } | null; start: { date: string } | null };

/** '' stands for all of them; each year leads down to its end. */
export function yearChoices(span: Span | undefined): { value: string; label: string }[] {
  const { latest, start } = span ?? { latest: null, start: null };
  const newest = latest ? yearOf(latest.date) : 0;
  const count = latest && start ? newest - yearOf(start.date) + 1 : 0;
  const years = Array.from({ length: count }, (_, back) => String(newest - back));
  const older = years.slice(1).map((year) => ({ value: year, label: `${year} and earlier` }));
  return [{ value: '', label: 'From the newest' }, ...older];
}

/** No id is larger: the page behind it begins with the last entry of the year. */
const BEHIND_EVERY_ID = 2_147_483_647;

/** The cursor of the page that begins at the end of a year; undefined begins at the newest. */
export function endOf(year: string): string | undefined {
  return year === '' ? undefined : `${year}-12-31.${BEHIND_EVERY_ID}`;
}

/** In the order they come, which is by day. */
export function groupByYear(
  entries: readonly ListedWeight[],
): { year: string; entries: ListedWeight[] }[] {
  const years: { year: string; entries: ListedWeight[] }[] = [];
  for (const entry of entries) {
    const year = String(yearOf(entry.date));
    const last = years.at(-1);
    if (last?.year === year) last.entries.push(entry);
    else years.push({ year, entries: [entry] });
  }
  return years;
}
