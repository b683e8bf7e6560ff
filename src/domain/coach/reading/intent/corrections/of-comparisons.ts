import { ADDED_UP } from '../kinds-of-intent.ts';
import type { Correction } from './correction.ts';

/** Two that are held against each other. */
export const OF_COMPARISONS = {
  twoStretches: {
    examples: ['compare march and april'],
    of: ADDED_UP,
    words: /\b(?:compar\w+|vs|versus|than|against|difference)\b/,
    when: ({ periods }) => periods.length === 2,
    becomes: 'compare',
  },
  twoKinds: {
    examples: ['heart rate of my easy runs against my long runs'],
    of: ADDED_UP,
    when: ({ against }) => against !== null,
    becomes: 'compare',
  },
  trendOfTwo: {
    examples: ['has my cadence gone up since the summer, i mean since june'],
    of: new Set(['trend']),
    when: ({ periods }) => periods.length > 1,
    becomes: 'compare',
  },
  trendAgainst: {
    examples: ['have my long runs got longer than in may'],
    of: new Set(['trend']),
    words: /\b(?:than|compared (?:to|with)|against|vs|versus)\b/,
    when: ({ periods }) => periods.length === 1,
    becomes: 'compare',
  },
} satisfies Record<string, Correction>;
