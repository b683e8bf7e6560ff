import type { Workout } from '../../../contract/workouts.ts';
import { ZONES, zoneOf } from '../../../domain/zones.ts';
import type { StripFigure } from './figure-strip.tsx';

/** The average, the zone it lies in and the highest. */
export function heartRateFigure(
  { avgHeartRate, maxHeartRate: highest }: Pick<Workout, 'avgHeartRate' | 'maxHeartRate'>,
  maxHeartRate: number,
): StripFigure {
  const zone = avgHeartRate === null ? undefined : ZONES[zoneOf(avgHeartRate, maxHeartRate) - 1];
  const below = [
    zone && `zone ${zone.number} ${zone.trainingName}`,
    highest && `max\u00a0${highest}`,
  ];
  return {
    term: 'Average HR',
    value: avgHeartRate === null ? null : String(avgHeartRate),
    unit: 'bpm',
    below: below.filter(Boolean).join(', ') || null,
  };
}
