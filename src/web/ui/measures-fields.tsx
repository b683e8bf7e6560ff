import type { Measures } from '../../domain/measures.ts';
import { SegmentedControl } from './segmented-control.tsx';
import type { Choice } from './select-field.tsx';

type MeasuresFieldsProps = { value: Measures; onChange: (value: Measures) => void };

/** The units, the week, the dates and the clock of an athlete. */
export function MeasuresFields({ value, onChange }: MeasuresFieldsProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-3 min-[23rem]:max-sm:grid-cols-2 @min-[19rem]:grid-cols-2">
        {NAMES.map((name) => (
          <SegmentedControl<string>
            key={name}
            label={FIELDS[name].label}
            value={value[name]}
            choices={FIELDS[name].choices}
            onChange={(chosen) => onChange({ ...value, [name]: chosen })}
          />
        ))}
      </div>
    </div>
  );
}

type Fields = {
  [Name in keyof Measures]: { label: string; choices: readonly Choice<Measures[Name]>[] };
};

const FIELDS: Fields = {
  distance: {
    label: 'Distance',
    choices: [
      { value: 'km', label: 'km' },
      { value: 'mi', label: 'miles' },
    ],
  },
  weight: {
    label: 'Weight',
    choices: [
      { value: 'kg', label: 'kg' },
      { value: 'lb', label: 'pounds' },
    ],
  },
  height: {
    label: 'Height',
    choices: [
      { value: 'cm', label: 'cm' },
      { value: 'ft', label: 'feet' },
    ],
  },
  weekStart: {
    label: 'The week begins on',
    choices: [
      { value: 'sunday', label: 'Sunday' },
      { value: 'monday', label: 'Monday' },
    ],
  },
  dates: {
    label: 'Dates',
    choices: [
      { value: 'day-month', label: '20 Nov' },
      { value: 'month-day', label: 'Nov 20' },
    ],
  },
  clock: {
    label: 'Clock',
    choices: [
      { value: '24', label: '14:02' },
      { value: '12', label: '2:02 PM' },
    ],
  },
};

const NAMES = ['distance', 'weight', 'height', 'weekStart', 'dates', 'clock'] as const;
