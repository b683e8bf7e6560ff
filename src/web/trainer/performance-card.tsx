import type { TrainerWorkout } from '../../contract/sharing.ts';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { caloriesPerMinute, speedText } from '../words/workout-facts.ts';

/** For strength and cross training, where a pace says little. */
export function PerformanceCard({ workout }: { workout: TrainerWorkout }) {
  const { avgHeartRate, maxHeartRate, hydrationMl } = workout;
  const [perMinute, speed] = [caloriesPerMinute(workout), speedText(workout)];
  return (
    <Card title="Performance Metrics">
      <DescriptionList
        items={[
          { term: 'Calories per minute', detail: perMinute && `${perMinute}\u00a0kcal` },
          { term: 'Average heart rate', detail: avgHeartRate && `${avgHeartRate}\u00a0bpm` },
          { term: 'Maximum heart rate', detail: maxHeartRate && `${maxHeartRate}\u00a0bpm` },
          ...(speed ? [{ term: 'Average speed', detail: `${speed}\u00a0km/h` }] : []),
          ...(hydrationMl === null ? [] : [{ term: 'Fluids', detail: `${hydrationMl}\u00a0ml` }]),
        ]}
      />
    </Card>
  );
}
