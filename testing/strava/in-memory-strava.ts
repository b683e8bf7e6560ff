import type { StravaStreams } from '../../src/domain/strava/activity.ts';
import type { DetailedActivity } from '../../src/server/strava/api/answers.ts';
import type { OneActivity, StravaApi } from '../../src/server/strava/api/strava-api.ts';
import { StravaFault } from '../../src/server/strava/api/strava-fault.ts';
import { madeUpStreams } from './made-up-activity.ts';

export type InMemoryCall = {
  name: keyof StravaApi;
  userId: number;
  activityId?: string;
  page?: number;
  urgency: string;
};

export type InMemoryStrava = {
  api: StravaApi;
  /** By id; those without an owner are everybody's. */
  activities: Map<string, DetailedActivity>;
  /** Null: there are none. */
  streams: Map<string, StravaStreams | null>;
  calls: InMemoryCall[];
  count: (name: keyof StravaApi) => number;
  /** Called before each answer: may throw, wait, or change what there is. */
  before: (call: InMemoryCall) => void | Promise<void>;
  /** As a recording: pages of a fixed size, newest first, whatever is asked; no details. */
  playsBack: boolean;
};

/** A Strava in memory, for one athlete or several, that answers by the promise of StravaApi. */
export function inMemoryStrava(activities: DetailedActivity[] = []): InMemoryStrava {
  const strava: InMemoryStrava = {
    activities: new Map(activities.map((activity) => [activity.id, activity])),
    streams: new Map(),
    calls: [],
    count: (name) => strava.calls.filter((call) => call.name === name).length,
    before: () => {},
    playsBack: false,
    api: {
      listActivities: async ({ userId, page, perPage, beforeMs, afterMs, urgency }) => {
        await asked({ name: 'listActivities', userId, page, urgency });
        const all = [...strava.activities.values()];
        const newest = all.toSorted((a, b) => b.startedAtMs - a.startedAtMs);
        if (strava.playsBack) return newest.slice((page - 1) * 30, page * 30);
        const within = newest.filter(
          ({ startedAtMs }) =>
            (beforeMs === undefined || startedAtMs < beforeMs) &&
            (afterMs === undefined || startedAtMs > afterMs),
        );
        const ordered = afterMs === undefined ? within : within.reverse();
        return ordered.slice((page - 1) * perPage, page * perPage);
      },
      readActivity: async (ask) => {
        await askedFor('readActivity', ask);
        return strava.playsBack ? null : (strava.activities.get(ask.activityId) ?? null);
      },
      readStreams: async (ask) => {
        await askedFor('readStreams', ask);
        const known = strava.streams.get(ask.activityId);
        return known === undefined ? madeUpStreams() : known;
      },
      checkConnection: async ({ userId, urgency }) => {
        await asked({ name: 'checkConnection', userId, urgency });
      },
    },
  };
  return strava;

  function askedFor(name: keyof StravaApi, { userId, activityId, urgency }: OneActivity) {
    return asked({ name, userId, activityId, urgency });
  }

  async function asked(call: InMemoryCall): Promise<void> {
    strava.calls.push(call);
    // As over a wire: nothing is answered at once.
    await new Promise((resolve) => setImmediate(resolve));
    await strava.before(call);
  }
}

export function fault(
  kind: StravaFault['kind'],
  retryAtMs: number | null = null,
  message = `Strava is ${kind}`,
): StravaFault {
  return new StravaFault({ kind, what: message, retryAtMs });
}
