import { type FormEvent, useRef } from 'react';
import type { WeightEntry } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { fullDayText } from '../day-text.ts';
import { useFocusOnError } from '../form-check.ts';
import { Button } from '../ui/button.tsx';
import { OvertakenEntry } from './overtaken-entry.tsx';
import { useEditWeight } from './use-edit-weight.ts';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import { WeightFields } from './weight-fields.tsx';

type EditEntryFormProps = { entry: WeightEntry; today: Day; onDone: () => void };

export function EditEntryForm({ entry, today, onDone }: EditEntryFormProps) {
  const edit = useEditWeight(entry, onDone);
  const { values, errors, onChange } = edit;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnOpen(form);
  useFocusOnError(form, errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.save();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={`Entry of ${fullDayText(entry.date)}`}
      className="my-3 flex flex-col gap-4 rounded-box border border-edge p-3"
    >
      {edit.isOvertaken && (
        <OvertakenEntry entry={entry} onKeepMine={edit.keepMine} onTakeTheirs={edit.takeTheirs} />
      )}
      <WeightFields {...{ values, errors, onChange, today }} last={null} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          disabled={edit.isOvertaken}
          pending={edit.isSaving}
          pendingLabel="Saving..."
        >
          Save Changes
        </Button>
        <Button tone="quiet" disabled={edit.isSaving} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
