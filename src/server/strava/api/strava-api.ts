import type { StravaStreams } from '../../../domain/strava/activity.ts';
import type { DetailedActivity, ListedActivity } from './answers.ts';

/** Who waits for the answer. `daily` and `history` leave a part of Strava's limits to the others. */
export type Urgency = 'asked' | 'daily' | 'history';

/** What is read of an athlete at Strava. Every failure is a StravaFault. */
export type StravaApi = {
  /** One page of the athlete's activities; an empty page is the end. */
  listActivities: (ask: {
    userId: number;
    page: number;
    perPage: number;
    beforeMs?: number;
    afterMs?: number;
    urgency: Urgency;
  }) => Promise<ListedActivity[]>;
  /** Null where Strava has no such activity (404). */
  readActivity: (ask: ActivityAsk) => Promise<DetailedActivity | null>;
  /** Null where there are none (404). */
  readStreams: (ask: ActivityAsk) => Promise<StravaStreams | null>;
  /** Whether Strava still accepts the connection; throws 'refused' once it does not. */
  checkConnection: (ask: { userId: number; urgency: Urgency }) => Promise<void>;
};

export type ActivityAsk = { userId: number; activityId: string; urgency: Urgency };
