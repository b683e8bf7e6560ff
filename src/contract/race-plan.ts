import * as z from 'zod/mini';
import type { RaceSplit } from '../domain/race-plan/race-review.ts';
import type { TaperWeek } from '../domain/race-plan/taper.ts';
import type { SweatTest } from '../domain/sweat.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';
import { predictionSchema } from './prediction.ts';
import { raceSchema } from './races.ts';
import { readinessItemSchema } from './training-form.ts';

const fuelledRun = {
  id: z.int(),
  date: z.string(),
  distanceM: z.nullable(z.number()),
  durationS: z.int(),
  gels: z.int(),
  hydrationMl: z.nullable(z.number()),
};

const taperSchema = z.object({
  state: z.enum(['later', 'now', 'over']),
  begins: z.string(),
  /** The seven days with the most kilometres before it; null without a run in them. */
  peak: z.nullable(
    z.object({
      from: z.string(),
      to: z.string(),
      distanceM: z.number(),
      runs: z.int(),
      workoutIds: z.array(z.int()),
    }),
  ),
  weeks: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      state: z.enum(['done', 'now', 'ahead'] satisfies TaperWeek['state'][]),
      /** Of the peak. */
      percent: z.number(),
      wantedM: z.nullable(z.number()),
      ranM: z.number(),
    }),
  ),
});

const racePlanSchema = z.object({
  today: z.string(),
  race: raceSchema,
  /** The day up to which the log was read: today, and for a race that is past the eve of it. */
  asOf: z.string(),
  prediction: z.nullable(predictionSchema),
  /** How many runs with a distance were known then, up to five. */
  knownRuns: z.int(),
  /** Null with too few runs, and where the race is past. */
  readiness: z.nullable(z.array(readinessItemSchema)),
  /** Of 90 minutes and more in the half year before, the latest first. */
  longRuns: z.array(z.object(fuelledRun)),
  /** Weighed before and after a run, the latest first, up to then. */
  sweatTests: z.array(
    z.object({
      id: z.int(),
      date: z.string(),
      beforeKg: z.number(),
      afterKg: z.number(),
      drunkMl: z.int(),
      durationS: z.int(),
      temperatureC: z.nullable(z.number()),
    } satisfies Record<keyof SweatTest, z.ZodMiniType>),
  ),
  /** The latest weight that is known. */
  weightKg: z.nullable(z.number()),
  taper: taperSchema,
  /** The run that is linked to the race. */
  ran: z.nullable(
    z.object({
      ...fuelledRun,
      avgHeartRate: z.nullable(z.number()),
      /** Of its recording, standing included; null where there is none. */
      halves: z.nullable(z.object({ firstS: z.number(), secondS: z.number() })),
      splits: z.array(
        z.object({
          endM: z.number(),
          timeS: z.number(),
          paceSPerKm: z.number(),
          clockS: z.number(),
          behindS: z.number(),
          avgHeartRateBpm: z.nullable(z.number()),
        } satisfies Record<keyof RaceSplit, z.ZodMiniType>),
      ),
    }),
  ),
});

export type RacePlan = z.output<typeof racePlanSchema>;

export const readRacePlan = endpoint({
  method: 'GET',
  path: '/api/races/:id/plan',
  access: 'activeAthlete',
  summary:
    'All that a race is prepared and looked back on with: prediction, readiness, long runs with gels and drink, sweat tests, taper, and the run that it was with its splits',
  params: z.object({ id: idParam() }),
  response: racePlanSchema,
});
