import { isOfHealth } from '../../of-health.ts';
import { isAfterBreak } from '../after-a-break.ts';
import { isOnlyParts } from '../intent-features.ts';
import { HOLDS_FIGURES, NEEDS_NO_LOG } from '../kinds-of-intent.ts';
import type { Correction } from './correction.ts';

/** What would be answered with a figure of something that the log does not hold. */
export const NOT_TO_BE_ANSWERED = {
  splitsOfATime: {
    examples: ['fastest lap under 1:50'],
    of: HOLDS_FIGURES,
    when: ({ alongTheWay, race, timeS }, { places }) =>
      alongTheWay && (race !== null || timeS !== null) && !isOnlyParts(places),
    becomes: 'unknown',
  },
  splits: {
    examples: ['how fast was my second lap'],
    of: HOLDS_FIGURES,
    when: ({ alongTheWay }, { places }) => alongTheWay && !isOnlyParts(places),
    becomes: 'alongTheWay',
  },
  missing: {
    examples: ['how many steps did i take'],
    notOf: NEEDS_NO_LOG,
    when: ({ missing }, { places }) => missing !== null && !isOnlyParts(places),
    becomes: 'notInLog',
  },
  /** What hurts nobody is told to no doctor. */
  noPain: {
    examples: ['can i do my long run'],
    of: new Set(['pain']),
    when: (_, { mended }) => !isOfHealth(mended) && !isAfterBreak(mended),
    becomes: 'unknown',
  },
  /** It asks for notes. */
  mentions: {
    examples: ['knee mentions since the flu'],
    of: new Set(['pain']),
    words: /\bmention\w*\b/,
    becomes: 'unknown',
  },
} satisfies Record<string, Correction>;
