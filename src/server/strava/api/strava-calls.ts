import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { jsonWithIds } from '../../platform/http/read-json.ts';
import {
  enterBreaker,
  pausedUntil,
  recordFailure,
  recordSuccess,
} from './circuit-breaker.queries.ts';
import type { Urgency } from './rate-limits.queries.ts';
import {
  closeShortWindow,
  fullUntil,
  learnLimits,
  type RateLimitHeaders,
  reserveCall,
} from './rate-limits.queries.ts';
import { type HttpRequest, RequestFailed, send, TIMEOUTS, type Timeouts } from './request.ts';
import { down, limited, slow, unreachable, unreadable } from './strava-fault.ts';

export type StravaRequest = HttpRequest & {
  /** Whether the call counts against Strava's limits, and who waits for it. */
  counted?: Urgency;
  /** Whether long ids have to be kept as text; samples hold none, and are many. */
  holdsIds?: boolean;
};

/** Of 2xx and of 4xx other than 429; `json` is undefined where a refusal brought none. */
export type StravaResponse = { status: number; json: unknown };

export type StravaCalls = (request: StravaRequest) => Promise<StravaResponse>;

/** Every call to Strava goes through here: within its limits, not while it is down, and with a time-out. */
export function createStravaCalls(deps: {
  db: Db;
  clock: Clock;
  timeouts?: Timeouts;
}): StravaCalls {
  const { db, clock, timeouts = TIMEOUTS } = deps;

  return async (request) => {
    const askedAtMs = clock.nowMs();
    const isProbe = await mayCall(request, askedAtMs);
    const response = await send(request, timeouts).catch(async (error: unknown) => {
      if (!(error instanceof RequestFailed)) throw error;
      throw FAULTS[error.kind](await failed(isProbe));
    });
    const { status, headers, text } = response;
    if (request.counted) {
      const rateLimits = readRateLimitHeaders(headers);
      await learnLimits({ db, askedAtMs, nowMs: clock.nowMs(), headers: rateLimits });
    }
    if (status === 429) throw limited(await waitAfter429(headers));
    if (status >= 500) throw down(Math.max(await failed(isProbe), retryAfter(headers)));
    const json = parsed(text, request.holdsIds ?? true);
    const isEmpty = status === 204 || text === '';
    if (status < 300 && json === undefined && !isEmpty) throw unreadable(await failed(isProbe));
    await recordSuccess(db);
    return { status, json };
  };

  /** True where this call is the one that tries whether Strava is back. */
  async function mayCall({ counted }: StravaRequest, nowMs: number): Promise<boolean> {
    const paused = await pausedUntil({ db, nowMs });
    if (paused !== null) throw down(paused);
    if (counted) {
      const reservation = await reserveCall({ db, nowMs, urgency: counted });
      if (reservation.state === 'full') throw limited(reservation.retryAtMs);
    }
    const entry = await enterBreaker({ db, nowMs });
    if (entry.state === 'paused') throw down(entry.retryAtMs);
    return entry.state === 'probe';
  }

  function failed(isProbe: boolean): Promise<number> {
    return recordFailure({ db, nowMs: clock.nowMs(), isProbe });
  }

  async function waitAfter429(headers: Headers): Promise<number> {
    const nowMs = clock.nowMs();
    await recordSuccess(db);
    const known = await fullUntil({ db, nowMs, urgency: 'asked' });
    if (known === null) await closeShortWindow({ db, nowMs });
    const until = known ?? (await fullUntil({ db, nowMs, urgency: 'asked' }));
    return Math.max(until ?? nowMs + 15 * 60_000, retryAfter(headers));
  }

  /** The instant that Retry-After names, in seconds and at most a day from now. */
  function retryAfter(headers: Headers): number {
    const text = headers.get('retry-after') ?? '';
    return /^\d{1,5}$/.test(text) ? clock.nowMs() + Math.min(Number(text), 86_400) * 1000 : 0;
  }
}

const FAULTS = { unreachable, slow, unreadable };

function parsed(text: string, holdsIds: boolean): unknown {
  try {
    return holdsIds ? jsonWithIds(text) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readRateLimitHeaders(headers: Headers): RateLimitHeaders {
  return { all: pairsOf(headers, 'x-ratelimit'), reads: pairsOf(headers, 'x-readratelimit') };
}

function pairsOf(headers: Headers, name: string): RateLimitHeaders['all'] {
  const limit = pairOf(headers.get(`${name}-limit`));
  const usage = pairOf(headers.get(`${name}-usage`));
  if (!limit && !usage) return null;
  return {
    shortUsed: usage?.[0],
    dayUsed: usage?.[1],
    // A limit of zero would never let a call through to learn better.
    shortMax: limit?.[0] || undefined,
    dayMax: limit?.[1] || undefined,
  };
}

/** '200,2000': of a quarter of an hour, of a day. */
function pairOf(text: string | null): [number, number] | null {
  const match = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(text ?? '');
  return match ? [Number(match[1]), Number(match[2])] : null;
}
