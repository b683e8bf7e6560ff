import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Issue } from '../../contract/errors.ts';
import { ApiError } from '../api.ts';
import { errorsByField, type FieldErrors } from '../ui/form-check.ts';
import { useToast } from '../ui/toaster.tsx';
import { createOnce, isCertainlyRefused, type Tries } from './create-once.ts';
import type { KeptEntry, KeptKind } from './kept-kind.ts';

export type Outcome<Entry> =
  | { saved: Entry; errors: null }
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
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);

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

  const tellOf = (refusal: unknown, fallback: string, tryAgain?: () => void): Outcome<Entry> => {
    const isAnswer = refusal instanceof ApiError;
    const errors = isAnswer ? errorsByField(refusal.issues) : {};
    const doubt = isAnswer ? doubtOf(refusal.issues) : null;
    if (doubt !== null) return { saved: null, errors, doubt };
    toast({
      title: 'Error',
      text: (isAnswer && refusal.message) || fallback,
      tone: 'bad',
      action:
        tryAgain && !isCertainlyRefused(refusal)
          ? { label: 'Try again', onAction: tryAgain }
          : undefined,
    });
    return { saved: null, errors, doubt };
  };

  /** `tries` outlive the form, as the draft does; `tryAgain` is offered where no answer came. */
  const create = async (sent: Sent, tries: Tries<Sent>, tryAgain?: () => void) => {
    try {
      const saved = await write(() => createOnce(kind, sent, tries));
      toast({ title: said.created, tone: 'good' });
      return { saved, errors: null } satisfies Outcome<Entry>;
    } catch (refusal) {
      return tellOf(refusal, said.failedToCreate, tryAgain);
    }
  };

  /** Refused where the entry is no longer at `version`, that of which `sent` is a change. */
  const update = async (
    former: Entry,
    sent: Sent,
    version = former.version,
  ): Promise<Outcome<Entry>> => {
    try {
      const saved = await write(() => kind.update(String(former.id), sent, ifAt(version)));
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
      await write(async () => {
        await kind.remove(String(entry.id));
        return entry;
      }, true);
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
      await write(() => kind.restore(String(entry.id)));
      toast({ title: `${name} restored`, tone: 'good' });
    } catch (refusal) {
      tellOf(refusal, `Failed to restore ${noun}`);
    }
  };

  return { create, update, remove, isWriting };
}

/** A time that nobody is likely to have taken is refused until it is confirmed. */
function doubtOf(issues: readonly Issue[]): string | null {
  const implausible = issues.filter(({ code }) => code === 'implausible');
  return implausible.map(({ message }) => message).join(' ') || null;
}

function ifAt(version: number) {
  return { headers: { 'if-match': `"${version}"` } };
}

function overtaken(noun: string): string {
  return `This ${noun} was changed elsewhere in the meantime. Nothing was overwritten there or here.`;
}
