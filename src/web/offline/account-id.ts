import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../queries/keys.ts';

/** Of the account that is signed in; null where none is. */
export function accountId(queryClient: QueryClient): number | null {
  return idOf(queryClient.getQueryData(sessionKey));
}

export function idOf(user: unknown): number | null {
  if (typeof user !== 'object' || user === null) return null;
  const id: unknown = Reflect.get(user, 'id');
  return typeof id === 'number' ? id : null;
}
