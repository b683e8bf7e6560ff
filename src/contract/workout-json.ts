import * as z from 'zod/mini';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import { SPORTS } from '../domain/sports.ts';
import { LONGEST_TAG, MOST_TAGS, saidTags, tagsOf, tagsText } from '../domain/tags.ts';
import { kmFromM, mFromKm } from '../domain/units.ts';
import {
  type FieldBehindForm,
  type FieldName,
  type FieldSeenBy,
  type FieldSetBy,
  WORKOUT_FIELDS,
  type WorkoutFields,
} from '../domain/workout-fields.ts';
import {
  FEELS,
  GEL_TYPES,
  RUNNING_SUBTYPES,
  SOURCES,
  type Source,
  WORKOUT_TYPES,
} from '../domain/workout-kinds.ts';
import {
  day,
  isStorable,
  LARGEST_ID,
  linkedId,
  type NumberRule,
  oneOf,
  optionalDecimal,
  optionalOneOf,
  optionalText,
  optionalWhole,
  text,
  wholeOrNull,
  wholeOrZero,
} from './fields.ts';

// A workout in the JSON of the calls: kilometres, 'H:MM' and whole minutes in zones. Here alone they
// become metres and seconds, and those become JSON again.

/** A workout as its athlete's calls hand it out. */
export type Workout = Pick<WorkoutFields, FieldSeenBy<'athlete'>> & {
  id: number;
  userId: number;
  source: Source;
  /** Goes up by one with every change; send it back to be told of a conflict. */
  version: number;
  createdAtMs: number;
};

/** A workout as a trainer sees it: no clock time, no source, nothing that leads elsewhere. */
export type TrainerWorkout = Pick<WorkoutFields, FieldSeenBy<'trainer'>> & { id: number };

/** What stays as it is where a form leaves it out. */
type LeftAsItIs = Pick<WorkoutFields, 'shoeId' | 'title' | 'tags' | 'effort' | 'feel'> & {
  /** On the clock where the athlete was, '07:40'. */
  startTime: string | null;
};

/** What a form says of a workout. */
export type WorkoutBody = Omit<Pick<WorkoutFields, FieldSetBy<'form'>>, keyof LeftAsItIs> &
  Partial<LeftAsItIs>;

/** All that a change of a workout may have replaced. */
export type FormerWorkout = Pick<WorkoutFields, FieldSetBy<'form'> | FieldBehindForm>;

/** What a workout holds behind its form: what was done, and the seconds behind the zones' minutes. */
export type BehindForm = Pick<WorkoutFields, FieldBehindForm>;

/** What is wrong with a time, in the words of every form. */
export const DURATION_WORDS = {
  unreadable: 'Duration must be in H:MM format',
  none: 'Duration must be longer than 0:00',
} as const;

export const durationField = z.string({ error: DURATION_WORDS.unreadable }).check(
  z.trim(),
  z.refine((value) => parseDuration(value) !== null, DURATION_WORDS.unreadable),
  z.refine((value) => parseDuration(value) !== 0, DURATION_WORDS.none),
);

/** The fields that have bounds. */
export type Bounded = {
  [Name in keyof WorkoutFields]: (typeof WORKOUT_FIELDS)[Name] extends { bounds: object }
    ? Name
    : never;
}[keyof WorkoutFields];

const MINUTES = { ofThose: 60 };
/** The JSON's units that messages name, or that hold several of the field's own. */
const JSON_UNITS: Partial<Record<Bounded, { unit?: string; ofThose?: number }>> = {
  distanceM: { unit: 'km', ofThose: 1000 },
  avgHeartRate: { unit: 'bpm' },
  maxHeartRate: { unit: 'bpm' },
  hydrationMl: { unit: 'ml' },
  zone1S: MINUTES,
  zone2S: MINUTES,
  zone3S: MINUTES,
  zone4S: MINUTES,
  zone5S: MINUTES,
};

/** A field's bounds in the JSON's unit. */
export function ruleOf(name: Bounded): NumberRule {
  const { label, bounds } = WORKOUT_FIELDS[name];
  const { unit, ofThose = 1 } = JSON_UNITS[name] ?? {};
  return { label, min: bounds.min / ofThose, max: bounds.max / ofThose, unit };
}

const FEEL_WORDS = `${WORKOUT_FIELDS.feel.label} must be one of ${FEELS.join(', ')}`;
const CLOCK_WORDS = 'Start must be a time of day, such as 07:40';
const LONGEST_TITLE = 200;

