import * as z from 'zod/mini';
import type { RaceSplit } from '../domain/race-plan/race-review.ts';
import type { TaperWeek } from '../domain/race-plan/taper.ts';
import { type PlanWeek, REFUSALS, SESSIONS } from '../domain/race-plan/weeks.ts';
import type { SweatTest } from '../domain/sweat.ts';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';
import { predictionSchema } from './prediction.ts';
import { raceSchema } from './race-list.ts';
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

const weekSchema = z.object({
  from: z.string(),
  weeksToGo: z.int(),
  kind: z.enum(['build', 'easier', 'taper', 'race'] satisfies PlanWeek['kind'][]),
  /** Without the race itself. */
  distanceM: z.number(),
  longRunM: z.nullable(z.number()),
  session: z.object({
    name: z.enum(SESSIONS),
    workM: z.number(),
    paceSPerKm: z.nullable(z.number()),
  }),
});

/** The same plan as the coach's, from the athlete's own weeks. */
const weekPlanSchema = z.object({
  /** Why there is none; `weeks` is empty then. */
  refused: z.nullable(z.enum(REFUSALS)),
  /** Up to 18, the last one ends with the race. */
  weeks: z.array(weekSchema),
  /** Days until the first of them. */
  beginsIn: z.int(),
  /** The seven days around today; null without a plan. */
  now: z.nullable(z.object({ from: z.string(), to: z.string(), ranM: z.number() })),
  /** The mean of the last four weeks, and the longest run of 30 days. */
  present: z.object({ weeklyM: z.number(), runsAWeek: z.number(), longestM: z.number() }),
  /** Easy runs lie between the two, in s/km; null where the log tells no paces. */
  easy: z.nullable(z.object({ fast: z.number(), slow: z.number() })),
  /** How long the long run should become, where the plan does not reach it. */
  longRunWantedM: z.nullable(z.number()),
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
  /** Null where the race is past. */
  byWeek: z.nullable(weekPlanSchema),
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
export type PlanByWeek = z.output<typeof weekPlanSchema>;

export const readRacePlan = endpoint({
  method: 'GET',
  path: '/api/races/:id/plan',
  access: 'activeAthlete',
  summary:
    'All that a race is prepared and looked back on with: prediction, readiness, long runs with gels and drink, sweat tests, the weeks up to it, taper, and the run that it was with its splits',
  params: idParams,
  response: racePlanSchema,
});
