import * as z from 'zod/mini';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import { SPORTS } from '../domain/sports.ts';
import { saidTags, tagsOf, tagsText } from '../domain/tags.ts';
import { kmFromM, mFromKm } from '../domain/units.ts';
import type {
  FieldBehindForm,
  FieldSeenBy,
  FieldSetBy,
  WorkoutFields,
} from '../domain/workout-fields.ts';
import {
  FEELS,
  GEL_TYPES,
  RUNNING_SUBTYPES,
  SOURCES,
  type Source,
  WORKOUT_TYPES,
} from '../domain/workout-kinds.ts';

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

/** What a workout holds behind its form: what was done, and the seconds behind the zones' minutes. */
export type BehindForm = Pick<WorkoutFields, FieldBehindForm>;

/** The minutes in each zone, as calls, forms and tables name them. */
export const ZONE_MINUTES = [
  'zone1Minutes',
  'zone2Minutes',
  'zone3Minutes',
  'zone4Minutes',
  'zone5Minutes',
] as const;

type BodyJson = ReturnType<typeof toEveryReader> & Partial<LeftAsItIs>;

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
  /** Separated by commas: 'hills, with anna'. */
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

function wholeMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}
