import { dayInZone } from '../../domain/calendar.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { UserRow } from './users.queries.ts';

/** How long a deleted account is kept closed before it is gone for good. */
export const DELETED_ACCOUNT_KEPT_MS = 30 * 86_400_000;

export function canComeBack(user: UserRow, nowMs: number): boolean {
  return user.deleted_at !== null && nowMs <= user.deleted_at + DELETED_ACCOUNT_KEPT_MS;
}

/** What somebody is told who knows the password of an account that was deleted. */
export function deletedRefusal(user: UserRow): AppError {
  const deletedAt = user.deleted_at ?? 0;
  const day = dayInZone(deletedAt + DELETED_ACCOUNT_KEPT_MS, user.time_zone);
  return new AppError(
    'accountDeleted',
    `This account was deleted and is closed. Until ${inWords(day)} it can come back with everything in it but the connection to Strava; after that it is gone for good.`,
  );
}

function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
