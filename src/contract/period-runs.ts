import * as z from 'zod/mini';
import { kmFromM, mFromKm } from '../domain/units.ts';
import { RUNNING_SUBTYPES, type RunningSubtype } from '../domain/workout-kinds.ts';
import { periodQuery, stretchSchema } from './analytics.ts';
import { endpoint } from './endpoint.ts';
import { userIdParams } from './fields.ts';
import { workoutSchema } from './workouts.ts';

/** A run with a distance and a time. */
export type PacedRun = {
  id: number;
  date: string;
  sport: 'run';
  runningSubtype: RunningSubtype | null;
  distanceM: number;
  durationS: number;
  paceSPerKm: number;
};

const pacedRunSchema = z.pipe(
  z.object({
    id: z.int(),
    date: z.string(),
    runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
    /** Kilometres. */
    distance: z.number(),
    durationSeconds: z.int(),
    paceSPerKm: z.number(),
  }),
  z.transform(
    (json): PacedRun => ({
      id: json.id,
      date: json.date,
      sport: 'run',
      runningSubtype: json.runningSubtype,
      distanceM: mFromKm(json.distance),
      durationS: json.durationSeconds,
      paceSPerKm: json.paceSPerKm,
    }),
  ),
);

export function pacedRunToJson(run: Omit<PacedRun, 'sport'>): z.input<typeof pacedRunSchema> {
  return {
    id: run.id,
    date: run.date,
    runningSubtype: run.runningSubtype,
    distance: kmFromM(run.distanceM),
    durationSeconds: run.durationS,
    paceSPerKm: run.paceSPerKm,
  };
}

const periodRunsSchema = z.object({
  today: z.string(),
  period: stretchSchema,
  previous: stretchSchema,
  /** The latest 12 of the period that have a pace, oldest first. */
  pacedRuns: z.array(pacedRunSchema),
  /** The fastest of the period, and of the period before. */
  bestPace: z.nullable(pacedRunSchema),
  previousBestPace: z.nullable(pacedRunSchema),
  /** The latest 3 of the period, newest first. */
  recentRuns: z.array(workoutSchema),
});

export type PeriodRuns = z.output<typeof periodRunsSchema>;

export const readPeriodRuns = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/runs',
  access: 'activeAthlete',
  summary:
    'The runs that tell of a period: the latest, and the fastest of it and of the one before',
  params: userIdParams,
  query: periodQuery,
  response: periodRunsSchema,
});
