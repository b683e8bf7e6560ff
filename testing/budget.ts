/**
 * How much a long test does: as much as a proof of its own (`npm run proof:server`), or the sample of
 * it that `npm test` has time for.
 */
export function budget<T>({ everyday, full }: { everyday: T; full: T }): T {
  return process.env.PROOF === 'full' ? full : everyday;
}
