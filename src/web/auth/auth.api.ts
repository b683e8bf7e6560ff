import { queryOptions, useMutation } from '@tanstack/react-query';
import type { login, register, User } from '../../contract/auth.ts';
import type { Body } from '../../contract/endpoint.ts';
import { ApiError, call } from '../api.ts';

// A server in the same house can be reached without the internet: the browser's word that it is
// offline must not hold a call back.
const networkMode = 'always';

/** The contract's schemas weigh more than the sign-in screen, so they come when they are wanted. */
export function loadContract() {
  return import('../../contract/auth.ts');
}

/** Who is signed in; null where nobody is, as the page itself may know already. */
export const sessionQuery = queryOptions({
  queryKey: ['api', 'auth', 'me'],
  queryFn: askWhoIsSignedIn,
  initialData: () => (document.documentElement.dataset.signedIn === 'no' ? null : undefined),
  networkMode,
});

async function askWhoIsSignedIn(): Promise<User | null> {
  try {
    const { me } = await loadContract();
    const { user } = await call(me, {});
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export function useLogin() {
  return useMutation({
    mutationFn: async (body: Body<typeof login>) => {
      const { login } = await loadContract();
      return call(login, { body: { ...body, timeZone: zoneHere() } });
    },
    networkMode,
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: async (body: Body<typeof register>) => {
      const { register } = await loadContract();
      return call(register, { body: { ...body, timeZone: zoneHere() } });
    },
    networkMode,
  });
}

export async function signOut(): Promise<void> {
  const { logout } = await loadContract();
  await call(logout, {});
}

/** Days are counted where the athlete is. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export async function moveToZone(userId: number, timeZone: string): Promise<User> {
  const { updateUser } = await import('../../contract/users.ts');
  return call(updateUser, { params: { userId: String(userId) }, body: { timeZone } });
}
