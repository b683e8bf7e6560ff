import type { Stretch } from '../../../domain/recording/stretch.ts';
import { formatKm } from '../../../domain/units.ts';
import { elapsedText } from './x-axis.ts';

/** What all splits, or laps, come to together. */
export function wholeFacts({ distanceM, movingS, elapsedS }: Stretch) {
  const distance = distanceM === null ? 'not in the samples' : `${formatKm(distanceM)}\u00a0km`;
  return [
    { term: 'Distance', detail: distance },
    { term: 'Moving', detail: elapsedText(movingS) },
    { term: 'In all', detail: elapsedText(elapsedS) },
  ];
}
