import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../queries/keys.ts';
import { accountId } from './account-id.ts';
import { setDeviceStatus } from './device-status.ts';
import { keepAnswers } from './last-answers.ts';
import { listenToOtherTabs, tell, unsentOf } from './outbox.ts';
import { sendUnsent } from './send-unsent.ts';

const LOOK_EVERY_MS = 60 * 60_000;
const SEND_AGAIN_MS = 10_000;

/** Begins what works without a network, once the first screen stands. */
export async function startOffline(queryClient: QueryClient): Promise<void> {
  keepSending(queryClient);
  // Browsers have none on an address without https, other than this very machine.
  if (!navigator.serviceWorker) return;
  keepAnswers(queryClient);
  await keepCode(navigator.serviceWorker);
}

/** What waits to be sent goes at the start, with the network, after signing in, and now and then. */
function keepSending(queryClient: QueryClient): void {
  const send = () => void sendUnsent(queryClient).catch(() => {});
  let toldFor: number | null = null;
  // Whose it is may be known only later: a device may be slow to look it up, a server to answer.
  const tellWhatWaits = () => {
    const userId = accountId(queryClient);
    if (userId !== null && userId !== toldFor) void tell(userId).catch(() => {});
    toldFor = userId;
  };
  tellWhatWaits();
  send();
  listenToOtherTabs({
    userId: () => accountId(queryClient),
    onSent: () => void queryClient.invalidateQueries(),
  });
  addEventListener('online', send);
  document.addEventListener('visibilitychange', () => document.hidden || send());
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== sessionKey[0]) return;
    tellWhatWaits();
    if (event.action.type === 'success') send();
  });
  setInterval(async () => {
    const id = accountId(queryClient);
    if (id !== null && (await unsentOf(id).catch(() => [])).length > 0) send();
  }, SEND_AGAIN_MS);
}

async function keepCode(workers: ServiceWorkerContainer): Promise<void> {
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
