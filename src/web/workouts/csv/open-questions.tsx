import {
  CLOCKS,
  type CsvMapping,
  type CsvPlan,
  DAY_ORDERS,
  DISTANCE_UNITS,
  TIME_UNITS,
} from '../../../contract/csv-import.ts';
import { WORKOUT_TYPE_LABELS, WORKOUT_TYPES } from '../../../domain/workout-kinds.ts';
import type { FieldErrors } from '../../ui/form-check.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { countText } from '../../words/amounts.ts';
import { fullDayText } from '../../words/day-text.ts';

type OpenQuestionsProps = {
  plan: CsvPlan;
  mapping: CsvMapping;
  errors: FieldErrors;
  onChange: (mapping: CsvMapping) => void;
};

/** What the file does not say of itself, each asked with a cell of it. */
export function OpenQuestions({ plan, mapping, errors, onChange }: OpenQuestionsProps) {
  const { asked } = plan;
  const { dayOrder, distanceUnit, durationUnit, clock, workoutType, timeZone, confirmed } = asked;
  if (Object.values(asked).every((question) => question === null)) return null;
  return (
    <fieldset className="mt-5 border-t border-line pt-4">
      <legend className="sr-only">What the file does not say</legend>
      <p aria-hidden="true" className="mb-3 text-small font-semibold">
        What the file does not say
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {dayOrder && (
          <SelectField
            label={`Which day is ${dayOrder.example}?`}
            required
            error={errors.dayOrder}
            hint="All dates of the file are read the same way."
            value={mapping.dayOrder ?? OPEN}
            choices={dayChoices(dayOrder)}
            onChange={(value) => onChange({ ...mapping, dayOrder: oneOf(DAY_ORDERS, value) })}
          />
        )}
        {distanceUnit && (
          <SelectField
            label="Unit of Distance"
            hint={`${distanceUnit} stands there without one.`}
            value={mapping.distanceUnit ?? 'km'}
            choices={DISTANCE_CHOICES}
            onChange={(value) => onChange({ ...mapping, distanceUnit: value })}
          />
        )}
        {durationUnit && (
          <SelectField
            label="Unit of Duration"
            hint={`${durationUnit} stands there without one.`}
            value={mapping.durationUnit ?? 'min'}
            choices={TIME_CHOICES}
            onChange={(value) => onChange({ ...mapping, durationUnit: value })}
          />
        )}
        {clock && (
          <SelectField
            label="Times of two parts are"
            hint={`Such as ${clock} in Duration.`}
            value={mapping.clock ?? 'hours-minutes'}
            choices={CLOCK_CHOICES}
            onChange={(value) => onChange({ ...mapping, clock: value })}
          />
        )}
        {workoutType !== null && (
          <SelectField
            label="Lines without a type are"
            hint={`${countText(workoutType, 'line')}.`}
            value={mapping.workoutType ?? 'running'}
            choices={TYPE_CHOICES}
            onChange={(value) => onChange({ ...mapping, workoutType: value })}
          />
        )}
        {timeZone && (
          <SelectField
            label="Times are in UTC. You were in"
            hint={`${timeZone.example} is a moment; the zone gives its day.`}
            value={mapping.timeZone ?? timeZone.own}
            choices={zoneChoices(timeZone.own)}
            onChange={(value) => onChange({ ...mapping, timeZone: value })}
          />
        )}
        {confirmed && (
          <SelectField
            label="Lines with unlikely times are"
            hint={`${countText(confirmed.lines, 'line')}. ${confirmed.example}`}
            value={mapping.confirmed ? RIGHT : LEFT_OUT}
            choices={DOUBT_CHOICES}
            onChange={(value) => onChange({ ...mapping, confirmed: value === RIGHT })}
          />
        )}
      </div>
    </fieldset>
  );
}

const OPEN = 'open';
const LEFT_OUT = 'left-out';
const RIGHT = 'right';
const DOUBT_CHOICES = [
  { value: LEFT_OUT, label: 'Left out' },
  { value: RIGHT, label: 'Right, import them' },
];

const DISTANCE_LABELS = { km: 'Kilometres', mi: 'Miles', m: 'Metres' };
const TIME_LABELS = { min: 'Minutes', s: 'Seconds', h: 'Hours', ms: 'Milliseconds' };
const CLOCK_LABELS = {
  'hours-minutes': 'Hours and minutes',
  'minutes-seconds': 'Minutes and seconds',
};
const ORDER_LABELS = {
  'day-first': 'day first',
  'month-first': 'month first',
  'year-first': 'year first',
};

const DISTANCE_CHOICES = DISTANCE_UNITS.map((value) => ({ value, label: DISTANCE_LABELS[value] }));
const TIME_CHOICES = TIME_UNITS.map((value) => ({ value, label: TIME_LABELS[value] }));
const CLOCK_CHOICES = CLOCKS.map((value) => ({ value, label: CLOCK_LABELS[value] }));
const TYPE_CHOICES = WORKOUT_TYPES.map((value) => ({ value, label: WORKOUT_TYPE_LABELS[value] }));

function dayChoices({ readings }: NonNullable<CsvPlan['asked']['dayOrder']>) {
  const known = readings.flatMap(({ order, day }) =>
    day === null
      ? []
      : [{ value: String(order), label: `${fullDayText(day)} (${ORDER_LABELS[order]})` }],
  );
  return [{ value: OPEN, label: 'Choose' }, ...known];
}

/** The athlete's own first, then all that this browser knows. */
function zoneChoices(own: string) {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own);
  const named = (zone: string) => zone.replaceAll('_', ' ');
  return [
    { value: own, label: `${named(own)} (yours)` },
    ...others.map((zone) => ({ value: zone, label: named(zone) })),
  ];
}

function oneOf<const T extends string>(values: readonly T[], text: string): T | null {
  return values.find((value) => value === text) ?? null;
}
