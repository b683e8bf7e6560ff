import { useEffect, useRef } from 'react';
import type { TrainerWorkout } from '../../contract/sharing.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icons.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { fullDayText, longDayText } from '../words/day-text.ts';
import { DetailFigures } from './detail-figures.tsx';
import { HydrationCard, NutritionCard } from './fuel-cards.tsx';
import { HeartRateCard } from './heart-rate-card.tsx';
import { PerformanceCard } from './performance-card.tsx';
import type { BackToOverview } from './use-opened-workout.ts';

type WorkoutDetailProps = { workout: TrainerWorkout; athlete: string; back: BackToOverview };

export function WorkoutDetail({ workout, athlete, back }: WorkoutDetailProps) {
  const page = useRef<HTMLDivElement>(null);
  const isRun = workout.workoutType === 'running';
  const label = workoutLabel(workout);

  useEffect(() => {
    scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={page}>
      <a
        {...back}
        className="tap -ml-2 mb-2 inline-flex items-center gap-1 rounded-box pr-3 pl-2 text-small font-medium text-soft hover:bg-sunk hover:text-ink print:hidden"
      >
        <Icon name="chevronLeft" size={16} />
        Back to Overview
      </a>
      <PageHeader
        title={label}
        tabTitle={`${label}, ${fullDayText(workout.date)}, ${athlete}`}
        answer={`${athlete}, ${longDayText(workout.date)}`}
      />
      <div className="grid grid-cols-1 gap-3 md:gap-4">
        <DetailFigures workout={workout} />
        <div className="grid grid-cols-1 items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <HeartRateCard workout={workout} />
          <div className="grid gap-3 md:gap-4 print:grid-cols-2">
            {isRun ? (
              <>
                <NutritionCard workout={workout} />
                <HydrationCard workout={workout} />
              </>
            ) : (
              <PerformanceCard workout={workout} />
            )}
          </div>
        </div>
        <Card title="Notes">
          {workout.notes ? (
            <p className="max-w-[70ch] text-body wrap-anywhere whitespace-pre-wrap">
              {workout.notes}
            </p>
          ) : (
            <p className="text-small text-soft">No notes.</p>
          )}
        </Card>
      </div>
    </div>
  );
}
