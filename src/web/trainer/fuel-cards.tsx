import type { TrainerWorkout } from '../../contract/sharing.ts';
import { GEL_LABELS } from '../../domain/workout-kinds.ts';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { wholeText } from './words.ts';

export function NutritionCard({ workout }: { workout: TrainerWorkout }) {
  const { gelType, caffeinatedGels, nonCaffeinatedGels } = workout;
  return (
    <Card title="Nutrition">
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

export function HydrationCard({ workout }: { workout: TrainerWorkout }) {
  const { hydrationMl, durationS } = workout;
  const perHour = hydrationMl === null || durationS <= 0 ? null : (3600 * hydrationMl) / durationS;
  return (
    <Card title="Hydration">
      <DescriptionList
        items={[
          { term: 'Fluids', detail: millilitres(hydrationMl) },
          { term: 'Per hour', detail: millilitres(perHour) },
        ]}
      />
    </Card>
  );
}

function millilitres(amount: number | null): string | null {
  return amount === null ? null : `${wholeText(amount)}\u00a0ml`;
}
