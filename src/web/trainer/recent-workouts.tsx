import type { TrainerWorkout } from '../../contract/sharing.ts';
import { useToday } from '../days/use-athletes-day.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { WorkoutList } from '../ui/workout-list.tsx';
import { dayText } from '../words/day-text.ts';
import { workoutItem } from '../words/workout-item.ts';

type RecentWorkoutsProps = {
  workouts: readonly TrainerWorkout[];
  total: number;
  hrefOf: (id: number) => string;
};

const TITLE = 'Recent Workouts';

export function RecentWorkouts({ workouts, total, hrefOf }: RecentWorkoutsProps) {
  const today = useToday();
  if (workouts.length === 0) {
    return (
      <Card title={TITLE}>
        <EmptyState
          title="No workouts logged yet"
          text="They stand here as soon as there are any."
        />
      </Card>
    );
  }
  const lead =
    total > workouts.length
      ? `The ${workouts.length} most recent of ${total.toLocaleString('en')}. Open one for its details.`
      : 'Open one for its details.';
  return (
    <Card title={TITLE} lead={<span className="print:hidden">{lead}</span>}>
      <WorkoutList
        label={TITLE}
        items={workouts.map((workout) =>
          workoutItem(workout, { href: hrefOf(workout.id), date: dayText(workout.date, today) }),
        )}
      />
    </Card>
  );
}
