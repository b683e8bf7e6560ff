import { StravaFault } from '../api/strava-fault.ts';
import { ClaimLost } from './claims.queries.ts';
import { Stopped } from './stoppable.ts';

const FIRST_MS = 60_000;
const LONGEST_MS = 60 * 60_000;

/** When to try again after so many failures in a row: twice as late each time, up to an hour. */
export function retryAt(of: { nowMs: number; failures: number; error: unknown }): number {
  const { nowMs, failures, error } = of;
  const pauseMs = Math.min(FIRST_MS * 2 ** Math.min(failures, 10), LONGEST_MS);
  const toldMs = error instanceof StravaFault ? error.retryAtMs : null;
  return Math.max(nowMs + pauseMs, toldMs ?? 0);
}

/** Limits that are used up are no failure: the time to go on is known. */
export function isLimit(error: unknown): error is StravaFault {
  return error instanceof StravaFault && error.kind === 'limited';
}

/**
 * Whether the work was only interrupted: the process ends, another has it by now, or Strava refuses the
 * connection, so that it goes on once connected anew. It stays as due as it was.
 */
export function isPutOff(error: unknown): boolean {
  const isRefused = error instanceof StravaFault && error.kind === 'refused';
  return isRefused || error instanceof Stopped || error instanceof ClaimLost;
}
