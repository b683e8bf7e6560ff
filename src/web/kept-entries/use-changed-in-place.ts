import { useRef, useState } from 'react';

type Removing<Entry> = { isWriting: boolean; remove: (entry: Entry) => Promise<boolean> };

/**
 * A list whose entries are changed and deleted where they stand. The form takes the place of its entry
 * and gives the focus back to it; once an entry is deleted, the list has the focus. An entry is found by
 * its `data-entry`.
 */
export function useChangedInPlace<Entry extends { id: number }>(kept: Removing<Entry>) {
  const [editing, setEditing] = useState<number | null>(null);
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
