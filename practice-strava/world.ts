import { randomBytes } from 'node:crypto';
import { type ActivityPlan, completeActivity, type PracticeActivity } from './activity.ts';
import { completeAthlete, type PracticeAthlete } from './athlete.ts';

export type Grant = {
  athleteId: string;
  scopes: string[];
  accessToken: string;
  refreshToken: string;
  expiresAtMs: number;
};

export type Code = {
  athleteId: string;
  scopes: string[];
  madeAtMs: number;
};

export type Subscription = {
  id: number;
  callbackUrl: string;
  verifyToken: string;
  madeAtMs: number;
};

export type World = ReturnType<typeof createWorld>;

const CODE_LIVES_MS = 10 * 60_000;
const ACCESS_TOKEN_LIVES_MS = 6 * 60 * 60_000;

/** Everything that the practice server knows: athletes, activities, and who was let in. */
export function createWorld(clock: Clock) {
  const athletes = new Map<string, PracticeAthlete>();
  const activities = new Map<string, PracticeActivity>();
  const codes = new Map<string, Code>();
  const grants: Grant[] = [];
  /** Access tokens live until they expire, whether or not a newer one was given. */
  const tokens = new Map<string, { athleteId: string; scopes: string[]; expiresAtMs: number }>();
  const subscriptions: Subscription[] = [];

  const newTokens = (grant: { athleteId: string; scopes: string[] }) => {
    const expiresAtMs = clock.nowMs() + ACCESS_TOKEN_LIVES_MS;
    const accessToken = secret();
    tokens.set(accessToken, { ...grant, expiresAtMs });
    return { accessToken, expiresAtMs };
  };

  return {
    athletes,
    activities,
    grants,
    subscriptions,

    addAthlete: (given: Partial<PracticeAthlete>, url: string): PracticeAthlete => {
      const athlete = completeAthlete({ given, number: athletes.size + 1, url });
      athletes.set(athlete.id, athlete);
      return athlete;
    },

    addActivity: (athleteId: string, plan: ActivityPlan): PracticeActivity => {
      const athlete = athletes.get(athleteId);
      if (!athlete) throw new Error(`no athlete ${athleteId}`);
      const { timeZone } = athlete;
      const activity = completeActivity({ plan, athleteId, nowMs: clock.nowMs(), timeZone });
      // Eleven digits that follow from the start: the same after a restart.
      let id = BigInt(plan.id ?? Math.floor(activity.startMs / 1000) * 10);
      while (activities.has(String(id))) id += 1n;
      activity.id = String(id);
      activities.set(activity.id, activity);
      return activity;
    },

    editActivity: (id: string, changes: ActivityPlan): PracticeActivity => {
      const before = activities.get(id);
      if (!before) throw new Error(`no activity ${id}`);
      const after = { ...before, ...changes, id };
      activities.set(id, after);
      return after;
    },

    deleteActivity: (id: string): PracticeActivity => {
      const before = activities.get(id);
      if (!before) throw new Error(`no activity ${id}`);
      activities.delete(id);
      return before;
    },

    firstAthlete: (): PracticeAthlete => {
      const [first] = athletes.values();
      if (!first) throw new Error('no athlete');
      return first;
    },

    activitiesOf: (athleteId: string) =>
      [...activities.values()].filter((activity) => activity.athleteId === athleteId),

    newCode: (code: Omit<Code, 'madeAtMs'>): string => {
      const text = secret();
      codes.set(text, { ...code, madeAtMs: clock.nowMs() });
      return text;
    },

    /** A code works once and for ten minutes; a new grant ends none of the athlete's other ones. */
    exchangeCode: (text: string): Grant | undefined => {
      const code = codes.get(text);
      codes.delete(text);
      if (!code || clock.nowMs() - code.madeAtMs > CODE_LIVES_MS) return undefined;
      const { athleteId, scopes } = code;
      const earlier = grants.findIndex((grant) => grant.athleteId === athleteId);
      if (earlier >= 0) grants.splice(earlier, 1);
      const grant = { athleteId, scopes, refreshToken: secret(), ...newTokens(code) };
      grants.push(grant);
      return grant;
    },

    refresh: (refreshToken: string): Grant | undefined => {
      const grant = grants.find((candidate) => candidate.refreshToken === refreshToken);
      if (!grant) return undefined;
      // The refresh token before is refused from now on.
      Object.assign(grant, newTokens(grant), { refreshToken: secret() });
      return grant;
    },

    readToken: (accessToken: string) => {
      const token = tokens.get(accessToken);
      return token && token.expiresAtMs > clock.nowMs() ? token : undefined;
    },

    /** Ends what a token of either kind opened; false where it is not one of ours. */
    endGrantOf: (token: string): boolean => {
      const athleteId =
        tokens.get(token)?.athleteId ??
        grants.find((grant) => grant.refreshToken === token)?.athleteId;
      if (athleteId === undefined) return false;
      endGrant(athleteId);
      return true;
    },

    endGrant: (athleteId: string) => endGrant(athleteId),
    expireTokens: () => tokens.clear(),
  };

  function endGrant(athleteId: string) {
    for (const [text, token] of tokens) if (token.athleteId === athleteId) tokens.delete(text);
    const index = grants.findIndex((grant) => grant.athleteId === athleteId);
    if (index >= 0) grants.splice(index, 1);
  }
}

function secret(): string {
  return randomBytes(20).toString('hex');
}

export type Clock = { nowMs: () => number };

export const systemClock: Clock = { nowMs: () => Date.now() };
