import { hashToken } from '../../auth/tokens.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { StravaFault } from '../api/strava-fault.ts';
import type { FirstTokens } from '../api/token-answer.ts';
import type { Strava } from '../create-strava.ts';
import { linkAthlete } from './link-athlete.ts';
import { takeState } from './oauth-states.queries.ts';
import { refusalOf } from './refusal-of.ts';
import { readingRight, scopesOf } from './scopes.ts';

export const STATE_LIVES_MS = 10 * 60_000;

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

/** Exchanges the code at once, and links the athlete that it stands for to the one who began. */
export async function finishConnect(input: {
  db: Db;
  clock: Clock;
  strava: Pick<Strava, 'oauth' | 'sealer'>;
  caller: { userId: number; sessionId: number };
  answer: { code: string; scope?: string; state?: string };
}): Promise<void> {
  const { db, clock, strava, caller, answer } = input;
  const { userId, sessionId } = caller;
  const { code, scope = '', state = '' } = answer;
  const begun = await takeState(db, { stateHash: hashToken(state), userId, sessionId });
  if (!begun) throw new AppError('conflict', NOT_BEGUN_HERE);
  const askedAtMs = clock.nowMs();
  if (askedAtMs - begun.created_at > STATE_LIVES_MS) throw new AppError('conflict', TOO_LATE);
  if (readingRight(scope) === 'none') throw new AppError('conflict', NOTHING_GRANTED);
  const tokens = await exchanged();
  const granted = scopesOf(scope).join(',');
  const outcome = await linkAthlete({
    db,
    sealer: strava.sealer,
    userId,
    tokens,
    granted,
    askedAtMs,
  });
  if (outcome === 'linkedElsewhere') throw new AppError('conflict', LINKED_ELSEWHERE);
  if (outcome === 'otherAthlete') {
    // Nobody here uses what was just granted.
    const { accessToken: access, refreshToken: refresh } = tokens;
    await strava.oauth.revoke({ access, refresh });
    throw new AppError('conflict', OTHER_ATHLETE);
  }

  async function exchanged(): Promise<FirstTokens> {
    try {
      return await strava.oauth.exchangeCode(code);
    } catch (error) {
      if (!(error instanceof StravaFault)) throw error;
      if (error.kind === 'refused') throw new AppError('conflict', CODE_REFUSED);
      throw refusalOf(error, clock.nowMs());
    }
  }
}
