import { Link } from 'wouter';
import type { PacedRun, PeriodRuns } from '../../contract/analytics.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { formatPace } from '../../domain/pace.ts';
import { mFromKm } from '../../domain/units.ts';
import type { Comparison } from '../ui/comparison-text.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { exactKmText } from '../words/amounts.ts';
import { daysText, dayText } from '../words/day-text.ts';
import { runHref } from '../words/workout-facts.ts';
import { AnalyticsStat } from './analytics-stat.tsx';
import { compareBestPace } from './comparisons.ts';
import { kindLabel } from './run-kinds.ts';

type BestPaceCardProps = { runs: PeriodRuns | undefined; failed: boolean; today: Day };

export function BestPaceCard({ runs, failed, today }: BestPaceCardProps) {
  const best = runs?.bestPace;
  return (
    <AnalyticsStat
      label="Best Pace"
      value={failed ? null : best === undefined ? undefined : best && formatPace(best.paceSPerKm)}
      unit="/km"
      detail={best && <RunLink run={best} today={today} />}
      comparison={failed ? NOT_LOADED : runs && compareBestPace(runs)}
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
                    {formatPace(runs.previousBestPace.paceSPerKm)}&nbsp;/km,{' '}
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
    />
  );
}

const NOT_LOADED: Comparison = {
  change: null,
  better: null,
  against: 'Your runs could not be loaded',
};

function RunLink({ run, today }: { run: PacedRun; today: Day }) {
  return (
    <Link href={runHref(run)} className="link">
      {kindLabel(run.runningSubtype)}, {dayText(run.date, today)}
    </Link>
  );
}

function runText(run: PacedRun): string {
  return `${exactKmText(mFromKm(run.distance))}\u00a0km in ${formatDuration(run.durationSeconds)}\u00a0h`;
}
