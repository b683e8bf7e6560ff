import type { Workout } from '../../../contract/workouts.ts';
import { HYDRATED_RUN_M, HYDRATION_ML_PER_HOUR } from '../../../domain/limits.ts';
import { kmFromM } from '../../../domain/units.ts';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { perHour, wholeText } from './workout-facts.ts';

export function HydrationCard({ workout }: { workout: Workout }) {
  const { hydrationMl, durationS } = workout;
  const mlPerHour = hydrationMl === null ? null : perHour(hydrationMl, durationS);
  return (
    <Card title="Hydration strategy" lead={sentenceOf(workout, mlPerHour)}>
      <DescriptionList
        items={[
          { term: 'Fluids', detail: withUnit(hydrationMl, 'ml') },
          { term: 'Per hour', detail: withUnit(mlPerHour, 'ml') },
        ]}
      />
    </Card>
  );
}

function withUnit(amount: number | null, unit: string) {
  return amount === null ? null : `${wholeText(amount)}\u00a0${unit}`;
}

function sentenceOf(workout: Workout, mlPerHour: number | null): string {
  const { hydrationMl, distanceM } = workout;
  if (hydrationMl === null) return 'What you drank was not noted.';
  if (hydrationMl === 0) return 'Nothing to drink on this one.';
  const isLong = distanceM !== null && distanceM > HYDRATED_RUN_M;
  if (!isLong || mlPerHour === null)
    return `${wholeText(mlPerHour ?? hydrationMl)}\u00a0ml ${mlPerHour === null ? 'in all' : 'an hour'}.`;
  const advised = `the ${HYDRATION_ML_PER_HOUR}\u00a0ml an hour advised over ${kmFromM(HYDRATED_RUN_M)}\u00a0km`;
  return mlPerHour < HYDRATION_ML_PER_HOUR ? `Less than ${advised}.` : `At least ${advised}.`;
}
