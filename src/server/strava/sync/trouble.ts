import { StravaFault } from '../api/strava-fault.ts';

const OUR_OWN =
  'Longrun could not take over what Strava told. It tries again by itself; the server’s log says more.';

/** What the athlete is told of an error. */
export function troubleOf(error: unknown): string {
  return error instanceof StravaFault ? error.message : OUR_OWN;
}

/** Strava told the same again, where it should have gone on: nothing is known of what comes behind. */
export function repeatedPage(nowMs: number): StravaFault {
  return new StravaFault({
    kind: 'unreadable',
    what: 'Strava told the same activities twice.',
    next: 'Longrun asks again by itself.',
    retryAtMs: nowMs,
  });
}
