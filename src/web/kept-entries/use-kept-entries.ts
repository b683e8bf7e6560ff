import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Issue } from '../../contract/errors.ts';
import { upperFirst } from '../../domain/upper-first.ts';
import { ApiError } from '../api.ts';
import { NoRoom, saveFirst, type ToSave, type TypedForm } from '../offline/save-first.ts';
import { loadUnsentCard } from '../offline/unsent-code.ts';
import { errorsByField, type FieldErrors } from '../ui/form-check.ts';
import { useToast } from '../ui/toaster.tsx';
import { createOnce, isCertainlyRefused, type Tries } from './create-once.ts';
import type { KeptEntry, KeptKind } from './kept-kind.ts';

export type Outcome<Entry> =
  | { saved: Entry; errors: null }
  /** Saved on this device: it is sent once the server can be reached. */
  | { saved: null; errors: null }
  | {
      saved: null;
      errors: FieldErrors;
      /** What has to be confirmed for it to be saved, in words; null where that does not help. */
      doubt: string | null;
    };

/** Creates, changes, deletes and restores entries of one kind, and says what came of it. */
export function useKeptEntries<
  Entry extends KeptEntry,
  Sent extends object,
  Saved extends Entry = Entry,
>(kind: KeptKind<Entry, Sent, Saved>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isWriting, setIsWriting] = useState(false);
  const { noun, said } = kind;
  const onNew = { noun, action: 'create', entryId: null, version: null } as const;
  const name = upperFirst(noun);

  const write = async <Result extends Entry>(work: () => Promise<Result>, isDeleted = false) => {
    setIsWriting(true);
    try {
      const entry = await work();
      await kind.refresh(queryClient, { entry, isDeleted });
      return entry;
    } finally {
      setIsWriting(false);
    }
  };

  const writeFirst = async <Result extends Entry>(
    toSave: ToSave,
    work: (key: string) => Promise<Result>,
  ) => {
    setIsWriting(true);
    try {
      return await saveFirst(queryClient, toSave, (key) =>
        write(() => work(key), toSave.action === 'delete'),
      );
    } finally {
      setIsWriting(false);
    }
  };

  useEffect(() => {
    loadUnsentCard().catch(() => {});
  }, []);

  const tellOf = (refusal: unknown, fallback: string, tryAgain?: () => void): Outcome<Entry> => {
    const isAnswer = refusal instanceof ApiError;
    const errors = isAnswer ? errorsByField(refusal.issues) : {};
    const doubt = isAnswer ? doubtOf(refusal.issues) : null;
    if (doubt !== null) return { saved: null, errors, doubt };
    toast({
      title: 'Error',
      text: refusal instanceof NoRoom ? NO_ROOM : (isAnswer && refusal.message) || fallback,
      tone: 'bad',
      action:
        tryAgain && !isCertainlyRefused(refusal)
          ? { label: 'Try again', onAction: tryAgain }
          : undefined,
    });
    return { saved: null, errors, doubt };
  };

  const tellWaits = (title: string, takeBack?: () => Promise<void>) =>
    toast({
      title,
      text: 'The server cannot be reached: it is sent as soon as it can.',
      tone: 'good',
      action: takeBack && { label: 'Undo', onAction: () => void takeBack() },
    });

  /** `tries` outlive the form, as the draft does; `tryAgain` is offered where no answer came. */
  const create = async (
    sent: Sent,
    tries: Tries<Sent>,
    { typed, tryAgain }: { typed: TypedForm; tryAgain: () => void },
  ): Promise<Outcome<Entry>> => {
    try {
      let tried = tries.read();
      const { key, sent: firstTry } = tried;
      // Whoever finds this draft again, the tab having been closed, knows what went under its key.
      tries.write({ key, sent: firstTry ?? sent });
      const first = await writeFirst(
        { ...onNew, sent, key, firstTry, day: dayOf(sent), typed },
        () =>
          createOnce(kind, sent, {
            read: () => tried,
            write: (next) => {
              tried = next;
              tries.write(next);
            },
          }),
      );
      if (first.state === 'waits') {
        tellWaits('Saved on this device');
        return { saved: null, errors: null };
      }
      toast({ title: said.created, tone: 'good' });
      return { saved: first.result, errors: null };
    } catch (refusal) {
      return tellOf(refusal, said.failedToCreate, tryAgain);
    }
  };

  /** Refused where the entry is no longer at `version`, that of which `sent` is a change. */
  const update = async (
    former: Entry,
    sent: Sent,
    { version = former.version, typed = null }: { version?: number; typed?: TypedForm | null } = {},
  ): Promise<Outcome<Entry>> => {
    try {
      const toSave = { ...onNew, sent, version, day: dayOf(former), typed };
      const first = await writeFirst({ ...toSave, action: 'update', entryId: former.id }, (key) =>
        kind.update(former.id, sent, ifAt(version, key)),
      );
      if (first.state === 'waits') {
        tellWaits('Change saved on this device');
        return { saved: null, errors: null };
      }
      const saved = first.result;
      toast({
        title: said.updated,
        tone: 'good',
        action: { label: 'Undo', onAction: () => void putBack(former, saved) },
      });
      return { saved, errors: null };
    } catch (refusal) {
      if (!(refusal instanceof ApiError) || refusal.code !== 'conflict') {
        return tellOf(refusal, `Failed to update ${noun}`);
      }
      await queryClient.invalidateQueries({ queryKey: kind.shownIn(former) });
      toast({ title: 'Error', text: overtaken(noun), tone: 'bad' });
      return { saved: null, errors: {}, doubt: null };
    }
  };

  const putBack = async (former: Entry, saved: Saved) => {
    try {
      await write(() => kind.putBack(former, saved, ifAt(saved.version)));
      toast({ title: `${name} put back as it was`, tone: 'good' });
    } catch (refusal) {
      tellOf(refusal, `Failed to update ${noun}`);
    }
  };

  /** The toast takes it back for as long as it stands. */
  const remove = async (entry: Entry): Promise<boolean> => {
    try {
      const toSave = { ...onNew, sent: null, day: dayOf(entry), typed: null };
      const first = await writeFirst(
        { ...toSave, action: 'delete', entryId: entry.id },
        async () => {
          await kind.remove(entry.id).catch(unlessGone);
          return entry;
        },
      );
      if (first.state === 'waits') {
        tellWaits('Deletion saved on this device', first.takeBack);
        return true;
      }
      toast({
        title: said.deleted,
        tone: 'good',
        action: { label: 'Undo', onAction: () => void restore(entry) },
      });
      return true;
    } catch (refusal) {
      tellOf(refusal, `Failed to delete ${noun}`);
      return false;
    }
  };

  const restore = async (entry: Entry) => {
    try {
      await write(() => kind.restore(entry.id));
      toast({ title: `${name} restored`, tone: 'good' });
    } catch (refusal) {
      tellOf(refusal, `Failed to restore ${noun}`);
    }
  };

  return { create, update, remove, isWriting };
}

const NO_ROOM =
  'The server cannot be reached, and this device has no room left to keep it until then. It stays in the form: free some room on the device, or save it again once there is a connection.';

/** A time that nobody is likely to have taken is refused until it is confirmed. */
function doubtOf(issues: readonly Issue[]): string | null {
  const implausible = issues.filter(({ code }) => code === 'implausible');
  return implausible.map(({ message }) => message).join(' ') || null;
}

function ifAt(version: number, key?: string) {
  return { headers: { 'if-match': `"${version}"`, ...(key && { 'idempotency-key': key }) } };
}

/** It is deleted already: from elsewhere, or by a call whose answer was lost and that was sent again. */
function unlessGone(refusal: unknown): void {
  if (!(refusal instanceof ApiError && refusal.status === 404)) throw refusal;
}

function dayOf(entry: object): string | null {
  const day: unknown = Reflect.get(entry, 'date');
  return typeof day === 'string' ? day : null;
}

function overtaken(noun: string): string {
  return `This ${noun} was changed elsewhere in the meantime. Nothing was overwritten there or here.`;
}
