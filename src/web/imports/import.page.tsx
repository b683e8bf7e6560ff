import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import './next-step.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ImportItem, ImportStatus } from '../../contract/imports.ts';
import type { User } from '../../contract/session.ts';
import { isRun } from '../../domain/sports.ts';
import { messageOf } from '../api.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { ShowMorePages } from '../loading/show-more-pages.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { formatFileSize } from '../ui/file-size.ts';
import { Icon } from '../ui/icons.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useToast } from '../ui/toaster.tsx';
import { countText } from '../words/amounts.ts';
import { workoutHref } from '../words/workout-facts.ts';
import { ImportCountsBar } from './import-counts.tsx';
import { ImportFiles } from './import-files.tsx';
import { ImportItemRow } from './import-item.tsx';
import {
  commitImport,
  type ImportState,
  type ItemFilter,
  importQuery,
  isAtWork,
  itemsQuery,
  repeatImport,
  undoImport,
} from './import-jobs.api.ts';
import { commitLabel, countsText } from './import-words.ts';
import { UndoQuestion } from './undo-question.tsx';
import { WithoutWorkout } from './without-workout.tsx';

/** One import, from the first file read to what became of it. */
export default function ImportPage({ user, id }: { user: User; id: number }) {
  const query = useQuery(importQuery(id));
  const state = query.data;
  useFreshLog(state);
  return (
    <>
      <BackLink href="/apple-health">All imports</BackLink>
      <PageHeader
        title="Import"
        lead={state ? leadOf(state) : '\u00a0'}
        actions={state && <Steps status={state.status} />}
      />
      {state ? (
        <Import key={id} user={user} state={state} />
      ) : (
        <NotLoaded title="This import could not be loaded" query={query}>
          <Skeleton size="h-96 w-full" />
        </NotLoaded>
      )}
    </>
  );
}

/**
 * Whatever rests on the log is asked for anew once an import has been written or taken back, and whoever
 * has scrolled down hears of it.
 */
function useFreshLog(state: ImportState | undefined): void {
  const queryClient = useQueryClient();
  const toast = useToast();
  const before = useRef(state?.status);
  useEffect(() => {
    if (!state) return;
    const { status } = state;
    const wasAtWork = before.current !== undefined && isAtWork(before.current);
    before.current = status;
    if (wasAtWork && (status === 'done' || status === 'undone')) {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'imports',
      });
      if (status === 'undone') toast({ title: 'Import undone' });
      else toast({ title: 'Import done', text: countsText(state), tone: 'good' });
    }
  }, [state, toast, queryClient]);
}

function leadOf({ status, counts, progress }: ImportState): string {
  const found = countText(counts.found, 'workout');
  const files = countText(progress.filesTotal, 'file');
  switch (status) {
    case 'reading':
      return `Reading ${files}. Nothing is written before you have seen everything.`;
    case 'review':
      if (counts.found === 0) return nothingFound({ counts, files });
      return `${found} found in ${files}. One press imports them, and one takes them back.`;
    case 'importing':
      return `Writing ${countText(counts.new + counts.merged, 'workout')} to your log.`;
    case 'done':
      return `From ${files}: ${countsText({ counts })}.`;
    case 'failed':
      return progress.itemsWritten === 0
        ? 'This import stopped. Nothing of it is in your log.'
        : `This import stopped. ${countText(progress.itemsWritten, 'workout')} of it stand in your log; undoing takes them out.`;
    case 'undoing':
      return 'Taking it back out of your log.';
    case 'undone':
      return 'Taken back: your log is as it was before.';
  }
}

/** A table that asks for its columns may hold workouts all the same. */
function nothingFound({ counts, files }: Pick<ImportState, 'counts'> & { files: string }): string {
  if (counts.questions > 0) {
    return `${countText(counts.questions, 'question')} to answer before workouts are found in ${files}.`;
  }
  if (counts.weights > 0) return `${countText(counts.weights, 'weight')} found in ${files}.`;
  return `No workout was found in ${files}.`;
}

const STEPS = ['Read', 'Review', 'Import'];
const STEP_OF: Record<ImportStatus, number> = {
  reading: 0,
  review: 1,
  importing: 2,
  done: 3,
  failed: 0,
  undoing: 2,
  undone: 3,
};

