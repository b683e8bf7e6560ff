import type { Race } from '../../contract/races.ts';
import { formatPace, paceSPerKm } from '../../domain/pace.ts';
import { mFromKm } from '../../domain/units.ts';

/** Of the time that was run; null where none was recorded. */
export function actualPace({ distance, actualTimeSeconds }: Race): string | null {
  const pace = paceSPerKm({ distanceM: mFromKm(distance), durationS: actualTimeSeconds });
  return pace === null ? null : formatPace(pace);
}
