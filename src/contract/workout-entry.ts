import * as z from 'zod/mini';
import { parseDuration } from '../domain/duration.ts';
import { SPORTS } from '../domain/sports.ts';
import { LONGEST_TAG, MOST_TAGS, tagsOf, tagsText } from '../domain/tags.ts';
import {
  type FieldBehindForm,
  type FieldName,
  type FieldSetBy,
  WORKOUT_FIELDS,
  type WorkoutFields,
} from '../domain/workout-fields.ts';
import { FEELS, GEL_TYPES, RUNNING_SUBTYPES, WORKOUT_TYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { day, idParams, LARGEST_ID, type NumberRule, oneOf } from './fields.ts';
import { sameWorkout } from './same-workout.ts';
import {
  confirmedField,
  isStorable,
  linkedId,
  optionalDecimal,
  optionalOneOf,
  optionalText,
  optionalWhole,
  text,
  wholeOrNull,
  wholeOrZero,
} from './typed-fields.ts';
import { workoutBodyFromJson, workoutFromJson, workoutJson } from './workout-json.ts';
import { workoutSchema } from './workouts.ts';

// A workout as it is written down, changed, deleted and put back.

/** All that a change of a workout may have replaced. */
export type FormerWorkout = Pick<WorkoutFields, FieldSetBy<'form'> | FieldBehindForm>;

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
  /** Separated by commas. */
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

/** A workout as a form or a program sends it. It becomes the caller’s own. */
export const workoutBody = z.pipe(
  z
    .object({
      ...workoutBodyJson,
      confirmed: confirmedField(),
      /** Of a new one: the workout of the log that it is, or null where it is another. */
      sameAs: linkedId('sameAs must be the id of a workout'),
    })
    .check(averageBelowMaximum()),
  z.transform(({ confirmed, sameAs, ...json }) => ({
    ...workoutBodyFromJson(json),
    isConfirmed: confirmed === true,
    sameAs,
  })),
);

export type WorkoutForm = z.input<z.ZodMiniObject<typeof workoutBodyJson>>;
export type WorkoutBody = z.output<typeof workoutBody>;
/** What a call is sent. */
export type SentWorkout = z.input<typeof workoutBody>;

/** Holds two heart rates to each other. */
export function averageBelowMaximum() {
  type HeartRates = { avgHeartRate: number | null; maxHeartRate: number | null };
  return z.refine<HeartRates>(
    ({ avgHeartRate, maxHeartRate }) =>
      avgHeartRate === null || maxHeartRate === null || avgHeartRate <= maxHeartRate,
    {
      message: 'Average heart rate cannot be above the maximum heart rate',
      path: ['avgHeartRate'],
    },
  );
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
const formerWorkout = z.object({
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

export const createWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts',
  access: 'activeAthlete',
  summary:
    'Log a workout; with an Idempotency-Key header it is applied once. A time that is hard to believe is refused unless it is `confirmed`. What a file or Strava told before becomes one workout with it, unless `sameAs` says otherwise; `same` then says so, or what it may be',
  body: workoutBody,
  status: 201,
  response: z.pipe(
    z.extend(workoutJson, { same: z.optional(sameWorkout) }),
    z.transform(({ same, ...json }) => ({ ...workoutFromJson(json), ...(same && { same }) })),
  ),
});

export const updateWorkout = endpoint({
  method: 'PUT',
  path: '/api/workouts/:id',
  access: 'activeAthlete',
  summary:
    'Change a workout; an If-Match header with its version refuses a lost update. What was `replaced` can be put back',
  params: idParams,
  body: workoutBody,
  response: z.pipe(
    z.extend(workoutJson, { replaced: formerWorkout }),
    z.transform(({ replaced, ...json }) => ({ ...workoutFromJson(json), replaced })),
  ),
});

export const putBackWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/put-back',
  access: 'activeAthlete',
  summary: 'Put back what a change replaced, as it was; an If-Match header refuses a lost update',
  params: idParams,
  body: formerWorkout,
  response: workoutSchema,
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: '/api/workouts/:id',
  access: 'activeAthlete',
  summary: 'Delete a workout; it can be restored for 30 days',
  params: idParams,
  status: 204,
  response: z.null(),
});

export const restoreWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/restore',
  access: 'activeAthlete',
  summary: 'Bring a deleted workout back',
  params: idParams,
  response: workoutSchema,
});
