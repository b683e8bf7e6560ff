import { type ReactNode, useState } from 'react';
import {
  CSV_COLUMNS,
  CSV_FIELDS,
  type CsvField,
  type CsvMapping,
  type CsvPlan,
} from '../../../contract/csv-import.ts';
import { Card } from '../../ui/card.tsx';
import type { FieldErrors } from '../../ui/form-check.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Fold } from '../log/folds.tsx';

type ColumnChoicesProps = {
  plan: CsvPlan;
  mapping: CsvMapping;
  errors: FieldErrors;
  onChange: (mapping: CsvMapping) => void;
  /** What else must be said to read them. */
  children: ReactNode;
};

const USUAL: readonly CsvField[] = [
  'date',
  'workoutType',
  'duration',
  'distance',
  'avgHeartRate',
  'zones',
  'calories',
  'notes',
];
const MORE = CSV_FIELDS.filter((field) => !USUAL.includes(field));
const REQUIRED: readonly CsvField[] = ['date', 'duration'];
const NONE = 'none';

/** Which column holds what, one choice for each field of the form. */
export function ColumnChoices({ plan, mapping, errors, onChange, children }: ColumnChoicesProps) {
  const choices = columnChoices(plan);
  const inUse = MORE.filter((field) => mapping.columns[field] !== null);
  const [isOpen, setIsOpen] = useState(inUse.length > 0);
  const field = (name: CsvField) => (
    <SelectField
      key={name}
      label={CSV_COLUMNS[name].label}
      hasOwnWords
      required={REQUIRED.includes(name)}
      value={String(mapping.columns[name] ?? NONE)}
      choices={choices}
      error={errors[`columns.${name}`]}
      onChange={(value) => onChange(withColumn(mapping, name, columnOf(value)))}
    />
  );
  return (
    <Card
      title="What the columns hold"
      lead="Taken from their names. Change what is not right; the preview below follows."
    >
      <div className={GRID}>{USUAL.map(field)}</div>
      {children}
      <div className="mt-4">
        <Fold
          title="More columns"
          summary={
            inUse.length > 0 ? inUse.map((name) => CSV_COLUMNS[name].label).join(', ') : null
          }
          open={isOpen}
          onToggle={setIsOpen}
        >
          <div className={GRID}>{MORE.map(field)}</div>
        </Fold>
      </div>
    </Card>
  );
}

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4';

/** A value beside each name tells two columns of one name apart. */
function columnChoices({ columns, firstLines }: CsvPlan) {
  const named = columns.map((name, at) => {
    const sample = firstLines.map(({ cells }) => cells[at]).find((cell) => cell);
    return { value: String(at), label: sample ? `${name}: ${sample}` : name };
  });
  return [{ value: NONE, label: 'Not in this file' }, ...named];
}

function columnOf(value: string): number | null {
  return value === NONE ? null : Number(value);
}

/** What was said of a column that is no longer the one is asked anew. */
const RESTS_ON: Readonly<Partial<Record<CsvField, Partial<CsvMapping>>>> = {
  date: { dayOrder: null, timeZone: null },
  distance: { distanceUnit: null, durationUnit: null, clock: null, confirmed: false },
  duration: { durationUnit: null, clock: null, confirmed: false },
  workoutType: { workoutType: null, confirmed: false },
};

function withColumn(mapping: CsvMapping, field: CsvField, column: number | null): CsvMapping {
  return {
    ...mapping,
    ...RESTS_ON[field],
    columns: { ...mapping.columns, [field]: column },
  };
}
