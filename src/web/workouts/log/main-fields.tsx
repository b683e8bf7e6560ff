import type { Shoe } from '../../../contract/shoes.ts';
import { addDays } from '../../../domain/calendar.ts';
import { DISTANCE_STEP_KM } from '../../../domain/limits.ts';
import { distanceUnit } from '../../../domain/measures.ts';
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
import type { Offer, Offers } from './last-values.ts';
import { doubtOfDate, type Speed, speedOf } from './sanity.ts';
import { ShoeField } from './shoe-field.tsx';
import { type UsualOn, useOfferedKind } from './use-offered-kind.ts';
import { type FormPart, hasDistance } from './workout-values.ts';
import { sayDay } from './workout-words.ts';

type MainFieldsProps = FormPart & {
  today: string;
  offers: Offers | null;
  usualOn: UsualOn;
  shoes: readonly Shoe[];
};

const TYPES = WORKOUT_TYPES.map((value) => ({ value, label: WORKOUT_TYPE_LABELS[value] }));
const RUNS = (['outdoor-easy', 'outdoor-long', 'outdoor-interval', 'treadmill'] as const).map(
  (value) => ({ value, label: RUNNING_SUBTYPE_LABELS[value] }),
);

const HINTS = { running: 'gives your pace', cross: 'gives your speed', strength: null };

export function MainFields(props: MainFieldsProps) {
  const { form, effort, today, offers, usualOn, shoes } = props;
  const { values, onChange, bind } = form;
  const withDistance = hasDistance(values);
  const speed = speedOf(values, effort);
  const { chooseKind, changeDate } = useOfferedKind({ form, usualOn, shoes });
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl
        label="Workout type"
        value={values.workoutType}
        choices={TYPES}
        onChange={(workoutType) => chooseKind({ workoutType })}
      />
      {values.workoutType === 'running' && (
        <SegmentedControl
          label="Kind of run"
          value={values.runningSubtype}
          choices={RUNS}
          onChange={(runningSubtype) => chooseKind({ runningSubtype })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-col gap-2">
          <DurationField
            required
            hint="45, 1.05 or 1:05:30"
            typedFor={effort}
            enterKey={withDistance ? 'next' : 'go'}
            {...bind('duration')}
          />
          <Chips
            label="Recent times"
            chips={chipsOf(offers?.durations, (duration) => onChange({ duration }))}
          />
        </div>
        {withDistance && (
          <div className="flex min-w-0 flex-col gap-2">
            <NumberField
              unit={distanceUnit()}
              step={DISTANCE_STEP_KM}
              enterKey="go"
              min={0}
              hint={speed ? <SpeedFigure speed={speed} /> : HINTS[values.workoutType]}
              {...bind('distance')}
            />
            <Chips
              label="Recent distances"
              chips={chipsOf(
                offers?.distances,
                (distance) => onChange({ distance }),
                `\u00a0${distanceUnit()}`,
              )}
            />
          </div>
        )}
        <p role="status" className="col-span-2 text-small font-medium text-warn">
          {speed?.doubt}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-x-2 gap-y-2">
        <div className="min-w-40 flex-1">
          <DateField
            required
            hint={doubtOfDate(values.date, today)}
            {...bind('date')}
            onChange={changeDate}
          />
        </div>
        <Chips label="Days" chips={dayChips({ today, date: values.date, onChoose: changeDate })} />
      </div>
      {values.workoutType === 'running' && <ShoeField form={form} shoes={shoes} />}
    </div>
  );
}

function SpeedFigure({ speed }: { speed: Speed }) {
  return (
    <span className="whitespace-nowrap">
      = <strong className="font-semibold text-ink">{speed.figure}</strong> {speed.unit}
    </span>
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

function dayChips(input: { today: string; date: string; onChoose: (date: string) => void }) {
  const days = { Today: input.today, Yesterday: addDays(input.today, -1) };
  return Object.entries(days)
    .filter(([, date]) => date !== input.date)
    .map(([text, date]) => ({
      key: text,
      text,
      name: text,
      onChoose: () => input.onChoose(date),
    }));
}
