import { LEAST_RACE_KM, MOST_RACE_KM, type Race } from '../../contract/races.ts';
import { type Day, isDay } from '../../domain/calendar.ts';
import { DISTANCE_STEP_KM, RACE_DISTANCES_KM } from '../../domain/limits.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import { type EntryFormOf, useEntryForm } from '../kept-entries/use-entry-form.ts';
import type { RaceRuns } from '../prediction/use-race-runs.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { DurationField } from '../ui/duration-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { raceEffort } from '../ui/typed-text.ts';
import { inDaysText, raceDayText } from '../words/day-text.ts';
import { blankValues, OTHER, RACE_FORM, type RaceValues, typedDistanceM } from './race-values.ts';
import { TargetPace } from './target-pace.tsx';

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

type RaceFieldsProps = {
  form: EntryFormOf<RaceValues>;
  today: Day;
  runs: RaceRuns;
};

function RaceFields({ form, today, runs }: RaceFieldsProps) {
  const { values, errors, bind, onChange } = form;
  const isOther = values.distance === OTHER;
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <TextField required maxLength={200} autoComplete="off" {...bind('name')} />
      <DateField required hint={dateHint(values.date, today)} {...bind('date')} />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <SelectField
          required
          choices={CHOICES}
          {...bind('distance')}
          error={isOther ? undefined : errors.distance}
        />
        {isOther && (
          <NumberField
            required
            unit="km"
            step={DISTANCE_STEP_KM}
            min={LEAST_RACE_KM}
            max={MOST_RACE_KM}
            {...bind('otherDistance')}
            error={errors.distance}
            // Both fields are faulted as one: typing here mends the fault of the distance.
            onChange={(otherDistance) => onChange({ otherDistance, distance: OTHER })}
          />
        )}
      </div>
      <DurationField
        required
        hint="1:45 or 1:45:30"
        typedFor={raceEffort(typedDistanceM(values))}
        {...bind('targetTime')}
      />
      <div className="sm:col-span-2">
        <TargetPace values={values} runs={runs} today={today} />
      </div>
      <div className="sm:col-span-2">
        <TextArea optional rows={2} {...bind('notes')} />
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

/** What the chosen day comes to, seen from today; undefined while none is chosen. */
export function dateHint(date: string, today: Day): string | undefined {
  if (!isDay(date)) return undefined;
  if (date < today) return `${raceDayText(date, today)} is past: it goes into your Race History`;
  return `${raceDayText(date, today)}, ${inDaysText(date, today)}`;
}
