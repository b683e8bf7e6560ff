import type { StravaStatus } from '../../contract/strava.ts';
import { momentTextHere } from './moment-text.ts';

/** How much came in, and when it was last looked for. */
export function syncedFacts({ activitiesCount, lastSync }: StravaStatus) {
  return [
    { term: 'Synced activities', detail: activitiesCount.toLocaleString('en') },
    { term: 'Last sync', detail: lastSync === null ? 'Never' : momentTextHere(lastSync) },
  ];
}
