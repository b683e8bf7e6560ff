import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { AccessTokens, TokenLog } from '../connection/access-token.ts';
import { activityPage, detailedActivity } from './answers.ts';
import { athleteAnswer } from './athlete-answer.ts';
import { APPLICATION_INACTIVE, forbidden, RIGHT_MISSING, unreadable } from './faults-words.ts';
import { refusalReason } from './refusal-reason.ts';
import type { StravaAddresses } from './strava-addresses.ts';
import type { StravaApi, Urgency } from './strava-api.ts';
import type { StravaAnswer, StravaCalls } from './strava-calls.ts';
import { activityStreams, STREAMS_ASKED } from './stream-answer.ts';

const MB = 1024 * 1024;
const MOST_BYTES = 10 * MB;
const MOST_BYTES_OF_STREAMS = 30 * MB;
const ASK_AGAIN_MS = 10 * 60_000;

type Ask = {
  userId: number;
  urgency: Urgency;
  path: string;
  mostBytes?: number;
  holdsIds?: boolean;
};

/** Reads at Strava as an athlete, with the token that the connection holds. */
export function createStravaApi(deps: {
  call: StravaCalls;
  clock: Clock;
  addresses: StravaAddresses;
  tokens: AccessTokens;
  log: TokenLog;
}): StravaApi {
  const { call, clock, addresses, tokens, log } = deps;

  return {
    listActivities: async ({ userId, page, perPage, beforeMs, afterMs, urgency }) => {
      const query = new URLSearchParams({ page: String(page), per_page: String(perPage) });
      if (beforeMs !== undefined) query.set('before', String(Math.ceil(beforeMs / 1000)));
      if (afterMs !== undefined) query.set('after', String(Math.floor(afterMs / 1000)));
      const path = `/athlete/activities?${query}`;
      const { status, json } = await read({ userId, urgency, path });
      if (status >= 300) throw notAsAsked();
      const { activities, unreadable: left } = parsed(activityPage, json);
      if (left > 0)
        log.warn({ user: userId, activities: left }, 'Strava listed what cannot be read');
      return activities;
    },
    readActivity: async ({ userId, activityId, urgency }) => {
      const path = `/activities/${encodeURIComponent(activityId)}`;
      const { status, json } = await read({ userId, urgency, path });
      if (status === 404) return null;
      const activity = parsed(detailedActivity, json);
      // Some cache's answer about another one.
      if (activity.id !== activityId) throw notAsAsked();
      return activity;
    },
    readStreams: async ({ userId, activityId, urgency }) => {
      const query = `keys=${STREAMS_ASKED.join(',')}&key_by_type=true`;
      const path = `/activities/${encodeURIComponent(activityId)}/streams?${query}`;
      const mostBytes = MOST_BYTES_OF_STREAMS;
      const { status, json } = await read({ userId, urgency, path, mostBytes, holdsIds: false });
      return status === 404 ? null : parsed(activityStreams, json);
    },
    checkConnection: async ({ userId, urgency }) => {
      const { status, json } = await read({ userId, urgency, path: '/athlete' });
      if (status >= 300) throw notAsAsked();
      parsed(athleteAnswer, json);
    },
  };

  /** A token that Strava refuses is renewed once; one that it refuses again ends the connection. */
  async function read(ask: Ask): Promise<StravaAnswer> {
    const { userId } = ask;
    const token = await tokens.accessTokenOf({ userId });
    const first = await readWith(token, ask);
    if (first.status !== 401 || refusalReason(first.json) === 'right') return known(first);
    const renewed = await tokens.accessTokenOf({ userId, refused: token });
    const second = await readWith(renewed, ask);
    if (second.status === 401) throw await tokens.endAccess({ userId, refused: renewed });
    return known(second);
  }

  function readWith(token: string, ask: Ask): Promise<StravaAnswer> {
    const { path, urgency, mostBytes = MOST_BYTES, holdsIds } = ask;
    return call({
      method: 'GET',
      url: `${addresses.api}${path}`,
      headers: { authorization: `Bearer ${token}` },
      mostBytes,
      holdsIds,
      counted: urgency,
    });
  }

  function known(answer: StravaAnswer): StravaAnswer {
    if (answer.status < 300 || answer.status === 404) return answer;
    if (answer.status !== 403 && answer.status !== 401) throw notAsAsked();
    const isInactive = refusalReason(answer.json) === 'inactive';
    throw forbidden(isInactive ? APPLICATION_INACTIVE : RIGHT_MISSING);
  }

  function parsed<T>(schema: z.ZodMiniType<T>, json: unknown): T {
    const told = schema.safeParse(json);
    if (!told.success) throw notAsAsked();
    return told.data;
  }

  function notAsAsked() {
    return unreadable(clock.nowMs() + ASK_AGAIN_MS);
  }
}
