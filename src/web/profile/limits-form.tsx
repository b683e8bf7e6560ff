import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  createLimits,
  deleteLimits,
  type LimitsBodyJson,
  type LimitsEntry,
  limitsBody,
  limitsBodyToJson,
  previewLimits,
  restoreLimits,
  updateLimits,
} from '../../contract/athlete-limits.ts';
import {
  type AthleteLimits,
  MAXIMUM_ORIGINS,
  type MaximumOrigin,
  ZONE_METHODS,
  type ZoneMethod,
} from '../../domain/athlete-limits.ts';
import type { Day } from '../../domain/calendar.ts';
import { MAX_MAX_HEART_RATE, MIN_MAX_HEART_RATE } from '../../domain/limits.ts';
import { distanceWord, paceFigure } from '../../domain/measures.ts';
import { upperFirst } from '../../domain/upper-first.ts';
import { ZONES } from '../../domain/zones.ts';
import { call } from '../api.ts';
import { EntryFormBox } from '../kept-entries/entry-form-box.tsx';
import type { KeptKind } from '../kept-entries/kept-kind.ts';
import { type EntryForm, useEntryForm } from '../kept-entries/use-entry-form.ts';
import { limitsQuery } from '../queries/limits.ts';
import { RESTS_ON, refresh } from '../queries/refresh.ts';
import { DateField } from '../ui/date-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { SaveOrCancel } from '../ui/save-or-cancel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { sentPace } from '../ui/typed-measures.ts';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { countText } from '../words/amounts.ts';

export const LIMITS: KeptKind<LimitsEntry, LimitsBodyJson> = {
  noun: 'set of values',
  said: {
    created: 'Values saved',
    updated: 'Values updated',
    deleted: 'Values deleted',
    failedToCreate: 'Failed to save the values',
  },
  create: (body, options) => call(createLimits, { body }, options),
  update: (id, body, options) => call(updateLimits, { params: { id }, body }, options),
  remove: (id) => call(deleteLimits, { params: { id } }),
  restore: (id) => call(restoreLimits, { params: { id } }),
  putBack: (former, _saved, options) => LIMITS.update(former.id, limitsBodyToJson(former), options),
  shownIn: ({ userId }) => limitsQuery(userId).queryKey,
  refresh: (queryClient) => refresh(queryClient, RESTS_ON.limits),
};

type LimitsValues = {
  validFrom: string;
  maxHeartRate: string;
  maximumOrigin: string;
  restingHeartRate: string;
  thresholdHeartRate: string;
  thresholdPace: string;
  zoneMethod: string;
  ownZone1: string;
  ownZone2: string;
  ownZone3: string;
  ownZone4: string;
  ownZone5: string;
};

const OWN_ZONES = ['ownZone1', 'ownZone2', 'ownZone3', 'ownZone4', 'ownZone5'] as const;

export const ORIGIN_LABELS: Record<MaximumOrigin, string> = {
  entered: 'Entered',
  ageFormula: '220 minus age',
  observed: 'Seen in runs',
};

export const METHOD_LABELS: Record<ZoneMethod, string> = {
  maximum: '% of maximum',
  reserve: 'Heart-rate reserve',
  threshold: 'Threshold',
  own: 'Own limits',
};

const METHOD_HINTS: Record<ZoneMethod, string> = {
  maximum: '50, 60, 70, 80 and 90 % of the maximum',
  reserve: 'the same shares between resting and maximum',
  threshold: '85, 90, 95 and 100 % of the threshold',
  own: 'where each zone begins',
};

export const LIMITS_FORM: EntryForm<LimitsEntry, LimitsBodyJson, LimitsValues> = {
  kind: LIMITS,
  schema: limitsBody,
  labels: {
    validFrom: 'From',
    maxHeartRate: 'Maximum',
    maximumOrigin: 'How you got the maximum',
    restingHeartRate: 'Resting',
    thresholdHeartRate: 'Threshold heart rate',
    thresholdPace: 'Threshold pace',
    zoneMethod: 'Zones by',
    ownZone1: 'Zone 1 from',
    ownZone2: 'Zone 2 from',
    ownZone3: 'Zone 3 from',
    ownZone4: 'Zone 4 from',
    ownZone5: 'Zone 5 from',
  },
  valuesOf: valuesOfLimits,
  toSend: (values) => sentOf(values),
  measured: { thresholdPace: 'pace' },
};

export function valuesOfLimits(limits: AthleteLimits): LimitsValues {
  const text = (value: number | null | undefined) => String(value ?? '');
  const own = limits.ownZonesFromBpm;
  return {
    validFrom: limits.validFrom,
    maxHeartRate: text(limits.maxHeartRate),
    maximumOrigin: limits.maximumOrigin,
    restingHeartRate: text(limits.restingHeartRate),
    thresholdHeartRate: text(limits.thresholdHeartRate),
    thresholdPace:
      limits.thresholdPaceSPerKm === null ? '' : paceFigure(limits.thresholdPaceSPerKm),
    zoneMethod: limits.zoneMethod,
    ownZone1: text(own?.[0]),
    ownZone2: text(own?.[1]),
    ownZone3: text(own?.[2]),
    ownZone4: text(own?.[3]),
    ownZone5: text(own?.[4]),
  };
}

