import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { forgetDrafts, hasUnsent } from '../kept-entries/draft-store.ts';
import { halfTypedNames } from '../kept-entries/drafted-entry.ts';
import { useToast } from '../ui/toaster.tsx';
import type { Lost } from './leave-question.tsx';

const LeaveQuestion = lazy(() => import('./leave-question.tsx'));

type SignOutInput = {
  userId: number;
  /** Throws where the server cannot be told. */
  leave: () => Promise<void>;
  onLeft: () => void;
};

/**
 * Nothing of an account stays readable on a device that it left: what would be lost by that is said
 * first.
 */
export function useSignOut({ userId, leave, onLeft }: SignOutInput) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [lost, setLost] = useState<Lost | null>(null);

  // Whoever signs in next begins at the dashboard; it is not shown to the one who left.
  const hasLeft = useRef(false);
  useEffect(
    () => () => {
      if (hasLeft.current) navigate('/');
    },
    [navigate],
  );

  const leaveNow = async () => {
    setLost(null);
    try {
      await leave();
      hasLeft.current = true;
      forgetDrafts(userId);
      if (navigator.serviceWorker || hasUnsent()) await (await leaving()).leaveDevice(userId);
      onLeft();
    } catch {
      toast({
        title: 'Error',
        text: 'You are still signed in: the server cannot be reached. Try again in a moment.',
        tone: 'bad',
      });
    }
  };

  const signOut = async () => {
    // A device that keeps nothing has nothing that waits.
    const unsent = hasUnsent()
      ? await leaving()
          .then((code) => code.unsentAtLeaving(queryClient, userId))
          .catch(() => 0)
      : 0;
    const halfTyped = halfTypedNames(userId);
    if (unsent > 0 || halfTyped.length > 0) setLost({ unsent, halfTyped });
    else await leaveNow();
  };

  const question: ReactNode = lost && (
    <Suspense>
      <LeaveQuestion lost={lost} onLeave={() => void leaveNow()} onStay={() => setLost(null)} />
    </Suspense>
  );
  return { onSignOut: () => void signOut(), question };
}

function leaving() {
  return import('./leave-device.ts');
}
