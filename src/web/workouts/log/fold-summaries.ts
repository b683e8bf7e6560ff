import { GEL_LABELS } from '../../../domain/workout-kinds.ts';
import { readNumber } from '../../ui/read-number.ts';
import { zoneSum } from './sanity.ts';
import type { WorkoutValues } from './workout-values.ts';

export function heartSummary(values: WorkoutValues): string | null {
  const minutes = zoneSum(values);
  return listed([
    values.avgHeartRate && `avg ${values.avgHeartRate}`,
    values.maxHeartRate && `max ${values.maxHeartRate}`,
    minutes > 0 && `${minutes} min in zones`,
  ]);
}

export function fuelSummary(values: WorkoutValues): string | null {
  const gels = (readNumber(values.caffeinated) ?? 0) + (readNumber(values.nonCaffeinated) ?? 0);
  const brand = values.gelType && values.gelType !== 'none' ? ` ${GEL_LABELS[values.gelType]}` : '';
  return listed([
    gels > 0 && `${gels}${brand} ${gels === 1 ? 'gel' : 'gels'}`,
    values.hydration && `${values.hydration} ml`,
  ]);
}

export function notesSummary(values: WorkoutValues): string | null {
  return listed([values.calories && `${values.calories} kcal`, values.notes.trim()]);
}

function listed(parts: (string | false)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}
