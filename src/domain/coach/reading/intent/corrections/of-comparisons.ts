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
    examples: ['has my cadence gone up in october and november'],
    of: new Set(['trend']),
    when: ({ periods }) => periods.length > 1,
    becomes: 'compare',
  },
  trendAgainst: {
    examples: ['has my pace improved against last year'],
    of: new Set(['trend']),
    words: /\b(?:than|compared (?:to|with)|against|vs|versus)\b/,
    when: ({ periods }) => periods.length === 1,
    becomes: 'compare',
  },
} satisfies Record<string, Correction>;
