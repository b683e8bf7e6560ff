import { ApiError } from '../api.ts';
import type { KeptEntry, KeptKind } from './kept-kind.ts';
import { newKey } from './new-key.ts';

/**
 * A creation under way. The key makes sending it twice harmless; `sent` is a try whose answer never
 * came, so that it may have arrived.
 */
export type FirstTry<Sent> = { key: string; sent: Sent | null };

export type Tries<Sent> = { read: () => FirstTry<Sent>; write: (next: FirstTry<Sent>) => void };

export function newFirstTry(): FirstTry<never> {
  return { key: newKey(), sent: null };
}

/**
 * Creates an entry once, however often it is sent. The answer of an earlier try is asked for first,
 * and what was typed since becomes a change of it.
 */
export async function createOnce<Entry extends KeptEntry, Sent extends object>(
  kind: Pick<KeptKind<Entry, Sent>, 'create' | 'update' | 'asSent'>,
  sent: Sent,
  tries: Tries<Sent>,
): Promise<Entry> {
  const { key, sent: earlier } = tries.read();
  const first = earlier ?? sent;
  tries.write({ key, sent: first });
  let entry: Entry;
  try {
    entry = await kind.create(first, { headers: { 'idempotency-key': key } });
  } catch (refusal) {
    if (!isCertainlyRefused(refusal)) throw refusal;
    const next = afterRefusal(refusal, { key, sent: earlier });
    tries.write(next);
    if (next.key === key && next.sent === earlier) throw refusal;
    return createOnce(kind, sent, tries);
  }
  if (JSON.stringify(first) === JSON.stringify(sent)) return entry;
  const change = { ...sent, ...kind.asSent?.(entry), ...changedIn(sent, first) };
  return kind.update(entry.id, change, { headers: {} });
}

/** It may have become one with what a file told, of which nothing was typed. */
function changedIn<Sent extends object>(sent: Sent, first: Sent): Partial<Sent> {
  const told = Object.entries(sent).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(first, name)),
  );
  return Object.fromEntries(told) as Partial<Sent>;
}

function afterRefusal<Sent>(refusal: ApiError, tried: FirstTry<Sent>): FirstTry<Sent> {
  // Another tab has saved something else under the key of a draft that both had open.
  if (refusal.code === 'conflict') return newFirstTry();
  // A try that an older release let pass and this one does not: what stands in the form now counts.
  if (refusal.code === 'validation' && tried.sent) return { key: tried.key, sent: null };
  return tried;
}

/** An answer that says no; silence and a broken server leave it open what was done. */
export function isCertainlyRefused(refusal: unknown): refusal is ApiError {
  return refusal instanceof ApiError && refusal.status >= 400 && refusal.status < 500;
}
