import { isAfterBreak } from '../after-a-break.ts';
import { URGENT } from '../signs.ts';
import type { Rule } from './rule.ts';

/** What hurts, and how to begin again. */
export const OF_HEALTH = {
  /** What a doctor should see at once is left to no likelihood. */
  urgent: {
    examples: ['my chest hurts when i run'],
    asks: 'urgent',
    words: URGENT,
  },
  returnAfterBreak: {
    examples: ['how do i return after a long break'],
    asks: 'pain',
    words: /^how (?:do|should|can|would) i (?:start|come|get|go|return)\b/,
    when: (_, { mended }) => isAfterBreak(mended),
  },
} satisfies Record<string, Rule>;
