import { queryOptions } from '@tanstack/react-query';
import { logout, me, type User } from '../../contract/session.ts';
import { ApiError, call } from '../api.ts';
import { sessionKey } from '../queries/keys.ts';

/** Who is signed in; null where nobody is, as the page itself may know already. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: askWhoIsSignedIn,
  initialData: () => (document.documentElement.dataset.signedIn === 'no' ? null : undefined),
});

async function askWhoIsSignedIn(): Promise<User | null> {
  try {
    const { user } = await call(me, {});
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export async function signOut(): Promise<void> {
  await call(logout, {});
}

export async function moveToZone(userId: number, timeZone: string): Promise<User> {
  // Few travel: what a profile may say is not for everybody to fetch.
  const { updateUser } = await import('../../contract/users.ts');
  return call(updateUser, { params: { userId }, body: { timeZone } });
}
