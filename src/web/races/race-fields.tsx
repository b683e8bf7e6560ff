import { LEAST_RACE_KM, MOST_RACE_KM } from '../../contract/races.ts';
import type { Day } from '../../domain/calendar.ts';
import { DISTANCE_STEP_KM, RACE_DISTANCES_KM } from '../../domain/limits.ts';
import type { FieldErrors } from '../form-check.ts';
import { DateField } from '../ui/date-field.tsx';
import { DurationField } from '../ui/duration-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { raceEffort } from '../ui/typed-text.ts';
import type { RaceRuns } from '../use-race-runs.ts';
import { dateHint } from './date-hint.ts';
import { FIELD_LABELS, OTHER, type RaceValues, typedDistanceM } from './race-values.ts';
import { TargetPace } from './target-pace.tsx';

type RaceFieldsProps = {
  values: RaceValues;
  errors: FieldErrors;
  onChange: (values: Partial<RaceValues>) => void;
  today: Day;
  runs: RaceRuns;
};

export function RaceFields({ values, errors, onChange, today, runs }: RaceFieldsProps) {
  const bind = (name: keyof RaceValues) => ({
    name,
    label: FIELD_LABELS[name],
    value: values[name],
    onChange: (text: string) => onChange({ [name]: text }),
  });
  const isOther = values.distance === OTHER;
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <TextField
        required
        maxLength={200}
        autoComplete="off"
        error={errors.name}
        {...bind('name')}
      />
      <DateField
        required
        hint={dateHint(values.date, today)}
        error={errors.date}
        {...bind('date')}
      />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <SelectField
          required
          choices={CHOICES}
          error={isOther ? undefined : errors.distance}
          {...bind('distance')}
        />
        {isOther && (
          <NumberField
            required
            unit="km"
            step={DISTANCE_STEP_KM}
            min={LEAST_RACE_KM}
            max={MOST_RACE_KM}
            error={errors.distance}
            {...bind('otherDistance')}
          />
        )}
      </div>
      <DurationField
        required
        hint="1:45 or 1:45:30"
        typedFor={raceEffort(typedDistanceM(values))}
        error={errors.targetTime}
        {...bind('targetTime')}
      />
      <div className="sm:col-span-2">
        <TargetPace values={values} runs={runs} today={today} />
      </div>
      <div className="sm:col-span-2">
        <TextArea optional rows={2} error={errors.notes} {...bind('notes')} />
      </div>
    </div>
  );
}

const KNOWN_AS: Readonly<Record<number, string>> = { 21.1: 'half marathon', 42.2: 'marathon' };

const CHOICES = [
  ...RACE_DISTANCES_KM.map((km) => ({
    value: String(km),
    label: KNOWN_AS[km] ? `${km} km (${KNOWN_AS[km]})` : `${km} km`,
  })),
  { value: OTHER, label: 'Other distance' },
];
