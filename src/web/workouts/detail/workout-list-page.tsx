import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import {
  type ListOrder,
  NEWEST_FIRST,
  orderText,
  readOrder,
} from '../../../contract/workout-lists.ts';
import type { Workout } from '../../../contract/workouts.ts';
import type { Day } from '../../../domain/calendar.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { sumText } from '../../../domain/measures.ts';
import { NotLoaded } from '../../loading/load-failure.tsx';
import { ShowMorePages } from '../../loading/show-more-pages.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { countText } from '../../words/amounts.ts';
import { monthText } from '../../words/day-text.ts';
import { workoutPagesQuery, workoutTotalsQuery } from '../workouts.api.ts';
import { useKeptPlace, useView } from './kept-place.ts';
import { ListFilterFields } from './list-filter.tsx';
import { effortColumn } from './shared-columns.tsx';
import { isNarrowed, listedOf, NO_FILTER, useShownList } from './use-list-filter.ts';
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
  const { userId, group, title, lead } = props;
  const [list, show] = useShownList();
  const { filter, order, areWalks } = list;
  const noun = areWalks ? 'outing' : props.noun;
  const isNarrow = isNarrowed(filter);
  const isPlain = !isNarrow && !areWalks && orderText(order) === orderText(NEWEST_FIRST);
  const listed = listedOf(list, group);
  const query = useInfiniteQuery({
    ...workoutPagesQuery({ userId, listed, sort: orderText(order) }),
    placeholderData: keepPreviousData,
  });
  const { view, isDesk, choose } = useView();
  const workouts = query.data?.pages.flatMap((page) => page.workouts);
  const [latest] = workouts ?? [];
  // Drawn before the list comes, so that the list falls in below it.
  const canFilter = !isPlain || (workouts ? workouts.length > 0 : !query.isError);
  const isNone = isPlain && workouts?.length === 0;
  const together = isNone ? NONE_YET : TOGETHER[areWalks ? 'walks' : group];
  const frame = useRef<HTMLDivElement>(null);
  useKeptPlace(frame, workouts !== undefined);
  return (
    <>
      <PageHeader
        title={title}
        lead={
          <span className="block min-h-12 md:min-h-6">
            {isPlain && latest ? lead(latest) : together}
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
      {group === 'runs' && (
        <OnFoot
          userId={userId}
          areWalks={areWalks}
          onChange={(walks) => show({ areWalks: walks, filter: NO_FILTER })}
        />
      )}
      {canFilter && (
        <>
          <ListFilterFields
            userId={userId}
            group={areWalks ? 'walks' : group}
            filter={filter}
            onChange={(next) => show({ filter: next })}
            order={
              view === 'cards' && (
                <SelectField
                  label="Order"
                  value={orderText(order)}
                  choices={ORDERS}
                  onChange={(text) => show({ order: readOrder(text) ?? NEWEST_FIRST })}
                />
              )
            }
          />
          <div className="mb-4">
            <Totals userId={userId} listed={listed} noun={noun} />
          </div>
        </>
      )}
      <div ref={frame} aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
        {isNarrow && workouts?.length === 0 ? (
          <NoneLikeThis noun={noun} onClear={() => show({ filter: NO_FILTER })} />
        ) : workouts ? (
          <Workouts
            {...props}
            workouts={workouts}
            view={view}
            order={order}
            onSort={(by) => show({ order: nextOrder(order, by) })}
          />
        ) : (
          <NotLoaded title={`Your ${noun}s could not be loaded`} query={query}>
            <CardsSkeleton />
          </NotLoaded>
        )}
      </div>
      {workouts && workouts.length > 0 && (
        <div className="mt-6">
          <ShowMorePages query={query} failure={query.isFetchNextPageError ? query.error : null}>
            {shownText(workouts.length, noun, query.hasNextPage ? moreOf(order) : null)}
          </ShowMorePages>
        </div>
      )}
    </>
  );
}

const NONE_YET = 'None yet: the first one starts the list.';

const TOGETHER = {
  runs: 'Your runs, as you asked for them.',
  walks: 'Walks, hikes and wheelchair outings: what was on foot or wheels and is no run.',
  others: 'Your workouts, as you asked for them.',
};

/** Shown once the log has any: what is on foot and no run stands in a list of its own. */
function OnFoot(props: {
  userId: number;
  areWalks: boolean;
  onChange: (areWalks: boolean) => void;
}) {
  const { userId, areWalks, onChange } = props;
  const { data } = useQuery(workoutTotalsQuery({ userId, listed: { group: 'walks' } }));
  if (!areWalks && !data?.workouts) return null;
  return (
    <div className="mb-4 max-w-96">
      <SegmentedControl
        label="On foot"
        hideLabel
        value={areWalks ? 'walks' : 'runs'}
        choices={[
          { value: 'runs', label: 'Runs' },
          { value: 'walks', label: 'Walks and hikes' },
        ]}
        onChange={(chosen) => onChange(chosen === 'walks')}
      />
    </div>
  );
}

