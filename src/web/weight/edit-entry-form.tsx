import type { WeightEntry } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import { useEntryForm } from '../kept-entries/use-entry-form.ts';
import { Button } from '../ui/button.tsx';
import { fullDayText } from '../words/day-text.ts';
import { WeightFields } from './weight-fields.tsx';
import { WEIGHT_FORM } from './weight-values.ts';

type EditEntryFormProps = { entry: WeightEntry; today: Day; onDone: () => void };

export function EditEntryForm({ entry, today, onDone }: EditEntryFormProps) {
  const form = useEntryForm(WEIGHT_FORM, { of: { entry }, onSaved: onDone });
  return (
    <EntryFormBox
      form={form}
      opensAt="input:not([type=date])"
      aria-label={`Entry of ${fullDayText(entry.date)}`}
      className="my-3 flex flex-col gap-4 rounded-box border border-edge p-3"
    >
      <WeightFields form={form} today={today} last={null} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.isSaving} pendingLabel="Saving...">
          Save Changes
        </Button>
        <Button tone="quiet" disabled={form.isSaving} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </EntryFormBox>
  );
}
