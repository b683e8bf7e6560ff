import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListedWeight } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { weightFigure, weightUnit } from '../../domain/measures.ts';
import { draftedEntry } from '../kept-entries/drafted-entry.ts';
import { useKeptEntries } from '../kept-entries/use-kept-entries.ts';
import { Figure } from '../ui/figure.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { fullDayText } from '../words/day-text.ts';
import { WEIGHTS } from './weight.api.ts';
import { EditEntryForm } from './weight-forms.tsx';
import { stepText } from './weight-words.ts';

type EntryListProps = { label: string; entries: readonly ListedWeight[]; today: Day };

/** Each entry with the ways to change it; its form takes its place. */
export function EntryList({ label, entries, today }: EntryListProps) {
  const [editing, setEditing] = useState(() => draftedEntry(WEIGHTS.noun, entries));
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

type EntryRowProps = { entry: ListedWeight; onEdit: () => void; onDelete: () => void };

/** One line where there is room for it, two where there is not. */
function EntryRow({ entry, onEdit, onDelete }: EntryRowProps) {
  const { date, weightKg, previousWeightKg, notes } = entry;
  const day = fullDayText(date);
  return (
    <div className="flex items-center gap-2 py-1.5 text-small">
      <div className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 @min-[40rem]:grid-cols-[8.5rem_5rem_7.5rem_minmax(0,1fr)]">
        <span className="col-start-1 row-start-1 @min-[40rem]:col-start-2">
          <Figure value={weightFigure(weightKg)} unit={weightUnit()} />
        </span>
        <span className="text-soft @min-[40rem]:col-start-3">
          {previousWeightKg === null
            ? 'first entry'
            : stepText({ fromKg: previousWeightKg, toKg: weightKg })}
        </span>
        <span className="col-span-2 whitespace-nowrap text-soft @min-[40rem]:col-span-1 @min-[40rem]:col-start-1 @min-[40rem]:row-start-1 @min-[40rem]:text-ink">
          {day}
        </span>
        {notes && (
          <p className="col-span-2 line-clamp-3 wrap-anywhere whitespace-pre-line text-soft @min-[40rem]:col-span-1 @min-[40rem]:col-start-4">
            {notes}
          </p>
        )}
      </div>
      <span className="-mr-2 flex shrink-0">
        <IconButton icon="edit" label={`Edit the entry of ${day}`} onClick={onEdit} />
        <IconButton
          icon="remove"
          tone="danger"
          label={`Delete the entry of ${day}`}
          onClick={onDelete}
        />
      </span>
    </div>
  );
}
