import { useEffect, useRef, useState } from 'react';
import type { Race } from '../../contract/race-list.ts';
import type { Day } from '../../domain/calendar.ts';
import { useKeptEntries } from '../kept-entries/use-kept-entries.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { raceDayText } from '../words/day-text.ts';
import { RACES } from './races.api.ts';
import { openerOf } from './use-editor.ts';

/** What can be done with a race of the list. */
export type RaceActs = {
  edit: (race: Race) => void;
  recordResult: (race: Race) => void;
  askToDelete: (race: Race) => void;
};

type RaceActionsProps = {
  race: Race;
  acts: RaceActs;
  /** From the day of the race on. */
  canRecord: boolean;
};

export function RaceActions({ race, acts, canRecord }: RaceActionsProps) {
  const { id, name } = race;
  return (
    <div className="flex items-center justify-end gap-1 print:hidden">
      {canRecord && (
        <span className="mr-auto @min-[50rem]:mr-0">
          <Button
            tone="quiet"
            data-opens={openerOf({ form: 'result', raceId: id })}
            aria-label={`${race.completed ? 'Edit result' : 'Record result'} of ${name}`}
            onClick={() => acts.recordResult(race)}
          >
            {race.completed ? 'Edit result' : 'Record result'}
          </Button>
        </span>
      )}
      <IconButton
        icon="edit"
        label={`Edit ${name}`}
        data-opens={openerOf({ form: 'edit', raceId: id })}
        onClick={() => acts.edit(race)}
      />
      <IconButton
        icon="remove"
        label={`Delete ${name}`}
        tone="danger"
        data-deletes={id}
        onClick={() => acts.askToDelete(race)}
      />
    </div>
  );
}

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
