import type { Race } from '../../contract/races.ts';
import { paceText } from '../words/workout-facts.ts';

/** Of the time that was run; null where none was recorded. */
export function actualPace({ distanceM, actualTimeS }: Race): string | null {
  return paceText({ distanceM, durationS: actualTimeS });
}
