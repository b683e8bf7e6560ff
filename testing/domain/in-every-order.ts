/** Some things in each of the orders that they can have. */
export function inEveryOrder<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    inEveryOrder(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
