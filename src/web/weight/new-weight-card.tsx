import { type FormEvent, useRef } from 'react';
import type { WeightEntry } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { useFocusOnError } from '../form-check.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useNewWeight } from './use-new-weight.ts';
import { WeightFields } from './weight-fields.tsx';

export function NewWeightCard({ today, last }: { today: Day; last: WeightEntry | null }) {
  const { values, errors, isSaving, onChange, save } = useNewWeight(today);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Card title="Update Weight">
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label="Update Weight"
        className="flex flex-col gap-4"
      >
        <WeightFields {...{ values, errors, onChange, today, last }} />
        <div className="max-md:grid">
          <Button type="submit" pending={isSaving} pendingLabel="Saving...">
            Save Weight
          </Button>
        </div>
      </form>
    </Card>
  );
}
