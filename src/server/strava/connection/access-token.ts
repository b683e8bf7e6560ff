import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { BadKeyFile } from '../../platform/sealed/key-file.ts';
import type { Opened, Place, Sealer } from '../../platform/sealed/sealed.ts';
import { TIMEOUTS } from '../api/request.ts';
import type { AccessTokens, WarnLog } from '../api/strava-api.ts';
import {
  forbidden,
  KEY_LOST,
  KEY_UNREADABLE,
  NOT_CONNECTED,
  REFUSED,
  refused,
  StravaFault,
  slow,
} from '../api/strava-fault.ts';
import type { StravaOauth } from '../api/strava-oauth.ts';
import {
  changeIfSameToken,
  findTokens,
  giveUpRenewal,
  leaseRenewal,
  type TokenColumn,
  type TokenRow,
} from './connections.queries.ts';
import { placeOf } from './sealed-tokens.ts';

/** Tokens that end sooner than this are renewed first. */
const GOOD_FOR_MS = 5 * 60_000;
/** A renewal is one call: whoever holds its lease for longer has died. */
const LEASE_MS = 2 * TIMEOUTS.wholeMs;
const LOOK_AGAIN_MS = 200;
const MAX_LOOKS = 200;

/**
 * The tokens of all connections. One renewal serves everybody who needs it: callers of this process
 * wait for the same one, other processes see its lease in the row and wait for the row to change.
 */
export function createAccessTokens(deps: {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  oauth: Pick<StravaOauth, 'renew'>;
  log: WarnLog;
}): AccessTokens {
  const { db, clock, sealer, oauth, log } = deps;
  const renewals = new Map<number, Promise<void>>();

  return { accessTokenOf, endAccess };

  async function accessTokenOf(of: { userId: number; refused?: string }): Promise<string> {
    const { userId } = of;
    let old: string | undefined;
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const row = await findTokens(db, userId);
      if (!row) throw refused(NOT_CONNECTED);
      if (row.state === 'reconnect') throw refused(row.trouble ?? REFUSED);
      const token = await openToken({ userId, row, column: 'access_token_sealed' });
      // One that has just come is used, however short it is good for.
      const isNew = old !== undefined && old !== row.access_token_sealed;
      if (isNew) return token;
      const isGood = row.token_expires_at - clock.nowMs() > GOOD_FOR_MS;
      if (isGood && token !== of.refused) return token;
      old = row.access_token_sealed;
      await renewTogether(userId, row);
    }
    throw slow(clock.nowMs() + LEASE_MS);
  }

  /** Resolves when the row may have changed; the caller looks again. */
  function renewTogether(userId: number, row: TokenRow): Promise<void> {
    const under = renewals.get(userId);
    if (under) return under;
    const renewal = renew(userId, row).finally(() => renewals.delete(userId));
    renewals.set(userId, renewal);
    return renewal;
  }

  async function renew(userId: number, row: TokenRow): Promise<void> {
    const { refresh_token_sealed: refreshSealed } = row;
    const refreshToken = await openToken({ userId, row, column: 'refresh_token_sealed' });
    const lease = randomUUID();
    const nowMs = clock.nowMs();
    const untilMs = nowMs + LEASE_MS;
    if (!(await leaseRenewal(db, { userId, refreshSealed, lease, nowMs, untilMs }))) {
      await sleep(LOOK_AGAIN_MS);
      return;
    }
    try {
      const renewed = await oauth.renew(refreshToken);
      const seal = (text: string, column: TokenColumn) =>
        sealer.seal(text, placeOf(userId, column));
      await changeIfSameToken(db, {
        userId,
        column: 'refresh_token_sealed',
        sealed: refreshSealed,
        columns: {
          access_token_sealed: seal(renewed.accessToken, 'access_token_sealed'),
          refresh_token_sealed: seal(renewed.refreshToken ?? refreshToken, 'refresh_token_sealed'),
          // By our clock, from before the call: what Strava's clock says does not matter.
          token_expires_at: nowMs + renewed.expiresInS * 1000,
          refresh_lease: null,
          refresh_leased_until: 0,
        },
      });
    } catch (error) {
      if (!(error instanceof StravaFault) || error.kind !== 'refused') {
        await giveUpRenewal(db, { userId, lease });
        throw error;
      }
      // Where others have stored newer tokens meanwhile, those count.
      const isOver = await askToReconnect({ userId, column: 'refresh_token_sealed', row });
      if (isOver) log.warn({ user: userId }, 'Strava refused to renew a connection');
    }
  }

  async function endAccess(of: { userId: number; refused: string }): Promise<StravaFault> {
    const { userId } = of;
    const row = await findTokens(db, userId);
    if (!row) return refused(NOT_CONNECTED);
    const token = await openToken({ userId, row, column: 'access_token_sealed' });
    if (token !== of.refused) return refused();
    await askToReconnect({ userId, column: 'access_token_sealed', row });
    log.warn({ user: userId }, 'Strava refused a token that it had just renewed');
    return refused();
  }

  async function openToken(of: { userId: number; row: TokenRow; column: TokenColumn }) {
    const { userId, row, column } = of;
    const opened = openSealed(row[column], placeOf(userId, column));
    if (opened.state === 'open') return opened.text;
    const changed = await askToReconnect({ ...of, trouble: KEY_LOST });
    if (changed) {
      const key = opened.state === 'keyMissing' ? opened.keyId : undefined;
      log.warn({ user: userId, key, why: opened.state }, 'a token of Strava’s does not open');
    }
    throw refused(KEY_LOST);
  }

  function openSealed(sealed: string, place: Place): Opened {
    try {
      return sealer.open(sealed, place);
    } catch (error) {
      if (!(error instanceof BadKeyFile)) throw error;
      log.warn({ why: error.message }, 'the key file cannot be read');
      throw forbidden(KEY_UNREADABLE);
    }
  }

  function askToReconnect(of: {
    userId: number;
    row: TokenRow;
    column: TokenColumn;
    trouble?: string;
  }): Promise<boolean> {
    const { userId, row, column, trouble = REFUSED } = of;
    return changeIfSameToken(db, {
      userId,
      column,
      sealed: row[column],
      columns: { state: 'reconnect', trouble, refresh_lease: null, refresh_leased_until: 0 },
    });
  }
}