/** What an athlete says of a workout in their own words: text as it is typed, or null. */
export const ownWords = {
  title: z.pipe(
    z.nullable(text({ label: WORKOUT_FIELDS.title.label, max: LONGEST_TITLE, trimmed: true })),
    z.transform((value) => value || null),
  ),
  /** Parted by commas. */
  tags: z.pipe(
    z.nullable(z.string(`${WORKOUT_FIELDS.tags.label} must be text`)),
    z.transform((typed, context) => {
      const tags = tagsOf(typed);
      const message = faultOfTags(tags);
      if (message !== null) context.issues.push({ code: 'custom', message, input: typed });
      return tagsText(tags);
    }),
  ),
  effort: wholeOrNull(ruleOf('effort')),
  feel: z.pipe(
    z.nullable(z.union([z.enum(FEELS), z.literal('')], { error: FEEL_WORDS })),
    z.transform((value) => value || null),
  ),
};

function faultOfTags(tags: readonly string[]): string | null {
  if (tags.length > MOST_TAGS) return `A workout has at most ${MOST_TAGS} tags`;
  const long = tags.find((tag) => tag.length > LONGEST_TAG);
  if (long) return `A tag has at most ${LONGEST_TAG} characters: shorten "${long}"`;
  if (tags.every(isStorable)) return null;
  return `${WORKOUT_FIELDS.tags.label} contain characters that cannot be stored`;
}

/** The fields of a form, as text or as JSON. They become the caller’s own. */
export const workoutBodyJson = {
  date: day('Date is required'),
  workoutType: oneOf(WORKOUT_TYPES, WORKOUT_FIELDS.workoutType.label),
  runningSubtype: optionalOneOf(RUNNING_SUBTYPES, WORKOUT_FIELDS.runningSubtype.label),
  duration: durationField,
  distance: optionalDecimal(ruleOf('distanceM')),
  calories: optionalWhole(ruleOf('calories')),
  avgHeartRate: optionalWhole(ruleOf('avgHeartRate')),
  maxHeartRate: optionalWhole(ruleOf('maxHeartRate')),
  zone1Minutes: wholeOrZero(ruleOf('zone1S')),
  zone2Minutes: wholeOrZero(ruleOf('zone2S')),
  zone3Minutes: wholeOrZero(ruleOf('zone3S')),
  zone4Minutes: wholeOrZero(ruleOf('zone4S')),
  zone5Minutes: wholeOrZero(ruleOf('zone5S')),
  gelType: optionalOneOf(GEL_TYPES, WORKOUT_FIELDS.gelType.label),
  caffeinated: wholeOrZero(ruleOf('caffeinatedGels')),
  nonCaffeinated: wholeOrZero(ruleOf('nonCaffeinatedGels')),
  hydration: optionalWhole(ruleOf('hydrationMl')),
  shoeId: linkedId('The chosen shoes are not in your list'),
  notes: optionalText({ label: WORKOUT_FIELDS.notes.label, max: 10_000 }),
  title: z.optional(ownWords.title),
  tags: z.optional(ownWords.tags),
  effort: z.optional(ownWords.effort),
  feel: z.optional(ownWords.feel),
  /** On the clock where the athlete was: '07:40'. */
  startTime: z.optional(
    z.pipe(
      z
        .nullable(z.string(CLOCK_WORDS))
        .check(z.refine((value) => !value || CLOCK.test(value), CLOCK_WORDS)),
      z.transform((value) => value || null),
    ),
  ),
};

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

type BodyJson = z.output<z.ZodMiniObject<typeof workoutBodyJson>>;

export function workoutBodyFromJson(json: BodyJson): WorkoutBody {
  return {
    date: json.date,
    workoutType: json.workoutType,
    runningSubtype: json.runningSubtype,
    durationS: parseDuration(json.duration) ?? 0,
    distanceM: json.distance === null ? null : mFromKm(json.distance),
    calories: json.calories,
    avgHeartRate: json.avgHeartRate,
    maxHeartRate: json.maxHeartRate,
    zone1S: json.zone1Minutes * 60,
    zone2S: json.zone2Minutes * 60,
    zone3S: json.zone3Minutes * 60,
    zone4S: json.zone4Minutes * 60,
    zone5S: json.zone5Minutes * 60,
    gelType: json.gelType,
    caffeinatedGels: json.caffeinated,
    nonCaffeinatedGels: json.nonCaffeinated,
    hydrationMl: json.hydration,
    shoeId: json.shoeId,
    notes: json.notes,
    title: json.title,
    tags: json.tags,
    effort: json.effort,
    feel: json.feel,
    startTime: json.startTime,
  };
}

