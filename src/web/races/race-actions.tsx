import type { Race } from '../../contract/races.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
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
