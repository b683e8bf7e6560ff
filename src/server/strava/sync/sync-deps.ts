import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StravaApi } from '../api/strava-api.ts';

type SyncLog = {
  info: (what: Record<string, unknown>, message: string) => void;
  error: (what: Record<string, unknown>, message: string) => void;
};

/** What the synchronisation with Strava needs. */
export type SyncDeps = {
  db: Db;
  clock: Clock;
  api: StravaApi;
  log: SyncLog;
  /** Waits between two looks; a test has its own way. */
  wait?: (ms: number) => Promise<unknown>;
};
