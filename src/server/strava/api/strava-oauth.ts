import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { id, maybeText } from './answer-values.ts';
import type { StravaAddresses } from './strava-addresses.ts';
import type { StravaCalls } from './strava-calls.ts';
import {
  APPLICATION_INACTIVE,
  APPLICATION_UNKNOWN,
  forbidden,
  NO_APPLICATION,
  type RefusalReason,
  refusalReason,
  refused,
  StravaFault,
  unreadable,
} from './strava-fault.ts';

const MAX_BYTES = 1024 * 1024;
const ASK_AGAIN_MS = 60_000;

export type Application = { clientId: string; clientSecret: string };

export type StravaOauth = {
  /** Throws 'refused' where the code is not, or no longer, good: used before, or too old. */
  exchangeCode: (code: string) => Promise<FirstTokens>;
  /** Throws 'refused' where the refresh token is no longer good. */
  renew: (refreshToken: string) => Promise<RenewedTokens>;
  /** Ends the access at Strava; false where Strava did not say that it has. Never throws. */
  revoke: (tokens: { access: string | null; refresh: string | null }) => Promise<boolean>;
};

/** How tokens are given, renewed and given back. */
export function createStravaOauth(deps: {
  call: StravaCalls;
  clock: Clock;
  addresses: StravaAddresses;
  /** Null where the operator has set none: then nothing is asked. */
  application: Application | null;
}): StravaOauth {
  const { call, clock, addresses, application } = deps;
  const tokenUrl = `${addresses.oauth}/oauth/token`;
  const maxBytes = MAX_BYTES;

  return {
    exchangeCode: (code) =>
      askForTokens({ code, grant_type: 'authorization_code' }, firstTokens, ['application']),
    renew: (refreshToken) =>
      askForTokens({ refresh_token: refreshToken, grant_type: 'refresh_token' }, renewedTokens),
    revoke: async ({ access, refresh }) => {
      try {
        const token = refresh ?? access;
        if (token !== null && (await revokeBy(token))) return true;
        return access !== null && (await deauthorize(access));
      } catch (error) {
        if (error instanceof StravaFault) return false;
        throw error;
      }
    },
  };

  /** `alsoOurs`: reasons that are the operator's to mend here, and the athlete's elsewhere. */
  async function askForTokens<T>(
    what: Record<string, string>,
    schema: z.ZodMiniType<T>,
    alsoOurs: RefusalReason[] = [],
  ) {
    if (!application) throw forbidden(NO_APPLICATION);
    const { clientId, clientSecret } = application;
    const form = { client_id: clientId, client_secret: clientSecret, ...what };
    const { status, json } = await call({ method: 'POST', url: tokenUrl, form, maxBytes });
    if (status >= 400) {
      const reason = refusalReason(json);
      if (reason === 'inactive') throw forbidden(APPLICATION_INACTIVE);
      if (reason === 'client' || alsoOurs.includes(reason)) throw forbidden(APPLICATION_UNKNOWN);
      // Other refusals than of what was handed in say nothing about it.
      if (status !== 400 && status !== 401) throw unreadable(clock.nowMs() + ASK_AGAIN_MS);
      throw refused();
    }
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw unreadable(clock.nowMs() + ASK_AGAIN_MS);
    return parsed.data;
  }

  async function revokeBy(token: string): Promise<boolean> {
    if (!application) return false;
    const { clientId, clientSecret } = application;
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const headers = { authorization: `Basic ${credentials}` };
    const url = `${addresses.oauth}/oauth/revoke`;
    const { status } = await call({ method: 'POST', url, headers, form: { token }, maxBytes });
    return status < 300;
  }

  /** The older way, until June 2027. */
  async function deauthorize(access: string): Promise<boolean> {
    const headers = { authorization: `Bearer ${access}` };
    const url = `${addresses.oauth}/oauth/deauthorize`;
    const { status } = await call({ method: 'POST', url, headers, maxBytes, counted: 'asked' });
    return status < 300;
  }
}

/** For a token whose time Strava does not tell. */
const USUAL_LIFE_S = 3600;

const athlete = z.pipe(
  z.object({
    id,
    firstname: maybeText,
    lastname: maybeText,
    profile: maybeText,
    city: maybeText,
    country: maybeText,
    premium: z.nullish(z.boolean()),
    summit: z.nullish(z.boolean()),
  }),
  z.transform((json) => ({
    id: json.id,
    firstName: json.firstname,
    lastName: json.lastname,
    pictureUrl: webAddress(json.profile),
    city: json.city,
    country: json.country,
    isPremium: json.premium ?? json.summit ?? false,
  })),
);

const token = z.string().check(z.minLength(1), z.maxLength(4000));

/** Nothing but the tokens is insisted on: a renewal that is thrown away ends the connection. */
const tokens = {
  access_token: token,
  refresh_token: z.catch(z.nullish(token), null),
  expires_in: z.catch(z.nullish(z.number().check(z.gte(0), z.lte(366 * 86_400))), null),
};

function asTokens(json: z.output<z.ZodMiniObject<typeof tokens>>) {
  return {
    accessToken: json.access_token,
    /** Null: the one that was used stays good. */
    refreshToken: json.refresh_token ?? null,
    expiresInS: json.expires_in ?? USUAL_LIFE_S,
  };
}

const renewedTokens = z.pipe(z.object(tokens), z.transform(asTokens));
type RenewedTokens = z.output<typeof renewedTokens>;

const firstTokens = z.pipe(
  z.object({ ...tokens, refresh_token: token, athlete }),
  z.transform((json) => ({
    ...asTokens(json),
    refreshToken: json.refresh_token,
    athlete: json.athlete,
  })),
);
export type FirstTokens = z.output<typeof firstTokens>;

/** A picture's address, and nothing that a page would run. */
function webAddress(text: string | null): string | null {
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
