import type { Db, Tx } from '../../platform/db/database.ts';

type OauthState = {
  stateHash: string;
  userId: number;
  sessionId: number;
  redirectUri: string;
};

/** Keeps the state of a journey that begins; of more open ones than `maxOpen` the oldest are forgotten. */
export async function keepState(
  tx: Tx,
  state: OauthState & { nowMs: number },
  maxOpen: number,
): Promise<void> {
  await tx
    .insertInto('oauth_states')
    .values({
      state_hash: state.stateHash,
      user_id: state.userId,
      session_id: state.sessionId,
      redirect_uri: state.redirectUri,
      created_at: state.nowMs,
    })
    .execute();
  const surplus = await tx
    .selectFrom('oauth_states')
    .select('state_hash')
    .where('user_id', '=', state.userId)
    .where('state_hash', '<>', state.stateHash)
    .orderBy('created_at', 'desc')
    .orderBy('state_hash')
    .limit(1000)
    .offset(maxOpen - 1)
    .execute();
  if (surplus.length === 0) return;
  await tx
    .deleteFrom('oauth_states')
    .where('user_id', '=', state.userId)
    .where(
      'state_hash',
      'in',
      surplus.map((row) => row.state_hash),
    )
    .execute();
}

/** Takes the state of this athlete and this session, once; undefined where there is none. */
export async function takeState(
  db: Db | Tx,
  of: Pick<OauthState, 'stateHash' | 'userId' | 'sessionId'>,
): Promise<{ created_at: number } | undefined> {
  return db
    .deleteFrom('oauth_states')
    .where('state_hash', '=', of.stateHash)
    .where('user_id', '=', of.userId)
    .where('session_id', '=', of.sessionId)
    .returning('created_at')
    .executeTakeFirst();
}

/** How many states of journeys begun before this instant are forgotten. */
export async function forgetStatesBefore(db: Db | Tx, instantMs: number): Promise<number> {
  const result = await db
    .deleteFrom('oauth_states')
    .where('created_at', '<', instantMs)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteStates(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('oauth_states').where('user_id', '=', userId).execute();
}
