import { isAfterBreak } from '../after-a-break.ts';
import { URGENT } from '../signs.ts';
import type { Rule } from './rule.ts';

/** 'Am I resting enough?', of the days off that the log has */
export const RESTS_ENOUGH =
  /^(?:(?:and|so|but|ok) )*(?:am i|do i|have i been|are my) (?:(?:getting|get|taking|take|having|have|giving myself) )?(?:(?:rest(?:ing|ed)?|recover(?:ing|ed)?) enough\b|(?:enough|sufficient) (?:rest|recovery|days? off|off days)\b|rest days enough\b)(?!.*\b(?:sleep|between)\b)/;

/** What hurts, and how to begin again. */
export const OF_HEALTH = {
  /** What a doctor should see at once is left to no likelihood. */
  urgent: {
    examples: ['my chest hurts when i run'],
    asks: 'urgent',
    words: URGENT,
  },
  restEnough: {
    examples: ['am i resting enough'],
    asks: 'overtraining',
    words: RESTS_ENOUGH,
  },
  returnAfterBreak: {
    examples: ['how do i return after a long break'],
    asks: 'pain',
    words: /^how (?:do|should|can|would) i (?:start|come|get|go|return)\b/,
    when: (_, { mended }) => isAfterBreak(mended),
  },
} satisfies Record<string, Rule>;
