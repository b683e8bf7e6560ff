import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StravaApi } from '../api/strava-api.ts';

export type SyncLog = {
  info: (what: Record<string, unknown>, message: string) => void;
  error: (what: Record<string, unknown>, message: string) => void;
};

/** What the synchronisation with Strava needs. */
export type SyncDeps = {
  db: Db;
  clock: Clock;
  api: StravaApi;
  log: SyncLog;
  /** Resolves after that time, or at once when the signal is aborted. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** What routes ask of the synchronisation. */
export type StravaSync = {
  /** Fetches what is new now; throws AppError. Answers how many activities are new or changed. */
  syncNow: (of: { userId: number }) => Promise<{ syncedCount: number }>;
  /** Has everything that Strava holds fetched in the background; throws AppError. */
  beginHistory: (of: { userId: number }) => Promise<void>;
};

/** The work in the background, for as long as the process lives. */
export type StravaWork = {
  start: () => void;
  /** Ends within a second or so; what was begun is finished by the next process. */
  stop: () => Promise<void>;
  /** All that is due now. */
  tick: () => Promise<void>;
  /** Something has become due. */
  nudge: () => void;
};
