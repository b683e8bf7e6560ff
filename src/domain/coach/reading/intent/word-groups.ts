import groups from './word-groups.json' with { type: 'json' };

/**
 * English words that are used alike: 12,000 usual ones in 250 narrow groups ('anna maria sarah', 'trousers
 * jackets shoes'), which lie in 60 wide ones. A word that no phrase held speaks by the words of its group.
 */
export function groupOf(word: string): { wide: string; narrow: string } | null {
  return GROUPS.get(word) ?? null;
}

const GROUPS: ReadonlyMap<string, { wide: string; narrow: string }> = new Map(
  groups.flatMap((wide, nth) =>
    wide.flatMap((words, at) => {
      const group = { wide: `${nth}`, narrow: `${nth}.${at}` };
      return words.split(' ').map((word) => [word, group] as const);
    }),
  ),
);

/** The 12,000. */
export const USUAL_WORDS: ReadonlySet<string> = new Set(GROUPS.keys());
