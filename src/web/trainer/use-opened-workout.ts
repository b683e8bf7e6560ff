import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { TrainerWorkout } from '../../contract/sharing.ts';

export type BackToOverview = { href: string; onClick: (event: MouseEvent) => void };

/**
 * The workout that is open stands in the address, so that the browser's way back leads out of it
 * and a reload stays in it.
 */
export function useOpenedWorkout(workouts: readonly TrainerWorkout[] | undefined) {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('workout');
  const opened = workouts?.find(({ id }) => String(id) === asked);
  const openedId = opened?.id ?? null;
  const overviewIsBehind = useRef(false);
  const lastOpened = useRef<number | null>(null);
  const wasAt = openedId === null ? lastOpened.current : null;

  useEffect(() => {
    if (openedId === null) overviewIsBehind.current = workouts !== undefined;
    else lastOpened.current = openedId;
  }, [openedId, workouts]);

  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (overviewIsBehind.current) history.back();
    else navigate(path, { replace: true });
  };

  return {
    opened,
    hrefOf: (id: number) => `${path}?workout=${id}`,
    back: { href: path, onClick: goBack },
    /** The workout that was just left, so that the reader is taken back to it. */
    wasAt,
  };
}
