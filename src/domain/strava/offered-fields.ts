import { clockAt } from '../clock-of-day.ts';
import { distanceFigure, distanceUnit } from '../measures.ts';
import {
  emptyValueOf,
  FIELDS_FILLED_BY_STRAVA,
  type FieldFilledByStrava,
} from '../workout-fields.ts';
import { RUNNING_SUBTYPE_LABELS } from '../workout-kinds.ts';
import type { ActivityValues } from './activity-values.ts';

type SomeValues = Partial<ActivityValues>;
type Field = FieldFilledByStrava;

const MAX_SHOWN_OF_NOTES = 80;

/** With which offer each field is filled in. */
const OFFER_OF = {
  startedAtMs: 'start',
  utcOffsetS: 'start',
  runningSubtype: 'runningSubtype',
  isRace: 'race',
  distanceM: 'distance',
  ascentM: 'ascent',
  calories: 'calories',
  avgHeartRate: 'avgHeartRate',
  maxHeartRate: 'maxHeartRate',
  zone1S: 'zones',
  zone2S: 'zones',
  zone3S: 'zones',
  zone4S: 'zones',
  zone5S: 'zones',
  notes: 'notes',
} as const satisfies Record<Field, string>;

type Offer = {
  label: string;
  /** What would be filled in, in words; null where there is nothing, or something stands there. */
  say: (row: ActivityValues, found: SomeValues) => string | null;
};

/** In the order in which they are shown. */
const OFFERS: Record<(typeof OFFER_OF)[Field], Offer> = {
  start: {
    label: 'Start',
    say: (row, { date, startedAtMs, utcOffsetS }) =>
      row.startedAtMs === null && row.date === date && startedAtMs != null && utcOffsetS != null
        ? clockAt({ atMs: startedAtMs, utcOffsetS })
        : null,
  },
  runningSubtype: {
    label: 'Running type',
    say: (row, { runningSubtype }) =>
      row.workoutType === 'running' && row.runningSubtype === null && runningSubtype
        ? RUNNING_SUBTYPE_LABELS[runningSubtype]
        : null,
  },
  race: {
    label: 'Race',
    say: (row, { isRace }) =>
      row.workoutType === 'running' && !row.isRace && isRace ? 'Yes' : null,
  },
  distance: {
    label: 'Distance',
    say: (row, { distanceM }) =>
      row.workoutType !== 'strength' && row.distanceM === null && distanceM
        ? `${distanceFigure(distanceM)}\u00a0${distanceUnit()}`
        : null,
  },
  ascent: {
    label: 'Climbed',
    say: (row, { ascentM }) =>
      row.ascentM === null && ascentM ? `${Math.round(ascentM)}\u00a0m` : null,
  },
  calories: {
    label: 'Calories',
    say: (row, { calories }) =>
      row.calories === null && calories ? `${calories}\u00a0kcal` : null,
  },
  avgHeartRate: {
    label: 'Average heart rate',
    say: (row, { avgHeartRate }) =>
      row.avgHeartRate === null && avgHeartRate && avgHeartRate <= (row.maxHeartRate ?? Infinity)
        ? `${avgHeartRate}\u00a0bpm`
        : null,
  },
  maxHeartRate: {
    label: 'Maximum heart rate',
    say: (row, { maxHeartRate }) =>
      row.maxHeartRate === null && maxHeartRate && maxHeartRate >= (row.avgHeartRate ?? 0)
        ? `${maxHeartRate}\u00a0bpm`
        : null,
  },
  zones: {
    label: 'Minutes in zones 1 to 5',
    say: (row, found) =>
      zonesOf(row).every((seconds) => seconds === 0) &&
      zonesOf(found).some((seconds) => seconds > 0)
        ? zonesOf(found)
            .map((seconds) => Math.round(seconds / 60))
            .join(', ')
        : null,
  },
  notes: {
    label: 'Notes',
    say: (row, { notes }) => (row.notes === null && notes ? shortened(notes) : null),
  },
};

/** What Strava could add to a workout from elsewhere: only to what is empty there. */
export function offeredFields(
  row: ActivityValues,
  found: SomeValues,
): { label: string; value: string }[] {
  return Object.values(OFFERS).flatMap(({ label, say }) => {
    const value = say(row, found);
    return value === null ? [] : [{ label, value }];
  });
}

/** Those values themselves. */
export function offeredValues(row: ActivityValues, found: SomeValues): SomeValues {
  const offered = FIELDS_FILLED_BY_STRAVA.filter(
    (field) => OFFERS[OFFER_OF[field]].say(row, found) !== null,
  );
  return Object.fromEntries(offered.map((field) => [field, found[field]]));
}

/** What undoes a filling in: where the value still stands, it is empty again. */
export function emptiedValues(row: ActivityValues, filled: SomeValues): SomeValues {
  const still = FIELDS_FILLED_BY_STRAVA.filter(
    (field) => filled[field] !== undefined && filled[field] === row[field],
  );
  return Object.fromEntries(still.map((field) => [field, emptyValueOf(field)]));
}

function zonesOf({ zone1S, zone2S, zone3S, zone4S, zone5S }: SomeValues): number[] {
  return [zone1S, zone2S, zone3S, zone4S, zone5S].map((seconds) => seconds ?? 0);
}

function shortened(notes: string): string {
  const [line = ''] = notes.split('\n');
  return line.length > MAX_SHOWN_OF_NOTES || line.length < notes.length
    ? `${line.slice(0, MAX_SHOWN_OF_NOTES).toWellFormed()}…`
    : line;
}
