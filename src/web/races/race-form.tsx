import { type FormEvent, useRef } from 'react';
import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { useFocusOnError } from '../form-check.ts';
import { OvertakenNotice } from '../overtaken-notice.tsx';
import { Button } from '../ui/button.tsx';
import type { RaceRuns } from '../use-race-runs.ts';
import { RaceFields } from './race-fields.tsx';
import { FIELD_LABELS, type RaceValues } from './race-values.ts';
import { useFocusOnOpen } from './use-focus-on-open.ts';
import { useRaceForm } from './use-race-form.ts';

type RaceFormProps = {
  userId: number;
  race: Race | null;
  start: RaceValues | undefined;
  today: Day;
  runs: RaceRuns;
  onTyped: (values: RaceValues | null) => void;
  onSaved: () => void;
  onCancel: () => void;
};

export function RaceForm(props: RaceFormProps) {
  const { race, today, runs, onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, onChange, save, isSaving, newer, takeNewer } = useRaceForm(props);
  useFocusOnOpen(form, 'first field');
  useFocusOnError(form, errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      data-race-form
      aria-label={race ? 'Edit race' : 'New race'}
    >
      {newer && (
        <OvertakenNotice what="race" labels={FIELD_LABELS} {...newer} onTakeNewer={takeNewer} />
      )}
      <RaceFields {...{ values, errors, onChange, today, runs }} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" pending={isSaving} pendingLabel="Saving...">
          {race ? 'Save Changes' : 'Add Race'}
        </Button>
        <Button tone="quiet" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
