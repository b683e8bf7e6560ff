import type { Workout } from '../../../contract/workouts.ts';
import { formatDuration } from '../../../domain/duration.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fullDayText } from '../../words/day-text.ts';
import { paceText } from '../../words/workout-facts.ts';
import { EmptyCard } from './empty-card.tsx';
import { runColumns } from './run-columns.tsx';
import { WorkoutCard } from './workout-card.tsx';
import { gelCount, kmText, wholeText } from './workout-facts.ts';
import { WorkoutListPage } from './workout-list-page.tsx';

export function RunList({ userId }: { userId: number }) {
  return (
    <WorkoutListPage
      userId={userId}
      group="runs"
      title="Run Details"
      noun="runs"
      answer={latestRun}
      card={(run) => <RunCard key={run.id} run={run} />}
      columns={runColumns}
      empty={<NoRuns />}
    />
  );
}

function latestRun(run: Workout): string {
  const [km, pace] = [kmText(run), paceText(run)];
  const what = km
    ? `${km}\u00a0km${pace ? ` at ${pace}\u00a0/km` : ''}`
    : `${formatDuration(run.durationS)}\u00a0h`;
  return `Your latest: ${workoutLabel(run)} on ${fullDayText(run.date)}, ${what}.`;
}

function RunCard({ run }: { run: Workout }) {
  return (
    <WorkoutCard
      workout={run}
      figures={[
        { term: 'Distance', value: kmText(run), unit: 'km' },
        { term: 'Duration', value: formatDuration(run.durationS), unit: 'h' },
        { term: 'Pace', value: paceText(run), unit: '/km' },
      ]}
      facts={[
        { term: 'Avg HR', value: run.avgHeartRate, unit: 'bpm' },
        { term: 'Calories', value: wholeText(run.calories), unit: 'kcal' },
        { term: 'Gels', value: gelCount(run).toLocaleString('en') },
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
        action={
          <>
            <ButtonLink href="/workouts">Log Workout</ButtonLink>
            <ButtonLink href="/apple-health" tone="quiet">
              Import a file
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}
