import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as contract from '../../contract/auth.ts';
import type { Answer, Body } from '../../contract/endpoint.ts';
import { updateUser } from '../../contract/users.ts';
import { ApiError, call } from '../api.ts';

// See workouts.api.ts: the browser's word that it is offline must not hold a call back.
const networkMode = 'always';

/** Who is signed in; null where nobody is, as the page itself may know already. */
export const sessionQuery = queryOptions({
  queryKey: ['api', 'auth', 'me'],
  queryFn: askWhoIsSignedIn,
  initialData: () => (document.documentElement.dataset.signedIn === 'no' ? null : undefined),
  networkMode,
});

async function askWhoIsSignedIn(): Promise<contract.User | null> {
  try {
    const { user } = await call(contract.me, {});
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export function useLogin() {
  return useMutation({
    mutationFn: (body: Body<typeof contract.login>) =>
      call(contract.login, { body: { ...body, timeZone: zoneHere() } }),
    networkMode,
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: Body<typeof contract.register>) =>
      call(contract.register, { body: { ...body, timeZone: zoneHere() } }),
    networkMode,
  });
}

export function signOut(): Promise<null> {
  return call(contract.logout, {});
}

/** Days are counted where the athlete is. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function moveToZone(userId: number, timeZone: string): Promise<contract.User> {
  return call(updateUser, { params: { userId: String(userId) }, body: { timeZone } });
}

export const devicesQuery = queryOptions({
  queryKey: ['api', 'auth', 'sessions'],
  queryFn: ({ signal }) => call(contract.listSessions, {}, { signal }),
  networkMode,
});

export type Device = Answer<typeof contract.listSessions>[number];

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.endSession, { params: { sessionId: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
    networkMode,
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.endOtherSessions, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
    networkMode,
  });
}
