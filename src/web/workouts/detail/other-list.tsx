import type { Workout } from '../../../contract/workouts.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit } from '../../../domain/measures.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { LogOrImport } from '../../navigation/log-workout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Column } from '../../ui/table.tsx';
import { fullDayText } from '../../words/day-text.ts';
import { caloriesPerMinute } from '../../words/workout-facts.ts';
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
import { distanceInList, wholeText } from './workout-facts.ts';
import { WorkoutListPage } from './workout-list-page.tsx';

export function OtherList({ userId }: { userId: number }) {
  return (
    <WorkoutListPage
      userId={userId}
      group="others"
      title="Workout Details"
      noun="workout"
      lead={latestWorkout}
      card={(workout) => <OtherCard key={workout.id} workout={workout} />}
      columns={otherColumns}
      empty={<NoWorkouts />}
    />
  );
}

function latestWorkout(workout: Workout): string {
  return `Your latest: ${workoutLabel(workout)} on ${fullDayText(workout.date)}, ${formatElapsed(workout.durationS)}.`;
}

function OtherCard({ workout }: { workout: Workout }) {
  const km = distanceInList(workout);
  return (
    <WorkoutCard
      workout={workout}
      figures={[
        { term: 'Duration', value: formatElapsed(workout.durationS) },
        ...(km === null ? [] : [{ term: 'Distance', value: km, unit: distanceUnit() }]),
        { term: 'Calories', value: wholeText(workout.calories), unit: 'kcal' },
      ]}
      facts={[
        { term: 'Avg HR', value: workout.avgHeartRate, unit: 'bpm' },
        { term: 'Calories per minute', value: caloriesPerMinute(workout), unit: 'kcal' },
      ]}
    />
  );
}

function NoWorkouts() {
  return (
    <Card>
      <EmptyState
        title="No workouts found"
        text="Strength and cross training stand here. Log one, or bring your history from a file."
        action={<LogOrImport />}
      />
    </Card>
  );
}

const otherColumns: readonly Column<Workout>[] = [
  dateColumn,
  durationColumn,
  distanceColumn,
  caloriesColumn,
  {
    key: 'rate',
    head: <Unit text="kcal/min">Calories per minute</Unit>,
    align: 'right',
    cell: (workout) => caloriesPerMinute(workout) ?? '—',
  },
  ...heartRateColumns,
  effortColumn,
  zonesColumn,
  notesColumn,
];
