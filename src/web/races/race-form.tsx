import { useQuery } from '@tanstack/react-query';
import { predictionOf } from '../../contract/prediction.ts';
import type { Race } from '../../contract/race-list.ts';
import { LEAST_RACE_KM, MOST_RACE_KM } from '../../contract/races.ts';
import { type Day, isDay } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { DISTANCE_STEP_KM, RACE_DISTANCES_KM } from '../../domain/limits.ts';
import { distanceIn, distanceUnit, paceFigure, paceUnit } from '../../domain/measures.ts';
import { paceSPerKm } from '../../domain/pace.ts';
import { RACE_NAMES } from '../../domain/standard-distances.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import { type EntryFormOf, useEntryForm } from '../kept-entries/use-entry-form.ts';
import { PredictionTrace } from '../prediction/prediction-trace.tsx';
import type { KnownPredictions } from '../prediction/use-predictions.ts';
import { predictionsQuery } from '../queries/predictions.ts';
import { DateField } from '../ui/date-field.tsx';
import { DurationField } from '../ui/duration-field.tsx';
import { Figure } from '../ui/figure.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { NumberField } from '../ui/number-field.tsx';
import { SaveOrCancel } from '../ui/save-or-cancel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { raceEffort, typedSeconds } from '../ui/typed-text.ts';
import { inDaysText, raceDayText } from '../words/day-text.ts';
import { blankValues, OTHER, RACE_FORM, type RaceValues, typedDistanceM } from './race-values.ts';

type RaceFormProps = {
  race: Race | null;
  today: Day;
  userId: number;
  predictions: KnownPredictions;
  onSaved: () => void;
  onCancel: () => void;
};

export function RaceForm(props: RaceFormProps) {
  const { race, today, userId, predictions, onSaved, onCancel } = props;
  const of = race ? { entry: race } : { blank: blankValues() };
  const form = useEntryForm(RACE_FORM, { of, onDone: onSaved });
  const { isSaving } = form;
  return (
    <EntryFormBox
      form={form}
      opensAt="input"
      data-race-form
      aria-label={race ? 'Edit race' : 'New race'}
    >
      <RaceFields form={form} today={today} userId={userId} predictions={predictions} />
      <div className="mt-5">
        <SaveOrCancel
          save={race ? 'Save Changes' : 'Add Race'}
          isSaving={isSaving}
          onCancel={onCancel}
        />
      </div>
    </EntryFormBox>
  );
}

type RaceFieldsProps = {
  form: EntryFormOf<RaceValues>;
  today: Day;
  userId: number;
  predictions: KnownPredictions;
};

function RaceFields({ form, today, userId, predictions }: RaceFieldsProps) {
  const { values, errors, bind, onChange } = form;
  const isOther = values.distance === OTHER;
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <TextField required maxLength={200} autoComplete="off" {...bind('name')} />
      <DateField required hint={dateHint(values.date, today)} {...bind('date')} />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <SelectField
          required
          choices={choices()}
          {...bind('distance')}
          error={isOther ? undefined : errors.distance}
        />
        {isOther && (
          <NumberField
            required
            unit={distanceUnit()}
            step={DISTANCE_STEP_KM}
            min={distanceIn(1000 * LEAST_RACE_KM)}
            max={distanceIn(1000 * MOST_RACE_KM)}
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
        <TargetPace values={values} userId={userId} predictions={predictions} today={today} />
      </div>
      <div className="sm:col-span-2">
        <TextArea optional rows={2} {...bind('notes')} />
      </div>
    </div>
  );
}

function choices() {
  return [
    ...RACE_DISTANCES_KM.map((km) => ({ value: String(km), label: RACE_NAMES[km] })),
    { value: OTHER, label: 'Other distance' },
  ];
}

/** What the chosen day comes to, seen from today; undefined while none is chosen. */
export function dateHint(date: string, today: Day): string | undefined {
  if (!isDay(date)) return undefined;
  if (date < today) return `${raceDayText(date, today)} is past: it goes into your Race History`;
  return `${raceDayText(date, today)}, ${inDaysText(date, today)}`;
}

type TargetPaceProps = {
  values: RaceValues;
  userId: number;
  predictions: KnownPredictions;
  today: Day;
};

/** What target and distance come to, while they are typed, beside what the log predicts. */
function TargetPace({ values, userId, predictions, today }: TargetPaceProps) {
  const distanceM = typedDistanceM(values);
  const durationS = typedSeconds(values.targetTime, raceEffort(distanceM));
  const pace = paceSPerKm({ distanceM, durationS });
  const prediction = useTypedPrediction({ distanceM, userId, predictions });
  return (
    <div className="min-h-12 rounded-box bg-sunk px-3 py-2 text-small">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-soft">Target pace</span>
        <output aria-live="polite">
          {pace === null ? (
            <span className="text-soft">follows from distance and target time</span>
          ) : (
            <Figure value={paceFigure(pace)} unit={paceUnit()} size="title" />
          )}
        </output>
      </p>
      <p role="status" className="font-medium text-warn">
        {pace !== null && doubtOf(pace)}
      </p>
      {prediction && (
        <p className="text-soft">
          Predicted{' '}
          <strong className="font-semibold whitespace-nowrap text-ink">
            {formatElapsed(prediction.timeS)}
          </strong>
          , {paceFigure(prediction.paceSPerKm)}&nbsp;{paceUnit()}, {keepUnits(prediction.restsOn)}{' '}
          <span className="inline-flex align-middle">
            <PredictionTrace prediction={prediction} today={today} />
          </span>
        </p>
      )}
    </div>
  );
}

/** A distance that is no usual one and of no race is asked for by itself. */
function useTypedPrediction(
  of: Omit<TargetPaceProps, 'values' | 'today'> & { distanceM: number | null },
) {
  const { distanceM, userId, predictions } = of;
  const known = predictions && distanceM ? predictionOf(predictions, distanceM) : null;
  const isAsked = !known && distanceM !== null && (predictions?.predictions.length ?? 0) > 0;
  const asked = useQuery({ ...predictionsQuery(userId, distanceM), enabled: isAsked });
  return known ?? (asked.data && distanceM ? predictionOf(asked.data, distanceM) : null);
}

// The best 5 km ever run were at 2:31 a km; who walks needs less than 20 minutes for one.
const TOO_FAST_S_PER_KM = 150;
const TOO_SLOW_S_PER_KM = 1200;

function doubtOf(pace: number): string | null {
  if (pace < TOO_FAST_S_PER_KM) return 'Faster than anybody runs: check time and distance.';
  return pace > TOO_SLOW_S_PER_KM ? 'Slower than a walk: check time and distance.' : null;
}
