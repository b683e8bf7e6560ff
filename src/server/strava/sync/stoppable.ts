/** The process is asked to end: what was begun is given back, and nothing counts as failed. */
export class Stopped extends Error {}

/** The work's answer, or `Stopped` as soon as the signal says so. */
export function untilStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  if (signal.aborted) {
    work.catch(() => {});
    return Promise.reject(new Stopped());
  }
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Stopped());
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
