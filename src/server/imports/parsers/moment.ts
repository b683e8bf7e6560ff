/** A time as written: what the wall clock showed and, if the file says so, the instant. */
export type Moment = {
  /** The wall clock read as if it were UTC; for '...Z' that is the instant itself. */
  wallMs: number;
  atMs: number | null;
  /** Null for '...Z' too: UTC is where the clock was kept, not where the athlete was. */
  offsetS: number | null;
  hasSeconds: boolean;
};
