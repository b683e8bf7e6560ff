import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { User } from '../../../contract/session.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { addDays } from '../../../domain/calendar.ts';
import { HABIT_DAYS } from '../../../domain/usual-kind.ts';
import { useToday } from '../../days/use-athletes-day.ts';
import { useDrawnInTime } from '../../loading/use-drawn-in-time.ts';
import { useTabInAddress } from '../../navigation/use-tab-in-address.ts';
import { shoesQuery } from '../../queries/shoes.ts';
import { latestWorkoutsQuery, workoutsInRangeQuery } from '../../queries/workouts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ManualEntry } from './manual-entry.tsx';
import { sayWorkout } from './workout-words.ts';

const MODES = [
  { value: 'manual', label: 'Manual Entry' },
  { value: 'csv', label: 'CSV Upload' },
  { value: 'files', label: 'Import Files' },
] as const;

const CsvUpload = lazy(() => import('../csv/csv-upload.tsx'));

type LogWorkoutPageProps = {
  user: User;
  /** Where files of any kind are brought, which another room does. */
  bringFiles: ReactNode;
};

export default function LogWorkoutPage({ user, bringFiles }: LogWorkoutPageProps) {
  const [mode, setMode] = useTabInAddress(MODES);
  const inTime = useLatestInTime(user.id);
  const latest = inTime?.latest;
  return (
    <>
      <PageHeader
        title="Log Workout"
        lead={<span className="max-md:text-small">{latest ? leadOf(latest) : '\u00a0'}</span>}
      />
      <Tabs label="How to log" tabs={MODES} value={mode} onChange={setMode}>
        {mode === 'csv' && (
          <Suspense fallback={<Skeleton size="h-96 w-full" />}>
            <CsvUpload userId={user.id} />
          </Suspense>
        )}
        {mode === 'files' && bringFiles}
        {mode === 'manual' &&
          (inTime ? <ManualEntry user={user} {...inTime} /> : <Skeleton size="h-96 w-full" />)}
      </Tabs>
    </>
  );
}

/**
 * The last weeks decide the type that is offered, the latest workouts the values, and the shoes what is
 * put in for it, so the form waits a moment for them; but it never stands behind a slow or missing
 * network.
 */
function useLatestInTime(userId: number) {
  const workouts = useQuery(latestWorkoutsQuery(userId));
  const today = useToday();
  const weeks = { userId, from: addDays(today, 1 - HABIT_DAYS), to: today };
  const lately = useQuery(workoutsInRangeQuery(weeks));
  const shoes = useQuery(shoesQuery(userId));
  const isDrawn = useDrawnInTime([workouts, lately, shoes].some(({ isPending }) => isPending));
  if (!isDrawn) return null;
  const latest = workouts.data ?? [];
  return { latest, lately: lately.data ?? latest, shoes: shoes.data ?? null };
}

function leadOf(latest: readonly Workout[]): string {
  const [last] = latest;
  return last
    ? `Your last: ${sayWorkout(last)}.`
    : 'Type, time and distance are enough; the rest can wait.';
}
