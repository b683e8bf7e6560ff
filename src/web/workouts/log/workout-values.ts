import { type WorkoutForm, workoutBody } from '../../../contract/workout-entry.ts';
import { workoutBodyToJson } from '../../../contract/workout-json.ts';
import type { Workout } from '../../../contract/workouts.ts';
import type { Day } from '../../../domain/calendar.ts';
import { startTimeOf } from '../../../domain/start-time.ts';
import { saidTags } from '../../../domain/tags.ts';
import { type TimedEffort, typedDurationText } from '../../../domain/typed-duration.ts';
import { emptyValueOf, type FieldSetBy, fieldOf } from '../../../domain/workout-fields.ts';
import {
  FEELS,
  type Feel,
  GEL_TYPES,
  type GelType,
  RUNNING_SUBTYPES,
  type RunningSubtype,
  sportOfType,
  WORKOUT_TYPES,
  type WorkoutType,
} from '../../../domain/workout-kinds.ts';
import type { EntryForm, EntryFormOf } from '../../kept-entries/use-entry-form.ts';
import { distanceTyped, sentDistance, typedM } from '../../ui/typed-measures.ts';
import { sentDuration } from '../../ui/typed-text.ts';
import { WORKOUTS } from '../workouts.api.ts';

type Name = keyof WorkoutForm;

/** The form as it stands: every field of the call's JSON as the text that was typed. */
export type WorkoutValues = Record<Exclude<Name, keyof Chosen>, string> & Chosen;

type Chosen = {
  workoutType: WorkoutType;
  runningSubtype: RunningSubtype | '';
  gelType: GelType | '';
  feel: Feel | '';
};

export type WorkoutKind = Pick<WorkoutValues, 'workoutType' | 'runningSubtype'>;

/** What every part of the form is given. */
export type FormPart = {
  form: EntryFormOf<WorkoutValues>;
  /** What the time is read by. */
  effort: TimedEffort;
};

/** Each field of the form, and what is declared of it for the whole product. */
const FIELDS = {
  date: 'date',
  workoutType: 'workoutType',
  runningSubtype: 'runningSubtype',
  duration: 'durationS',
  distance: 'distanceM',
  calories: 'calories',
  avgHeartRate: 'avgHeartRate',
  maxHeartRate: 'maxHeartRate',
  zone1Minutes: 'zone1S',
  zone2Minutes: 'zone2S',
  zone3Minutes: 'zone3S',
  zone4Minutes: 'zone4S',
  zone5Minutes: 'zone5S',
  gelType: 'gelType',
  caffeinated: 'caffeinatedGels',
  nonCaffeinated: 'nonCaffeinatedGels',
  hydration: 'hydrationMl',
  shoeId: 'shoeId',
  notes: 'notes',
  title: 'title',
  tags: 'tags',
  effort: 'effort',
  feel: 'feel',
  startTime: 'startedAtMs',
} as const satisfies Record<Name, FieldSetBy<'form'> | 'startedAtMs'>;

export const WORKOUT_FORM: EntryForm<
  Workout,
  Parameters<typeof WORKOUTS.create>[0],
  WorkoutValues,
  Awaited<ReturnType<typeof WORKOUTS.update>>
> = {
  kind: WORKOUTS,
  schema: workoutBody,
  labels: eachField((name) => fieldOf(FIELDS[name]).label),
  valuesOf: (workout) => {
    const json = workoutBodyToJson(workout);
    return {
      ...eachField((name) => textOf(name, json[name])),
      workoutType: workout.workoutType,
      runningSubtype: workout.runningSubtype ?? '',
      gelType: workout.gelType ?? '',
      feel: workout.feel ?? '',
      tags: saidTags(workout.tags),
      startTime: startTimeOf(workout) ?? '',
      duration: typedDurationText(workout.durationS, workout),
      distance: distanceTyped(workout.distanceM || null),
    };
  },
  // What the type has no field for is left out, typed or not.
  toSend: (values, workout) => ({
    ...values,
    duration: sentDuration(values.duration, effortOf(values, workout)),
    runningSubtype: values.workoutType === 'running' ? values.runningSubtype : '',
    distance: hasDistance(values) ? sentDistance(values.distance, workout?.distanceM) : '',
    shoeId: values.workoutType === 'running' ? values.shoeId : '',
  }),
  choices: {
    workoutType: WORKOUT_TYPES,
    runningSubtype: ['', ...RUNNING_SUBTYPES],
    gelType: ['', ...GEL_TYPES],
    feel: ['', ...FEELS],
  },
  measured: { distance: 'distance' },
};

export function blankValues({ day, kind }: { day: Day; kind: WorkoutKind }): WorkoutValues {
  const { workoutType, runningSubtype } = kind;
  return {
    ...eachField(() => ''),
    date: day,
    workoutType,
    runningSubtype,
    gelType: 'none',
    feel: '',
  };
}

/** What a typed time is read by; the sport of a workout that is there stays while its type does. */
export function effortOf(
  values: Pick<WorkoutValues, 'workoutType' | 'distance'>,
  kept: Pick<Workout, 'workoutType' | 'sport' | 'distanceM'> | null,
): TimedEffort {
  const { workoutType } = values;
  const sport = kept?.workoutType === workoutType ? kept.sport : sportOfType(workoutType);
  const distanceM = hasDistance(values) ? typedM(values.distance, kept?.distanceM) : null;
  return { workoutType, sport, distanceM };
}

export function hasDistance({ workoutType }: { workoutType: WorkoutType }): boolean {
  return workoutType !== 'strength';
}

/** Nothing known is nothing typed: no minutes in a zone are left blank, and no gels. */
function textOf(name: Name, value: string | number | null = null): string {
  return value === null || value === emptyValueOf(FIELDS[name]) ? '' : String(value);
}

function eachField(textFor: (name: Name) => string): Record<Name, string> {
  const names = Object.keys(FIELDS) as Name[];
  return Object.fromEntries(names.map((name) => [name, textFor(name)])) as Record<Name, string>;
}
