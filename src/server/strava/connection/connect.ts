import type { FastifyRequest } from 'fastify';
import { hashToken, newToken } from '../../auth/tokens.ts';
import { lockUser } from '../../auth/users.queries.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ownAddress } from '../../platform/http/origin-check.ts';
import type { Sealer } from '../../platform/sealed/sealed.ts';
import type { StravaAddresses } from '../api/strava-addresses.ts';
import { asAppError, StravaFault } from '../api/strava-fault.ts';
import type { FirstTokens, StravaOauth } from '../api/strava-oauth.ts';
import { findUserOfAthlete, insertConnection, relinkAthlete } from './connections.queries.ts';
import { keepState, takeState } from './oauth-states.queries.ts';
import { readingRight, scopesOf } from './scopes.ts';
import { placeOf } from './sealed-tokens.ts';

export const STATE_LIVES_MS = 10 * 60_000;

const SCOPES = 'read,activity:read_all';
const MAX_OPEN = 20;

type Caller = { userId: number; sessionId: number };

/** The address at Strava to send this browser to; the way back is open for ten minutes, once. */
export async function beginConnect(input: {
  db: Db;
  nowMs: number;
  caller: Caller;
  clientId: string;
  addresses: StravaAddresses;
  origin: string;
}): Promise<{ authorizeUrl: string }> {
  const { db, nowMs, caller, clientId, addresses, origin } = input;
  const { userId, sessionId } = caller;
  const state = newToken();
  const redirectUri = `${origin}/strava`;
  const kept = { stateHash: hashToken(state), userId, sessionId, redirectUri, nowMs };
  await db.transaction().execute((tx) => keepState(tx, kept, MAX_OPEN));
  const authorizeUrl = new URL(`${addresses.oauth}/oauth/authorize`);
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    approval_prompt: 'force',
    scope: SCOPES,
    state,
  };
  for (const [name, value] of Object.entries(query)) authorizeUrl.searchParams.set(name, value);
  return { authorizeUrl: authorizeUrl.href };
}

/**
 * Where the browser has to come back to: the address it called from. A write from elsewhere than
 * our own pages was refused before this.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const { origin } = request.headers;
  const isKnown = origin && origin !== 'null' && URL.canParse(origin);
  return isKnown && !publicUrl ? new URL(origin).origin : ownAddress(request, publicUrl);
}

const NOT_BEGUN_HERE =
  'This answer of Strava’s does not belong to a connection begun here, or it was used before. Nothing was connected. Press Connect to begin again.';
const TOO_LATE =
  'More than ten minutes passed before Strava sent you back. Nothing was connected. Press Connect to begin again.';
const NOTHING_GRANTED =
  'Strava was not allowed to share your activities, so nothing was connected. Press Connect again, and leave ‘View data about your activities’ ticked.';
const CODE_REFUSED =
  'Strava did not accept the code any more: it is too old or was used before. Nothing was connected. Press Connect to begin again.';
const LINKED_ELSEWHERE =
  'This Strava account is connected to another account on this server already. Disconnect it there first.';
const OTHER_ATHLETE =
  'Your account is connected to another Strava account already. Disconnect that one first.';

/** Exchanges the code at once, and links the athlete at Strava to the account that began. */
export async function finishConnect(input: {
  db: Db;
  clock: Clock;
  strava: { oauth: StravaOauth; sealer: Sealer };
  caller: Caller;
  /** What the athlete's browser brings back from Strava. */
  brought: { code: string; scope?: string; state?: string };
}): Promise<void> {
  const { db, clock, strava, caller, brought } = input;
  const { userId, sessionId } = caller;
  const { code, scope = '', state = '' } = brought;
  const begun = await takeState(db, { stateHash: hashToken(state), userId, sessionId });
  if (!begun) throw new AppError('conflict', NOT_BEGUN_HERE);
  const askedAtMs = clock.nowMs();
  if (askedAtMs - begun.created_at > STATE_LIVES_MS) throw new AppError('conflict', TOO_LATE);
  if (readingRight(scope) === 'none') throw new AppError('conflict', NOTHING_GRANTED);
  const tokens = await exchanged();
  const granted = scopesOf(scope).join(',');
  const { sealer } = strava;
  const outcome = await linkAthlete({ db, sealer, userId, tokens, granted, askedAtMs });
  if (outcome === 'linkedElsewhere') throw new AppError('conflict', LINKED_ELSEWHERE);
  if (outcome === 'otherAthlete' || outcome === 'accountGone') {
    // Nobody here uses what was just granted.
    await strava.oauth.revoke({ access: tokens.accessToken, refresh: tokens.refreshToken });
    throw outcome === 'otherAthlete'
      ? new AppError('conflict', OTHER_ATHLETE)
      : new AppError('notSignedIn', 'Please sign in first');
  }

  async function exchanged(): Promise<FirstTokens> {
    try {
      return await strava.oauth.exchangeCode(code);
    } catch (error) {
      if (!(error instanceof StravaFault)) throw error;
      if (error.kind === 'refused') throw new AppError('conflict', CODE_REFUSED);
      throw asAppError(error, clock.nowMs());
    }
  }
}

/** Connects the athlete at Strava to the one here, or renews what was connected before. */
async function linkAthlete(input: {
  db: Db;
  sealer: Sealer;
  userId: number;
  tokens: FirstTokens;
  granted: string;
  /** When the tokens were asked for, by our clock. */
  askedAtMs: number;
}): Promise<'linked' | 'linkedElsewhere' | 'otherAthlete' | 'accountGone'> {
  const { db, sealer, userId, tokens, granted, askedAtMs } = input;
  const { athlete } = tokens;
  const columns = {
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
    refresh_lease: null,
    refresh_leased_until: 0,
  };
  const linked = { userId, athleteId: athlete.id, columns };
  return db.transaction().execute(async (tx) => {
    // Deleted while Strava was asked: then nothing is left that would ever give these tokens back.
    const user = await lockUser(tx, userId);
    if (!user || user.deleted_at !== null) return 'accountGone';
    if (await relinkAthlete(tx, linked)) return 'linked';
    const isNew = await insertConnection(tx, {
      ...columns,
      user_id: userId,
      service: 'strava',
      external_athlete_id: athlete.id,
      connected_at: askedAtMs,
    });
    if (isNew) return 'linked';
    const linkedTo = await findUserOfAthlete(tx, athlete.id);
    if (linkedTo === undefined) return 'otherAthlete';
    if (linkedTo !== userId) return 'linkedElsewhere';
    // The same person in two windows at once: the later tokens count.
    return (await relinkAthlete(tx, linked)) ? 'linked' : 'otherAthlete';
  });
}
