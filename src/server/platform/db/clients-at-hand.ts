import type pg from 'pg';

const SWEEP_MS = 10_000;

/**
 * Connections kept at hand between two statements. To give one back to the pool and ask for it again
 * takes two timers, listeners and a turn of the event loop: more than many a statement does. Those
 * that were not needed for a while go back to the pool, and so does one that somebody waits for.
 */
export function clientsAtHand(pool: pg.Pool, sweepMs = SWEEP_MS) {
  /** The latest used is the next: what nobody needs gathers at the front. */
  const atHand: pg.PoolClient[] = [];
  const broken = new WeakSet<pg.PoolClient>();
  const givers = new WeakMap<pg.PoolClient, pg.PoolClient['release']>();
  /** How many lay at hand at the busiest moment since the last sweep. */
  let unneeded = 0;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  const giveBack = (client: pg.PoolClient, error?: Error | boolean) =>
    givers.get(client)?.(error || broken.has(client));

  const sweep = () => {
    for (const client of atHand.splice(0, unneeded)) giveBack(client);
    unneeded = atHand.length;
    timer = atHand.length > 0 ? setTimeout(sweep, sweepMs).unref() : undefined;
  };

  const release = (client: pg.PoolClient, error?: Error | boolean) => {
    if (atHand.includes(client)) throw new Error('a connection was released twice');
    if (error || isClosing || broken.has(client) || pool.waitingCount > 0) {
      giveBack(client, error);
      return;
    }
    atHand.push(client);
    timer ??= setTimeout(sweep, sweepMs).unref();
  };

  const discard = (client: pg.PoolClient) => {
    broken.add(client);
    const at = atHand.indexOf(client);
    if (at >= 0) for (const each of atHand.splice(at, 1)) giveBack(each);
  };

  return {
    options: pool.options,
    connect: async (): Promise<pg.PoolClient> => {
      const client = atHand.pop();
      if (client) {
        unneeded = Math.min(unneeded, atHand.length);
        return client;
      }
      const fresh = await pool.connect();
      if (!givers.has(fresh)) {
        fresh.on('error', () => discard(fresh));
        fresh.once('end', () => discard(fresh));
      }
      givers.set(fresh, fresh.release);
      fresh.release = (error) => release(fresh, error);
      return fresh;
    },
    end: async (): Promise<void> => {
      isClosing = true;
      clearTimeout(timer);
      for (const client of atHand.splice(0)) giveBack(client);
      await pool.end();
    },
  };
}
