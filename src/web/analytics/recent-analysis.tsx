import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { ANALYSED_RUNS_SHOWN } from '../../domain/limits.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { countText } from '../words/amounts.ts';
import { AnalysedRun } from './analysed-run.tsx';
import { type OfPeriod, usePeriodRuns, useSummary } from './analytics.api.ts';
import { EmptyRun } from './empty-sections.tsx';

type RecentAnalysisProps = OfPeriod & { today: Day };

export function RecentAnalysis({ userId, period, today }: RecentAnalysisProps) {
  const query = usePeriodRuns({ userId, period });
  const summary = useSummary({ userId, period });
  return (
    <Card title="Recent Workout Analysis">
      <div className="grid min-h-56 print:min-h-0 grid-cols-1">
        {query.data ? (
          <Runs
            runs={query.data.recentRuns}
            averagePaceSPerKm={summary.data?.period.avgPaceSPerKm ?? null}
            today={today}
          />
        ) : query.isError ? (
          <LoadFailure title="Your latest runs could not be loaded" query={query} />
        ) : (
          <Skeleton size="size-full opacity-50" />
        )}
      </div>
    </Card>
  );
}

type RunsProps = {
  runs: readonly Workout[];
  averagePaceSPerKm: number | null;
  today: Day;
};

function Runs({ runs, averagePaceSPerKm, today }: RunsProps) {
  if (runs.length === 0) {
    return (
      <div className="self-center">
        <EmptyState
          title="No running workouts in selected period"
          text={`Your latest ${ANALYSED_RUNS_SHOWN} runs stand here with their zones and notes. Log one. Or choose another period.`}
          preview={<EmptyRun />}
          action={
            <ButtonLink href="/workouts" tone="quiet" icon="log">
              Log Workout
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <div>
      <p className="mb-3 text-small text-soft">
        {runs.length === 1
          ? 'Your only run of the period.'
          : `Your latest ${countText(runs.length, 'run')} of the period.`}
      </p>
      <ul className="grid gap-3 lg:grid-cols-3">
        {runs.map((run) => (
          <AnalysedRun key={run.id} run={run} {...{ averagePaceSPerKm, today }} />
        ))}
      </ul>
    </div>
  );
}
