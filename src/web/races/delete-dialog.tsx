import { useEffect, useRef, useState } from 'react';
import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { useKeptEntries } from '../kept-entries/use-kept-entries.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { raceDayText } from '../words/day-text.ts';
import { RACES } from './races.api.ts';

type DeleteDialogProps = {
  /** The race that is asked about; null while none is. */
  race: Race | null;
  today: Day;
  onClose: () => void;
};

/** Asks first, deletes then; the focus goes on to the race that takes the place of the deleted. */
export function DeleteDialog({ race, today, onClose }: DeleteDialogProps) {
  const { remove, isWriting } = useKeptEntries(RACES);
  const [isGone, setIsGone] = useState(false);
  const neighbour = useRef<number | null>(null);

  useEffect(() => {
    if (!isGone) return;
    setIsGone(false);
    focusAfterDeletion(neighbour.current);
  }, [isGone]);

  const confirm = async () => {
    if (!race || isWriting) return;
    neighbour.current = neighbourOf(race.id);
    const deleted = await remove(race);
    onClose();
    setIsGone(deleted);
  };

  return (
    <ConfirmDialog
      open={race !== null}
      title="Are you sure you want to delete this race?"
      text={race && `${race.name}, ${raceDayText(race.date, today)}`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={isWriting}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

function neighbourOf(id: number): number | null {
  const ids = deleteButtons().map((button) => Number(button.dataset.deletes));
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}

function focusAfterDeletion(id: number | null): void {
  const next = deleteButtons().find((button) => Number(button.dataset.deletes) === id);
  (next ?? document.querySelector<HTMLElement>('[data-opens="add"]'))?.focus();
}

function deleteButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-deletes]')];
}
