import { KNOWS_RACES } from '../kinds-of-intent.ts';
import type { Correction } from './correction.ts';

/** What is told of a race that is named, or of runs beside it. */
const STAYS = new Set([...KNOWS_RACES, 'negativeSplits', 'sweat', 'weight'] as const);

/** What a message asks that names a race, whatever else its words could ask for. */
export const OF_A_NAMED_RACE: readonly Correction[] = [
  {
    examples: ['training paces for 1:50 at the harbour half'],
    notOf: STAYS,
    when: ({ timeS }) => timeS !== null,
    becomes: 'paceSum',
  },
  // How long it is to a race, or has been, is told with the race.
  {
    examples: ['how long is it until the harbour half'],
    of: new Set(['gap']),
    when: ({ otherRace }) => otherRace === null,
    becomes: 'races',
  },
  {
    examples: ['my heart rate at the city 10 k'],
    notOf: STAYS,
    becomes: 'races',
  },
];
