export type Dice = {
  /** Any number from one to the other. */
  between: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
};

/** Chance that falls the same way each time (mulberry32). */
export function seededDice(seed: number): Dice {
  let state = seed;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (from, to) => from + (to - from) * roll(),
    chance: (probability) => roll() < probability,
    pick: (from) => {
      const item = from[Math.floor(roll() * from.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