function Steps({ status }: { status: ImportStatus }) {
  const now = STEP_OF[status];
  return (
    <ol className="flex items-center gap-2 text-small text-soft" aria-label="Steps of an import">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === now ? 'step' : undefined}
          className="flex items-center gap-2 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-edge" />}
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-6 place-items-center rounded-full border text-note font-semibold',
              index === now && 'border-accent bg-accent text-accent-ink',
              index < now && 'border-accent bg-accent-soft text-accent',
              index > now && 'border-edge',
            )}
          >
            {index < now ? <Icon name="check" size={16} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Import({ user, state }: { user: User; state: ImportState }) {
  const [filter, setFilter] = useState<ItemFilter>('all');
  const { id, status, counts, trouble } = state;
  const hasCounts = status !== 'failed';
  return (
    <div className="grid gap-4">
      {trouble && (
        <p role="alert" className="rounded-box border border-danger bg-danger-soft p-4 text-small">
          {trouble}
        </p>
      )}
      {isAtWork(status) && <AtWork state={state} />}
      {hasCounts && (
        <Card>
          <ImportCountsBar
            counts={counts}
            isWritten={status === 'done'}
            isCounting={status === 'reading'}
            filter={filter}
            onFilter={setFilter}
          />
        </Card>
      )}
      {status !== 'reading' && hasCounts && (
        <Items user={user} state={state} filter={filter} onFilter={setFilter} />
      )}
      <NextStep state={state} />
      <ImportFiles importId={id} />
    </div>
  );
}

function AtWork({ state }: { state: ImportState }) {
  const { label, done, total, text } = progressOf(state);
  return (
    <Card>
      <ProgressBar label={label} percent={total > 0 ? (100 * done) / total : 0} text={text} />
      <p className="text-note text-soft">
        You may leave this page: the server goes on, and the import waits for you here.
      </p>
    </Card>
  );
}

function progressOf({ status, progress, counts }: ImportState) {
  const { filesRead, filesTotal, bytesRead, bytesTotal } = progress;
  const { itemsCompared, itemsWritten, itemsTotal } = progress;
  if (status === 'reading' && filesRead < filesTotal) {
    const files = `${filesRead.toLocaleString('en')} of ${countText(filesTotal, 'file')}`;
    const text = `${files}, ${formatFileSize(bytesRead)} of ${formatFileSize(bytesTotal)}`;
    return { label: 'Reading', done: bytesRead, total: bytesTotal, text };
  }
  if (status === 'reading') {
    const text = `${itemsCompared.toLocaleString('en')} of ${countText(counts.found, 'workout')}`;
    return { label: 'Comparing with your log', done: itemsCompared, total: counts.found, text };
  }
  const label = status === 'importing' ? 'Importing' : 'Taking it back';
  const text = `${itemsWritten.toLocaleString('en')} of ${countText(itemsTotal, 'workout')}`;
  return { label, done: itemsWritten, total: itemsTotal, text };
}

type ItemsProps = {
  user: User;
  state: ImportState;
  filter: ItemFilter;
  onFilter: (filter: ItemFilter) => void;
};

function Items({ user, state, filter, onFilter }: ItemsProps) {
  const { id, status } = state;
  const today = useAthletesDay(user);
  const query = useInfiniteQuery(itemsQuery({ id, filter, step: status }));
  const items = query.data?.pages.flatMap((page) => page.items);
  const shared = query.data?.pages[0]?.withoutWorkout ?? [];
  return (
    <Card
      title="What was found"
      action={
        filter !== 'all' && (
          <Button tone="quiet" onClick={() => onFilter('all')}>
            Show all
          </Button>
        )
      }
    >
      {items ? (
        <>
          <ul className="@container divide-y divide-line">
            {items.map((item) => (
              <ImportItemRow
                key={item.id}
                importId={id}
                item={item}
                today={today}
                canDecide={canDecide(item, status)}
                canSayColumns={canSayColumns(item, status)}
                isWritten={status === 'done'}
              />
            ))}
          </ul>
          {items.length + shared.length === 0 && (
            <p className="text-small text-soft">Nothing of this kind.</p>
          )}
          {query.hasNextPage && (
            <ShowMorePages query={query} failure={query.isFetchNextPageError ? query.error : null}>
              {items.length.toLocaleString('en')} shown
            </ShowMorePages>
          )}
          {shared.length > 0 && (
            <WithoutWorkout
              importId={id}
              reasons={shared}
              canSayColumns={status === 'review' || status === 'done'}
            />
          )}
        </>
      ) : (
        <NotLoaded title="What was found could not be loaded" query={query}>
          <ListSkeleton rows={6} />
        </NotLoaded>
      )}
    </Card>
  );
}

/** A doubt can be answered even once all else is written. */
function canDecide({ status, workout }: ImportItem, step: ImportStatus): boolean {
  return step === 'review' || (step === 'done' && status === 'question' && workout !== null);
}

/** So can a table: of one that was read, its lines are in the log by then. */
function canSayColumns({ workout }: ImportItem, step: ImportStatus): boolean {
  return step === 'review' || (step === 'done' && workout === null);
}

/** The one press that this step waits for, docked above a phone's bottom bar. */
function NextStep({ state }: { state: ImportState }) {
  const { id, status, counts, canUndo, canRepeat } = state;
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [asksUndo, setAsksUndo] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['imports'] });
  const commit = useMutation({ mutationFn: () => commitImport(id), onSuccess: refresh });
  const repeat = useMutation({
    mutationFn: async () => {
      // What stands of one that failed is taken back first.
      if (status === 'failed') await undoImport(id);
      return repeatImport(id);
    },
    onSettled: refresh,
  });
  const drop = useMutation({
    mutationFn: () => undoImport(id),
    onSuccess: async () => {
      await refresh();
      navigate('/apple-health');
    },
  });
  const failure = commit.error ?? repeat.error ?? drop.error;
  const error = failure && (
    <p role="alert" className="text-small font-medium text-danger">
      {messageOf(failure, 'That did not work. Try again in a moment.')}
    </p>
  );
  if (status === 'review') {
    const writes = counts.new + counts.merged + counts.weights;
    return (
      <>
        <Docked>
          {error}
          <Button
            disabled={writes === 0}
            pending={commit.isPending}
            pendingLabel="Starting…"
            onClick={() => commit.mutate()}
          >
            {commitLabel(state)}
          </Button>
          <p className="text-note text-soft max-sm:text-center">{countsText(state)}</p>
        </Docked>
        <div>
          <Button
            tone="quiet"
            pending={drop.isPending}
            pendingLabel="Leaving…"
            onClick={() => drop.mutate()}
          >
            Throw this review away
          </Button>
        </div>
      </>
    );
  }
  if (status === 'reading') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        {error}
        <Button
          tone="quiet"
          icon="close"
          pending={drop.isPending}
          pendingLabel="Stopping…"
          onClick={() => drop.mutate()}
        >
          Stop
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {error}
      {asksUndo && canUndo && (
        <UndoQuestion importId={id} counts={counts} onLeave={() => setAsksUndo(false)} />
      )}
      <div className="flex flex-wrap gap-2">
        {status === 'done' && <WhereItWent state={state} />}
        {canUndo && !isAtWork(status) && !asksUndo && (
          <Button tone="quiet" icon="undo" onClick={() => setAsksUndo(true)}>
            Undo this import
          </Button>
        )}
        {(canRepeat || status === 'failed') && (
          <Button
            tone={status === 'failed' ? undefined : 'quiet'}
            icon="refresh"
            pending={repeat.isPending}
            pendingLabel="Starting…"
            onClick={() => repeat.mutate()}
          >
            {status === 'failed' ? 'Try again' : 'Import again'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** To the workout itself where there is one; else to the list where what was found stands. */
function WhereItWent({ state: { id, counts } }: { state: ImportState }) {
  const query = useInfiniteQuery(itemsQuery({ id, filter: 'all', step: 'done' }));
  const stands = (query.data?.pages.flatMap((page) => page.items) ?? []).flatMap(
    ({ workout, workoutId }) =>
      workout && workoutId !== null ? [{ ...workout, id: workoutId }] : [],
  );
  const [first] = stands;
  if (query.isPending) return null;
  if (first && counts.found === 1) {
    const noun = isRun(first) ? 'run' : 'workout';
    return <ButtonLink href={workoutHref(first)}>See the {noun}</ButtonLink>;
  }
  return stands.length > 0 && !stands.some(({ workoutType }) => workoutType === 'running') ? (
    <ButtonLink href="/workout-details">See your workouts</ButtonLink>
  ) : (
    <ButtonLink href="/run-details">See your runs</ButtonLink>
  );
}

function Docked({ children }: { children: ReactNode }) {
  return (
    <div className="next-step sticky low:static bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-2 rounded-box border border-line bg-card p-3 shadow-high md:bottom-4 max-sm:*:w-full">
      {children}
    </div>
  );
}
