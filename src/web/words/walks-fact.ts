import type { Summary } from '../../contract/analytics.ts';
import { countText, kmText } from './amounts.ts';

/** Walks and hikes on a line of their own, where there are any. */
export function walksFact({ walks, walkingDistance }: Summary['period']) {
  if (walks === 0) return [];
  const detail = `${kmText(walkingDistance)}\u00a0km in ${countText(walks, 'walk or hike', 'walks and hikes')}`;
  return [{ term: 'Beside them', detail }];
}
