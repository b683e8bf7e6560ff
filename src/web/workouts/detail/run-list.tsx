import type { Workout } from '../../../contract/workouts.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceText, distanceUnit, paceFigure, paceUnit } from '../../../domain/measures.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { LogOrImport } from '../../navigation/log-workout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table.tsx';
import { ZoneBar } from '../../ui/zone-bar.tsx';
import { fullDayText } from '../../words/day-text.ts';
import { paceText } from '../../words/workout-facts.ts';
import {
  caloriesColumn,
  dateColumn,
  distanceColumn,
  durationColumn,
  effortColumn,
  heartRateColumns,
  notesColumn,
  Unit,
  zonesColumn,
} from './shared-columns.tsx';
import { WorkoutCard } from './workout-card.tsx';
import { distanceInList, distanceOf, gelCount, wholeText } from './workout-facts.ts';
import { WorkoutListPage } from './workout-list-page.tsx';

export function RunList({ userId }: { userId: number }) {
  return (
    <WorkoutListPage
      userId={userId}
      group="runs"
      title="Run Details"
      noun="run"
      lead={latestRun}
      card={(run) => <RunCard key={run.id} run={run} />}
      columns={runColumns}
      empty={<NoRuns />}
    />
  );
}

function latestRun(run: Workout): string {
  const [km, pace] = [distanceOf(run), paceText(run)];
  const what = km
    ? `${km}\u00a0${distanceUnit()}${pace ? ` at ${pace}\u00a0${paceUnit()}` : ''}`
    : formatElapsed(run.durationS);
  return `Your latest: ${workoutLabel(run)} on ${fullDayText(run.date)}, ${what}.`;
}

function RunCard({ run }: { run: Workout }) {
  return (
    <WorkoutCard
      workout={run}
      figures={[
        { term: 'Distance', value: distanceInList(run), unit: distanceUnit() },
        { term: 'Duration', value: formatElapsed(run.durationS) },
        { term: 'Pace', value: paceText(run), unit: paceUnit() },
      ]}
      facts={[
        { term: 'Avg HR', value: run.avgHeartRate, unit: 'bpm' },
        { term: 'Calories', value: wholeText(run.calories), unit: 'kcal' },
        { term: 'Gels', value: gelCount(run) || null },
      ]}
    />
  );
}

function NoRuns() {
  return (
    <Card>
      <EmptyState
        title="No runs found"
        text="Log a run, or bring your history from a file. Each run becomes a card like this one."
        preview={<EmptyCard />}
        action={<LogOrImport />}
      />
    </Card>
  );
}

const runColumns: readonly Column<Workout>[] = [
  dateColumn,
  distanceColumn,
  durationColumn,
  {
    key: 'pace',
    sortBy: 'pace',
    head: <PaceHead />,
    align: 'right',
    cell: (run) => paceText(run) ?? '—',
  },
  ...heartRateColumns,
  effortColumn,
  caloriesColumn,
  { key: 'gels', head: 'Gels', align: 'right', wideOnly: 'wideDesk', cell: gelCount },
  zonesColumn,
  notesColumn,
];

function PaceHead() {
  return <Unit text={paceUnit()}>Pace</Unit>;
}

/** What a card of the list will look like. */
function EmptyCard() {
  return (
    <div className="mx-auto flex max-w-72 flex-col gap-3 rounded-box border border-line p-4 text-left">
      <span className="text-body font-semibold">Easy run</span>
      <span className="flex justify-between text-title font-semibold">
        <span>{distanceText(8000)}</span>
        <span>45:00</span>
        <span>
          {paceFigure(338)}&nbsp;{paceUnit()}
        </span>
      </span>
      <ZoneBar minutes={[8, 30, 6, 1, 0]} />
      <Skeleton size="h-3 w-40" />
    </div>
  );
}
