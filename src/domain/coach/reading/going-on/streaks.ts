import type { Question } from '../../question.ts';
import type { Said } from './said.ts';

/** The answer tells the longest one with its days, and the one that is going on. */
const TOLD_OF_STREAK = [
  /^(?:and |so )*when (?:was|did|is) (?:it|that)(?: (?:start|begin|end|stop|finish))?$/,
  /^(?:and |so )*(?:from when to when|since when|until when|how long (?:was|is) (?:it|that))$/,
  /^(?:and |so )*(?:what (?:is|about) )?(?:my |the )?(?:current|present|latest|longest|record|best)(?: (?:one|streak|run|ever))?(?: (?:now|at))?$/,
  /^(?:and |so )*(?:am i on one|how (?:long|many days) (?:is|am) (?:it|i|mine)(?: (?:at|on))?)(?: (?:now|currently|right now|at the moment))?$/,
];

export function toldOfStreak({ text, before }: Said): Question | null {
  if (before.intent !== 'streak' || before.times !== null) return null;
  return TOLD_OF_STREAK.some((asks) => asks.test(text)) ? { ...before, unplaced: [] } : null;
}
