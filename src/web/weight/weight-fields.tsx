import type { WeightEntry } from '../../contract/weight.ts';
import type { Day } from '../../domain/calendar.ts';
import { MIN_WEIGHT_KG, WEIGHT_BELOW_KG, WEIGHT_STEP_KG } from '../../domain/limits.ts';
import type { FieldErrors } from '../form-check.ts';
import { DateField } from '../ui/date-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { doubtOfDate, doubtOfWeight, type WeightValues } from './weight-values.ts';
import { kgText } from './weight-words.ts';

type WeightFieldsProps = {
  values: WeightValues;
  errors: FieldErrors;
  onChange: (values: Partial<WeightValues>) => void;
  today: Day;
  /** To compare what is typed with. */
  last: WeightEntry | null;
};

export function WeightFields({ values, errors, onChange, today, last }: WeightFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
        <DateField
          label="Date"
          name="date"
          required
          value={values.date}
          error={errors.date}
          hint={doubtOfDate(values.date, today)}
          onChange={(date) => onChange({ date })}
        />
        <NumberField
          label="Weight"
          name="weight"
          unit="kg"
          required
          step={WEIGHT_STEP_KG}
          min={MIN_WEIGHT_KG}
          max={WEIGHT_BELOW_KG - WEIGHT_STEP_KG}
          placeholder={last ? kgText(last.weight) : undefined}
          value={values.weight}
          error={errors.weight}
          hint={doubtOfWeight(values.weight, last)}
          onChange={(weight) => onChange({ weight })}
        />
      </div>
      <TextArea
        label="Notes"
        name="notes"
        optional
        rows={2}
        value={values.notes}
        error={errors.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </>
  );
}
