import type { Intent, Subject } from '../../../question.ts';
import type { Shown } from '../intent-features.ts';

/** One way to ask, which tells what is asked whatever else is likely. All that it names has to hold. */
export type Rule = {
  /** Messages that it decides; the last one of a list, said after the others. */
  examples: readonly (string | readonly string[])[];
  asks: Intent;
  /** What the message says. */
  words?: RegExp;
  /** What was read of it. */
  when?: (subject: Subject, shown: Shown) => boolean;
  /** Asked of the answer before, and of nothing by itself. */
  afterAnother?: true;
};

export function decides({ words, when, afterAnother }: Rule, shown: Shown): boolean {
  if (afterAnother && !shown.isAfterAnother) return false;
  if (when && !when(shown.subject, shown)) return false;
  return words === undefined || words.test(shown.mended);
}
