import type { QueryClient } from '@tanstack/react-query';
import { newKey } from '../kept-entries/new-key.ts';
import { accountId } from './account-id.ts';
import type { Unsent } from './device-store.ts';
import { dropUnsent, keepUnsent, tell, unsentOf } from './outbox.ts';
import { inTurn, isSentLater, sendUnsent } from './send-unsent.ts';
import { isUnreachable } from './unreachable.ts';

/** The form that something is saved from: to show what was typed, and to open it once more. */
export type TypedForm = Pick<Unsent, 'form' | 'lines'>;

export type ToSave = Pick<Unsent, 'noun' | 'action' | 'entryId' | 'day' | 'sent' | 'version'> &
  Partial<Pick<Unsent, 'key' | 'firstTry'>> & { typed: TypedForm | null };

type SavedFirst<Result> =
  | { state: 'done'; result: Result }
  /** It waits on this device until the server can be reached. */
  | { state: 'waits'; takeBack: () => Promise<void> };

/** No room on this device, and no server to send it to: it is nowhere but in front of its athlete. */
export class NoRoom extends Error {}

/**
 * Keeps what is saved on this device before it is sent, so that neither a lost connection nor a
 * closed tab loses it. Throws what `send` throws, save that nobody was there to answer.
 */
export async function saveFirst<Result>(
  queryClient: QueryClient,
  toSave: ToSave,
  send: (key: string) => Promise<Result>,
): Promise<SavedFirst<Result>> {
  const { typed, ...saved } = toSave;
  const key = toSave.key ?? newKey();
  const userId = accountId(queryClient);
  if (userId === null || !isSentLater(toSave.noun)) {
    return { state: 'done', result: await send(key) };
  }
  const nowMs = Date.now();
  const { form = null, lines = [] } = typed ?? {};
  const unsent: Unsent = {
    ...saved,
    firstTry: toSave.firstTry ?? null,
    userId,
    key,
    form,
    lines,
    savedMs: nowMs,
    triedMs: nowMs,
    trouble: null,
  };
  const id = await keepUnsent(unsent, 'quietly').catch(() => null);
  try {
    // What was saved before goes before.
    const waits = (await unsentOf(userId).catch(() => [])).some((each) => isBefore(each, id));
    if (waits) await sendUnsent(queryClient);
    const result = await inTurn(() => send(key));
    if (id !== null) await settle(unsent, id);
    return { state: 'done', result };
  } catch (refusal) {
    if (!isUnreachable(refusal)) {
      if (id !== null) await dropUnsent({ id, userId });
      throw refusal;
    }
    if (id === null) throw new NoRoom();
    await dropTroubled(unsent, id);
    await tell(userId);
    return { state: 'waits', takeBack: () => dropUnsent({ id, userId }) };
  }
}

function isBefore(each: { id: number; trouble: unknown }, id: number | null): boolean {
  return each.trouble === null && (id === null || each.id < id);
}

async function settle(unsent: Unsent, id: number): Promise<void> {
  await dropTroubled(unsent, id);
  await dropUnsent({ id, userId: unsent.userId });
}

/** What could not be sent of the same form was its earlier state. */
async function dropTroubled({ userId, noun, entryId, action }: Unsent, id: number): Promise<void> {
  if (action === 'create') return;
  for (const each of await unsentOf(userId)) {
    const isSame = each.id < id && each.noun === noun && each.entryId === entryId;
    if (isSame && each.trouble) await dropUnsent(each);
  }
}
