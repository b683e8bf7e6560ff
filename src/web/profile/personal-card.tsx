import type { Day } from '../../domain/calendar.ts';
import {
  FITNESS_LEVELS,
  type FitnessLevel,
  WEEKLY_FREQUENCIES,
  WEIGHT_STEP_KG,
  type WeeklyFrequency,
} from '../../domain/limits.ts';
import { weightUnit } from '../../domain/measures.ts';
import { Card } from '../ui/card.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Field } from '../ui/field.tsx';
import { HeightField } from '../ui/height-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { type Choice, SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ageOf, type ProfileValues } from './profile-values.ts';
import type { ProfileForm } from './use-profile-form.ts';

type PersonalCardProps = { form: ProfileForm; today: Day };

export function PersonalCard({ form, today }: PersonalCardProps) {
  const { values, entryOffer } = form;
  return (
    <Card title="Personal Information">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField label="Full name" autoComplete="name" required {...bind(form, 'name')} />
        </div>
        <DateField
          label="Date of birth"
          autoComplete="bday"
          required
          max={today}
          {...bind(form, 'dateOfBirth')}
        />
        <AgeField age={ageOf(values, today)} />
        <HeightField required {...bind(form, 'height')} />
        <NumberField
          label="Current weight"
          unit={weightUnit()}
          step={WEIGHT_STEP_KG}
          required
          {...bind(form, 'currentWeight')}
        />
        {entryOffer && (
          <div className="rounded-box bg-sunk px-3 py-1 sm:col-span-2">
            <Switch
              label="Write it down in Weight Tracking too"
              hint="As today’s weigh-in."
              checked={entryOffer.wanted}
              onChange={entryOffer.onWant}
            />
          </div>
        )}
        <SelectField
          label="Fitness level"
          name="fitnessLevel"
          value={values.fitnessLevel}
          choices={LEVEL_CHOICES}
          error={form.errors.fitnessLevel}
          onChange={(fitnessLevel) => form.onChange({ fitnessLevel })}
        />
        <SelectField
          label="Weekly workout frequency"
          name="weeklyFrequency"
          value={values.weeklyFrequency}
          choices={FREQUENCY_CHOICES}
          error={form.errors.weeklyFrequency}
          onChange={(weeklyFrequency) => form.onChange({ weeklyFrequency })}
        />
        <div className="sm:col-span-2">
          <TextArea
            label="Goals"
            placeholder="A spring half marathon under 1:45"
            {...bind(form, 'goals')}
          />
        </div>
      </div>
    </Card>
  );
}

type TextName = Exclude<keyof ProfileValues, 'fitnessLevel' | 'weeklyFrequency'>;

function bind({ values, errors, onChange }: ProfileForm, name: TextName) {
  return {
    name,
    value: values[name],
    error: errors[name],
    onChange: (text: string) => onChange({ [name]: text }),
  };
}

/** Worked out, never typed. */
function AgeField({ age }: { age: number | null }) {
  return (
    <Field label="Age" hint="Follows from your date of birth.">
      {(control) => (
        <input
          {...control}
          readOnly
          value={age === null ? '—' : `${age} years`}
          className="control border-transparent bg-sunk"
        />
      )}
    </Field>
  );
}

const LEVEL_WORDS: Record<FitnessLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  elite: 'Elite',
};

const LEVEL_CHOICES: readonly Choice<FitnessLevel>[] = FITNESS_LEVELS.map((value) => ({
  value,
  label: LEVEL_WORDS[value],
}));

const FREQUENCY_CHOICES: readonly Choice<WeeklyFrequency>[] = WEEKLY_FREQUENCIES.map((value) => ({
  value,
  label: `${value.replace('-', '–')} a week`,
}));
