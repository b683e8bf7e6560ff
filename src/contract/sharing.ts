import * as z from 'zod/mini';
import { parseDuration } from '../domain/duration.ts';
import type { ToldPrediction } from '../domain/prediction/rests-on.ts';
import { SPORTS } from '../domain/sports.ts';
import { kmFromSumM, mFromKm } from '../domain/units.ts';
import { RUNNING_SUBTYPES, WORKOUT_TYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { idParam, oneOf } from './fields.ts';
import { type Race, racePlanJson, racePlanToJson } from './race-list.ts';
import { trainingStatusSchema } from './training-status.ts';
import {
  trainerWorkoutFromJson,
  trainerWorkoutJson,
  trainerWorkoutToJson,
} from './workout-json.ts';

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
    /** Whether this link shows the routes of runs, without their ends. */
    trainerSeesRoutes: z.boolean(),
    /** Where people reach this server, if its operator said so; else wherever the athlete is. */
    publicUrl: z.nullable(z.string()),
    leftOut: leftOutSchema,
  }),
});

export const makeNewLink = endpoint({
  method: 'POST',
  path: '/api/sharing/new-link',
  access: 'activeAthlete',
  summary: 'Make a new secret link, which shows no routes; the old one is dead at once',
  response: z.object({ trainerUrl: z.string(), trainerSeesRoutes: z.boolean() }),
});

export const chooseRoutes = endpoint({
  method: 'PUT',
  path: '/api/sharing/routes',
  access: 'activeAthlete',
  summary: 'Whether the link shows the routes of runs, without their first and last 200 m',
  body: z.object({ trainerSeesRoutes: z.boolean() }),
  response: z.object({ trainerSeesRoutes: z.boolean() }),
});

/** What a trainer sees of a race that is still to be run. */
export type TrainerRace = Pick<Race, 'name' | 'date' | 'distanceM' | 'targetTimeS' | 'notes'> & {
  /** From the athlete's today; 0 on the day itself. */
  daysRemaining: number;
  /** The figures that the athlete sees, and what kinds of result they rest on; else null. */
  prediction: TrainerPrediction | null;
  /** There is one, but it rests on runs that are left out. */
  predictionIsLeftOut: boolean;
};

export type TrainerPrediction = Pick<
  ToldPrediction,
  'timeS' | 'paceSPerKm' | 'fastestS' | 'slowestS' | 'restsOn'
>;

const trainerRaceJson = z.object({
  ...racePlanJson,
  daysRemaining: z.int(),
  prediction: z.nullable(
    z.object({
      seconds: z.number(),
      paceSPerKm: z.number(),
      /** Eight races of ten end between these. */
      fastestSeconds: z.number(),
      slowestSeconds: z.number(),
      restsOn: z.string(),
    }),
  ),
  predictionIsLeftOut: z.boolean(),
});

const trainerRaceSchema = z.pipe(
  trainerRaceJson,
  z.transform(
    (json): TrainerRace => ({
      name: json.name,
      date: json.date,
      daysRemaining: json.daysRemaining,
      distanceM: mFromKm(json.distance),
      targetTimeS: parseDuration(json.targetTime) ?? 0,
      notes: json.notes,
      prediction: json.prediction && {
        timeS: json.prediction.seconds,
        paceSPerKm: json.prediction.paceSPerKm,
        fastestS: json.prediction.fastestSeconds,
        slowestS: json.prediction.slowestSeconds,
        restsOn: json.prediction.restsOn,
      },
      predictionIsLeftOut: json.predictionIsLeftOut,
    }),
  ),
);

function trainerRaceToJson(race: TrainerRace): z.input<typeof trainerRaceSchema> {
  const { prediction } = race;
  return {
    ...racePlanToJson(race),
    daysRemaining: race.daysRemaining,
    prediction: prediction && {
      seconds: prediction.timeS,
      paceSPerKm: prediction.paceSPerKm,
      fastestSeconds: prediction.fastestS,
      slowestSeconds: prediction.slowestS,
      restsOn: prediction.restsOn,
    },
    predictionIsLeftOut: race.predictionIsLeftOut,
  };
}

const trainerWeightSchema = z.pipe(
  z.object({ date: z.string(), weight: z.number() }),
  z.transform(({ date, weight }) => ({ date, weightKg: weight })),
);

