type Crowd = { mostWaiting: number; refuse: () => never };

/**
 * Lets a few pieces of work run at a time; the rest wait in the order they came. Whoever comes when
 * a crowd waits already is refused.
 */
export function inTurns(atOnce: number, crowd?: Crowd) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (crowd && waiting.length >= crowd.mostWaiting) crowd.refuse();
      await new Promise<void>((resume) => waiting.push(resume));
    }
    try {
      return await work();
    } finally {
      // The place goes to whoever waits: nobody can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
