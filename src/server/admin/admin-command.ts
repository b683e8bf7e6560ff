import type { UserRow } from '../auth/users.queries.ts';
import type { Engine } from '../platform/db/database.ts';
import { findAccounts } from './admin.queries.ts';
import {
  ACCOUNT_CHANGES,
  type AccountChange,
  type ChangeOutcome,
  changeAccount,
  resetPassword,
} from './change-account.ts';
import type { StravaCommandDeps, WebhookAction } from './strava-commands.ts';

type AdminCommand =
  | { name: 'list' }
  | { name: 'rotate-key' }
  | { name: 'strava-webhook'; action: WebhookAction; url?: string }
  | { name: 'delete'; email: string; atOnce: boolean }
  | { name: 'restore-account'; email: string; file: string }
  | { name: AccountChange | 'reset-password' | 'undelete'; email: string };

/** What to print, and whether it was done. */
type CommandResult = { done: boolean; text: string };

export const ADMIN_USAGE = `Usage: npm run admin -- COMMAND

  list                   all accounts
  promote EMAIL          make the account an administrator
  demote EMAIL           make it an ordinary account again
  activate EMAIL         let the account in
  deactivate EMAIL       keep it out from its next request on
  reset-password EMAIL   print a fresh password once, and sign every device out
  delete EMAIL           close the account; in 30 days everything in it is gone for good
  delete EMAIL --now     remove it with everything in it, at once
  undelete EMAIL         open it again within the 30 days
  restore-account EMAIL FILE
                         put an athlete's export (Profile: Download everything) into an empty account

  strava-webhook register [--url https://…]
                         have Strava tell of changes at once
  strava-webhook show    what is registered at Strava
  strava-webhook remove  end it
  rotate-key             seal what services entrusted to Longrun with a new key

It works on the database that DATABASE_URL or DATA_DIR names, also while Longrun runs.`;

/** Null for anything that is not exactly one of the commands. */
export function parseAdminCommand(args: readonly string[]): AdminCommand | null {
  const [name, email, ...rest] = args;
  if (name === 'list') return email === undefined ? { name } : null;
  if (name === 'rotate-key') return email === undefined ? { name } : null;
  if (name === 'strava-webhook') return parseWebhookCommand(email, rest);
  if (!email?.includes('@')) return null;
  const address = email.trim();
  const [option, ...more] = rest;
  if (name === 'delete' && option === '--now' && more.length === 0) {
    return { name, email: address, atOnce: true };
  }
  if (name === 'restore-account') {
    return option !== undefined && more.length === 0
      ? { name, email: address, file: option }
      : null;
  }
  if (rest.length > 0) return null;
  if (name === 'delete') return { name, email: address, atOnce: false };
  const known = WITH_EMAIL.find((each) => each === name);
  return known ? { name: known, email: address } : null;
}

const WITH_EMAIL = [...ACCOUNT_CHANGES, 'reset-password', 'undelete'] as const;
const WEBHOOK_ACTIONS: readonly WebhookAction[] = ['register', 'show', 'remove'];

function parseWebhookCommand(action: string | undefined, rest: string[]): AdminCommand | null {
  const name = 'strava-webhook' as const;
  const known = WEBHOOK_ACTIONS.find((each) => each === action);
  if (!known) return null;
  if (rest.length === 0) return { name, action: known };
  const [option, url, ...more] = rest;
  const isUrl = known === 'register' && option === '--url' && url && more.length === 0;
  return isUrl ? { name, action: known, url } : null;
}

export async function runAdminCommand(
  deps: StravaCommandDeps & { engine: Engine },
  command: AdminCommand,
): Promise<CommandResult> {
  const { db } = deps;
  if (command.name === 'strava-webhook' || command.name === 'rotate-key') {
    // The others start without what these need.
    const strava = await import('./strava-commands.ts');
    return command.name === 'rotate-key'
      ? strava.runRotateKey(deps)
      : strava.runWebhookCommand(deps, command);
  }
  if (command.name === 'list')
    return { done: true, text: describeAccounts(await findAccounts(db)) };
  const { email } = command;
  if (command.name === 'restore-account') {
    const { runRestoreAccount } = await import('./restore-command.ts');
    return (await runRestoreAccount(deps, command)) ?? notFound(email);
  }
  if (command.name === 'delete' || command.name === 'undelete') {
    const { runDelete, runUndelete } = await import('./deletion-commands.ts');
    const result =
      command.name === 'delete' ? await runDelete(deps, command) : await runUndelete(deps, email);
    if ('done' in result) return result;
    return result.state === 'notFound' ? notFound(email) : lastAdmin(email);
  }
  const { name } = command;
  if (name !== 'reset-password') {
    const outcome = await changeAccount({ db, change: name, email });
    return describeOutcome({ outcome, change: name, email });
  }
  const reset = await resetPassword(db, email);
  if (!reset) return notFound(email);
  const { password, sessionsEnded } = reset;
  const devices = sessionsEnded === 1 ? '1 device was' : `${sessionsEnded} devices were`;
  return {
    done: true,
    text: `The new password of ${email} is shown only here:\n\n  ${password}\n\n${devices} signed out.`,
  };
}

function describeOutcome(input: {
  outcome: ChangeOutcome;
  change: AccountChange;
  email: string;
}): CommandResult {
  const { outcome, change, email } = input;
  const { is, already } = WORDS[change];
  switch (outcome.state) {
    case 'notFound':
      return notFound(email);
    case 'lastAdmin':
      return lastAdmin(email);
    case 'unchanged':
      return { done: true, text: `${email} ${already}. Nothing was changed.` };
    case 'changed':
      return { done: true, text: `${email} ${is}.${stillInactive(outcome.user, change)}` };
  }
}

const WORDS: Record<AccountChange, { is: string; already: string }> = {
  promote: { is: 'is now an administrator', already: 'is an administrator already' },
  demote: { is: 'is now an ordinary account', already: 'is an ordinary account already' },
  activate: { is: 'is now active', already: 'is active already' },
  deactivate: { is: 'is now deactivated', already: 'is deactivated already' },
};

function stillInactive(user: UserRow, change: AccountChange): string {
  return change === 'promote' && user.is_active === 0
    ? ` The account is deactivated, though: npm run admin -- activate ${user.email}`
    : '';
}

function lastAdmin(email: string): CommandResult {
  return {
    done: false,
    text: `${email} is the last active administrator. Promote somebody else first: npm run admin -- promote EMAIL`,
  };
}

function notFound(email: string): CommandResult {
  return {
    done: false,
    text: `There is no account with the address ${email}. See all: npm run admin -- list`,
  };
}

function describeAccounts(users: readonly UserRow[]): string {
  if (users.length === 0) return 'There are no accounts yet.';
  const rows = users.map((user) => [
    user.email,
    user.is_admin === 1 ? 'administrator' : 'athlete',
    stateOf(user),
    new Date(user.created_at).toISOString().slice(0, 10),
    // A name is anything its owner typed; it must not steer this terminal.
    user.name.replace(/[\p{Cc}\p{Cf}]/gu, '?'),
  ]);
  return inColumns([['email', 'role', 'state', 'joined', 'name'], ...rows]);
}

function stateOf({ deleted_at, is_active }: UserRow): string {
  if (deleted_at !== null) {
    return `deleted ${new Date(deleted_at).toISOString().slice(0, 10)}`;
  }
  return is_active === 1 ? 'active' : 'deactivated';
}

function inColumns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
