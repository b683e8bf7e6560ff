import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { batchesOf } from '../platform/batches.ts';

/** Some milliseconds of work: a large file is read, planned and added in so many at a time. */
const ITEMS_A_TURN = 500;

/** Work that pauses now and then. */
export type Steps<Result> = Generator<void, Result>;

/** Does the steps, and answers others' requests in between. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

/** As `items.map`, with a pause now and then. */
export function* mapInSteps<T, Mapped>(
  items: readonly T[],
  map: (item: T, at: number) => Mapped,
): Steps<Mapped[]> {
  const mapped: Mapped[] = [];
  for (const [at, item] of items.entries()) {
    mapped.push(map(item, at));
    if (mapped.length % ITEMS_A_TURN === 0) yield;
  }
  return mapped;
}

/** A list on its way from a thread: taken over whole, it would hold up everybody else. */
export type InPieces<T> = {
  pieces: Uint8Array[];
  /** For the compiler alone: what the pieces are of. */
  of?: T;
};

export function inPieces<T>(items: readonly T[]): InPieces<T> {
  return { pieces: Array.from(batchesOf(items, ITEMS_A_TURN), (some) => serialize(some)) };
}

/** The list again. */
export async function fromPieces<T>({ pieces }: InPieces<T>): Promise<T[]> {
  const items: T[] = [];
  for (const piece of pieces) {
    items.push(...(deserialize(piece) as T[]));
    await nextTurn();
  }
  return items;
}
