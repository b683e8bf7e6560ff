import { useQuery } from '@tanstack/react-query';
import {
  NOT_OF_ONE_RUN,
  type SweatTest,
  type SweatTestBodyJson,
  sweatTestBody,
} from '../../contract/sweat.ts';
import type { Workout } from '../../contract/workouts.ts';
import { type Day, isDay } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { distanceText, kgOf, weightIn, weightUnit } from '../../domain/measures.ts';
import { isRun } from '../../domain/sports.ts';
import { drinkForSweat, sweatMlPerHour } from '../../domain/sweat.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import { type EntryForm, type EntryFormOf, useEntryForm } from '../kept-entries/use-entry-form.ts';
import { workoutsInRangeQuery } from '../queries/workouts.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { readNumber } from '../ui/read-number.ts';
import { SaveOrCancel } from '../ui/save-or-cancel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { fullDayText } from '../words/day-text.ts';
import { SWEAT_TESTS } from './sweat.api.ts';
import { mlText } from './sweat-words.ts';

/** The form as it is typed. */
type SweatValues = {
  date: string;
  weightBefore: string;
  weightAfter: string;
  drunkMl: string;
  minutes: string;
  temperature: string;
  workoutId: string;
  notes: string;
};

export const SWEAT_FORM: EntryForm<SweatTest, SweatTestBodyJson, SweatValues> = {
  kind: SWEAT_TESTS,
  schema: sweatTestBody,
  labels: {
    date: 'Date',
    weightBefore: 'Before',
    weightAfter: 'After',
    drunkMl: 'Drunk',
    minutes: 'Time',
    temperature: 'Temperature',
    workoutId: 'Run',
    notes: 'Notes',
  },
  valuesOf: (test) => ({
    date: test.date,
    weightBefore: typedWeight(test.beforeKg),
    weightAfter: typedWeight(test.afterKg),
    drunkMl: String(test.drunkMl),
    minutes: minutesText(test.durationS),
    temperature: test.temperatureC === null ? '' : String(test.temperatureC),
    workoutId: test.workoutId === null ? '' : String(test.workoutId),
    notes: test.notes ?? '',
  }),
  toSend: (values) => ({
    ...values,
    weightBefore: kgTyped(values.weightBefore) ?? values.weightBefore,
    weightAfter: kgTyped(values.weightAfter) ?? values.weightAfter,
  }),
  measured: { weightBefore: 'weight', weightAfter: 'weight' },
};

/** In the athlete's unit, and no more digits than that takes. */
function typedWeight(weightKg: number): string {
  return String(Number(weightIn(weightKg).toFixed(2)));
}

function kgTyped(text: string): number | null {
  const weight = readNumber(text);
  return weight === null ? null : kgOf(weight);
}

/** To the second, and no more digits than that takes. */
function minutesText(durationS: number): string {
  return String(Number((durationS / 60).toFixed(2)));
}

type NewSweatTestProps = {
  userId: number;
  today: Day;
  /** For what drink would be right in a race of so long. */
  race?: { timeS: number };
};

export function NewSweatTest({ userId, today, race }: NewSweatTestProps) {
  const blank: SweatValues = {
    date: today,
    weightBefore: '',
    weightAfter: '',
    drunkMl: '',
    minutes: '',
    temperature: '',
    workoutId: '',
    notes: '',
  };
  const form = useEntryForm(SWEAT_FORM, { of: { blank }, draftName: 'sweat test' });
  return (
    <EntryFormBox form={form} aria-label="New sweat test" className="mt-3 flex flex-col gap-4">
      <SweatFields form={form} userId={userId} today={today} />
      <Outcome values={form.values} race={race} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={form.isSaving} pendingLabel="Saving...">
          Save sweat test
        </Button>
        {form.discard && (
          <Button tone="quiet" disabled={form.isSaving} onClick={form.discard}>
            Clear
          </Button>
        )}
      </div>
    </EntryFormBox>
  );
}

type EditSweatTestProps = { test: SweatTest; userId: number; today: Day; onDone: () => void };

export function EditSweatTest({ test, userId, today, onDone }: EditSweatTestProps) {
  const form = useEntryForm(SWEAT_FORM, { of: { entry: test }, onDone, onCancel: onDone });
  return (
    <EntryFormBox
      form={form}
      opensAt="input:not([type=date])"
      aria-label={`Sweat test of ${fullDayText(test.date)}`}
      className="my-3 flex flex-col gap-4 rounded-box border border-edge p-3"
    >
      <SweatFields form={form} userId={userId} today={today} />
      <Outcome values={form.values} />
      <SaveOrCancel save="Save Changes" isSaving={form.isSaving} onCancel={form.cancel} />
    </EntryFormBox>
  );
}

