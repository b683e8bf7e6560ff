import type { TrainerWorkout } from '../../contract/sharing.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatDuration } from '../../domain/duration.ts';
import { formatKm } from '../../domain/units.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { useToday } from '../days/use-athletes-day.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { type WorkoutItem, WorkoutList } from '../ui/workout-list.tsx';
import { dayText } from '../words/day-text.ts';
import { paceText, zonesOf } from '../words/workout-facts.ts';

type RecentWorkoutsProps = {
  workouts: readonly TrainerWorkout[];
  total: number;
  hrefOf: (id: number) => string;
};

type Listed = { workout: TrainerWorkout; href: string; today: Day };

const TITLE = 'Recent Workouts';
const MOST_OF_NOTE = 120;

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
        items={workouts.map((workout) => itemOf({ workout, href: hrefOf(workout.id), today }))}
      />
    </Card>
  );
}

function itemOf({ workout, href, today }: Listed): WorkoutItem {
  const { id, date, distanceM, durationS, avgHeartRate, notes } = workout;
  return {
    key: id,
    href,
    date: dayText(date, today),
    kind: workoutLabel(workout),
    km: distanceM === null ? null : formatKm(distanceM, 1),
    time: formatDuration(durationS),
    pace: workout.workoutType === 'running' ? paceText(workout) : null,
    bpm: avgHeartRate === null ? null : String(avgHeartRate),
    zoneMinutes: zonesOf(workout),
    note: notes?.slice(0, MOST_OF_NOTE) ?? null,
  };
}
