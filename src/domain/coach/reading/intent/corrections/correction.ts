import type { Intent, Subject } from '../../../question.ts';
import type { Shown } from '../intent-features.ts';

/** Where a message seems to ask one thing, but holds what makes another of it. */
export type Correction = {
  /** Messages that it corrects. */
  examples: readonly string[];
  /** What they seem to ask; anything where it is left out. */
  of?: ReadonlySet<Intent>;
  /** What stays as it seems. */
  notOf?: ReadonlySet<Intent>;
  becomes: Intent;
  /** What the message says. */
  words?: RegExp;
  /** What was read of it. */
  when?: (subject: Subject, shown: Shown) => boolean;
};

export function corrects(
  { of, notOf, words, when }: Correction,
  asked: Intent,
  shown: Shown,
): boolean {
  if (of !== undefined && !of.has(asked)) return false;
  if (notOf?.has(asked)) return false;
  if (when && !when(shown.subject, shown)) return false;
  return words === undefined || words.test(shown.mended);
}
