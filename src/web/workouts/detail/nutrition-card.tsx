import type { Workout } from '../../../contract/workouts.ts';
import { GEL_LABELS } from '../../../domain/workout-kinds.ts';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { gelCount } from './workout-facts.ts';

export function NutritionCard({ workout }: { workout: Workout }) {
  const { gelType, caffeinatedGels, nonCaffeinatedGels } = workout;
  return (
    <Card title="Nutrition" lead={sentenceOf(workout)}>
      <DescriptionList
        items={[
          { term: 'Gel type', detail: gelType && GEL_LABELS[gelType] },
          { term: 'Caffeinated gels', detail: caffeinatedGels },
          { term: 'Non-caffeinated gels', detail: nonCaffeinatedGels },
        ]}
      />
    </Card>
  );
}

function sentenceOf(workout: Workout): string {
  const gels = gelCount(workout);
  if (gels === 0) return 'No gels taken.';
  const minutes = Math.round(workout.durationS / 60 / gels);
  return gels === 1 ? 'One gel.' : `${gels.toLocaleString('en')} gels, one every ${minutes} min.`;
}
