import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { jsonWithIds } from '../../platform/json/json-with-ids.ts';
import { askHttp, type HttpAsk, HttpTrouble, PATIENCE, type Patience } from './ask-http.ts';
import { noteFailure, noteSuccess, passBreaker, pausedUntil } from './circuit-breaker.queries.ts';
import { down, limited, slow, unreachable, unreadable } from './faults-words.ts';
import { readRateHeaders } from './rate-headers.ts';
import { closeShortWindow, fullUntil, learnLimits, reserveCall } from './rate-limits.queries.ts';
import type { Urgency } from './strava-api.ts';

export type StravaAsk = HttpAsk & {
  /** Whether the call counts against Strava's limits, and who waits for it. */
  counted?: Urgency;
  /** How the answer is read: samples hold no ids, and are many. */
  holdsIds?: boolean;
};

/** Of 2xx and of 4xx other than 429; `json` is undefined where a refusal brought none. */
export type StravaAnswer = { status: number; json: unknown };

export type StravaCalls = (ask: StravaAsk) => Promise<StravaAnswer>;

/** Every call to Strava goes through here: within its limits, not while it is down, never for ever. */
export function createStravaCalls(deps: {
  db: Db;
  clock: Clock;
  patience?: Patience;
}): StravaCalls {
  const { db, clock, patience = PATIENCE } = deps;

  return async (ask) => {
    const askedAtMs = clock.nowMs();
    const isProbe = await enter(ask, askedAtMs);
    const answer = await askHttp(ask, patience).catch(async (error: unknown) => {
      if (!(error instanceof HttpTrouble)) throw error;
      throw FAULTS[error.kind](await failed(isProbe));
    });
    const { status, headers, text } = answer;
    if (ask.counted) {
      const told = readRateHeaders(headers);
      await learnLimits({ db, askedAtMs, nowMs: clock.nowMs(), told });
    }
    if (status === 429) throw limited(await waitAfter429(headers));
    if (status >= 500) throw down(Math.max(await failed(isProbe), toldToWait(headers)));
    const json = parsed(text, ask.holdsIds ?? true);
    const isEmpty = status === 204 || text === '';
    if (status < 300 && json === undefined && !isEmpty) throw unreadable(await failed(isProbe));
    await noteSuccess(db);
    return { status, json };
  };

  /** True where this call is the one that tries whether Strava is back. */
  async function enter({ counted }: StravaAsk, nowMs: number): Promise<boolean> {
    const paused = await pausedUntil({ db, nowMs });
    if (paused !== null) throw down(paused);
    if (counted) {
      const reservation = await reserveCall({ db, nowMs, urgency: counted });
      if (reservation.state === 'full') throw limited(reservation.retryAtMs);
    }
    const passage = await passBreaker({ db, nowMs });
    if (passage.state === 'paused') throw down(passage.retryAtMs);
    return passage.state === 'probe';
  }

  function failed(isProbe: boolean): Promise<number> {
    return noteFailure({ db, nowMs: clock.nowMs(), isProbe });
  }

  async function waitAfter429(headers: Headers): Promise<number> {
    const nowMs = clock.nowMs();
    await noteSuccess(db);
    const known = await fullUntil({ db, nowMs, urgency: 'asked' });
    if (known === null) await closeShortWindow({ db, nowMs });
    const until = known ?? (await fullUntil({ db, nowMs, urgency: 'asked' }));
    return Math.max(until ?? nowMs + 15 * 60_000, toldToWait(headers));
  }

  /** By Retry-After, in seconds and no longer than a day. */
  function toldToWait(headers: Headers): number {
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
