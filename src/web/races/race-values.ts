import type * as z from 'zod/mini';
import type { Race } from '../../contract/race-list.ts';
import { raceBody } from '../../contract/races.ts';
import { formatDuration } from '../../domain/duration.ts';
import { DEFAULT_RACE_DISTANCE_KM, RACE_DISTANCES_KM } from '../../domain/limits.ts';
import { typedDurationText } from '../../domain/typed-duration.ts';
import { kmFromM } from '../../domain/units.ts';
import type { EntryForm } from '../kept-entries/use-entry-form.ts';
import { distanceTyped, sentDistance, typedM } from '../ui/typed-measures.ts';
import { metresOffered, raceEffort, sentDuration } from '../ui/typed-text.ts';
import { type ChangedRace, RACES } from './races.api.ts';

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

export const RACE_FORM: EntryForm<Race, z.input<typeof raceBody>, RaceValues, ChangedRace> = {
  kind: RACES,
  schema: raceBody,
  labels: {
    name: 'Race name',
    date: 'Date',
    distance: 'Distance',
    otherDistance: 'Other distance',
    targetTime: 'Target time',
    notes: 'Notes',
  },
  valuesOf: (race) => {
    const km = kmFromM(race.distanceM);
    const isOffered = RACE_DISTANCES_KM.some((offered) => offered === km);
    return {
      name: race.name,
      date: race.date,
      distance: isOffered ? String(km) : OTHER,
      otherDistance: isOffered ? '' : distanceTyped(race.distanceM),
      targetTime: typedDurationText(race.targetTimeS, raceEffort(race.distanceM)),
      notes: race.notes ?? '',
    };
  },
  // How the race went is not asked in this form, and stays as it is.
  toSend: (values, race) => ({
    name: values.name,
    date: values.date,
    distance:
      values.distance === OTHER
        ? sentDistance(values.otherDistance, race?.distanceM)
        : values.distance,
    targetTime: sentDuration(values.targetTime, raceEffort(typedDistanceM(values))),
    notes: values.notes,
    completed: race?.completed ?? false,
    actualTime: race?.actualTimeS ? formatDuration(race.actualTimeS) : null,
  }),
  measured: { otherDistance: 'distance' },
};

/** Null while it is no distance yet. */
export function typedDistanceM(values: RaceValues): number | null {
  const { distance, otherDistance } = values;
  return distance === OTHER ? typedM(otherDistance) : metresOffered(distance);
}
