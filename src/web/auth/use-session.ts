import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { User } from '../../contract/session.ts';
import { ApiError, listenToRefusals, messageOf } from '../api.ts';
import { zoneHere } from '../days/use-athletes-day.ts';
import { moveToZone, sessionQuery, signOut } from './auth.api.ts';

export type Session =
  | { state: 'checking' }
  | { state: 'unreachable'; message: string; retry: () => void }
  | { state: 'signedOut' }
  /** `expired`: the server knows the session no more; what was being typed is still there. */
  | { state: 'signedIn'; user: User; expired: boolean };

export function useSession() {
  const queryClient = useQueryClient();
  const { data: user, error, refetch } = useQuery(sessionQuery);
  const [expired, setExpired] = useState(false);
  const [foreignOrigin, setForeignOrigin] = useState<string | null>(null);

  const setUser = useCallback(
    (next: User | null) => queryClient.setQueryData(sessionQuery.queryKey, next),
    [queryClient],
  );

  const heedRefusal = useCallback(
    ({ code, message }: ApiError) => {
      if (code === 'foreignOrigin') setForeignOrigin(message);
      if (code === 'notSignedIn') setExpired(true);
      if (code === 'deactivated') {
        queryClient.setQueryData(
          sessionQuery.queryKey,
          (known) => known && { ...known, isActive: false },
        );
      }
    },
    [queryClient],
  );
  useEffect(() => listenToRefusals(heedRefusal), [heedRefusal]);

  const enter = useCallback(
    (next: User) => {
      const isSamePerson = user?.id === next.id;
      setForeignOrigin(null);
      setExpired(false);
      setUser(next);
      if (isSamePerson) void queryClient.invalidateQueries({ predicate: isNotSession });
      else queryClient.removeQueries({ predicate: isNotSession });
    },
    [queryClient, setUser, user],
  );

  const signedIn = (next: User) => {
    enter(next);
    tellOtherTabs(next.id);
  };

  /** Throws where the server cannot be told: then the session lives on, and so must the screen. */
  const leave = async () => {
    await signOut().catch((refusal: unknown) => {
      if (!(refusal instanceof ApiError && refusal.status === 401)) throw refusal;
    });
    setExpired(false);
    setUser(null);
    tellOtherTabs(null);
  };

  // Only now are their screens gone: one that still stood would ask again for what it had lost.
  useEffect(() => {
    if (user === null) queryClient.removeQueries({ predicate: isNotSession });
  }, [queryClient, user]);

  useEffect(
    () =>
      listenToOtherTabs((userId) => {
        if (userId === (user?.id ?? null)) setExpired(false);
        else location.reload();
      }),
    [user],
  );

  useZoneHere(user, setUser);

  return { session: sessionOf(), foreignOrigin, signedIn, leave };

  function sessionOf(): Session {
    if (user) return { state: 'signedIn', user, expired };
    if (user === null) return { state: 'signedOut' };
    if (!error) return { state: 'checking' };
    return { state: 'unreachable', message: messageOf(error, ''), retry: () => void refetch() };
  }
}

/** An athlete who travelled is told nothing; their next run simply falls on the right day. */
function useZoneHere(user: User | null | undefined, onMoved: (user: User) => void): void {
  const { id, isActive, timeZone } = user ?? {};
  useEffect(() => {
    if (id === undefined || !isActive || timeZone === zoneHere()) return;
    moveToZone(id, zoneHere()).then(onMoved, () => {});
  }, [id, isActive, timeZone, onMoved]);
}

function isNotSession({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryKey[0] !== sessionQuery.queryKey[0];
}

// One object: what a channel sends, it does not hear itself.
const channel = new BroadcastChannel('longrun.session');

/** Tells the other tabs who is signed in now; null: nobody. */
function tellOtherTabs(userId: number | null): void {
  channel.postMessage(userId);
}

function listenToOtherTabs(changed: (userId: number | null) => void): () => void {
  const hear = ({ data }: MessageEvent) => changed(typeof data === 'number' ? data : null);
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}
