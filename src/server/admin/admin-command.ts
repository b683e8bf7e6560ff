import type { UserRow } from '../auth/users.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { findAccounts } from './admin.queries.ts';
import {
  ACCOUNT_CHANGES,
  type AccountChange,
  type ChangeOutcome,
  changeAccount,
} from './change-account.ts';
import { resetPassword } from './reset-password.ts';

export type AdminCommand =
  | { name: 'list' }
  | { name: AccountChange | 'reset-password'; email: string };

/** What to print, and whether it was done. */
export type CommandResult = { done: boolean; text: string };

export const ADMIN_USAGE = `Usage: npm run admin -- COMMAND

  list                   all accounts
  promote EMAIL          make the account an administrator
  demote EMAIL           make it an ordinary account again
  activate EMAIL         let the account in
  deactivate EMAIL       keep it out from its next request on
  reset-password EMAIL   print a fresh password once, and sign every device out

It works on the database that DATABASE_URL or DATA_DIR names, also while Longrun runs.`;

/** Null for anything that is not exactly one of the commands. */
export function parseAdminCommand(args: readonly string[]): AdminCommand | null {
  const [name, email, ...rest] = args;
  if (name === 'list') return email === undefined ? { name } : null;
  const known = [...ACCOUNT_CHANGES, 'reset-password' as const].find((each) => each === name);
  if (!known || !email?.includes('@') || rest.length > 0) return null;
  return { name: known, email: email.trim() };
}

export async function runAdminCommand(db: Db, command: AdminCommand): Promise<CommandResult> {
  if (command.name === 'list')
    return { done: true, text: describeAccounts(await findAccounts(db)) };
  const { name, email } = command;
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
      return {
        done: false,
        text: `${email} is the last active administrator. Promote somebody else first: npm run admin -- promote EMAIL`,
      };
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
    user.is_active === 1 ? 'active' : 'deactivated',
    new Date(user.created_at).toISOString().slice(0, 10),
    // A name is anything its owner typed; it must not steer this terminal.
    user.name.replace(/[\p{Cc}\p{Cf}]/gu, '?'),
  ]);
  return inColumns([['email', 'role', 'state', 'joined', 'name'], ...rows]);
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
