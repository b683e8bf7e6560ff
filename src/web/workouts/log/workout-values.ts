import { type Workout, type WorkoutBody, workoutBody } from '../../../contract/workouts.ts';
import type { Day } from '../../../domain/calendar.ts';
import type { TimedEffort } from '../../../domain/typed-duration.ts';
import { typedDurationText } from '../../../domain/typed-duration.ts';
import { mFromKm } from '../../../domain/units.ts';
import {
  GEL_TYPES,
  type GelType,
  RUNNING_SUBTYPES,
  type RunningSubtype,
  sportOfType,
  WORKOUT_TYPES,
  type WorkoutType,
} from '../../../domain/workout-kinds.ts';
import { checkForm } from '../../form-check.ts';
import { sentDuration, typedM } from '../../ui/typed-text.ts';

/** The form as it stands: every field the text that was typed. */
export type WorkoutValues = {
  date: string;
  workoutType: WorkoutType;
  runningSubtype: RunningSubtype | '';
  duration: string;
  distance: string;
  calories: string;
  avgHeartRate: string;
  maxHeartRate: string;
  zone1Minutes: string;
  zone2Minutes: string;
  zone3Minutes: string;
  zone4Minutes: string;
  zone5Minutes: string;
  gelType: GelType | '';
  caffeinated: string;
  nonCaffeinated: string;
  hydration: string;
  notes: string;
};

export type WorkoutKind = Pick<WorkoutValues, 'workoutType' | 'runningSubtype'>;

export const ZONE_FIELDS = [
  'zone1Minutes',
  'zone2Minutes',
  'zone3Minutes',
  'zone4Minutes',
  'zone5Minutes',
] as const;

export function blankValues({ today, kind }: { today: Day; kind: WorkoutKind }): WorkoutValues {
  return {
    ...kind,
    date: today,
    duration: '',
    distance: '',
    calories: '',
    avgHeartRate: '',
    maxHeartRate: '',
    zone1Minutes: '',
    zone2Minutes: '',
    zone3Minutes: '',
    zone4Minutes: '',
    zone5Minutes: '',
    gelType: 'none',
    caffeinated: '',
    nonCaffeinated: '',
    hydration: '',
    notes: '',
  };
}

export function valuesOf(workout: Workout): WorkoutValues {
  return {
    date: workout.date,
    workoutType: workout.workoutType,
    runningSubtype: workout.runningSubtype ?? '',
    duration: typedDurationText(workout.durationSeconds, keptEffort(workout)),
    distance: textOf(workout.distance),
    calories: textOf(workout.calories),
    avgHeartRate: textOf(workout.avgHeartRate),
    maxHeartRate: textOf(workout.maxHeartRate),
    zone1Minutes: textOf(workout.zone1Minutes || null),
    zone2Minutes: textOf(workout.zone2Minutes || null),
    zone3Minutes: textOf(workout.zone3Minutes || null),
    zone4Minutes: textOf(workout.zone4Minutes || null),
    zone5Minutes: textOf(workout.zone5Minutes || null),
    gelType: workout.gelType ?? '',
    caffeinated: textOf(workout.caffeinated || null),
    nonCaffeinated: textOf(workout.nonCaffeinated || null),
    hydration: textOf(workout.hydration),
    notes: workout.notes ?? '',
  };
}

/** As the server would read it; what the type has no field for is left out, typed or not. */
export function checkValues(values: WorkoutValues, kept: Workout | null = null) {
  return checkForm(workoutBody, {
    ...values,
    duration: sentDuration(values.duration, effortOf(values, kept)),
    runningSubtype: values.workoutType === 'running' ? values.runningSubtype : '',
    distance: hasDistance(values) ? values.distance : '',
  });
}

/** The body that puts a workout back as it was; null where a file brought what no form may say. */
export function bodyOf(workout: Workout): WorkoutBody | null {
  return checkValues(valuesOf(workout), workout).body;
}

/** What a typed time is read by; the sport of a workout that is there stays while its type does. */
export function effortOf(
  values: Pick<WorkoutValues, 'workoutType' | 'distance'>,
  kept: Pick<Workout, 'workoutType' | 'sport'> | null,
): TimedEffort {
  const { workoutType } = values;
  const sport = kept?.workoutType === workoutType ? kept.sport : sportOfType(workoutType);
  return { workoutType, sport, distanceM: hasDistance(values) ? typedM(values.distance) : null };
}

function keptEffort({ workoutType, sport, distance }: Workout): TimedEffort {
  return { workoutType, sport, distanceM: distance === null ? null : mFromKm(distance) };
}

export function hasDistance({ workoutType }: { workoutType: WorkoutType }): boolean {
  return workoutType !== 'strength';
}

export function sameValues(a: WorkoutValues, b: WorkoutValues): boolean {
  return FIELD_NAMES.every((name) => a[name] === b[name]);
}

/** What was kept in the browser, perhaps by an older version; whatever does not fit is left blank. */
export function revive(kept: unknown, blank: WorkoutValues): WorkoutValues {
  const texts = Object.entries(kept ?? {}).filter(
    ([name, value]) => name in blank && typeof value === 'string',
  );
  const values: WorkoutValues = { ...blank, ...Object.fromEntries(texts) };
  return {
    ...values,
    workoutType: oneOf(WORKOUT_TYPES, values.workoutType) ?? blank.workoutType,
    runningSubtype: oneOf(RUNNING_SUBTYPES, values.runningSubtype) ?? '',
    gelType: oneOf(GEL_TYPES, values.gelType) ?? '',
  };
}

export const FIELD_LABELS: Readonly<Record<keyof WorkoutValues, string>> = {
  date: 'Date',
  workoutType: 'Type',
  runningSubtype: 'Kind of run',
  duration: 'Duration',
  distance: 'Distance',
  calories: 'Calories',
  avgHeartRate: 'Average heart rate',
  maxHeartRate: 'Maximum heart rate',
  zone1Minutes: 'Zone 1',
  zone2Minutes: 'Zone 2',
  zone3Minutes: 'Zone 3',
  zone4Minutes: 'Zone 4',
  zone5Minutes: 'Zone 5',
  gelType: 'Gel type',
  caffeinated: 'Caffeinated gels',
  nonCaffeinated: 'Non-caffeinated gels',
  hydration: 'Hydration',
  notes: 'Notes',
};

export const FIELD_NAMES: readonly (keyof WorkoutValues)[] = [
  'date',
  'workoutType',
  'runningSubtype',
  'duration',
  'distance',
  'calories',
  'avgHeartRate',
  'maxHeartRate',
  ...ZONE_FIELDS,
  'gelType',
  'caffeinated',
  'nonCaffeinated',
  'hydration',
  'notes',
];

function oneOf<T extends string>(values: readonly T[], text: string): T | undefined {
  return values.find((value) => value === text);
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}