/** Most first, of a pace the quickest; the other way round where it is so already. */
function nextOrder(order: ListOrder, by: string): ListOrder {
  if (by === order.by) return { by: order.by, descending: !order.descending };
  return readOrder(by === 'pace' ? by : `-${by}`) ?? NEWEST_FIRST;
}

const ORDERS = [
  { value: '-date', label: 'Newest first' },
  { value: 'date', label: 'Oldest first' },
  { value: '-distance', label: 'Farthest first' },
  { value: '-duration', label: 'Longest first' },
  { value: 'pace', label: 'Quickest first' },
  { value: '-avgHeartRate', label: 'Highest heart rate first' },
  { value: '-calories', label: 'Most calories first' },
  { value: '-effort', label: 'Hardest first' },
  { value: 'distance', label: 'Shortest distance first' },
  { value: 'duration', label: 'Shortest time first' },
  { value: '-pace', label: 'Slowest first' },
  { value: 'avgHeartRate', label: 'Lowest heart rate first' },
  { value: '-maxHeartRate', label: 'Highest maximum first' },
  { value: 'maxHeartRate', label: 'Lowest maximum first' },
  { value: 'calories', label: 'Fewest calories first' },
  { value: 'effort', label: 'Easiest first' },
];

type TotalsProps = Parameters<typeof workoutTotalsQuery>[0];

/** '43 runs · 512.3 km · 48:10:00' of everything that the filter leaves, whatever of it is shown. */
function Totals({ userId, listed, noun }: TotalsProps & { noun: string }) {
  const { data } = useQuery({
    ...workoutTotalsQuery({ userId, listed }),
    placeholderData: keepPreviousData,
  });
  return (
    <p role="status" className="min-h-6 text-body font-semibold">
      {data &&
        [
          countText(data.workouts, noun),
          ...(data.distanceM > 0 ? [sumText(data.distanceM)] : []),
          ...(data.workouts > 0 ? [formatElapsed(data.durationS)] : []),
        ].join(' · ')}
    </p>
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

/** 'All 12 runs', 'The latest 10 runs', 'The first 10 runs' in another order, '1 run'. */
export function shownText(shown: number, noun: string, more: 'latest' | 'first' | null): string {
  const text = countText(shown, noun);
  if (more) return `The ${more} ${text}`;
  // 'All 1 run' is said of nothing.
  return text.startsWith('1 ') ? text : `All ${text}`;
}

function moreOf(order: ListOrder): 'latest' | 'first' {
  return orderText(order) === orderText(NEWEST_FIRST) ? 'latest' : 'first';
}

const VIEW_CHOICES = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

type WorkoutsProps = WorkoutListPageProps & {
  workouts: readonly Workout[];
  view: 'cards' | 'table';
  order: ListOrder;
  onSort: (by: string) => void;
};

function Workouts(props: WorkoutsProps) {
  const { workouts, view, order, onSort, title, card, columns, empty } = props;
  if (workouts.length === 0) return empty;
  if (view === 'table') {
    const saysEffort = order.by === 'effort' || workouts.some(({ effort }) => effort !== null);
    return (
      <Card>
        <Table
          caption={title}
          hideCaption
          columns={saysEffort ? columns : columns.filter((column) => column !== effortColumn)}
          rows={workouts}
          rowKey={(workout) => workout.id}
          sorting={{ ...order, onSort }}
        />
      </Card>
    );
  }
  if (order.by !== 'date') {
    return (
      <section aria-labelledby="ordered">
        <h2 id="ordered" className="sr-only">
          {title}, in the order you chose
        </h2>
        <ul className={CARDS_LOOK}>{workouts.map(card)}</ul>
      </section>
    );
  }
  return (
    <div className="grid gap-8">
      {groupByMonth(workouts).map((month) => (
        <section key={month.name} aria-label={month.name}>
          <h2 className="mb-3 text-body font-semibold">{month.name}</h2>
          <ul className={CARDS_LOOK}>{month.items.map(card)}</ul>
        </section>
      ))}
    </div>
  );
}

const CARDS_LOOK = 'grid gap-3 md:gap-4 lg:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4';

const CARDS = [0, 1, 2, 3, 4, 5];

/** As the first month of cards. */
function CardsSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="mb-3 flex h-6 items-center">
        <Skeleton size="h-4 w-36" />
      </span>
      <div className="grid gap-3 md:gap-4 lg:grid-cols-2 xl:grid-cols-3">
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
