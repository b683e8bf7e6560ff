import type { Day } from './calendar.ts';
import { MAX_WORKOUT_HEART_RATE, MIN_WORKOUT_HEART_RATE } from './limits.ts';
import type { Sport } from './sports.ts';
import type { Feel, GelType, RunningSubtype, WorkoutType } from './workout-kinds.ts';

/** What a workout says, in metres, seconds and the day where the athlete was. */
export type WorkoutFields = {
  date: Day;
  startedAtMs: number | null;
  utcOffsetS: number | null;
  workoutType: WorkoutType;
  runningSubtype: RunningSubtype | null;
  sport: Sport;
  isRace: boolean;
  durationS: number;
  elapsedS: number | null;
  distanceM: number | null;
  ascentM: number | null;
  calories: number | null;
  avgHeartRate: number | null;
  maxHeartRate: number | null;
  zone1S: number;
  zone2S: number;
  zone3S: number;
  zone4S: number;
  zone5S: number;
  gelType: GelType | null;
  caffeinatedGels: number;
  nonCaffeinatedGels: number;
  hydrationMl: number | null;
  /** The pair of shoes that was worn. */
  shoeId: number | null;
  /** What its athlete or its source calls it: 'Sunday long run'. */
  title: string | null;
  notes: string | null;
  /** Small letters, parted by commas: 'hills,with anna'. */
  tags: string | null;
  /** How hard it was, from 1 to 10. */
  effort: number | null;
  feel: Feel | null;
};

export type FieldName = keyof WorkoutFields;

/** A form that is typed into, a file of a watch or of Apple Health, a CSV file, Strava. */
type Setter = 'form' | 'file' | 'csv' | 'strava';

/** `trainer` is whoever holds the athlete's secret link. */
export type Reader = 'athlete' | 'trainer';

type WorkoutField = {
  column: string;
  /** As messages call it. */
  label: string;
  unit?: 'ms' | 's' | 'm' | 'kcal' | 'bpm' | 'ml';
  /** What a form may say, both included, in the field's own unit. */
  bounds?: { min: number; max: number };
  /** What stands where nothing is known. Fields without it are always known. */
  empty?: null | 0 | false;
  /** Whose answers hold it. */
  seenBy: readonly Reader[];
  setBy: readonly Setter[];
  /** Whether Strava may fill it in where a workout of the log says nothing; files are folded by `source-fields`. */
  isFilledByStrava?: true;
  /** Fields of one group change together: half of a start or of a kind would fit nothing. */
  group: string;
  /** A form rounds it or works it out: to undo an edit, the value behind the form is sent along. */
  isBehindForm?: true;
};

const ZONE = {
  unit: 's',
  bounds: { min: 0, max: 600_000 },
  empty: 0,
  seenBy: ['athlete', 'trainer'],
  setBy: ['form', 'file', 'csv', 'strava'],
  isFilledByStrava: true,
  group: 'zones',
  isBehindForm: true,
} as const;

/**
 * Every field of a workout, once. Columns, answers, forms, files and what Strava tells are made from
 * this list, or from plain lists that the compiler compares with it.
 */
