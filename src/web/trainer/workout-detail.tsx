import { type ReactNode, useEffect, useRef } from 'react';
import type { TrainerWorkout } from '../../contract/sharing.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceUnit, exactDistance, paceUnit } from '../../domain/measures.ts';
import { GEL_LABELS, workoutLabel } from '../../domain/workout-kinds.ts';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { Figure } from '../ui/figure.tsx';
import { Icon } from '../ui/icons.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { fullDayText, longDayText } from '../words/day-text.ts';
import { caloriesPerMinute, paceText, speedText } from '../words/workout-facts.ts';
import { HeartRateCard } from './heart-rate-card.tsx';
import type { BackToOverview } from './use-opened-workout.ts';
import { wholeText } from './words.ts';

type WorkoutDetailProps = {
  workout: TrainerWorkout;
  athlete: string;
  back: BackToOverview;
  /** The route, where there may be one. */
  children: ReactNode;
};

export function WorkoutDetail({ workout, athlete, back, children }: WorkoutDetailProps) {
  const page = useRef<HTMLDivElement>(null);
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
        lead={`${athlete}, ${longDayText(workout.date)}`}
      />
      <div className="grid grid-cols-1 gap-3 md:gap-4">
        <DetailFigures workout={workout} />
        <div className="grid grid-cols-1 items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <HeartRateCard workout={workout} />
          <div className="grid gap-3 md:gap-4 print:grid-cols-2">
            {workout.workoutType === 'running' ? (
              <>
                <NutritionCard workout={workout} />
                <HydrationCard workout={workout} />
              </>
            ) : (
              <PerformanceCard workout={workout} />
            )}
          </div>
        </div>
        {children}
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

/** What was measured, large, in one row where there is room. */
function DetailFigures({ workout }: { workout: TrainerWorkout }) {
  const { distanceM, durationS, calories, workoutType } = workout;
  const km = {
    term: 'Distance',
    value: distanceM === null ? null : exactDistance(distanceM),
    unit: distanceUnit(),
  };
  const pace = { term: 'Average Pace', value: paceText(workout), unit: paceUnit() };
  const hasDistance = workoutType === 'running' || distanceM !== null;
  const figures: { term: string; value: string | null; unit?: string }[] = [
    ...(hasDistance ? [km] : []),
    { term: 'Duration', value: formatElapsed(durationS) },
    ...(hasDistance ? [pace] : []),
    { term: 'Calories', value: calories === null ? null : wholeText(calories), unit: 'kcal' },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-box border border-line bg-card p-4 shadow-low sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] md:p-5 print:break-inside-avoid print:shadow-none">
      {figures.map(({ term, value, unit }) => (
        <div key={term} className="@container min-w-0">
          <dt className="text-small font-semibold">{term}</dt>
          <dd>
            <Figure value={value} unit={unit} size="large" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NutritionCard({ workout }: { workout: TrainerWorkout }) {
  const { gelType, caffeinatedGels, nonCaffeinatedGels } = workout;
  return (
    <Card title="Nutrition">
      <DescriptionList
        items={[
          { term: 'Gel type', detail: gelType && GEL_LABELS[gelType] },
          { term: 'Caffeinated gels', detail: caffeinatedGels },
          { term: 'Non-caffeinated gels', detail: nonCaffeinatedGels },
        ]}
      />
    </Card>
  );
}

function HydrationCard({ workout }: { workout: TrainerWorkout }) {
  const { hydrationMl, durationS } = workout;
  const perHour = hydrationMl === null || durationS <= 0 ? null : (3600 * hydrationMl) / durationS;
  return (
    <Card title="Hydration">
      <DescriptionList
        items={[
          { term: 'Fluids', detail: millilitres(hydrationMl) },
          { term: 'Per hour', detail: millilitres(perHour) },
        ]}
      />
    </Card>
  );
}

function millilitres(amount: number | null): string | null {
  return amount === null ? null : `${wholeText(amount)}\u00a0ml`;
}

/** For strength and cross training, where a pace says little. */
function PerformanceCard({ workout }: { workout: TrainerWorkout }) {
  const { avgHeartRate, maxHeartRate, hydrationMl } = workout;
  const [perMinute, speed] = [caloriesPerMinute(workout), speedText(workout)];
  return (
    <Card title="Performance Metrics">
      <DescriptionList
        items={[
          { term: 'Calories per minute', detail: perMinute && `${perMinute}\u00a0kcal` },
          { term: 'Average heart rate', detail: avgHeartRate && `${avgHeartRate}\u00a0bpm` },
          { term: 'Maximum heart rate', detail: maxHeartRate && `${maxHeartRate}\u00a0bpm` },
          ...(speed ? [{ term: 'Average speed', detail: speed }] : []),
          ...(hydrationMl === null ? [] : [{ term: 'Fluids', detail: `${hydrationMl}\u00a0ml` }]),
        ]}
      />
    </Card>
  );
}
