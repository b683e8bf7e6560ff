/** How many may wait, and what becomes of those who come then. */
type Queue = { mostWaiting: number; refuse: () => never };

/** Lets so many pieces of work run at a time; the rest wait in the order they came. */
export function createLimiter(atOnce: number, queue?: Queue) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (queue && waiting.length >= queue.mostWaiting) queue.refuse();
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
