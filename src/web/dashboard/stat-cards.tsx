import type { Summary } from '../../contract/analytics.ts';
import type { Workout } from '../../contract/workouts.ts';
import { startOfWeek } from '../../domain/calendar.ts';
import {
  distanceUnit,
  paceFigure,
  paceUnit,
  sumDistance,
  weekStart,
} from '../../domain/measures.ts';
import { paceSPerKm } from '../../domain/pace.ts';
import { isRun } from '../../domain/sports.ts';
import type { WeekVolume } from '../../domain/weekly-volume.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { weeksQuery } from '../queries/analytics.ts';
import { useDeferredQuery } from '../queries/use-deferred-query.ts';
import { latestWorkoutsQuery } from '../queries/workouts.ts';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { ComparisonText } from '../ui/comparison-text.tsx';
import { CountDots } from '../ui/count-dots.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { countText } from '../words/amounts.ts';
import { daysText } from '../words/day-text.ts';
import {
  compareDistance,
  compareHeartRate,
  comparePace,
  compareWeeklyRuns,
  DISTANCE_FORMULA,
  distanceFacts,
} from '../words/period-words.ts';
import { minutesOf } from '../words/workout-facts.ts';
import { useSummary } from './dashboard.api.ts';
import type { WorkoutTarget } from './lead.ts';

export function StatCards({ userId, target }: { userId: number; target: WorkoutTarget }) {
  const { data: summary, isError, query } = useSummary(userId);
  const { data: weeks } = useDeferredQuery(weeksQuery(userId));
  const { data: workouts } = useDeferredQuery(latestWorkoutsQuery(userId));

  if (!summary && isError) {
    return (
      <section
        aria-label="Your numbers"
        className="grid min-h-44 place-items-center rounded-box border border-line bg-card shadow-low"
      >
        <LoadFailure title="Your numbers could not be loaded" query={query} />
      </section>
    );
  }
  return (
    <div
      aria-busy={!summary}
      className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 xl:grid-cols-4"
    >
      <WeekCard summary={summary} target={target} />
      <DistanceCard summary={summary} weeks={weeks} />
      <PaceCard summary={summary} workouts={workouts} />
      <HeartRateCard summary={summary} />
    </div>
  );
}

// A row of dots that breaks into a second line would be higher than the card has room for.
const MOST_DOTS = 7;

function WeekCard({ summary, target }: { summary: Summary | undefined; target: WorkoutTarget }) {
  return (
    <StatCard
      label="This Week"
      value={summary?.weeklyRuns.toLocaleString('en')}
      unit={summary?.weeklyRuns === 1 ? 'run' : 'runs'}
      comparison={<ComparisonText comparison={summary && compareWeeklyRuns(summary)} />}
      trace={
        summary && (
          <TraceFacts
            formula="Every run of this week, counted; walks and hikes are no runs. The target is the weekly frequency of your profile: workouts, which are runs, strength and cross."
            facts={[
              {
                term: 'This week',
                detail: `${daysText({ from: startOfWeek(summary.today, weekStart()), to: summary.today })}, up to today`,
              },
              { term: 'Runs', detail: summary.weeklyRuns.toLocaleString('en') },
              { term: 'Workouts', detail: summary.weeklyWorkouts.toLocaleString('en') },
              {
                term: 'Compared with',
                detail: `${countText(summary.previous.runs, 'run')}, ${daysText(summary.previous)}`,
              },
            ]}
          />
        )
      }
    >
      <div className="flex h-7 items-center gap-2 text-small">
        {summary && (
          <>
            <span className="@max-[15rem]:hidden">
              <CountDots
                done={Math.min(summary.weeklyWorkouts, MOST_DOTS)}
                of={Math.min(target.most, MOST_DOTS)}
              />
            </span>
            <span className="whitespace-nowrap">
              {summary.weeklyWorkouts.toLocaleString('en')} of {target.least}–{target.most} workouts
            </span>
          </>
        )}
      </div>
    </StatCard>
  );
}

type DistanceCardProps = { summary: Summary | undefined; weeks: readonly WeekVolume[] | undefined };

function DistanceCard({ summary, weeks = [] }: DistanceCardProps) {
  // This week is not over: at the end of the line it would look like a fall.
  const wholeWeeks = weeks.slice(0, -1).map((week) => week.runningM);
  const hasLine = wholeWeeks.some((distanceM) => distanceM > 0);
  return (
    <StatCard
      label="Distance"
      period="30 days"
      value={summary && sumDistance(summary.period.runningM)}
      unit={distanceUnit()}
      comparison={<ComparisonText comparison={summary && compareDistance(summary)} />}
      trace={
        summary && (
          <TraceFacts
            formula={`${DISTANCE_FORMULA}${
              hasLine ? ` The line: your last ${wholeWeeks.length} whole weeks.` : ''
            }`}
            facts={distanceFacts(summary)}
          />
        )
      }
    >
      <div className="flex h-7 items-center">{hasLine && <Sparkline values={wholeWeeks} />}</div>
    </StatCard>
  );
}

type PaceCardProps = { summary: Summary | undefined; workouts: readonly Workout[] | undefined };

function PaceCard({ summary, workouts = [] }: PaceCardProps) {
  const paces = workouts
    .filter(isRun)
    .map(paceSPerKm)
    .filter((pace) => pace !== null)
    .reverse();
  const pace = summary?.period.avgPaceSPerKm;
  return (
    <StatCard
      label="Avg Pace"
      period="30 days"
      value={pace === null ? null : pace && paceFigure(pace)}
      unit={paceUnit()}
      comparison={<ComparisonText comparison={summary && comparePace(summary)} />}
      trace={
        summary && (
          <TraceFacts
            formula={`The time of your runs with a distance, over their distance; walks and hikes are left out.${
              paces.length > 1
                ? ` The line: your last ${paces.length} paces, faster is higher.`
                : ''
            }`}
            facts={[
              { term: 'Days', detail: daysText(summary.period) },
              { term: 'Among', detail: countText(summary.period.runs, 'run') },
              {
                term: 'Before',
                detail: `${paceFigure(summary.previous.avgPaceSPerKm)}\u00a0${paceUnit()}, ${daysText(summary.previous)}`,
              },
            ]}
          />
        )
      }
    >
      <div className="flex h-7 items-center">
        <Sparkline values={pace === null ? [] : paces} lessIsHigher />
      </div>
    </StatCard>
  );
}

function HeartRateCard({ summary }: { summary: Summary | undefined }) {
  return (
    <StatCard
      label="Avg HR"
      period="30 days"
      value={summary && (summary.period.avgHeartRate?.toLocaleString('en') ?? null)}
      unit="bpm"
      comparison={<ComparisonText comparison={summary && compareHeartRate(summary)} />}
      trace={
        summary && (
          <TraceFacts
            formula="The average heart rate of every run that has one, each weighted by its time. The bar: the time of all workouts in heart-rate zones 1 to 5."
            facts={[
              { term: 'Days', detail: daysText(summary.period) },
              { term: 'Among', detail: countText(summary.period.runs, 'run') },
              {
                term: 'Before',
                detail: `${summary.previous.avgHeartRate ?? '—'}\u00a0bpm, ${daysText(summary.previous)}`,
              },
            ]}
          />
        )
      }
    >
      <div className="flex h-7 items-center">
        {summary && <ZoneBar minutes={minutesOf(summary.period.zoneSeconds)} />}
      </div>
    </StatCard>
  );
}
