import { deleteAccount, purgeAccount, undeleteAccount } from '../account/delete-account.ts';
import { canComeBack, DELETED_ACCOUNT_KEPT_MS } from '../auth/deleted-account.ts';
import { findUserByEmail, type UserRow } from '../auth/users.queries.ts';
import { createStrava } from '../strava/create-strava.ts';
import type { StravaCommandDeps } from './strava-commands.ts';

type Result = { done: boolean; text: string } | { state: 'notFound' } | { state: 'lastAdmin' };

/** Closes an account as its owner could; `atOnce`: and leaves nothing of it. */
export async function runDelete(
  deps: StravaCommandDeps,
  { email, atOnce }: { email: string; atOnce: boolean },
): Promise<Result> {
  const { db, clock, config, timeouts } = deps;
  const user = await findUserByEmail(db, email);
  if (!user) return { state: 'notFound' };
  if (user.deleted_at !== null && !atOnce) {
    return yes(`${email} is deleted already. ${until(user.deleted_at)} Nothing was changed.`);
  }
  const nowMs = clock.nowMs();
  const log = { warn: () => {} };
  const strava = createStrava({ db, clock, config, log, timeouts });
  const of = { db, nowMs, strava, userId: user.id };
  const outcome = await deleteAccount({ ...of, atOnce });
  if (outcome.state === 'lastAdmin') return outcome;
  const toldStrava = describeStrava(outcome.isStravaRevoked);
  if (!atOnce) return yes(`${email} is closed. ${until(nowMs)}${toldStrava}`);
  await purgeAccount(of);
  return yes(`${email} and everything in it is gone for good.${toldStrava}`);
}

export async function runUndelete(deps: StravaCommandDeps, email: string): Promise<Result> {
  const { db, clock } = deps;
  const user = await findUserByEmail(db, email);
  if (!user) return { state: 'notFound' };
  if (user.deleted_at === null) return yes(`${email} is not deleted. Nothing was changed.`);
  if (!canComeBack(user, clock.nowMs()) || !(await undeleteAccount(db, user.id))) {
    return no(`The 30 days of ${email} are over: it is being removed.`);
  }
  return yes(`${email} is back as it was, all but the connection to Strava.${stillInactive(user)}`);
}

function until(deletedAtMs: number): string {
  const day = new Date(deletedAtMs + DELETED_ACCOUNT_KEPT_MS).toISOString().slice(0, 10);
  return `Its owner can come back by signing in until ${day}, and you can have it back by: npm run admin -- undelete EMAIL. After that everything in it is gone for good.`;
}

function describeStrava(isRevoked: boolean | null): string {
  if (isRevoked === null) return '';
  return isRevoked
    ? ' Strava has its access back.'
    : ' Strava could not be told: its tokens are deleted here, and the athlete can remove Longrun in Strava’s settings, under My Apps.';
}

function stillInactive({ is_active, email }: UserRow): string {
  return is_active === 1
    ? ''
    : ` The account is deactivated, though: npm run admin -- activate ${email}`;
}

function yes(text: string): Result {
  return { done: true, text };
}

function no(text: string): Result {
  return { done: false, text };
}
