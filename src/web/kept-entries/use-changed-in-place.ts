import { useRef, useState } from 'react';
import { draftedEntry } from './drafted-entry.ts';

type Removing<Entry> = { isWriting: boolean; remove: (entry: Entry) => Promise<boolean> };

/**
 * A list whose entries are changed and deleted where they stand. The form takes the place of its entry
 * and gives the focus back to it; once an entry is deleted, the list has the focus. An entry is found by
 * its `data-entry`. A form that was left half typed is open at once.
 */
export function useChangedInPlace<Entry extends { id: number; userId: number }>(
  kept: Removing<Entry>,
  of: { noun: string; entries: readonly Entry[] },
) {
  const [editing, setEditing] = useState(() => draftedEntry(of.noun, of.entries)?.id ?? null);
  const list = useRef<HTMLUListElement>(null);

  const done = (id: number) => {
    setEditing(null);
    const item = list.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`);
    (item ?? list.current)?.focus({ preventScroll: true });
  };
  const remove = async (entry: Entry) => {
    if (!kept.isWriting && (await kept.remove(entry))) list.current?.focus({ preventScroll: true });
  };

  return { list, editing, edit: setEditing, done, remove: (entry: Entry) => void remove(entry) };
}
