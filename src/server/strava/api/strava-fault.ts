import * as z from 'zod/mini';
import type { ErrorCode } from '../../../contract/errors.ts';
import { AppError } from '../../platform/http/app-error.ts';

const FAULT_KINDS = [
  /** No connection to Strava came about. */
  'unreachable',
  /** Strava took longer than we wait. */
  'slow',
  /** Strava says of itself that it cannot answer now. */
  'down',
  /** Strava's limits on calls are used up, or kept for more urgent work. */
  'limited',
  /** Strava no longer accepts the connection: it was marked so, and the athlete connects again. */
  'refused',
  /** Strava knows the athlete and still says no: a right that was not granted, an inactive application. */
  'forbidden',
  /** What came back is not what was asked for. */
  'unreadable',
] as const;

type FaultKind = (typeof FAULT_KINDS)[number];

/** A call to Strava that brought nothing. The message is for the athlete and holds no secret. */
export class StravaFault extends Error {
  readonly kind: FaultKind;
  /** The message without what Longrun does about it. */
  readonly what: string;
  /** When to ask again at the earliest; null: no time is known, as with 'refused' and 'forbidden'. */
  readonly retryAtMs: number | null;

  constructor(fault: {
    kind: FaultKind;
    what: string;
    /** 'Longrun tries again by itself.' */
    next?: string;
    retryAtMs: number | null;
  }) {
    super(fault.next ? `${fault.what} ${fault.next}` : fault.what);
    this.name = 'StravaFault';
    this.kind = fault.kind;
    this.what = fault.what;
    this.retryAtMs = fault.retryAtMs;
  }
}

export function unreachable(retryAtMs: number): StravaFault {
  return new StravaFault({
    kind: 'unreachable',
    what: 'Strava cannot be reached right now.',
    next: 'Longrun tries again by itself.',
    retryAtMs,
  });
}

export function slow(retryAtMs: number): StravaFault {
  return new StravaFault({
    kind: 'slow',
    what: 'Strava takes too long to answer right now.',
    next: 'Longrun tries again by itself.',
    retryAtMs,
  });
}

export function down(retryAtMs: number): StravaFault {
  return new StravaFault({
    kind: 'down',
    what: 'Strava has trouble of its own right now.',
    next: 'Longrun tries again by itself.',
    retryAtMs,
  });
}

export function limited(retryAtMs: number): StravaFault {
  return new StravaFault({
    kind: 'limited',
    what: 'Strava’s limit on calls is used up for now.',
    next: 'Longrun goes on by itself.',
    retryAtMs,
  });
}

export function unreadable(retryAtMs: number): StravaFault {
  return new StravaFault({
    kind: 'unreadable',
    what: 'Strava’s answer could not be read.',
    next: 'Longrun asks again by itself.',
    retryAtMs,
  });
}

export const NOT_CONNECTED = 'Strava is not connected.';
export const REFUSED = 'Strava no longer accepts this connection. Connect again.';
export const KEY_LOST =
  'This server can no longer open what Strava entrusted to it. Connect again, or ask its operator to bring back the key file.';

export const KEY_UNREADABLE =
  'This server cannot read its key file right now, so that it cannot ask Strava. Please tell its operator.';

export function refused(message = REFUSED): StravaFault {
  return new StravaFault({ kind: 'refused', what: message, retryAtMs: null });
}

export const RIGHT_MISSING =
  'Strava did not allow that. Disconnect and connect again, and leave ‘View data about your activities’ ticked.';
export const APPLICATION_INACTIVE =
  'Strava says that this server’s application is not active. Strava asks its owner to have a paid subscription: please tell the operator of this server.';
export const APPLICATION_UNKNOWN =
  'Strava does not know this server’s application. Please tell the operator to check the client ID and the client secret.';

export const NO_APPLICATION =
  'This server has no Strava application any more. Please tell its operator to set the client ID and the client secret.';

export function forbidden(message: string, retryAtMs: number | null = null): StravaFault {
  return new StravaFault({ kind: 'forbidden', what: message, retryAtMs });
}

/** The reason that Strava names for a refusal, as far as the difference matters here. */
export type RefusalReason =
  /** The operator's application is not active. */
  | 'inactive'
  /** The application's id or secret is named. */
  | 'client'
  /** The application is named, and nothing of it. */
  | 'application'
  /** The athlete has not granted the right. */
  | 'right'
  | 'other';

export function refusalReason(json: unknown): RefusalReason {
  const parsed = refusal.safeParse(json);
  if (!parsed.success) return 'other';
  const { message = '', errors = [] } = parsed.data;
  const someError = (is: (error: (typeof errors)[number]) => boolean) => errors.some(is);
  if (/inactive/i.test(message) || someError(({ code = '' }) => /inactive/i.test(code))) {
    return 'inactive';
  }
  if (someError(({ field = '' }) => /^client_(id|secret)$/.test(field))) return 'client';
  if (someError(({ code }) => code === 'missing')) return 'right';
  return someError(({ resource }) => resource === 'Application') ? 'application' : 'other';
}

const maybeText = z.catch(z.optional(z.string()), undefined);

const refusal = z.object({
  message: maybeText,
  errors: z.catch(
    z.optional(z.array(z.object({ resource: maybeText, field: maybeText, code: maybeText }))),
    undefined,
  ),
});

const CODES: Record<FaultKind, ErrorCode> = {
  unreachable: 'unavailable',
  slow: 'unavailable',
  down: 'unavailable',
  unreadable: 'unavailable',
  limited: 'tooManyRequests',
  refused: 'conflict',
  forbidden: 'conflict',
};

/** The error for a person whose call failed because one to Strava did. */
export function asAppError(fault: StravaFault, nowMs: number): AppError {
  const { kind, message, retryAtMs } = fault;
  const retryAfterS =
    retryAtMs === null ? undefined : Math.max(1, Math.ceil((retryAtMs - nowMs) / 1000));
  return new AppError(CODES[kind], message, { retryAfterS });
}
