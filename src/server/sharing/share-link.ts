import type { FastifyRequest } from 'fastify';
import { addressBucket, countAttempt } from '../auth/rate-limit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { findAthleteByLink } from './sharing.queries.ts';

/** What `newToken` makes: 256 bits as base64url. Anything else names nobody, and is not looked up. */
const LINK_TOKEN = /^[\w-]{43}$/;

type ShareLinkDeps = { db: Db; clock: Clock; config: { loginRateLimit: number } };

/**
 * The athlete whose secret link this is, as long as they are active and share it. Looks that fail
 * are counted by address, apart from sign-ins, and refused beyond the limit; a link that is right
 * is never kept waiting for other people's guesses.
 */
export function shareLinkResolver({ db, clock, config }: ShareLinkDeps) {
  return async (token: string, request: FastifyRequest): Promise<number | null> => {
    const athleteId = LINK_TOKEN.test(token) ? await findAthleteByLink(db, token) : undefined;
    if (athleteId !== undefined) return athleteId;
    await countAttempt({
      db,
      nowMs: clock.nowMs(),
      bucket: `trainer:${addressBucket(request.ip)}`,
      limit: config.loginRateLimit,
    });
    return null;
  };
}
