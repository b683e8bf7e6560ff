import { useId } from 'react';
import { ZONE_MINUTES } from '../../../contract/workout-json.ts';
import { MAX_WORKOUT_HEART_RATE, MIN_WORKOUT_HEART_RATE } from '../../../domain/limits.ts';
import { type PerZone, ZONES, type ZoneBounds, zoneRanges } from '../../../domain/zones.ts';
import { goOnByEnter } from '../../ui/enter-key.ts';
import { FieldError } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { readNumber } from '../../ui/read-number.ts';
import { ZoneBar } from '../../ui/zone-bar.tsx';
import { ZoneSwatch } from '../../ui/zone-swatch.tsx';
import { listed } from './folds.tsx';
import { doubtOfHeartRate, doubtOfZones, zoneSum } from './sanity.ts';
import type { FormPart, WorkoutValues } from './workout-values.ts';

type HeartFieldsProps = FormPart & {
  /** The athlete's own on the day of the workout. */
  zones: ZoneBounds;
};

const BEATS = { unit: 'bpm', min: MIN_WORKOUT_HEART_RATE, max: MAX_WORKOUT_HEART_RATE };

export function HeartFields(props: HeartFieldsProps) {
  const { form, zones } = props;
  const { values, bind } = form;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          {...BEATS}
          {...bind('avgHeartRate')}
          hint={doubtOfHeartRate(values.avgHeartRate, zones.maxHeartRate)}
        />
        <NumberField
          {...BEATS}
          {...bind('maxHeartRate')}
          hint={doubtOfHeartRate(values.maxHeartRate, zones.maxHeartRate)}
        />
      </div>
      <ZoneMinutes {...props} />
    </>
  );
}

function ZoneMinutes(props: HeartFieldsProps) {
  const { form, effort, zones } = props;
  const { values, bind } = form;
  const ranges = zoneRanges(zones);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold">Minutes in each zone</legend>
      <div className="flex flex-col gap-2">
        {ZONES.map((zone, index) => {
          const name = ZONE_MINUTES[index];
          const range = ranges[index];
          return (
            name && range && <ZoneRow key={zone.number} zone={zone} range={range} {...bind(name)} />
          );
        })}
      </div>
      <div className="mt-3 flex min-h-10 flex-col gap-1.5">
        {zoneSum(values) > 0 && <ZoneBar minutes={zoneMinutesOf(values)} />}
        <p role="status" className="text-small font-medium text-warn">
          {doubtOfZones(values, effort)}
        </p>
      </div>
    </fieldset>
  );
}

type ZoneRowProps = Omit<ReturnType<FormPart['form']['bind']>, 'label'> & {
  zone: (typeof ZONES)[number];
  range: { fromBpm: number; toBpm: number };
};

function ZoneRow({ zone, range, name, value, error, onChange }: ZoneRowProps) {
  const id = useId();
  const beats = `${range.fromBpm}–${range.toBpm}\u00a0bpm`;
  return (
    <div>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="flex min-w-0 flex-1 items-center gap-2 text-small">
          <span aria-hidden="true" className="contents">
            <ZoneSwatch zone={zone.number} />
          </span>
          <span className="sr-only">Zone {zone.number}</span>
          <span className="font-medium">{zone.trainingName}</span>
          <span className="ml-auto whitespace-nowrap text-soft">{beats}</span>
        </label>
        <span className="relative w-24 shrink-0">
          <input
            id={id}
            name={name}
            type="text"
            inputMode="numeric"
            enterKeyHint="next"
            onKeyDown={goOnByEnter}
            autoComplete="off"
            placeholder="0"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="control pr-11"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-small text-soft"
          >
            min
          </span>
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function zoneMinutesOf(values: WorkoutValues): PerZone {
  const minutes = (name: (typeof ZONE_MINUTES)[number]) => readNumber(values[name]) ?? 0;
  return [
    minutes('zone1Minutes'),
    minutes('zone2Minutes'),
    minutes('zone3Minutes'),
    minutes('zone4Minutes'),
    minutes('zone5Minutes'),
  ];
}

export function heartSummary(values: WorkoutValues): string | null {
  const minutes = zoneSum(values);
  return listed([
    values.avgHeartRate && `avg ${values.avgHeartRate}`,
    values.maxHeartRate && `max ${values.maxHeartRate}`,
    minutes > 0 && `${minutes}\u00a0min in zones`,
  ]);
}
