import type { QueryClient } from '@tanstack/react-query';
import { setDeviceStatus } from './device-status.ts';
import { keepAnswers } from './last-answers.ts';

const LOOK_EVERY_MS = 60 * 60_000;

/** Begins what works without a network, once the first screen stands. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  keepAnswers(queryClient);
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null;
  let isClaimed = !isFirst;
  workers.addEventListener('controllerchange', () => {
    // The first worker of all is that of this very version.
    if (isClaimed) setDeviceStatus({ isOutdated: true });
    isClaimed = true;
  });
  const worker = await workers.register('/service-worker.js');
  let lookedMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lookedMs < LOOK_EVERY_MS) return;
    lookedMs = performance.now();
    // An app that is never closed asks as well whether there is a newer one; later, if it cannot.
    worker.update().catch(() => {});
  });
}
