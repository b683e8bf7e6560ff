/** The list in its order, so many at a time: what one statement or one turn can take. */
export function* batchesOf<T>(all: readonly T[], most: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += most) yield all.slice(from, from + most);
}