export function workoutBodyToJson(body: WorkoutBody): BodyJson {
  const { shoeId, title, tags, effort, feel, startTime } = body;
  return { ...toEveryReader(body), shoeId, title, tags, effort, feel, startTime };
}

function toEveryReader(body: Omit<WorkoutBody, keyof LeftAsItIs>) {
  return {
    date: body.date,
    workoutType: body.workoutType,
    runningSubtype: body.runningSubtype,
    duration: formatDuration(body.durationS),
    distance: body.distanceM === null ? null : kmFromM(body.distanceM),
    calories: body.calories,
    avgHeartRate: body.avgHeartRate,
    maxHeartRate: body.maxHeartRate,
    zone1Minutes: wholeMinutes(body.zone1S),
    zone2Minutes: wholeMinutes(body.zone2S),
    zone3Minutes: wholeMinutes(body.zone3S),
    zone4Minutes: wholeMinutes(body.zone4S),
    zone5Minutes: wholeMinutes(body.zone5S),
    gelType: body.gelType,
    caffeinated: body.caffeinatedGels,
    nonCaffeinated: body.nonCaffeinatedGels,
    hydration: body.hydrationMl,
    notes: body.notes,
  };
}

/** What every reader of a workout is told. */
const forEveryReader = {
  id: z.int(),
  date: z.string(),
  workoutType: z.enum(WORKOUT_TYPES),
  runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
  /** What it was, finer than the type: run, walk, hike, cycling, yoga ... */
  sport: z.enum(SPORTS),
  /** 'H:MM', or 'H:MM:SS' where seconds are known. */
  duration: z.string(),
  durationSeconds: z.int(),
  /** Kilometres. */
  distance: z.nullable(z.number()),
  calories: z.nullable(z.int()),
  avgHeartRate: z.nullable(z.int()),
  maxHeartRate: z.nullable(z.int()),
  zone1Minutes: z.int(),
  zone2Minutes: z.int(),
  zone3Minutes: z.int(),
  zone4Minutes: z.int(),
  zone5Minutes: z.int(),
  gelType: z.nullable(z.enum(GEL_TYPES)),
  caffeinated: z.int(),
  nonCaffeinated: z.int(),
  hydration: z.nullable(z.int()),
  notes: z.nullable(z.string()),
};

export const trainerWorkoutJson = z.object(forEveryReader);
type TrainerWorkoutJson = z.output<typeof trainerWorkoutJson>;

export const workoutJson = z.object({
  userId: z.int(),
  /** The instant in UTC, where the source knew it. */
  startedAt: z.nullable(z.string()),
  utcOffsetS: z.nullable(z.int()),
  /** Whether it was a race, where the source knew it. */
  isRace: z.boolean(),
  /** What its athlete calls it, or the file that it came from. */
  title: z.nullable(z.string()),
  /** Parted by commas: 'hills, with anna'. */
  tags: z.nullable(z.string()),
  /** From 1 to 10. */
  effort: z.nullable(z.int()),
  feel: z.nullable(z.enum(FEELS)),
  shoeId: z.nullable(z.int()),
  ...forEveryReader,
  source: z.enum(SOURCES),
  version: z.int(),
  createdAt: z.string(),
});
export type WorkoutJson = z.output<typeof workoutJson>;

export function trainerWorkoutFromJson(json: TrainerWorkoutJson): TrainerWorkout {
  const body = workoutBodyFromJson(json);
  return {
    ...body,
    // Zero stands for none where a table or a device had to say something: it is no length to tell.
    distanceM: body.distanceM || null,
    id: json.id,
    sport: json.sport,
    durationS: json.durationSeconds,
  };
}

export function trainerWorkoutToJson(workout: TrainerWorkout): TrainerWorkoutJson {
  return {
    ...toEveryReader(workout),
    id: workout.id,
    sport: workout.sport,
    durationSeconds: workout.durationS,
  };
}

