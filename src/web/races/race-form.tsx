import type { Race } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import { useEntryForm } from '../kept-entries/use-entry-form.ts';
import type { RaceRuns } from '../prediction/use-race-runs.ts';
import { Button } from '../ui/button.tsx';
import { RaceFields } from './race-fields.tsx';
import { blankValues, RACE_FORM, type RaceValues } from './race-values.ts';

type RaceFormProps = {
  race: Race | null;
  start: RaceValues | undefined;
  today: Day;
  runs: RaceRuns;
  onTyped: (values: RaceValues | null) => void;
  onSaved: () => void;
  onCancel: () => void;
};

export function RaceForm(props: RaceFormProps) {
  const { race, start, today, runs, onTyped, onSaved, onCancel } = props;
  const of = race ? { entry: race } : { blank: blankValues() };
  const form = useEntryForm(RACE_FORM, { of, start, onTyped, onSaved });
  const { isSaving } = form;
  return (
    <EntryFormBox
      form={form}
      opensAt="input"
      data-race-form
      aria-label={race ? 'Edit race' : 'New race'}
    >
      <RaceFields form={form} today={today} runs={runs} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" pending={isSaving} pendingLabel="Saving...">
          {race ? 'Save Changes' : 'Add Race'}
        </Button>
        <Button tone="quiet" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </EntryFormBox>
  );
}
