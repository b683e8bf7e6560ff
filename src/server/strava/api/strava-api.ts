import * as z from 'zod/mini';
import type { StravaStreams } from '../../../domain/strava/activity.ts';
import type { Clock } from '../../platform/clock.ts';
import { id } from './answer-values.ts';
import {
  activityPage,
  activityStreams,
  type DetailedActivity,
  detailedActivity,
  type ListedActivity,
  STREAMS_ASKED,
} from './answers.ts';
import type { Urgency } from './rate-limits.queries.ts';
import type { StravaAddresses } from './strava-addresses.ts';
import type { StravaCalls, StravaResponse } from './strava-calls.ts';
import {
  APPLICATION_INACTIVE,
  forbidden,
  RIGHT_MISSING,
  refusalReason,
  type StravaFault,
  unreadable,
} from './strava-fault.ts';

const MB = 1024 * 1024;
const MAX_BYTES = 10 * MB;
const MAX_BYTES_OF_STREAMS = 30 * MB;
const ASK_AGAIN_MS = 10 * 60_000;

/** What is read of an athlete at Strava. Every failure is a StravaFault. */
export type StravaApi = {
  /** One page of the athlete's activities; an empty page is the end. */
  listActivities: (of: {
    userId: number;
    page: number;
    perPage: number;
    beforeMs?: number;
    afterMs?: number;
    urgency: Urgency;
  }) => Promise<ListedActivity[]>;
  /** Null where Strava has no such activity (404). */
  readActivity: (of: OneActivity) => Promise<DetailedActivity | null>;
  /** Null where there are none (404). */
  readStreams: (of: OneActivity) => Promise<StravaStreams | null>;
  /** Whether Strava still accepts the connection; throws 'refused' once it does not. */
  checkConnection: (of: { userId: number; urgency: Urgency }) => Promise<void>;
};

export type OneActivity = { userId: number; activityId: string; urgency: Urgency };

/** The tokens of the connections, as far as reading needs them. */
export type AccessTokens = {
  /** A token that is good for a while yet, and is not the one that Strava refused. */
  accessTokenOf: (of: { userId: number; refused?: string }) => Promise<string>;
  /** Marks the connection as no longer accepted; the fault to throw. */
  endAccess: (of: { userId: number; refused: string }) => Promise<StravaFault>;
};

export type WarnLog = { warn: (what: Record<string, unknown>, message: string) => void };

type Read = {
  userId: number;
  urgency: Urgency;
  path: string;
  maxBytes?: number;
  holdsIds?: boolean;
};

/** Reads at Strava as an athlete, with the token of their connection. */
export function createStravaApi(deps: {
  call: StravaCalls;
  clock: Clock;
  addresses: StravaAddresses;
  tokens: AccessTokens;
  log: WarnLog;
}): StravaApi {
  const { call, clock, addresses, tokens, log } = deps;

  return {
    listActivities: async ({ userId, page, perPage, beforeMs, afterMs, urgency }) => {
      const query = new URLSearchParams({ page: String(page), per_page: String(perPage) });
      if (beforeMs !== undefined) query.set('before', String(Math.ceil(beforeMs / 1000)));
      if (afterMs !== undefined) query.set('after', String(Math.floor(afterMs / 1000)));
      const path = `/athlete/activities?${query}`;
      const { status, json } = await read({ userId, urgency, path });
      if (status >= 300) throw unexpected();
      const { activities, unreadable: count } = parsed(activityPage, json);
      if (count > 0)
        log.warn({ user: userId, activities: count }, 'Strava listed what cannot be read');
      return activities;
    },
    readActivity: async ({ userId, activityId, urgency }) => {
      const path = `/activities/${encodeURIComponent(activityId)}`;
      const { status, json } = await read({ userId, urgency, path });
      if (status === 404) return null;
      const activity = parsed(detailedActivity, json);
      // A cache on the way may answer with another one.
      if (activity.id !== activityId) throw unexpected();
      return activity;
    },
    readStreams: async ({ userId, activityId, urgency }) => {
      const query = `keys=${STREAMS_ASKED.join(',')}&key_by_type=true`;
      const path = `/activities/${encodeURIComponent(activityId)}/streams?${query}`;
      const maxBytes = MAX_BYTES_OF_STREAMS;
      const { status, json } = await read({ userId, urgency, path, maxBytes, holdsIds: false });
      return status === 404 ? null : parsed(activityStreams, json);
    },
    checkConnection: async ({ userId, urgency }) => {
      const { status, json } = await read({ userId, urgency, path: '/athlete' });
      if (status >= 300) throw unexpected();
      parsed(athlete, json);
    },
  };

  /** A token that Strava refuses is renewed once; one that it refuses again ends the connection. */
  async function read(what: Read): Promise<StravaResponse> {
    const { userId } = what;
    const token = await tokens.accessTokenOf({ userId });
    const first = await readWith(token, what);
    if (first.status !== 401 || refusalReason(first.json) === 'right') return unlessRefused(first);
    const renewed = await tokens.accessTokenOf({ userId, refused: token });
    const second = await readWith(renewed, what);
    if (second.status === 401) throw await tokens.endAccess({ userId, refused: renewed });
    return unlessRefused(second);
  }

  function readWith(token: string, what: Read): Promise<StravaResponse> {
    const { path, urgency, maxBytes = MAX_BYTES, holdsIds } = what;
    return call({
      method: 'GET',
      url: `${addresses.api}${path}`,
      headers: { authorization: `Bearer ${token}` },
      maxBytes,
      holdsIds,
      counted: urgency,
    });
  }

  function unlessRefused(response: StravaResponse): StravaResponse {
    if (response.status < 300 || response.status === 404) return response;
    if (response.status !== 403 && response.status !== 401) throw unexpected();
    const isInactive = refusalReason(response.json) === 'inactive';
    throw forbidden(isInactive ? APPLICATION_INACTIVE : RIGHT_MISSING);
  }

  function parsed<T>(schema: z.ZodMiniType<T>, json: unknown): T {
    const result = schema.safeParse(json);
    if (!result.success) throw unexpected();
    return result.data;
  }

  function unexpected() {
    return unreadable(clock.nowMs() + ASK_AGAIN_MS);
  }
}

const athlete = z.object({ id });
