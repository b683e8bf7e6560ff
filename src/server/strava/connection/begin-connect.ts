import type { FastifyRequest } from 'fastify';
import { hashToken, newToken } from '../../auth/tokens.ts';
import type { Db } from '../../platform/db/database.ts';
import { ownAddress } from '../../platform/http/origin-check.ts';
import type { StravaAddresses } from '../api/strava-addresses.ts';
import { keepState } from './oauth-states.queries.ts';

const SCOPES = 'read,activity:read_all';
const MOST_OPEN = 20;

/** The address at Strava to send this browser to; the way back is open for ten minutes, once. */
export async function beginConnect(input: {
  db: Db;
  nowMs: number;
  caller: { userId: number; sessionId: number };
  clientId: string;
  addresses: StravaAddresses;
  origin: string;
}): Promise<{ authorizeUrl: string }> {
  const { db, nowMs, caller, clientId, addresses, origin } = input;
  const { userId, sessionId } = caller;
  const state = newToken();
  const redirectUri = `${origin}/strava`;
  await db.transaction().execute((tx) =>
    keepState(tx, {
      ...{ stateHash: hashToken(state), userId, sessionId, redirectUri },
      ...{ nowMs, mostOpen: MOST_OPEN },
    }),
  );
  const authorizeUrl = new URL(`${addresses.oauth}/oauth/authorize`);
  const query = {
    ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code' },
    ...{ approval_prompt: 'force', scope: SCOPES, state },
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
  const isTold = origin && origin !== 'null' && URL.canParse(origin);
  return isTold && !publicUrl ? new URL(origin).origin : ownAddress(request, publicUrl);
}
