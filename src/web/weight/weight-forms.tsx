import type * as z from 'zod/mini';
import { type WeightEntry, weightBody } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { MIN_WEIGHT_KG, WEIGHT_BELOW_KG, WEIGHT_STEP_KG } from '../../domain/limits.ts';
import { kgOf, weightFigure, weightIn, weightText, weightUnit } from '../../domain/measures.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import { type EntryForm, type EntryFormOf, useEntryForm } from '../kept-entries/use-entry-form.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DateField } from '../ui/date-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { readNumber } from '../ui/read-number.ts';
import { SaveOrCancel } from '../ui/save-or-cancel.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { sentKg, weightTyped } from '../ui/typed-measures.ts';
import { fullDayText } from '../words/day-text.ts';
import { WEIGHTS } from './weight.api.ts';

/** The form as it is typed. */
export type WeightValues = { date: string; weight: string; notes: string };

export const WEIGHT_FORM: EntryForm<WeightEntry, z.input<typeof weightBody>, WeightValues> = {
  kind: WEIGHTS,
  schema: weightBody,
  labels: { date: 'Date', weight: 'Weight', notes: 'Notes' },
  valuesOf: ({ date, weightKg, notes }) => ({
    date,
    weight: weightTyped(weightKg),
    notes: notes ?? '',
  }),
  toSend: (values, entry) => ({ ...values, weight: sentKg(values.weight, entry?.weightKg) }),
  measured: { weight: 'weight' },
};

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

type EditEntryFormProps = { entry: WeightEntry; today: Day; onDone: () => void };

export function EditEntryForm({ entry, today, onDone }: EditEntryFormProps) {
  const form = useEntryForm(WEIGHT_FORM, { of: { entry }, onDone, onCancel: onDone });
  return (
    <EntryFormBox
      form={form}
      opensAt="input:not([type=date])"
      aria-label={`Entry of ${fullDayText(entry.date)}`}
      className="my-3 flex flex-col gap-4 rounded-box border border-edge p-3"
    >
      <WeightFields form={form} today={today} last={null} />
      <SaveOrCancel save="Save Changes" isSaving={form.isSaving} onCancel={form.cancel} />
    </EntryFormBox>
  );
}

type WeightFieldsProps = {
  form: EntryFormOf<WeightValues>;
  today: Day;
  /** To compare what is typed with. */
  last: WeightEntry | null;
};

function WeightFields({ form, today, last }: WeightFieldsProps) {
  const { values, bind } = form;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
        <DateField required hint={doubtOfDate(values.date, today)} {...bind('date')} />
        <NumberField
          unit={weightUnit()}
          required
          step={WEIGHT_STEP_KG}
          enterKey="go"
          min={Math.ceil(weightIn(MIN_WEIGHT_KG))}
          max={Math.ceil(weightIn(WEIGHT_BELOW_KG)) - WEIGHT_STEP_KG}
          placeholder={last ? weightFigure(last.weightKg) : undefined}
          hint={doubtOfWeight(values.weight, last)}
          {...bind('weight')}
        />
      </div>
      <TextArea optional rows={2} {...bind('notes')} />
    </>
  );
}

/** No one changes by so much between two weigh-ins; a slip of the thumb does. */
const DOUBTFUL_KG = 5;

/** A word about what was typed, where it looks like a slip; it hinders nothing. */
export function doubtOfWeight(text: string, last: WeightEntry | null): string | undefined {
  const weight = readNumber(text);
  if (weight === null || last === null) return undefined;
  const apart = kgOf(weight) - last.weightKg;
  if (Math.abs(apart) < DOUBTFUL_KG) return undefined;
  const than = `than ${weightText(last.weightKg)} on ${fullDayText(last.date)}`;
  return `${weightText(Math.abs(apart))} ${apart > 0 ? 'more' : 'less'} ${than}.`;
}

export function doubtOfDate(date: string, today: Day): string | undefined {
  return date > today ? 'This day is still to come.' : undefined;
}
