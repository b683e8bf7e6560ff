import type { StravaApi } from '../api/strava-api.ts';

/** The process was asked to end: what was begun stays due, and nothing counts as failed. */
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

/** The same Strava, whose calls end as soon as the process is asked to. */
export function stoppableApi(api: StravaApi, signal: AbortSignal): StravaApi {
  return {
    listActivities: (of) => untilStopped(signal, api.listActivities(of)),
    readActivity: (of) => untilStopped(signal, api.readActivity(of)),
    readStreams: (of) => untilStopped(signal, api.readStreams(of)),
    checkConnection: (of) => untilStopped(signal, api.checkConnection(of)),
  };
}
