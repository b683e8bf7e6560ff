import { LEASE_MS } from '../connection/connections.queries.ts';

/** Three times within its length, so that one renewal may come late. */
const RENEW_EVERY_MS = LEASE_MS / 3;

/**
 * Keeps a lease while calls to Strava are made: with renewed tokens, repeated calls and time-outs
 * they may take longer than it lasts. A renewal that fails is not looked at: the transaction that
 * writes down what the calls brought checks the lease itself.
 */
export async function whileLeased<T>(
  renew: () => Promise<unknown>,
  calls: () => Promise<T>,
): Promise<T> {
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(() => {});
  }, RENEW_EVERY_MS);
  try {
    return await calls();
  } finally {
    clearInterval(timer);
    await renewing;
  }
}