function sentOf(values: LimitsValues): LimitsBodyJson {
  const own = OWN_ZONES.map((name) => values[name].trim());
  return {
    validFrom: values.validFrom,
    maxHeartRate: values.maxHeartRate,
    maximumOrigin: values.maximumOrigin as MaximumOrigin,
    restingHeartRate: values.restingHeartRate,
    thresholdHeartRate: values.thresholdHeartRate,
    thresholdPace: sentPace(values.thresholdPace),
    zoneMethod: values.zoneMethod as ZoneMethod,
    ownZones: own.every((each) => each === '') ? null : own.map(Number),
  };
}

type LimitsFormProps = {
  today: Day;
  /** What is changed, or the values that new ones begin with. */
  of: { entry: LimitsEntry } | { blank: LimitsValues };
  onDone: () => void;
};

export function LimitsForm({ of, today, onDone }: LimitsFormProps) {
  const entry = 'entry' in of ? of.entry : null;
  const form = useEntryForm(LIMITS_FORM, { of, onDone, onCancel: onDone });
  const { bind, values } = form;
  const method = values.zoneMethod as ZoneMethod;
  return (
    <EntryFormBox
      form={form}
      opensAt="input"
      aria-label={entry ? 'Change values' : 'New values'}
      className="flex flex-col gap-4"
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <DateField required hint="runs before it keep their zones" {...bind('validFrom')} />
        <SelectField
          {...bind('zoneMethod')}
          value={method}
          hint={METHOD_HINTS[method]}
          choices={ZONE_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
        />
        <NumberField
          required
          unit="bpm"
          min={MIN_MAX_HEART_RATE}
          max={MAX_MAX_HEART_RATE}
          {...bind('maxHeartRate')}
        />
        <SelectField
          {...bind('maximumOrigin')}
          value={values.maximumOrigin as MaximumOrigin}
          hint="220 minus age may be ten beats off"
          choices={MAXIMUM_ORIGINS.map((value) => ({ value, label: ORIGIN_LABELS[value] }))}
        />
        <NumberField
          optional
          unit="bpm"
          hint="lying down, after waking"
          {...bind('restingHeartRate')}
        />
        <NumberField
          optional
          unit="bpm"
          hint="average of the last 20 of 30 minutes flat out"
          {...bind('thresholdHeartRate')}
        />
        <TextField
          optional
          autoComplete="off"
          hint={`minutes and seconds a ${distanceWord()} that you could hold for an hour`}
          {...bind('thresholdPace')}
        />
      </div>
      {method === 'own' && (
        <fieldset>
          <legend className="text-small font-semibold">Your zones</legend>
          <div className="mt-2 grid grid-cols-2 items-start gap-4 sm:grid-cols-5">
            {OWN_ZONES.map((name) => (
              <NumberField key={name} unit="bpm" {...bind(name)} />
            ))}
          </div>
          {form.errors.ownZones && (
            <p role="alert" className="mt-2 text-small font-medium text-bad">
              {form.errors.ownZones}
            </p>
          )}
        </fieldset>
      )}
      <ZonesBeforeAndAfter sent={sentOf(values)} id={entry?.id ?? null} today={today} />
      <SaveOrCancel save="Save Values" isSaving={form.isSaving} onCancel={form.cancel} />
    </EntryFormBox>
  );
}

const TYPING_PAUSE_MS = 400;

/** What the values would change, as soon as they are sound: nothing is saved yet. */
function ZonesBeforeAndAfter(props: { sent: LimitsBodyJson; id: number | null; today: Day }) {
  const { sent, id, today } = props;
  const asked = useSettled(JSON.stringify(sent));
  const limits: LimitsBodyJson = JSON.parse(asked);
  const read = limitsBody.safeParse(limits);
  const preview = useQuery({
    queryKey: ['limits', 'preview', id, asked],
    queryFn: ({ signal }) => call(previewLimits, { body: { limits, id } }, { signal }),
    enabled: read.success && read.data.validFrom <= today,
  });
  if (!preview.data) return null;
  const { workouts, before, after } = preview.data;
  if (workouts === 0) {
    return (
      <p role="status" className="text-small text-soft">
        No workout in your log has other zones by this.
      </p>
    );
  }
  return (
    <div role="status" className="rounded-box border border-line p-4 text-small">
      <p className="font-semibold">
        {countText(workouts, 'workout')} with a recorded heart rate{' '}
        {workouts === 1 ? 'gets' : 'get'} other zone minutes
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        <dt>Now</dt>
        <dd>
          <ZoneBar minutes={minutesOf(before)} />
        </dd>
        <dt>Then</dt>
        <dd>
          <ZoneBar minutes={minutesOf(after)} />
        </dd>
      </dl>
      <p className="mt-2 text-soft">{differenceText(before, after)}</p>
    </div>
  );
}

/** A value that has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function minutesOf(seconds: readonly number[]) {
  const minutes = (zone: number) => Math.round((seconds[zone] ?? 0) / 60);
  return [minutes(0), minutes(1), minutes(2), minutes(3), minutes(4)] as const;
}

/** 'Zone 2 Aerobic 310 to 362 min, zone 3 Tempo 120 to 68 min.' */
function differenceText(before: readonly number[], after: readonly number[]): string {
  const [old, now] = [minutesOf(before), minutesOf(after)];
  const changed = ZONES.flatMap(({ number, trainingName }, index) =>
    old[index] === now[index]
      ? []
      : [`zone ${number} ${trainingName} ${old[index]} to ${now[index]}\u00a0min`],
  );
  const text = changed.join(', ');
  return text ? `${upperFirst(text)}.` : 'By less than a minute.';
}
