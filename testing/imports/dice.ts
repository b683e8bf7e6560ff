/** Chance that is the same each time for the same seed. */
export type Dice = { below: (bound: number) => number; pick: <T>(items: readonly T[]) => T };

export function diceOf(seed: number): Dice {
  let state = seed * 2_654_435_761 + 1;
  const below = (bound: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick');
      return item;
    },
  };
}
