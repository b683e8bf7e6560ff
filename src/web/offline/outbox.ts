import { useEffect, useState } from 'react';
import { markUnsent } from '../kept-entries/draft-store.ts';
import { setDeviceStatus } from './device-status.ts';
import { deviceStore, type Unsent } from './device-store.ts';

export type Waiting = Unsent & { id: number };

/** What this device has saved for an athlete and not yet sent, in the order in which it was saved. */
export async function unsentOf(userId: number): Promise<Waiting[]> {
  const tx = (await deviceStore()).transaction('unsent');
  const rows = await tx.store.index('byUser').getAll(userId);
  // Another account's may wait here too, until it signs in again.
  markUnsent((await tx.store.count()) > 0);
  return rows.flatMap((row) => (row.id === undefined ? [] : [{ ...row, id: row.id }]));
}

/**
 * Durable once it resolves. Refused where the device has no room left. `quietly`: it is about to be
 * sent, so nobody has to be told of it yet.
 */
export async function keepUnsent(unsent: Unsent, quietly?: 'quietly'): Promise<number> {
  const store = await deviceStore();
  const tx = store.transaction('unsent', 'readwrite', { durability: 'strict' });
  const id = await tx.store.put(unsent);
  await tx.done;
  markUnsent(true);
  if (!quietly) await tell(unsent.userId);
  return id;
}

export async function dropUnsent({ id, userId }: { id: number; userId: number }): Promise<void> {
  await (await deviceStore()).delete('unsent', id);
  await tell(userId);
}

/** On signing out: what was never sent is thrown away with the rest, once that was agreed to. */
export async function forgetUnsent(userId: number): Promise<void> {
  for (const { id } of await unsentOf(userId)) await dropUnsent({ id, userId });
}

/** What waits to be sent, as it changes, here or in another tab. */
export function useUnsent(userId: number): readonly Waiting[] {
  const [unsent, setUnsent] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    const read = () => unsentOf(userId).then(setUnsent, () => setUnsent([]));
    void read();
    listeners.add(read);
    channel.addEventListener('message', read);
    return () => {
      listeners.delete(read);
      channel.removeEventListener('message', read);
    };
  }, [userId]);
  return unsent;
}

const listeners = new Set<() => void>();
const channel = new BroadcastChannel('longrun.unsent');

/** Says how much there is to whoever shows it, in every tab. */
export async function tell(userId: number): Promise<void> {
  await showCount(userId);
  for (const hear of listeners) hear();
  channel.postMessage('changed');
}

/** Says to the other tabs that the server has taken some of it. */
export function tellSent(): void {
  channel.postMessage('sent');
}

/** What other tabs tell: how much waits, and when something of it was sent. */
export function listenToOtherTabs(of: { userId: () => number | null; onSent: () => void }): void {
  channel.addEventListener('message', ({ data }) => {
    const userId = of.userId();
    if (userId !== null) void showCount(userId).catch(() => {});
    if (data === 'sent') of.onSent();
  });
}

async function showCount(userId: number): Promise<void> {
  setDeviceStatus({ unsent: (await unsentOf(userId)).length });
}
