import * as z from 'zod/mini';
import { SPORTS } from '../domain/sports.ts';
import { GEL_TYPES, RUNNING_SUBTYPES, WORKOUT_TYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';

/** Workouts that a trainer does not see for where they came from; null where all may be shown. */
const leftOutSchema = z.nullable(z.object({ workouts: z.int(), reason: z.string() }));

export const readSharing = endpoint({
  method: 'GET',
  path: '/api/sharing',
  access: 'activeAthlete',
  summary: 'The athlete’s secret link and what it leaves out',
  response: z.object({
    trainerAccessEnabled: z.boolean(),
    trainerUrl: z.string(),
    /** Where people reach this server, if its operator said so; else wherever the athlete is. */
    publicUrl: z.nullable(z.string()),
    leftOut: leftOutSchema,
  }),
});

export const makeNewLink = endpoint({
  method: 'POST',
  path: '/api/sharing/new-link',
  access: 'activeAthlete',
  summary: 'Make a new secret link; the old one is dead at once',
  response: z.object({ trainerUrl: z.string() }),
});

const kindFields = {
  workoutType: z.enum(WORKOUT_TYPES),
  runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
  sport: z.enum(SPORTS),
};

/** A workout as a trainer sees it: no clock time, no source, nothing that leads elsewhere. */
const trainerWorkoutSchema = z.object({
  /** Names it on the page; no call takes it from a trainer. */
  id: z.int(),
  date: z.string(),
  ...kindFields,
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
});

export type TrainerWorkout = z.output<typeof trainerWorkoutSchema>;

const trainerRaceSchema = z.object({
  name: z.string(),
  date: z.string(),
  /** From the athlete's today; 0 on the day itself. */
  daysRemaining: z.int(),
  /** Kilometres. */
  distance: z.number(),
  targetTime: z.string(),
  targetPace: z.string(),
  notes: z.nullable(z.string()),
});

export type TrainerRace = z.output<typeof trainerRaceSchema>;

const trainerViewSchema = z.object({
  user: z.object({
    name: z.string(),
    age: z.nullable(z.int()),
    height: z.nullable(z.int()),
    currentWeight: z.nullable(z.number()),
    goals: z.nullable(z.string()),
  }),
  /** The most recent, newest first. */
  workouts: z.array(trainerWorkoutSchema),
  /** The next races that are still to be run. */
  races: z.array(trainerRaceSchema),
  /** The latest, oldest first, as the chart draws them. */
  weightEntries: z.array(z.object({ date: z.string(), weight: z.number() })),
  /** The most recent workouts that have notes, however long ago they were. */
  recentNotes: z.array(
    z.object({ workoutId: z.int(), date: z.string(), ...kindFields, notes: z.string() }),
  ),
  /** Over all workouts that a trainer may see, not only those listed. */
  totals: z.object({
    workouts: z.int(),
    runs: z.int(),
    /** Kilometres. */
    runningDistance: z.number(),
    avgRunningHeartRate: z.nullable(z.int()),
    upcomingRaces: z.int(),
  }),
  leftOut: leftOutSchema,
});

export type TrainerView = z.output<typeof trainerViewSchema>;
export type LeftOut = z.output<typeof leftOutSchema>;

export const readTrainerView = endpoint({
  method: 'GET',
  path: '/api/trainer/:trainerUrl',
  access: 'shareLink',
  summary: 'What an athlete shows to whoever holds their secret link',
  params: z.object({ trainerUrl: z.string() }),
  response: trainerViewSchema,
});
