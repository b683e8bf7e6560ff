import { useCallback, useRef, useState } from 'react';
import type { ListedWeight } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EditEntryForm } from './edit-entry-form.tsx';
import { EntryRow } from './entry-row.tsx';
import { useDeleteEntry } from './use-delete-entry.ts';

type EntryListProps = { label: string; entries: readonly ListedWeight[]; today: Day };

/** Each entry with the ways to change it; after one has gone the list itself has the focus. */
export function EntryList({ label, entries, today }: EntryListProps) {
  const [editingId, setEditingId] = useState<number | null>(null);
  const deleteEntry = useDeleteEntry();
  const list = useRef<HTMLUListElement>(null);
  const editing = entries.find(({ id }) => id === editingId);

  const close = useCallback(() => setEditingId(null), []);
  const remove = async (entry: ListedWeight) => {
    if (await deleteEntry(entry)) list.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className="@container divide-y divide-line outline-none"
      >
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            onEdit={() => setEditingId(entry.id)}
            onDelete={() => void remove(entry)}
          />
        ))}
      </ul>
      <Dialog open={editing !== undefined} onClose={close} title="Edit weight entry">
        {editing && <EditEntryForm key={editing.id} entry={editing} today={today} onDone={close} />}
      </Dialog>
    </>
  );
}
