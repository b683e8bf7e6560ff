import * as z from 'zod/mini';
import { id, maybeText } from './answer-values.ts';

const UNSAID_S = 3600;

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
  z.transform((told) => ({
    id: told.id,
    firstName: told.firstname,
    lastName: told.lastname,
    pictureUrl: webAddress(told.profile),
    city: told.city,
    country: told.country,
    isPremium: told.premium ?? told.summit ?? false,
  })),
);

const token = z.string().check(z.minLength(1), z.maxLength(4000));

/** Nothing but the tokens is insisted on: a renewal that is thrown away ends the connection. */
const tokens = {
  access_token: token,
  refresh_token: z.catch(z.nullish(token), null),
  expires_in: z.catch(z.nullish(z.number().check(z.gte(0), z.lte(366 * 86_400))), null),
};

function nameTokens(told: z.output<z.ZodMiniObject<typeof tokens>>) {
  return {
    accessToken: told.access_token,
    /** Null: the one that was used stays good. */
    refreshToken: told.refresh_token ?? null,
    expiresInS: told.expires_in ?? UNSAID_S,
  };
}

export const renewedTokens = z.pipe(z.object(tokens), z.transform(nameTokens));
export type RenewedTokens = z.output<typeof renewedTokens>;

export const firstTokens = z.pipe(
  z.object({ ...tokens, refresh_token: token, athlete }),
  z.transform((told) => ({
    ...nameTokens(told),
    refreshToken: told.refresh_token,
    athlete: told.athlete,
  })),
);
export type FirstTokens = z.output<typeof firstTokens>;

/** A picture's address, and nothing that a page would run. */
function webAddress(text: string | null): string | null {
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
