import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListedWeight } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { useKeptEntries } from '../kept-entries/use-kept-entries.ts';
import { EditEntryForm } from './edit-entry-form.tsx';
import { EntryRow } from './entry-row.tsx';
import { WEIGHTS } from './weight.api.ts';

type EntryListProps = { label: string; entries: readonly ListedWeight[]; today: Day };

/** Each entry with the ways to change it; its form takes its place. */
export function EntryList({ label, entries, today }: EntryListProps) {
  const [editing, setEditing] = useState<ListedWeight | null>(null);
  const weights = useKeptEntries(WEIGHTS);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterEdit(list, editing);

  const remove = async (entry: ListedWeight) => {
    if (!weights.isWriting && (await weights.remove(entry)))
      list.current?.focus({ preventScroll: true });
  };

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={label}
      className="@container divide-y divide-line outline-none"
    >
      {withEdited(entries, editing).map((entry) => (
        <li key={entry.id} data-entry={entry.id}>
          {entry.id === editing?.id ? (
            <EditEntryForm entry={entry} today={today} onDone={() => setEditing(null)} />
          ) : (
            <EntryRow
              entry={entry}
              onEdit={() => setEditing(entry)}
              onDelete={() => void remove(entry)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is being edited stays, also when newer entries have pushed it off the list. */
function withEdited(
  entries: readonly ListedWeight[],
  editing: ListedWeight | null,
): readonly ListedWeight[] {
  if (editing === null || entries.some(({ id }) => id === editing.id)) return entries;
  return [...entries, editing];
}

/** From the form back to the button that opened it; to the list, where the entry has moved away. */
function useFocusAfterEdit(
  list: RefObject<HTMLElement | null>,
  editing: ListedWeight | null,
): void {
  const before = useRef(editing);
  useEffect(() => {
    const left = before.current;
    before.current = editing;
    if (left === null || editing !== null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-entry="${left.id}"] button`);
    (row ?? list.current)?.focus({ preventScroll: true });
  }, [list, editing]);
}
