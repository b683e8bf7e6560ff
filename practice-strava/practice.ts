import type { ActivityPlan, PracticeActivity } from './activity.ts';
import type { PracticeAthlete } from './athlete.ts';
import type { PracticeEvent } from './events.ts';
import type { Fault } from './faults.ts';
import type { Limits } from './limits.ts';
import type { CallName } from './messages.ts';
import type { Clock } from './world.ts';

export type PracticeOptions = {
  port?: number;
  clock?: Clock;
  clientId?: string;
  clientSecret?: string;
  limits?: Partial<Limits>;
  /** As a recording played back: pages of 30 whatever is asked, no details, no streams. */
  recordedOnly?: boolean;
  /** Tells the subscription of each change by itself, as Strava does. */
  tellsOfChanges?: boolean;
};

export type PracticeCall = {
  name: CallName;
  method: string;
  path: string;
  query: string;
  /** Whose token it was; null where there was none that works. */
  athleteId: string | null;
  atMs: number;
  /** Null while, or where, nothing was answered. */
  status: number | null;
  fault: Fault | null;
  /** Whoever asked was gone before the answer came. */
  isCutOff: boolean;
};

export type Misbehaviour = {
  /** The name of a call, or what its method and address look like: /GET .*page=2/. */
  on: CallName | RegExp;
  fault: Fault;
  /** How many calls; by default one. */
  times?: number;
};

export type PracticeStrava = {
  url: string;
  clientId: string;
  clientSecret: string;
  addAthlete: (athlete?: Partial<PracticeAthlete>) => PracticeAthlete;
  /** The id of the new activity. */
  addActivity: (input: { athleteId: string } & ActivityPlan) => string;
  editActivity: (id: string, changes: ActivityPlan) => void;
  deleteActivity: (id: string) => void;
  athletes: () => PracticeAthlete[];
  activitiesOf: (athleteId: string) => PracticeActivity[];
  /** Allows without a browser: the code that the redirect would carry. */
  allow: (input?: { athleteId?: string; scopes?: string[] }) => string;
  /** The athlete takes the permission back at Strava. */
  revoke: (athleteId: string) => void;
  /** All access tokens are refused from now on, before their time; refreshing works. */
  expireTokens: () => void;
  /** Whether the athlete's permission stands. */
  isAllowed: (athleteId: string) => boolean;
  sendEvent: (event: PracticeEvent) => Promise<number | null>;
  limits: (limits: Partial<Limits>) => void;
  /** Each answer takes this long from now on. */
  setLatency: (ms: number) => void;
  /** The most calls in any one window so far, and how many were beyond a limit. */
  record: () => { most: Limits; overruns: number };
  calls: (name?: CallName) => PracticeCall[];
  /** The next call of that name, as it arrives and before it is answered. */
  nextCall: (name: CallName) => Promise<PracticeCall>;
  forgetCalls: () => void;
  misbehave: (misbehaviour: Misbehaviour) => void;
  behave: () => void;
  stop: () => Promise<void>;
};

export type Environment = {
  STRAVA_API_URL: string;
  STRAVA_CLIENT_ID: string;
  STRAVA_CLIENT_SECRET: string;
};

/** The variables that point Longrun at a practice server. */
export function environmentFor(
  practice: Pick<PracticeStrava, 'url' | 'clientId' | 'clientSecret'>,
): Environment {
  return {
    STRAVA_API_URL: practice.url,
    STRAVA_CLIENT_ID: practice.clientId,
    STRAVA_CLIENT_SECRET: practice.clientSecret,
  };
}
