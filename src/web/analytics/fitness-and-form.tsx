import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readTrainingForm, type TrainingFormAnswer } from '../../contract/training-form.ts';
import { call } from '../api.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { LogWorkout } from '../navigation/log-workout.tsx';
import { analyticsKey } from '../queries/keys.ts';
import { Card } from '../ui/card.tsx';
import { ChartSkeleton } from '../ui/charts/chart-skeleton.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { Trace } from '../ui/trace.tsx';
import type { OfPeriod } from './analytics.api.ts';
import { FormChart } from './form-chart.tsx';
import { signed } from './form-words.ts';

/** Load, fitness and form over the period, with the races in it. */
export default function FitnessAndForm({ userId, period }: OfPeriod) {
  const query = useQuery({
    queryKey: [...analyticsKey, userId, 'form', { period }],
    queryFn: ({ signal }) =>
      call(readTrainingForm, { params: { userId }, query: { period: String(period) } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <Card title="Fitness and Form">
      <div className="grid min-h-112 grid-cols-1 content-start print:min-h-0">
        {data ? (
          <Form form={data} userId={userId} />
        ) : (
          <NotLoaded title="Your fitness could not be loaded" query={query}>
            <ChartSkeleton />
          </NotLoaded>
        )}
      </div>
    </Card>
  );
}

function Form({ form, userId }: { form: TrainingFormAnswer; userId: number }) {
  if (form.days.length === 0) {
    return (
      <div className="grid min-h-112 grid-cols-1 content-center">
        <EmptyState
          title="No runs yet"
          text="Each run has a load, by the time in your heart-rate zones. After 42 days of runs your fitness and form are drawn here."
          preview={<EmptyForm />}
          action={<LogWorkout tone="quiet" />}
        />
      </div>
    );
  }
  return (
    <div>
      <FormChart form={form} userId={userId} />
      <Week form={form} />
    </div>
  );
}

/** What fitness and fatigue will look like: a drawing that never changes. */
function EmptyForm() {
  return (
    <svg viewBox="0 0 400 130" className="w-full fill-none" aria-hidden="true">
      <path d="M0 120H400M0 70H400M0 20H400" className="stroke-line" />
      <path
        d="M0 92 40 60 80 84 130 48 170 76 220 40 260 70 310 28 350 62 400 36"
        strokeDasharray="4 3"
        strokeWidth="1.5"
        className="stroke-ink"
      />
      <path
        d="M0 104C80 100 120 88 200 76S320 58 400 44"
        strokeWidth="2.5"
        className="stroke-accent"
      />
    </svg>
  );
}

/** Context, and no measure of any risk. */
function Week({ form }: { form: TrainingFormAnswer }) {
  const { monotony, strain, rampPercent, isSteep } = form.week;
  const facts = [
    { term: 'Training Status', detail: form.status.label },
    { term: 'Monotony, 7 days', detail: monotony.toFixed(1) },
    { term: 'Strain, 7 days', detail: String(Math.round(strain)) },
    {
      term: 'Fitness in a week',
      detail:
        form.baselineDay !== null || rampPercent === null
          ? '—'
          : `${signed(Math.round(rampPercent))}\u00a0%${isSteep ? ', steep for three weeks' : ''}`,
    },
  ];
  return (
    <div className="mt-3 flex items-start gap-2 border-t border-line pt-3">
      <FactLine facts={facts} />
      <Trace label="What fitness and form rest on">
        {keepUnits(form.status.reason)} Load is the minutes in zones 1 to 5, each times its number
        (Edwards); a run without heart rate is estimated. Fitness is the load of a usual day over
        six weeks, fatigue over one; form is what fitness is ahead of it, before the day’s run.
        Monotony is how alike seven days were, strain their load times it. They describe training;
        they foretell nothing.
      </Trace>
    </div>
  );
}