export const WORKOUT_FIELDS = {
  date: {
    column: 'date',
    label: 'Date',
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'file', 'csv', 'strava'],
    group: 'start',
  },
  startedAtMs: {
    column: 'started_at',
    label: 'Start',
    unit: 'ms',
    empty: null,
    seenBy: ['athlete'],
    setBy: ['file', 'csv', 'strava'],
    isFilledByStrava: true,
    group: 'start',
    isBehindForm: true,
  },
  utcOffsetS: {
    column: 'utc_offset_s',
    label: 'Time zone',
    unit: 's',
    empty: null,
    seenBy: ['athlete'],
    setBy: ['file', 'csv', 'strava'],
    isFilledByStrava: true,
    group: 'start',
    isBehindForm: true,
  },
  workoutType: {
    column: 'workout_type',
    label: 'Workout type',
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'file', 'csv', 'strava'],
    group: 'kind',
  },
  runningSubtype: {
    column: 'running_subtype',
    label: 'Running type',
    empty: null,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'file', 'csv', 'strava'],
    isFilledByStrava: true,
    group: 'kind',
  },
  sport: {
    column: 'sport',
    label: 'Sport',
    seenBy: ['athlete', 'trainer'],
    setBy: ['file', 'csv', 'strava'],
    group: 'kind',
    isBehindForm: true,
  },
  isRace: {
    column: 'is_race',
    label: 'Race',
    empty: false,
    seenBy: ['athlete'],
    setBy: ['strava'],
    isFilledByStrava: true,
    group: 'kind',
  },
  durationS: {
    column: 'duration_s',
    label: 'Duration',
    unit: 's',
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'file', 'csv', 'strava'],
    group: 'time',
  },
  elapsedS: {
    column: 'elapsed_s',
    label: 'Elapsed time',
    unit: 's',
    empty: null,
    seenBy: [],
    setBy: ['file', 'strava'],
    group: 'time',
  },
  distanceM: {
    column: 'distance_m',
    label: 'Distance',
    unit: 'm',
    bounds: { min: 0, max: 1_000_000 },
    empty: null,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'file', 'csv', 'strava'],
    isFilledByStrava: true,
    group: 'distance',
  },
  ascentM: {
    column: 'ascent_m',
    label: 'Climbed',
    unit: 'm',
    empty: null,
    seenBy: [],
    setBy: ['file', 'strava'],
    isFilledByStrava: true,
    group: 'ascent',
  },
  calories: {
    column: 'calories',
    label: 'Calories',
    unit: 'kcal',
    bounds: { min: 0, max: 30_000 },
    empty: null,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'file', 'csv', 'strava'],
    isFilledByStrava: true,
    group: 'calories',
  },
  avgHeartRate: {
    column: 'avg_heart_rate',
    label: 'Average heart rate',
    unit: 'bpm',
    bounds: { min: MIN_WORKOUT_HEART_RATE, max: MAX_WORKOUT_HEART_RATE },
    empty: null,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'file', 'csv', 'strava'],
    isFilledByStrava: true,
    group: 'heartRate',
  },
  maxHeartRate: {
    column: 'max_heart_rate',
    label: 'Maximum heart rate',
    unit: 'bpm',
    bounds: { min: MIN_WORKOUT_HEART_RATE, max: MAX_WORKOUT_HEART_RATE },
    empty: null,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'file', 'csv', 'strava'],
    isFilledByStrava: true,
    group: 'heartRate',
  },
  zone1S: { column: 'zone1_s', label: 'Zone 1 minutes', ...ZONE },
  zone2S: { column: 'zone2_s', label: 'Zone 2 minutes', ...ZONE },
  zone3S: { column: 'zone3_s', label: 'Zone 3 minutes', ...ZONE },
  zone4S: { column: 'zone4_s', label: 'Zone 4 minutes', ...ZONE },
  zone5S: { column: 'zone5_s', label: 'Zone 5 minutes', ...ZONE },
  gelType: {
    column: 'gel_type',
    label: 'Gel type',
    empty: null,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'csv'],
    group: 'gelType',
  },
  caffeinatedGels: {
    column: 'caffeinated_gels',
    label: 'Caffeinated gels',
    bounds: { min: 0, max: 100 },
    empty: 0,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'csv'],
    group: 'caffeinatedGels',
  },
  nonCaffeinatedGels: {
    column: 'non_caffeinated_gels',
    label: 'Non-caffeinated gels',
    bounds: { min: 0, max: 100 },
    empty: 0,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'csv'],
    group: 'nonCaffeinatedGels',
  },
  hydrationMl: {
    column: 'hydration_ml',
    label: 'Hydration',
    unit: 'ml',
    bounds: { min: 0, max: 30_000 },
    empty: null,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'csv'],
    group: 'hydration',
  },
  shoeId: {
    column: 'shoe_id',
    label: 'Shoes',
    empty: null,
    seenBy: ['athlete'],
    setBy: ['form'],
    group: 'shoes',
  },
  title: {
    column: 'title',
    label: 'Title',
    empty: null,
    // Devices put the name of the town in it.
    seenBy: ['athlete'],
    setBy: ['form', 'file', 'csv'],
    group: 'title',
  },
  notes: {
    column: 'notes',
    label: 'Notes',
    empty: null,
    seenBy: ['athlete', 'trainer'],
    setBy: ['form', 'csv', 'strava'],
    isFilledByStrava: true,
    group: 'notes',
  },
  tags: {
    column: 'tags',
    label: 'Tags',
    empty: null,
    seenBy: ['athlete'],
    setBy: ['form', 'csv'],
    group: 'tags',
  },
  effort: {
    column: 'effort',
    label: 'Effort',
    bounds: { min: 1, max: 10 },
    empty: null,
    seenBy: ['athlete'],
    setBy: ['form', 'csv'],
    group: 'effort',
  },
  feel: {
    column: 'feel',
    label: 'Feel',
    empty: null,
    seenBy: ['athlete'],
    setBy: ['form', 'csv'],
    group: 'feel',
  },
} as const satisfies Record<FieldName, WorkoutField>;

type Declared = typeof WORKOUT_FIELDS;
type NamesWhere<Attributes> = {
  [Name in FieldName]: Declared[Name] extends Attributes ? Name : never;
}[FieldName];

export type FieldFilledByStrava = NamesWhere<{ isFilledByStrava: true }>;
export type FieldBehindForm = NamesWhere<{ isBehindForm: true }>;

export type FieldSetBy<By extends Setter> = {
  [Name in FieldName]: By extends Declared[Name]['setBy'][number] ? Name : never;
}[FieldName];

export type FieldSeenBy<By extends Reader> = {
  [Name in FieldName]: By extends Declared[Name]['seenBy'][number] ? Name : never;
}[FieldName];

export type ColumnOf<Name extends FieldName> = Declared[Name]['column'];

/** Whether rows may be written without it: the database then puts the empty value. */
export type HasEmptyValue<Name extends FieldName> = Declared[Name] extends { empty: unknown }
  ? true
  : false;

/** What is declared of a field, whichever it is. */
export function fieldOf(name: FieldName): WorkoutField {
  return WORKOUT_FIELDS[name];
}

export const FIELD_NAMES = Object.keys(WORKOUT_FIELDS) as FieldName[];

export const ZONE_FIELDS = ['zone1S', 'zone2S', 'zone3S', 'zone4S', 'zone5S'] as const;

export function fieldsSetBy<By extends Setter>(by: By): FieldSetBy<By>[] {
  return FIELD_NAMES.filter((name): name is FieldSetBy<By> => fieldOf(name).setBy.includes(by));
}

export const FIELDS_FILLED_BY_STRAVA = FIELD_NAMES.filter(
  (name): name is FieldFilledByStrava => fieldOf(name).isFilledByStrava === true,
);

/** What stands in a workout that says nothing of a field. */
export function emptyValueOf(name: FieldName): null | 0 | false {
  return fieldOf(name).empty ?? null;
}
