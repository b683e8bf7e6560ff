import type { WeightEntry } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import { useEntryForm } from '../kept-entries/use-entry-form.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { WeightFields } from './weight-fields.tsx';
import { WEIGHT_FORM } from './weight-values.ts';

export function NewWeightCard({ today, last }: { today: Day; last: WeightEntry | null }) {
  const blank = { date: today, weight: '', notes: '' };
  const form = useEntryForm(WEIGHT_FORM, { of: { blank } });
  return (
    <Card title="Update Weight">
      <EntryFormBox form={form} aria-label="Update Weight" className="flex flex-col gap-4">
        <WeightFields form={form} today={today} last={last} />
        <div className="max-md:grid">
          <Button type="submit" pending={form.isSaving} pendingLabel="Saving...">
            Save Weight
          </Button>
        </div>
      </EntryFormBox>
    </Card>
  );
}
