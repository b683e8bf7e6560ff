import { type Race, type RaceBody, raceBody } from '../../contract/races.ts';
import { DEFAULT_RACE_DISTANCE_KM, RACE_DISTANCES_KM } from '../../domain/limits.ts';
import { typedDurationText } from '../../domain/typed-duration.ts';
import { mFromKm } from '../../domain/units.ts';
import { checkForm } from '../form-check.ts';
import { raceEffort, sentDuration, typedM } from '../ui/typed-text.ts';

/** The form as it stands: every field the text that was typed. */
export type RaceValues = {
  name: string;
  date: string;
  /** One of the offered distances in kilometres, or OTHER. */
  distance: string;
  otherDistance: string;
  targetTime: string;
  notes: string;
};

export const OTHER = 'other';

export const FIELD_LABELS: Readonly<Record<keyof RaceValues, string>> = {
  name: 'Race name',
  date: 'Date',
  distance: 'Distance',
  otherDistance: 'Other distance',
  targetTime: 'Target time',
  notes: 'Notes',
};

export const FIELD_NAMES = [
  'name',
  'date',
  'distance',
  'otherDistance',
  'targetTime',
  'notes',
] as const;

export function blankValues(): RaceValues {
  return {
    name: '',
    date: '',
    distance: String(DEFAULT_RACE_DISTANCE_KM),
    otherDistance: '',
    targetTime: '',
    notes: '',
  };
}

export function valuesOf(race: Race): RaceValues {
  const isOffered = RACE_DISTANCES_KM.some((km) => km === race.distance);
  return {
    name: race.name,
    date: race.date,
    distance: isOffered ? String(race.distance) : OTHER,
    otherDistance: isOffered ? '' : String(race.distance),
    targetTime: typedDurationText(race.targetTimeSeconds, raceEffort(mFromKm(race.distance))),
    notes: race.notes ?? '',
  };
}

/** As the server would read it. How the race went is not asked in this form, and stays as it is. */
export function checkValues(values: RaceValues, race: Race | null) {
  return checkForm(raceBody, {
    ...values,
    distance: distanceText(values),
    targetTime: sentDuration(values.targetTime, raceEffort(typedDistanceM(values))),
    completed: race?.completed ?? false,
    actualTime: race?.actualTime ?? null,
  });
}

/** The body that puts a race back as it is now, its result included. */
export function bodyOf(race: Race): RaceBody {
  const { name, date, distance, targetTime, notes, completed, actualTime, workoutId } = race;
  return { name, date, distance, targetTime, notes, completed, actualTime, workoutId };
}

/** Null while it is no distance yet. */
export function typedDistanceM(values: RaceValues): number | null {
  return typedM(distanceText(values));
}

export function sameValues(a: RaceValues, b: RaceValues): boolean {
  return FIELD_NAMES.every((name) => a[name] === b[name]);
}

function distanceText({ distance, otherDistance }: RaceValues): string {
  return distance === OTHER ? otherDistance : distance;
}
