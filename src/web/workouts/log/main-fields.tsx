import { addDays } from '../../../domain/calendar.ts';
import { DISTANCE_STEP_KM } from '../../../domain/limits.ts';
import {
  RUNNING_SUBTYPE_LABELS,
  WORKOUT_TYPE_LABELS,
  WORKOUT_TYPES,
} from '../../../domain/workout-kinds.ts';
import { DateField } from '../../ui/date-field.tsx';
import { DurationField } from '../../ui/duration-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Chips } from './chips.tsx';
import { bind, type FormPart } from './field-props.ts';
import type { Offer, Offers } from './last-values.ts';
import { doubtOfDate } from './sanity.ts';
import { SpeedLine } from './speed-line.tsx';
import { hasDistance } from './workout-values.ts';
import { sayDay } from './workout-words.ts';

type MainFieldsProps = FormPart & { today: string; offers: Offers | null };

const TYPES = WORKOUT_TYPES.map((value) => ({ value, label: WORKOUT_TYPE_LABELS[value] }));
const RUNS = (['outdoor-easy', 'outdoor-long', 'outdoor-interval', 'treadmill'] as const).map(
  (value) => ({ value, label: RUNNING_SUBTYPE_LABELS[value] }),
);

export function MainFields(props: MainFieldsProps) {
  const { values, onChange, today, offers } = props;
  const withDistance = hasDistance(values);
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl
        label="Workout type"
        value={values.workoutType}
        choices={TYPES}
        onChange={(workoutType) => onChange({ workoutType })}
      />
      {values.workoutType === 'running' && (
        <SegmentedControl
          label="Kind of run"
          value={values.runningSubtype}
          choices={RUNS}
          onChange={(runningSubtype) => onChange({ runningSubtype })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-col gap-2">
          <DurationField label="Duration" required {...bind(props, 'duration')} />
          <Chips
            label="Durations of late"
            chips={chipsOf(offers?.durations, (duration) => onChange({ duration }))}
          />
        </div>
        {withDistance && (
          <div className="flex min-w-0 flex-col gap-2">
            <NumberField
              label="Distance"
              unit="km"
              step={DISTANCE_STEP_KM}
              min={0}
              {...bind(props, 'distance')}
            />
            <Chips
              label="Distances of late"
              chips={chipsOf(offers?.distances, (distance) => onChange({ distance }), '\u00a0km')}
            />
          </div>
        )}
      </div>
      {withDistance && <SpeedLine values={values} />}
      <div className="flex flex-wrap items-end gap-x-2 gap-y-2">
        <div className="min-w-40 flex-1">
          <DateField
            label="Date"
            required
            hint={doubtOfDate(values.date, today)}
            {...bind(props, 'date')}
          />
        </div>
        <Chips label="Days" chips={dayChips({ today, date: values.date, onChange })} />
      </div>
    </div>
  );
}

// Two of a kind stand in one row on a phone.
const SHOWN_OFFERS = 2;

function chipsOf(offers: Offer[] | undefined, choose: (text: string) => void, unit = '') {
  return (offers ?? []).slice(0, SHOWN_OFFERS).map(({ text, date }) => ({
    key: text,
    text: `${text}${unit}`,
    name: `${text}${unit}, as on ${sayDay(date)}`,
    onChoose: () => choose(text),
  }));
}

function dayChips(input: {
  today: string;
  date: string;
  onChange: (values: { date: string }) => void;
}) {
  const days = { Today: input.today, Yesterday: addDays(input.today, -1) };
  return Object.entries(days)
    .filter(([, date]) => date !== input.date)
    .map(([text, date]) => ({
      key: text,
      text,
      name: text,
      onChoose: () => input.onChange({ date }),
    }));
}
