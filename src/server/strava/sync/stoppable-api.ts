import type { StravaApi } from '../api/strava-api.ts';
import { untilStopped } from './stoppable.ts';

/** The same Strava, whose calls end as soon as the process is asked to. */
export function stoppableApi(api: StravaApi, signal: AbortSignal): StravaApi {
  return {
    listActivities: (ask) => untilStopped(signal, api.listActivities(ask)),
    readActivity: (ask) => untilStopped(signal, api.readActivity(ask)),
    readStreams: (ask) => untilStopped(signal, api.readStreams(ask)),
    checkConnection: (ask) => untilStopped(signal, api.checkConnection(ask)),
  };
}
