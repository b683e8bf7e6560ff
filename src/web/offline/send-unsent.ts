import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../contract/endpoint.ts';
import * as weight from '../../contract/weight.ts';
import * as workouts from '../../contract/workout-entry.ts';
import { workoutBodyToJson } from '../../contract/workout-json.ts';
import type { Workout } from '../../contract/workouts.ts';
import { ApiError, call } from '../api.ts';
import { createOnce } from '../kept-entries/create-once.ts';
import { readDraft, removeDraft } from '../kept-entries/draft-store.ts';
import type { KeptEntry, KeptOptions } from '../kept-entries/kept-kind.ts';
import { noteOwnVersion } from '../kept-entries/own-versions.ts';
import { accountId, idOf } from './account-id.ts';
import { setDeviceStatus } from './device-status.ts';
import type { Unsent } from './device-store.ts';
import { dropUnsent, keepUnsent, tellSent, unsentOf, type Waiting } from './outbox.ts';
import { isUnreachable } from './unreachable.ts';

/** What may be saved with no network, and the calls that it waits for. */
const SENT_LATER: Record<string, Calls> = {
  workout: {
    create: workouts.createWorkout,
    update: workouts.updateWorkout,
    remove: workouts.deleteWorkout,
    asSent: (entry) => ('durationS' in entry ? workoutBodyToJson(entry) : {}),
  },
  'weight entry': {
    create: weight.createWeight,
    update: weight.updateWeight,
    remove: weight.deleteWeight,
  },
};

type Calls = {
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  /** As of `KeptKind`. */
  asSent?: (entry: KeptEntry | Workout) => object;
};

export function isSentLater(noun: string): boolean {
  return Object.hasOwn(SENT_LATER, noun);
}

/**
 * A server remembers a key for a week. What was tried longer ago may have arrived, and could be done
 * twice: its athlete looks first.
 */
const KEY_IS_GOOD_MS = 6 * 86_400_000;

/** Sends what waits, in order, until the server is out of reach; how much of it was taken. */
export async function sendUnsent(queryClient: QueryClient): Promise<number> {
  const userId = accountId(queryClient);
  if (userId === null || (await unsentOf(userId)).length === 0) return 0;
  const count = await inTurn(async () => {
    let taken = 0;
    const ids = (await unsentOf(userId)).map(({ id }) => id);
    for (const id of ids) {
      // As it is by now: what went before may have moved it on.
      const unsent = (await unsentOf(userId)).find((each) => each.id === id);
      if (!unsent || unsent.trouble) continue;
      const outcome = await send(unsent);
      if (outcome === 'later') break;
      if (outcome === 'taken') taken += 1;
    }
    return taken;
  });
  // Whatever rests on it is asked for anew, in every tab.
  if (count > 0) {
    void queryClient.invalidateQueries();
    tellSent();
  }
  return count;
}

/** One tab sends at a time; browsers have no locks without https, where the keys alone see to it. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work();
  return navigator.locks.request('longrun.unsent', work);
}

/** What was saved is done: nothing of it is left here, unless more was typed in its form since. */
async function settleUnsent(unsent: Waiting): Promise<void> {
  const { form, userId } = unsent;
  const of = form && { userId, name: form.name };
  if (of && valuesOf(readDraft(of)) === valuesOf(form.draft)) removeDraft(of);
  await dropUnsent(unsent);
}

async function send(unsent: Waiting): Promise<'taken' | 'later' | 'troubled'> {
  const { triedMs } = unsent;
  if (triedMs !== null && Date.now() - triedMs > KEY_IS_GOOD_MS) {
    return markTroubled(unsent, 'refused', LONG_AGO);
  }
  try {
    await carryOut({ ...unsent, triedMs: triedMs ?? Date.now() });
  } catch (refusal) {
    return heedRefusal(unsent, refusal);
  }
  setDeviceStatus({ isUnreachable: false });
  await settleUnsent(unsent);
  return 'taken';
}

const LONG_AGO =
  'It was first sent days ago, and no answer came. Look whether it is in your log before you save it again.';

async function carryOut(unsent: Waiting): Promise<void> {
  const { noun, action, entryId, sent, key, version } = unsent;
  const calls = SENT_LATER[noun];
  if (!calls) return;
  await keepUnsent(unsent, 'quietly');
  if (action === 'create' && sent) {
    let tries = { key, sent: unsent.firstTry };
    await createOnce(kindOf(calls), sent, {
      read: () => tries,
      write: (next) => {
        tries = next;
      },
    });
  }
  if (entryId === null) return;
  if (action === 'update' && sent) {
    const headers = { 'idempotency-key': key, 'if-match': `"${version}"` };
    const entry = await kindOf(calls).update(entryId, sent, { headers });
    await moveOn(unsent, entry.version);
  }
  if (action === 'delete') {
    const input = { params: { id: entryId } };
    await call(calls.remove, input).catch((refusal: unknown) => {
      // It is gone already: by an earlier try, or from another device.
      if (!(refusal instanceof ApiError && refusal.status === 404)) throw refusal;
    });
  }
}

/** A later change of the same form was made upon this one, and not against it. */
async function moveOn(done: Waiting, version: number): Promise<void> {
  const { userId, noun, entryId } = done;
  if (version !== (done.version ?? 0) + 1) return;
  if (entryId !== null) noteOwnVersion({ userId, noun, id: entryId, version });
  for (const next of await unsentOf(userId)) {
    const isUponThis =
      next.id > done.id &&
      next.noun === noun &&
      next.entryId === entryId &&
      next.version === done.version &&
      next.form?.name === done.form?.name;
    if (isUponThis) await keepUnsent({ ...next, version }, 'quietly');
  }
}

function kindOf(calls: Calls) {
  return {
    create: async (sent: object, options: KeptOptions) => {
      const input = { body: sent };
      return entryOf(await call(calls.create, input, options));
    },
    asSent: calls.asSent,
    update: async (id: number, sent: object, options: KeptOptions) => {
      const input = { params: { id }, body: sent };
      return entryOf(await call(calls.update, input, options));
    },
  };
}

function entryOf(answer: unknown): KeptEntry {
  const version: unknown = typeof answer === 'object' && answer && Reflect.get(answer, 'version');
  const entry = { id: idOf(answer) ?? 0, version: typeof version === 'number' ? version : 0 };
  return typeof answer === 'object' ? { ...answer, ...entry } : entry;
}

async function heedRefusal(unsent: Waiting, refusal: unknown): Promise<'later' | 'troubled'> {
  if (isUnreachable(refusal)) setDeviceStatus({ isUnreachable: true });
  const isAnswer = refusal instanceof ApiError && refusal.status >= 400 && refusal.status < 500;
  // Signed out, too many calls, or a server that is broken for now: none of it is about this.
  if (!isAnswer || [401, 403, 408, 429].includes(refusal.status)) return 'later';
  const isConflict = refusal.code === 'conflict';
  return markTroubled(unsent, isConflict ? 'conflict' : 'refused', refusal.message);
}

async function markTroubled(
  unsent: Waiting,
  is: NonNullable<Unsent['trouble']>['is'],
  message: string,
): Promise<'troubled'> {
  await keepUnsent({ ...unsent, trouble: { is, message } });
  return 'troubled';
}

function valuesOf(draft: unknown): string {
  const values: unknown = typeof draft === 'object' && draft && Reflect.get(draft, 'values');
  return JSON.stringify(values);
}
