import type { ErrorCode } from '../../../contract/errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FaultKind, StravaFault } from '../api/strava-fault.ts';

const CODES: Record<FaultKind, ErrorCode> = {
  unreachable: 'unavailable',
  slow: 'unavailable',
  down: 'unavailable',
  unreadable: 'unavailable',
  limited: 'tooManyRequests',
  refused: 'conflict',
  forbidden: 'conflict',
};

/** What somebody who waits for the answer is told of a call to Strava that failed. */
export function refusalOf(fault: StravaFault, nowMs: number): AppError {
  const { kind, message, retryAtMs } = fault;
  const retryAfterS =
    retryAtMs === null ? undefined : Math.max(1, Math.ceil((retryAtMs - nowMs) / 1000));
  return new AppError(CODES[kind], message, { retryAfterS });
}
