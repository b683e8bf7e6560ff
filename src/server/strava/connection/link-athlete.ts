import type { Db, Tx } from '../../platform/db/database.ts';
import type { Sealer } from '../../platform/sealed/sealed.ts';
import type { FirstTokens } from '../api/token-answer.ts';
import { placeOf } from './sealed-tokens.ts';

export type LinkOutcome = 'linked' | 'linkedElsewhere' | 'otherAthlete';

/** Connects the athlete at Strava to the one here, or renews what was connected before. */
export async function linkAthlete(input: {
  db: Db;
  sealer: Sealer;
  userId: number;
  tokens: FirstTokens;
  granted: string;
  /** When the tokens were asked for, by our clock. */
  askedAtMs: number;
}): Promise<LinkOutcome> {
  const { db, sealer, userId, tokens, granted, askedAtMs } = input;
  const { athlete } = tokens;
  const renewed = {
    access_token_sealed: sealer.seal(tokens.accessToken, placeOf(userId, 'access_token_sealed')),
    refresh_token_sealed: sealer.seal(tokens.refreshToken, placeOf(userId, 'refresh_token_sealed')),
    token_expires_at: askedAtMs + tokens.expiresInS * 1000,
    scope: granted,
    first_name: athlete.firstName,
    last_name: athlete.lastName,
    profile_picture_url: athlete.pictureUrl,
    city: athlete.city,
    country: athlete.country,
    is_premium: athlete.isPremium ? (1 as const) : (0 as const),
    state: 'connected' as const,
    trouble: null,
    failures: 0,
    sync_due_at: askedAtMs,
    refresh_claim: null,
    refresh_claimed_until: 0,
  };
  return db.transaction().execute(async (tx) => {
    if (await renew(tx)) return 'linked';
    const inserted = await tx
      .insertInto('service_connections')
      .values({
        ...renewed,
        ...{ user_id: userId, service: 'strava', external_athlete_id: athlete.id },
        connected_at: askedAtMs,
      })
      // Whoever was first, in this table, has it: the athlete there, or the account here.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return 'linked';
    const taken = await tx
      .selectFrom('service_connections')
      .select('user_id')
      .where('service', '=', 'strava')
      .where('external_athlete_id', '=', athlete.id)
      .executeTakeFirst();
    // The same person in two windows at once: the later tokens count.
    if (taken?.user_id === userId) return (await renew(tx)) ? 'linked' : 'otherAthlete';
    return taken ? 'linkedElsewhere' : 'otherAthlete';
  });

  async function renew(tx: Tx): Promise<boolean> {
    const updated = await tx
      .updateTable('service_connections')
      .set(renewed)
      .where('user_id', '=', userId)
      .where('service', '=', 'strava')
      .where('external_athlete_id', '=', athlete.id)
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
  }
}
