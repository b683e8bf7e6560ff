import { StravaFault } from './strava-fault.ts';

/** The faults of calls to Strava, in words for the athlete. */

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
