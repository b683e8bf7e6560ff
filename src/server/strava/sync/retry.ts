import type { Clock } from '../../platform/clock.ts';
import type { Urgency } from '../api/rate-limits.queries.ts';
import { StravaFault } from '../api/strava-fault.ts';
import { LeaseLost } from '../connection/connections.queries.ts';
import { Stopped } from './stoppable.ts';

const FIRST_MS = 60_000;
const LONGEST_MS = 60 * 60_000;

/** When to try again after so many failures in a row: twice as late each time, up to an hour. */
export function retryAt(of: { nowMs: number; failures: number; error: unknown }): number {
  const { nowMs, failures, error } = of;
  const pauseMs = Math.min(FIRST_MS * 2 ** Math.min(failures, 10), LONGEST_MS);
  const stravaSaysMs = error instanceof StravaFault ? error.retryAtMs : null;
  return Math.max(nowMs + pauseMs, stravaSaysMs ?? 0);
}

/** Limits that are used up are no failure: the time to go on is known. */
export function isLimit(error: unknown): error is StravaFault {
  return error instanceof StravaFault && error.kind === 'limited';
}

/**
 * Whether the work was only interrupted: the process ends, another has the lease by now, or Strava
 * refuses the connection, so that it goes on once connected anew. It stays as due as it was.
 */
export function isInterruption(error: unknown): boolean {
  const isRefused = error instanceof StravaFault && error.kind === 'refused';
  return isRefused || error instanceof Stopped || error instanceof LeaseLost;
}

const OUR_OWN =
  'Longrun could not take over what Strava told. It tries again by itself; the server’s log says more.';

/** What the athlete reads of an error. */
export function troubleOf(error: unknown): string {
  return error instanceof StravaFault ? error.message : OUR_OWN;
}

/** Strava listed the same again, where it should have gone on: nothing is known of what comes behind. */
export function repeatedPage(nowMs: number): StravaFault {
  return new StravaFault({
    kind: 'unreadable',
    what: 'Strava told the same activities twice.',
    next: 'Longrun asks again by itself.',
    retryAtMs: nowMs,
  });
}

export type Pauses = {
  isPaused: (urgency: Urgency) => boolean;
  /** What an error says about when to go on. */
  note: (error: unknown, urgency: Urgency) => void;
};

/**
 * Until when this process makes no calls. Only a courtesy: every call itself sees to the limits, and
 * that one alone looks whether Strava is back.
 */
export function createPauses(clock: Clock): Pauses {
  const until: Record<Urgency, number> = { asked: 0, daily: 0, history: 0 };
  const pause = (urgency: Urgency, untilMs: number) => {
    until[urgency] = Math.max(until[urgency], untilMs);
  };
  return {
    isPaused: (urgency) => until[urgency] > clock.nowMs(),
    note: (error, urgency) => {
      if (!(error instanceof StravaFault) || error.retryAtMs === null) return;
      if (error.kind === 'unreadable') return;
      pause('history', error.retryAtMs);
      // Where only the part for history is used up, the rest goes on.
      const isHistoryAlone = error.kind === 'limited' && urgency === 'history';
      if (!isHistoryAlone) pause('daily', error.retryAtMs);
    },
  };
}