export function workoutFromJson(json: WorkoutJson): Workout {
  return {
    ...trainerWorkoutFromJson(json),
    userId: json.userId,
    startedAtMs: json.startedAt === null ? null : Date.parse(json.startedAt),
    utcOffsetS: json.utcOffsetS,
    isRace: json.isRace,
    title: json.title,
    tags: json.tags && tagsText(tagsOf(json.tags)),
    effort: json.effort,
    feel: json.feel,
    shoeId: json.shoeId,
    source: json.source,
    version: json.version,
    createdAtMs: Date.parse(json.createdAt),
  };
}

export function workoutToJson(workout: Workout): WorkoutJson {
  return {
    ...trainerWorkoutToJson(workout),
    userId: workout.userId,
    startedAt: workout.startedAtMs === null ? null : new Date(workout.startedAtMs).toISOString(),
    utcOffsetS: workout.utcOffsetS,
    isRace: workout.isRace,
    title: workout.title,
    tags: workout.tags && saidTags(workout.tags),
    effort: workout.effort,
    feel: workout.feel,
    shoeId: workout.shoeId,
    source: workout.source,
    version: workout.version,
    createdAt: new Date(workout.createdAtMs).toISOString(),
  };
}

// Longer than any source hands over; a form takes 10,000 characters.
const LONGEST_KEPT_NOTES = 500_000;

const LONGEST_KEPT_TITLE = 10_000;

/** A whole number that every database can hold. */
const stored = (name: FieldName) => {
  const words = `${WORKOUT_FIELDS[name].label} must be a whole number from 0 to ${LARGEST_ID}`;
  return z.int(words).check(z.gte(0, words), z.lte(LARGEST_ID, words));
};

const START_WORDS = 'Start must be an instant in milliseconds';
const OFFSET_WORDS = 'Time zone must be seconds before or behind UTC';
// From the year 1000 to the year 9999 either way, as an export may bring it.
const MOST_MS = 2.53e14;
const DAY_S = 86_400;
const LENGTH_WORDS = 'Distance must be a length in metres';

/**
 * What stood in a workout before a change, unrounded, to be put back. A file may have brought what no
 * form may say, so that only the table bounds it. A field that is missing here does not compile.
 */
export const formerWorkout = z.object({
  date: day('Date is required'),
  workoutType: oneOf(WORKOUT_TYPES, WORKOUT_FIELDS.workoutType.label),
  runningSubtype: z.nullable(oneOf(RUNNING_SUBTYPES, WORKOUT_FIELDS.runningSubtype.label)),
  sport: oneOf(SPORTS, WORKOUT_FIELDS.sport.label),
  durationS: stored('durationS'),
  distanceM: z.nullable(z.number(LENGTH_WORDS).check(z.gte(0, LENGTH_WORDS))),
  calories: z.nullable(stored('calories')),
  avgHeartRate: z.nullable(stored('avgHeartRate')),
  maxHeartRate: z.nullable(stored('maxHeartRate')),
  zone1S: stored('zone1S'),
  zone2S: stored('zone2S'),
  zone3S: stored('zone3S'),
  zone4S: stored('zone4S'),
  zone5S: stored('zone5S'),
  gelType: z.nullable(oneOf(GEL_TYPES, WORKOUT_FIELDS.gelType.label)),
  caffeinatedGels: stored('caffeinatedGels'),
  nonCaffeinatedGels: stored('nonCaffeinatedGels'),
  hydrationMl: z.nullable(stored('hydrationMl')),
  shoeId: z.nullable(stored('shoeId')),
  notes: z.nullable(text({ label: WORKOUT_FIELDS.notes.label, max: LONGEST_KEPT_NOTES })),
  startedAtMs: z.nullable(
    z.int(START_WORDS).check(z.gte(-MOST_MS, START_WORDS), z.lte(MOST_MS, START_WORDS)),
  ),
  utcOffsetS: z.nullable(
    z.int(OFFSET_WORDS).check(z.gte(-DAY_S, OFFSET_WORDS), z.lte(DAY_S, OFFSET_WORDS)),
  ),
  title: z.nullable(text({ label: WORKOUT_FIELDS.title.label, max: LONGEST_KEPT_TITLE })),
  tags: ownWords.tags,
  effort: ownWords.effort,
  feel: z.nullable(oneOf(FEELS, WORKOUT_FIELDS.feel.label)),
}) satisfies z.ZodMiniType<FormerWorkout>;

function wholeMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}
