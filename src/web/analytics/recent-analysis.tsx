import type { Workout } from '../../contract/workouts.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { ANALYSED_RUNS_SHOWN } from '../../domain/limits.ts';
import { distanceFigure, distanceUnit, paceFigure, paceUnit } from '../../domain/measures.ts';
import { paceSPerKm } from '../../domain/pace.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { Card } from '../ui/card.tsx';
import { CardHeading } from '../ui/card-heading.tsx';
import { Figure } from '../ui/figure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { countText, firstWords } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';
import { runHref, zonesOf } from '../words/workout-facts.ts';
import { type OfPeriod, usePeriodRuns, useSummary } from './analytics.api.ts';
import { NothingYet } from './nothing-yet.tsx';
import { runSentence } from './run-words.ts';

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
        ) : (
          <NotLoaded title="Your latest runs could not be loaded" query={query}>
            <Skeleton size="size-full opacity-50" />
          </NotLoaded>
        )}
      </div>
    </Card>
  );
}

/** What stands in an empty list; never read out. */
const ZONES_OF_NOBODY = [8, 31, 9, 4, 2] as const;

type RunsProps = {
  runs: readonly Workout[];
  averagePaceSPerKm: number | null;
  today: Day;
};

function Runs({ runs, averagePaceSPerKm, today }: RunsProps) {
  if (runs.length === 0) {
    return (
      <NothingYet
        title="No running workouts in selected period"
        text={`Your latest ${ANALYSED_RUNS_SHOWN} runs stand here with their zones and notes. Log one. Or choose another period.`}
        preview={<ZoneBar minutes={ZONES_OF_NOBODY} size="tall" />}
      />
    );
  }
  return (
    <div className="@container">
      <p className="mb-3 text-small text-soft">
        {runs.length === 1
          ? 'Your only run of the period.'
          : `Your latest ${countText(runs.length, 'run')} of the period.`}
      </p>
      <ul className="grid gap-3 @min-[46rem]:grid-cols-3">
        {runs.map((run) => (
          <AnalysedRun key={run.id} run={run} averagePaceSPerKm={averagePaceSPerKm} today={today} />
        ))}
      </ul>
    </div>
  );
}

const MOST_OF_NOTE = 240;

type AnalysedRunProps = { run: Workout; averagePaceSPerKm: number | null; today: Day };

function AnalysedRun({ run, averagePaceSPerKm, today }: AnalysedRunProps) {
  const { distanceM, durationS, avgHeartRate, notes } = run;
  const pace = paceSPerKm(run);
  const label = run.title ?? workoutLabel(run);
  const day = dayText(run.date, today);
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-box border border-line p-4 hover:border-edge print:break-inside-avoid">
      <CardHeading label={label} day={day} href={runHref(run)} />
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {distanceM !== null && <Figure value={distanceFigure(distanceM)} unit={distanceUnit()} />}
        <Figure value={formatElapsed(durationS)} />
        {pace !== null && <Figure value={paceFigure(pace)} unit={paceUnit()} />}
        {avgHeartRate !== null && <Figure value={avgHeartRate} unit="bpm" />}
      </p>
      <ZoneBar minutes={zonesOf(run)} size="tall" />
      <p className="text-small">{runSentence(run, averagePaceSPerKm)}</p>
      {notes && (
        <p className="line-clamp-4 text-small wrap-anywhere whitespace-pre-line text-soft">
          {firstWords(notes, MOST_OF_NOTE)}
        </p>
      )}
    </li>
  );
}
