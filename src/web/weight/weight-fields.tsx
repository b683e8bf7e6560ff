import type { WeightEntry } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { MIN_WEIGHT_KG, WEIGHT_BELOW_KG, WEIGHT_STEP_KG } from '../../domain/limits.ts';
import type { EntryFormOf } from '../kept-entries/use-entry-form.ts';
import { DateField } from '../ui/date-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { doubtOfDate, doubtOfWeight, type WeightValues } from './weight-values.ts';
import { kgText } from './weight-words.ts';

type WeightFieldsProps = {
  form: EntryFormOf<WeightValues>;
  today: Day;
  /** To compare what is typed with. */
  last: WeightEntry | null;
};

export function WeightFields({ form, today, last }: WeightFieldsProps) {
  const { values, bind } = form;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
        <DateField required hint={doubtOfDate(values.date, today)} {...bind('date')} />
        <NumberField
          unit="kg"
          required
          step={WEIGHT_STEP_KG}
          min={MIN_WEIGHT_KG}
          max={WEIGHT_BELOW_KG - WEIGHT_STEP_KG}
          placeholder={last ? kgText(last.weightKg) : undefined}
          hint={doubtOfWeight(values.weight, last)}
          {...bind('weight')}
        />
      </div>
      <TextArea optional rows={2} {...bind('notes')} />
    </>
  );
}