type SweatFieldsProps = { form: EntryFormOf<SweatValues>; userId: number; today: Day };

function SweatFields({ form, userId, today }: SweatFieldsProps) {
  const { values, bind, onChange } = form;
  const runs = useRunsOf(userId, values.date);
  const pick = (workoutId: string) => {
    const run = runs.find(({ id }) => String(id) === workoutId);
    onChange({ workoutId, ...(run && filledFrom(run, values)) });
  };
  const isLinkedElsewhere =
    values.workoutId !== '' && runs.every(({ id }) => String(id) !== values.workoutId);
  return (
    <div className="@container">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 @min-[36rem]:grid-cols-4">
        <DateField
          required
          {...bind('date')}
          onChange={(date) => onChange({ date, workoutId: '' })}
          hint={values.date > today ? 'This day is still to come.' : undefined}
        />
        <NumberField required unit="min" min={0} {...bind('minutes')} />
        {(runs.length > 0 || isLinkedElsewhere) && (
          <div className="col-span-2 max-[22rem]:col-span-1">
            <SelectField
              optional
              {...bind('workoutId')}
              hint="fills in its time and drink"
              choices={[
                { value: '', label: 'None of that day' },
                ...(isLinkedElsewhere
                  ? [{ value: values.workoutId, label: 'The linked run' }]
                  : []),
                ...runs.map((run) => ({ value: String(run.id), label: runLabel(run) })),
              ]}
              onChange={pick}
            />
          </div>
        )}
        <NumberField required unit={weightUnit()} step={0.1} {...bind('weightBefore')} />
        <NumberField required unit={weightUnit()} step={0.1} {...bind('weightAfter')} />
        <NumberField required unit="ml" step={50} min={0} {...bind('drunkMl')} />
        <NumberField optional unit="°C" {...bind('temperature')} />
        <div className="col-span-2">
          <TextField optional maxLength={2000} autoComplete="off" {...bind('notes')} />
        </div>
      </div>
    </div>
  );
}

/** The runs of a day that stands whole in its field. */
function useRunsOf(userId: number, date: string): readonly Workout[] {
  const isWhole = isDay(date);
  const day = isWhole ? date : '2000-01-01';
  const query = useQuery({
    ...workoutsInRangeQuery({ userId, from: day, to: day }),
    enabled: isWhole,
  });
  return isWhole ? (query.data ?? []).filter(isRun) : [];
}

function runLabel(run: Workout): string {
  const distance = run.distanceM === null ? '' : `${distanceText(run.distanceM)} in `;
  return `${distance}${formatElapsed(run.durationS)}`;
}

/** What was typed already stays. */
function filledFrom(run: Workout, values: SweatValues): Partial<SweatValues> {
  const filled: Partial<SweatValues> = {};
  if (values.minutes.trim() === '') filled.minutes = minutesText(run.durationS);
  if (values.drunkMl.trim() === '' && run.hydrationMl !== null) {
    filled.drunkMl = String(run.hydrationMl);
  }
  return filled;
}

type OutcomeProps = { values: SweatValues; race?: { timeS: number } };

/** What the figures come to, as they are typed. */
function Outcome({ values, race }: OutcomeProps) {
  const [beforeKg, afterKg] = [kgTyped(values.weightBefore), kgTyped(values.weightAfter)];
  const [drunkMl, minutes] = [readNumber(values.drunkMl), readNumber(values.minutes)];
  const isWhole = beforeKg !== null && afterKg !== null && drunkMl !== null && minutes !== null;
  const sweat = isWhole
    ? sweatMlPerHour({ beforeKg, afterKg, drunkMl, durationS: minutes * 60 })
    : null;
  return (
    <output className="block text-small empty:hidden" aria-live="polite">
      {isWhole && (sweat === null ? `${NOT_OF_ONE_RUN}.` : sweatText({ sweat, beforeKg, race }))}
    </output>
  );
}

function sweatText(of: { sweat: number; beforeKg: number; race?: { timeS: number } }): string {
  const { sweat, beforeKg, race } = of;
  const sweats = `You sweat ${mlText(sweat)} an hour.`;
  if (!race) return sweats;
  const { from, to } = drinkForSweat({
    sweatMlPerHour: sweat,
    weightKg: beforeKg,
    timeS: race.timeS,
  });
  const least = from > 0 ? `${mlText(from, '')} to ${mlText(to)}` : `up to ${mlText(to)}`;
  return `${sweats} Drink ${least} an hour: that keeps what you lose under 2\u00a0% of your weight (ACSM 2007), and below what you sweat.`;
}
