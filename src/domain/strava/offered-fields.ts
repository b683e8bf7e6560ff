import { formatKm } from '../units.ts';
import { RUNNING_SUBTYPE_LABELS } from '../workout-kinds.ts';
import type { ActivityValues } from './activity-values.ts';
import { emptyValue } from './follow-edits.ts';

type Told = Partial<ActivityValues>;
type Offer = {
  label: string;
  keys: readonly (keyof ActivityValues)[];
  /** What would be filled in, in words; null where there is nothing, or something stands there. */
  say: (row: ActivityValues, told: Told) => string | null;
};

const MOST_OF_NOTES = 80;

const OFFERS: readonly Offer[] = [
  {
    label: 'Start',
    keys: ['startedAtMs', 'utcOffsetS'],
    say: (row, { date, startedAtMs, utcOffsetS }) =>
      row.startedAtMs === null && row.date === date && startedAtMs != null && utcOffsetS != null
        ? new Date(startedAtMs + utcOffsetS * 1000).toISOString().slice(11, 16)
        : null,
  },
  {
    label: 'Running type',
    keys: ['runningSubtype'],
    say: (row, { runningSubtype }) =>
      row.workoutType === 'running' && row.runningSubtype === null && runningSubtype
        ? RUNNING_SUBTYPE_LABELS[runningSubtype]
        : null,
  },
  {
    label: 'Race',
    keys: ['isRace'],
    say: (row, { isRace }) =>
      row.workoutType === 'running' && !row.isRace && isRace ? 'Yes' : null,
  },
  {
    label: 'Distance',
    keys: ['distanceM'],
    say: (row, { distanceM }) =>
      row.workoutType !== 'strength' && row.distanceM === null && distanceM
        ? `${formatKm(distanceM)}\u00a0km`
        : null,
  },
  {
    label: 'Climbed',
    keys: ['ascentM'],
    say: (row, { ascentM }) =>
      row.ascentM === null && ascentM ? `${Math.round(ascentM)}\u00a0m` : null,
  },
  {
    label: 'Calories',
    keys: ['calories'],
    say: (row, { calories }) =>
      row.calories === null && calories ? `${calories}\u00a0kcal` : null,
  },
  {
    label: 'Average heart rate',
    keys: ['avgHeartRate'],
    say: (row, { avgHeartRate }) =>
      row.avgHeartRate === null && avgHeartRate && avgHeartRate <= (row.maxHeartRate ?? Infinity)
        ? `${avgHeartRate}\u00a0bpm`
        : null,
  },
  {
    label: 'Maximum heart rate',
    keys: ['maxHeartRate'],
    say: (row, { maxHeartRate }) =>
      row.maxHeartRate === null && maxHeartRate && maxHeartRate >= (row.avgHeartRate ?? 0)
        ? `${maxHeartRate}\u00a0bpm`
        : null,
  },
  {
    label: 'Minutes in zones 1 to 5',
    keys: ['zone1S', 'zone2S', 'zone3S', 'zone4S', 'zone5S'],
    say: (row, told) =>
      zonesOf(row).every((seconds) => seconds === 0) && zonesOf(told).some((seconds) => seconds > 0)
        ? zonesOf(told)
            .map((seconds) => Math.round(seconds / 60))
            .join(', ')
        : null,
  },
  {
    label: 'Notes',
    keys: ['notes'],
    say: (row, { notes }) => (row.notes === null && notes ? shortened(notes) : null),
  },
];

/** What Strava could add to a workout from elsewhere: only to what is empty there. */
export function offeredFields(row: ActivityValues, told: Told): { label: string; value: string }[] {
  return OFFERS.flatMap(({ label, say }) => {
    const value = say(row, told);
    return value === null ? [] : [{ label, value }];
  });
}

/** Those values themselves. */
export function offeredValues(row: ActivityValues, told: Told): Told {
  const keys = OFFERS.flatMap(({ keys: offered, say }) => (say(row, told) === null ? [] : offered));
  return Object.fromEntries(keys.map((key) => [key, told[key]]));
}

/** What undoes a filling in: where the value still stands, it is empty again. */
export function emptiedValues(row: ActivityValues, filled: Told): Told {
  const keys = OFFERS.flatMap((offer) => offer.keys);
  const still = keys.filter((key) => filled[key] !== undefined && filled[key] === row[key]);
  return Object.fromEntries(still.map((key) => [key, emptyValue(key)]));
}

function zonesOf({ zone1S, zone2S, zone3S, zone4S, zone5S }: Told): number[] {
  return [zone1S, zone2S, zone3S, zone4S, zone5S].map((seconds) => seconds ?? 0);
}

function shortened(notes: string): string {
  const [line = ''] = notes.split('\n');
  return line.length > MOST_OF_NOTES || line.length < notes.length
    ? `${line.slice(0, MOST_OF_NOTES).toWellFormed()}…`
    : line;
}