const trainerTotalsSchema = z.pipe(
  z.object({
    workouts: z.int(),
    runs: z.int(),
    /** Kilometres. */
    runningDistance: z.number(),
    /** Walks and hikes, which are no runs. */
    walks: z.int(),
    walkingDistance: z.number(),
    avgRunningHeartRate: z.nullable(z.int()),
    upcomingRaces: z.int(),
  }),
  z.transform(({ runningDistance, walkingDistance, ...totals }) => ({
    ...totals,
    runningDistanceM: mFromKm(runningDistance),
    walkingDistanceM: mFromKm(walkingDistance),
  })),
);

const trainerViewSchema = z.object({
  user: z.object({
    name: z.string(),
    age: z.nullable(z.int()),
    height: z.nullable(z.int()),
    currentWeight: z.nullable(z.number()),
    goals: z.nullable(z.string()),
  }),
  /** The most recent, newest first. */
  workouts: z.array(z.pipe(trainerWorkoutJson, z.transform(trainerWorkoutFromJson))),
  /** The next races that are still to be run. */
  races: z.array(trainerRaceSchema),
  /** The latest, oldest first, as the chart draws them. */
  weightEntries: z.array(trainerWeightSchema),
  /** The most recent workouts that have notes, however long ago they were. */
  recentNotes: z.array(
    z.object({
      workoutId: z.int(),
      date: z.string(),
      workoutType: z.enum(WORKOUT_TYPES),
      runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
      sport: z.enum(SPORTS),
      notes: z.string(),
    }),
  ),
  /** Over all workouts that a trainer may see, not only those listed. */
  totals: trainerTotalsSchema,
  /** As the athlete sees it; null where it rests on runs that are left out. */
  trainingStatus: z.nullable(trainingStatusSchema),
  leftOut: leftOutSchema,
  /** Which of the listed workouts may have a route; none where the athlete shows none. */
  withRoute: z.array(z.int()),
});

export type TrainerWorkout = z.output<typeof trainerViewSchema>['workouts'][number];
export type TrainerView = z.output<typeof trainerViewSchema>;
export type TrainerViewJson = z.input<typeof trainerViewSchema>;

export function trainerViewToJson(view: TrainerView): TrainerViewJson {
  const { runningDistanceM, walkingDistanceM, ...totals } = view.totals;
  return {
    user: view.user,
    workouts: view.workouts.map(trainerWorkoutToJson),
    races: view.races.map(trainerRaceToJson),
    weightEntries: view.weightEntries.map(({ date, weightKg }) => ({ date, weight: weightKg })),
    recentNotes: view.recentNotes,
    totals: {
      ...totals,
      runningDistance: kmFromSumM(runningDistanceM),
      walkingDistance: kmFromSumM(walkingDistanceM),
    },
    trainingStatus: view.trainingStatus,
    leftOut: view.leftOut,
    withRoute: view.withRoute,
  };
}

export type LeftOut = z.output<typeof leftOutSchema>;

/** What sentences are written in and marks of a route count: kilometres where nothing else is said. */
const inUnits = z.object({ distance: z.optional(oneOf(['km', 'mi'], 'Distance unit')) });

export const readTrainerView = endpoint({
  method: 'GET',
  path: '/api/trainer/:trainerUrl',
  access: 'shareLink',
  summary: 'What an athlete shows to whoever holds their secret link',
  params: z.object({ trainerUrl: z.string() }),
  query: inUnits,
  response: trainerViewSchema,
});

const placeSchema = z.object({ xM: z.number(), yM: z.number() });

/** The shape of a route, in metres east and north of its middle: not where on earth it lies. */
const sharedRouteSchema = z.object({
  lines: z.array(z.array(placeSchema)),
  kilometres: z.array(
    z.object({ km: z.int(), xM: z.number(), yM: z.number(), headingRad: z.number() }),
  ),
  widthM: z.number(),
  heightM: z.number(),
});

export type SharedRoute = z.output<typeof sharedRouteSchema>;

export const readTrainerRoute = endpoint({
  method: 'GET',
  path: '/api/trainer/:trainerUrl/workouts/:id/route',
  access: 'shareLink',
  summary:
    'The route of a listed run without what lies within 200 m of its ends; null where nothing is left',
  params: z.object({ trainerUrl: z.string(), id: idParam() }),
  query: inUnits,
  response: z.object({ route: z.nullable(sharedRouteSchema) }),
});
