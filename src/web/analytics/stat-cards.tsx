import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Summary } from '../../contract/analytics.ts';
import type { PacedRun, PeriodRuns } from '../../contract/period-runs.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import {
  distanceUnit,
  exactDistance,
  paceFigure,
  paceUnit,
  sumDistance,
} from '../../domain/measures.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { type Comparison, ComparisonText } from '../ui/comparison-text.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { countText } from '../words/amounts.ts';
import { daysText, dayText } from '../words/day-text.ts';
import {
  compareDistance,
  DISTANCE_FORMULA,
  distanceFacts,
  tenthsText,
  weekOf,
} from '../words/period-words.ts';
import { runHref } from '../words/workout-facts.ts';
import { type OfPeriod, usePeriodRuns, useSummary } from './analytics.api.ts';
import { compareBestPace, compareTime, compareWeek } from './compare.ts';
import { kindLabel } from './run-kinds.ts';

type StatCardsProps = OfPeriod & { today: Day };

export function StatCards({ userId, period, today }: StatCardsProps) {
  const query = useSummary({ userId, period });
  const runs = usePeriodRuns({ userId, period });
  const { data: summary } = query;

  if (!summary && query.isError) {
    return (
      <section
        aria-label="Your numbers"
        className="grid min-h-46 place-items-center rounded-box border border-line bg-card shadow-low"
      >
        <LoadFailure title="Your numbers could not be loaded" query={query} />
      </section>
    );
  }
  return (
    <div
      aria-busy={query.isFetching || runs.isFetching}
      className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 xl:grid-cols-4 print:grid-cols-4"
    >
      <DistanceCard summary={summary} />
      <TimeCard summary={summary} />
      <WeeklyAverageCard summary={summary} />
      <BestPaceCard runs={runs.data} failed={runs.isError && !runs.data} today={today} />
    </div>
  );
}

function DistanceCard({ summary }: { summary: Summary | undefined }) {
  return (
    <StatCard
      label="Total Distance"
      value={summary && sumDistance(summary.period.runningM)}
      unit={distanceUnit()}
      comparison={<ComparisonText comparison={summary && compareDistance(summary)} />}
      trace={summary && <TraceFacts formula={DISTANCE_FORMULA} facts={distanceFacts(summary)} />}
    >
      <Detail>{summary && `in ${countText(summary.period.runs, 'run')}`}</Detail>
    </StatCard>
  );
}

function TimeCard({ summary }: { summary: Summary | undefined }) {
  return (
    <StatCard
      label="Total Time"
      value={summary && formatElapsed(summary.period.durationS)}
      comparison={<ComparisonText comparison={summary && compareTime(summary)} />}
      trace={
        summary && (
          <TraceFacts
            formula="The time of every workout added up, not of runs alone."
            facts={[
              { term: 'Days', detail: daysText(summary.period) },
              ...LINES.map(({ line, term }) => ({
                term,
                detail: formatElapsed(summary.period.durationSByType[line]),
              })),
              {
                term: 'Before',
                detail: `${formatElapsed(summary.previous.durationS)} in ${countText(summary.previous.workouts, 'workout')}, ${daysText(summary.previous)}`,
              },
            ]}
          />
        )
      }
    >
      <Detail>{summary && `in ${countText(summary.period.workouts, 'workout')}`}</Detail>
    </StatCard>
  );
}

const LINES = [
  { line: 'running', term: 'Running' },
  { line: 'walking', term: 'Walks and hikes' },
  { line: 'strength', term: 'Strength' },
  { line: 'cross', term: 'Cross' },
] as const;

function WeeklyAverageCard({ summary }: { summary: Summary | undefined }) {
  const average = summary && weekOf(summary.period);
  return (
    <StatCard
      label="Weekly Average"
      value={average && sumDistance(average.distanceM)}
      unit={distanceUnit()}
      comparison={<ComparisonText comparison={summary && compareWeek(summary)} />}
      trace={
        summary && (
          <TraceFacts
            formula="The distance and the number of your runs, over the weeks of the period."
            facts={[
              { term: 'Days', detail: daysText(summary.period) },
              {
                term: 'Weeks',
                detail: `${summary.period.days} days / 7 = ${tenthsText(summary.period.days / 7)}`,
              },
              {
                term: 'Rests on',
                detail: `${sumDistance(summary.period.runningM)}\u00a0${distanceUnit()} in ${countText(summary.period.runs, 'run')}`,
              },
              { term: 'Before', detail: daysText(summary.previous) },
            ]}
          />
        )
      }
    >
      <Detail>{average && `${tenthsText(average.runs)}\u00a0runs per week`}</Detail>
    </StatCard>
  );
}

type BestPaceCardProps = { runs: PeriodRuns | undefined; failed: boolean; today: Day };

function BestPaceCard({ runs, failed, today }: BestPaceCardProps) {
  const best = runs?.bestPace;
  return (
    <StatCard
      label="Best Pace"
      value={failed ? null : best === undefined ? undefined : best && paceFigure(best.paceSPerKm)}
      unit={paceUnit()}
      comparison={
        <ComparisonText comparison={failed ? NOT_LOADED : runs && compareBestPace(runs)} />
      }
      trace={
        runs && (
          <TraceFacts
            formula="The run with the least time a kilometre, over its whole distance; walks and hikes are left out."
            facts={[
              { term: 'Days', detail: daysText(runs.period) },
              { term: 'Run', detail: best ? runText(best) : 'none with a distance' },
              {
                term: 'Before',
                detail: runs.previousBestPace ? (
                  <>
                    {paceFigure(runs.previousBestPace.paceSPerKm)}&nbsp;{paceUnit()},{' '}
                    <RunLink run={runs.previousBestPace} today={today} />
                  </>
                ) : (
                  `none, ${daysText(runs.previous)}`
                ),
              },
            ]}
          />
        )
      }
    >
      <Detail>{best && <RunLink run={best} today={today} />}</Detail>
    </StatCard>
  );
}

const NOT_LOADED: Comparison = {
  change: null,
  better: null,
  against: 'Your runs could not be loaded',
};

function RunLink({ run, today }: { run: PacedRun; today: Day }) {
  return (
    <Link href={runHref(run)} className="link tap-around">
      {kindLabel(run.runningSubtype)}, {dayText(run.date, today)}
    </Link>
  );
}

function runText(run: PacedRun): string {
  return `${exactDistance(run.distanceM)}\u00a0${distanceUnit()} in ${formatElapsed(run.durationS)}`;
}

/** One line under the figure: of how much it is made, or whose it is. */
function Detail({ children }: { children: ReactNode }) {
  return <p className="min-h-5 text-small font-medium">{children}</p>;
}
