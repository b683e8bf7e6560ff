import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Workout } from '../../../contract/workouts.ts';
import type { Day } from '../../../domain/calendar.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, sumDistance } from '../../../domain/measures.ts';
import { isWalk } from '../../../domain/sports.ts';
import { LoadFailure } from '../../loading/load-failure.tsx';
import { ShowMorePages } from '../../loading/show-more-pages.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { countText } from '../../words/amounts.ts';
import { monthText } from '../../words/day-text.ts';
import { workoutPagesQuery, workoutTotalsQuery } from '../workouts.api.ts';
import { useKeptPlace, useView } from './kept-place.ts';
import { ListFilterFields } from './list-filter.tsx';
import { NO_FILTER, queryOf, setFieldsOf, useListFilter } from './use-list-filter.ts';
import type { Group } from './workout-facts.ts';

type WorkoutListPageProps = {
  userId: number;
  group: Group;
  title: string;
  /** 'run' */
  noun: string;
  /** The one sentence at the top, from the latest of them. */
  lead: (latest: Workout) => ReactNode;
  card: (workout: Workout) => ReactNode;
  columns: readonly Column<Workout>[];
  empty: ReactNode;
};

export function WorkoutListPage(props: WorkoutListPageProps) {
  const { userId, group, title, noun, lead } = props;
  const [filter, setFilter] = useListFilter();
  const isNarrowed = queryOf(filter) !== '';
  const listed = { group, ...setFieldsOf(filter) };
  const query = useInfiniteQuery({
    ...workoutPagesQuery({ userId, listed }),
    placeholderData: keepPreviousData,
  });
  const { view, isDesk, choose } = useView();
  const workouts = query.data?.pages.flatMap((page) => page.workouts);
  const [latest] = workouts ?? [];
  const list = useRef<HTMLDivElement>(null);
  useKeptPlace(list, workouts !== undefined);
  return (
    <>
      <PageHeader
        title={title}
        lead={
          <span className="block min-h-12 md:min-h-6">
            {isNarrowed ? <Totals userId={userId} listed={listed} /> : latest && lead(latest)}
          </span>
        }
        actions={
          isDesk &&
          latest && (
            <SegmentedControl
              label="View"
              hideLabel
              value={view}
              choices={VIEW_CHOICES}
              onChange={choose}
            />
          )
        }
      />
      {(isNarrowed || latest) && (
        <ListFilterFields group={group} filter={filter} onChange={setFilter} />
      )}
      <div ref={list} aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
        {isNarrowed && workouts?.length === 0 ? (
          <NoneLikeThis noun={noun} onClear={() => setFilter(NO_FILTER)} />
        ) : workouts ? (
          <Workouts {...props} workouts={workouts} view={view} />
        ) : query.isError ? (
          <LoadFailure title={`Your ${noun}s could not be loaded`} query={query} />
        ) : (
          <CardsSkeleton />
        )}
      </div>
      {workouts && workouts.length > 0 && (
        <div className="mt-6">
          <ShowMorePages query={query} failure={query.isFetchNextPageError ? query.error : null}>
            {shownText(workouts, noun, query.hasNextPage)}
          </ShowMorePages>
        </div>
      )}
    </>
  );
}

type TotalsProps = Parameters<typeof workoutTotalsQuery>[0];

/** '43 workouts · 512.3 km · 48:10:00' of everything that the filter leaves, whatever of it is shown. */
function Totals({ userId, listed }: TotalsProps) {
  const { data } = useQuery({
    ...workoutTotalsQuery({ userId, listed }),
    placeholderData: keepPreviousData,
  });
  return (
    <span role="status">
      {data &&
        [
          countText(data.workouts, 'workout'),
          ...(data.distanceM > 0 ? [`${sumDistance(data.distanceM)}\u00a0${distanceUnit()}`] : []),
          ...(data.workouts > 0 ? [formatElapsed(data.durationS)] : []),
        ].join(' · ')}
    </span>
  );
}

function NoneLikeThis({ noun, onClear }: { noun: string; onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        title={`None of your ${noun}s is like this`}
        text="Fewer words, a wider distance or more days may find it."
        action={<Button onClick={onClear}>Show all {noun}s</Button>}
      />
    </Card>
  );
}

/** 'All 12 runs', 'The latest 10 runs and 2 walks and hikes', '1 run'. */
export function shownText(
  workouts: readonly Pick<Workout, 'sport'>[],
  noun: string,
  hasMore: boolean,
): string {
  const walks = workouts.filter(isWalk).length;
  const others = countText(workouts.length - walks, noun);
  const counted = countText(walks, 'walk or hike', 'walks and hikes');
  const shown = [workouts.length > walks && others, walks > 0 && counted];
  const text = shown.filter(Boolean).join(' and ');
  if (hasMore) return `The latest ${text}`;
  // 'All 1 run' is said of nothing.
  return text.startsWith('1 ') ? text : `All ${text}`;
}

const VIEW_CHOICES = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

type WorkoutsProps = WorkoutListPageProps & {
  workouts: readonly Workout[];
  view: 'cards' | 'table';
};

function Workouts({ workouts, view, title, card, columns, empty }: WorkoutsProps) {
  if (workouts.length === 0) return empty;
  if (view === 'table') {
    return (
      <Card>
        <Table
          caption={title}
          hideCaption
          columns={columns}
          rows={workouts}
          rowKey={(workout) => workout.id}
        />
      </Card>
    );
  }
  return (
    <div className="grid gap-8">
      {groupByMonth(workouts).map((month) => (
        <section key={month.name} aria-label={month.name}>
          <h2 className="mb-3 text-body font-semibold">{month.name}</h2>
          <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
            {month.items.map(card)}
          </ul>
        </section>
      ))}
    </div>
  );
}

const CARDS = [0, 1, 2, 3, 4, 5];

/** As the first month of cards. */
function CardsSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="mb-3 flex h-6 items-center">
        <Skeleton size="h-4 w-36" />
      </span>
      <div className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {CARDS.map((card) => (
          <div
            key={card}
            className="flex h-48 flex-col gap-4 rounded-box border border-line bg-card p-4 shadow-low"
          >
            <Skeleton size="h-4 w-40" />
            <Skeleton size="h-7 w-full" />
            <Skeleton size="h-4 w-full" />
            <Skeleton size="h-3 w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
}

type Month<Item> = { name: string; items: Item[] };

/** In the order they come, which is by day. */
export function groupByMonth<Item extends { date: Day }>(items: readonly Item[]): Month<Item>[] {
  const months: Month<Item>[] = [];
  for (const item of items) {
    const name = monthText(item.date);
    const last = months.at(-1);
    if (last?.name === name) last.items.push(item);
    else months.push({ name, items: [item] });
  }
  return months;
}
