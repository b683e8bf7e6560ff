export const FAULT_KINDS = [
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

export type FaultKind = (typeof FAULT_KINDS)[number];

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
