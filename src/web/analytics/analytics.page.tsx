import { lazy, Suspense } from 'react';
import type { User } from '../../contract/session.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { weekStart } from '../../domain/measures.ts';
import { periodOfDays, readDays } from '../../domain/summary.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { Card } from '../ui/card.tsx';
import { DateField } from '../ui/date-field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pending } from '../ui/pending.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { daysText } from '../words/day-text.ts';
import { type OfPeriod, useSummary } from './analytics.api.ts';
import { analyticsLead } from './lead.ts';
import { PaceTrends } from './pace-trends.tsx';
import { PredictedTimes } from './predicted-times.tsx';
import { RaceProgress } from './race-progress.tsx';
import { RecentAnalysis } from './recent-analysis.tsx';
import { Records } from './records.tsx';
import { StatCards } from './stat-cards.tsx';
import { TrainingVolume } from './training-volume.tsx';
import {
  endsToday,
  OTHER_PERIODS,
  PERIODS,
  type Period,
  periodOnDay,
  usePeriod,
} from './use-period.ts';
import { YearAgainstYear } from './year-against-year.tsx';
import { ZoneDistribution } from './zone-distribution.tsx';

/** Its chart is the largest of the page, and stands below the first screen. */
const FitnessAndForm = lazy(() => import('./fitness-and-form.tsx'));
const OverTime = lazy(() => import('./over-time.tsx'));
const FuelLab = lazy(() => import('./fuel-lab.tsx'));

export default function AnalyticsPage({ user }: { user: User }) {
  const userId = user.id;
  const today = useAthletesDay(user);
  const { period: chosen, choose } = usePeriod();
  const period = periodOnDay(chosen, { today, weekStart: weekStart() });
  return (
    <>
      <PageHeader title="Analytics" lead={<Lead userId={userId} period={period} />} />
      <div className="grid gap-3 md:gap-4">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 max-sm:*:w-full">
          <PeriodButtons period={chosen} onChoose={choose} />
          <OtherPeriods period={chosen} today={today} onChoose={choose} />
          <PeriodDays userId={userId} period={period} />
        </div>
        <StatCards userId={userId} period={period} today={today} />
        <div className="grid gap-3 md:gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <PaceTrends userId={userId} period={period} today={today} />
          <ZoneDistribution userId={userId} period={period} />
        </div>
        <RaceProgress userId={userId} today={today} />
        {/* Each placed so that what stands beside it is about as high. */}
        <div className="grid grid-cols-1 items-start gap-3 *:min-w-0 *:empty:hidden md:gap-4 xl:grid-cols-2 xl:grid-rows-[auto_1fr] min-[108rem]:grid-cols-3 print:block print:*:mt-4">
          <div className="min-[108rem]:row-span-2">
            {endsToday(period) && <TrainingVolume userId={userId} period={period} today={today} />}
          </div>
          <div className="grid grid-cols-1 gap-3 md:gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <Suspense fallback={<FormSkeleton />}>
              <FitnessAndForm userId={userId} period={period} />
            </Suspense>
            <Suspense fallback={<OverTimeSkeleton />}>
              <OverTime userId={userId} period={period} today={today} />
            </Suspense>
          </div>
          <PredictedTimes userId={userId} period={period} today={today} />
          <div className="xl:col-start-1 xl:row-start-2 min-[108rem]:col-start-3">
            <YearAgainstYear userId={userId} today={today} />
          </div>
          <Records userId={userId} today={today} />
          <Suspense fallback={<FuelSkeleton />}>
            <FuelLab userId={userId} period={period} />
          </Suspense>
          <RecentAnalysis userId={userId} period={period} today={today} />
        </div>
      </div>
    </>
  );
}

function FormSkeleton() {
  return (
    <Card title="Fitness and Form">
      <div className="min-h-112" />
    </Card>
  );
}

function OverTimeSkeleton() {
  return (
    <Card title="Over the whole period">
      <div className="min-h-96" />
    </Card>
  );
}

function FuelSkeleton() {
  return (
    <Card title="Fuel Lab">
      <div className="min-h-96" />
    </Card>
  );
}

/** One sentence, in as many lines as the longest of them takes; read out when it changes. */
function Lead({ userId, period }: OfPeriod) {
  const { data: summary, isPending } = useSummary({ userId, period });
  return (
    <span role="status" className="block min-h-18 min-[22rem]:min-h-12 xl:min-h-6">
      {summary ? analyticsLead(summary) : isPending && <Pending width="w-[36ch]" />}
    </span>
  );
}

const LABELS: Readonly<Record<(typeof PERIODS)[number], string>> = {
  30: 'Last 30 Days',
  90: 'Last 3 Months',
  180: 'Last 6 Months',
  year: 'This Year',
};

type PeriodButtonsProps = {
  period: Period;
  onChoose: (period: Period) => void;
};

function PeriodButtons({ period, onChoose }: PeriodButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      aria-label="Period"
      className="grid grid-cols-2 gap-1 rounded-box bg-sunk p-1 sm:inline-grid sm:grid-cols-4 print:hidden"
    >
      {PERIODS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === period}
          className="tap rounded-box px-3 md:max-lg:px-2 text-small font-medium text-soft select-none hover:text-ink aria-pressed:bg-card aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-low aria-pressed:outline aria-pressed:outline-edge aria-pressed:focus-visible:outline-2 aria-pressed:focus-visible:outline-focus"
          onClick={() => onChoose(each)}
        >
          {LABELS[each]}
        </button>
      ))}
    </div>
  );
}

const OTHER_LABELS: Readonly<Record<(typeof OTHER_PERIODS)[number], string>> = {
  'last-week': 'Last week',
  'last-month': 'Last month',
  'last-year': 'Last year',
  'last-365-days': 'Last 365 days',
};

/** What is asked for more rarely, and days of the athlete's own choosing. */
function OtherPeriods({ period, today, onChoose }: PeriodButtonsProps & { today: Day }) {
  const own = typeof period === 'string' ? readDays(period) : null;
  const other = OTHER_PERIODS.find((each) => each === period);
  const choose = (text: string) => {
    const named = OTHER_PERIODS.find((each) => each === text);
    if (named) onChoose(named);
    else if (text === 'own') onChoose(periodOfDays({ from: addDays(today, -27), to: today }));
  };
  const chooseDays = (days: { from: string; to: string }) => {
    const range = readDays(`${days.from}..${days.to}`);
    if (range) onChoose(periodOfDays(range));
  };
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="w-44 max-sm:w-full">
        <SelectField
          label="Another period"
          value={own ? 'own' : (other ?? '')}
          choices={[
            { value: '', label: 'Choose …' },
            ...OTHER_PERIODS.map((value) => ({ value, label: OTHER_LABELS[value] })),
            { value: 'own', label: 'Own days' },
          ]}
          onChange={choose}
        />
      </div>
      {own && (
        <>
          <DateField
            label="From"
            value={own.from}
            onChange={(from) => chooseDays({ ...own, from })}
          />
          <DateField label="To" value={own.to} onChange={(to) => chooseDays({ ...own, to })} />
        </>
      )}
    </div>
  );
}

/** Which days the figures are of, also on paper. */
function PeriodDays(of: OfPeriod) {
  const { data: summary } = useSummary(of);
  return (
    <p className="min-h-10 w-full text-small text-soft sm:min-h-5">
      {summary && (
        <>
          <span className="whitespace-nowrap">{daysText(summary.period)}</span>, against{' '}
          <span className="whitespace-nowrap">{daysText(summary.previous)}</span>
        </>
      )}
    </p>
  );
}
