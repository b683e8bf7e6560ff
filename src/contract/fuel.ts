import * as z from 'zod/mini';
import { RUNNING_SUBTYPES } from '../domain/workout-kinds.ts';
import { periodQuery, stretchSchema } from './analytics.ts';
import { endpoint } from './endpoint.ts';
import { userIdParams } from './fields.ts';

const longRunSchema = z.object({
  id: z.int(),
  date: z.string(),
  runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
  distanceM: z.nullable(z.number()),
  durationS: z.int(),
  gels: z.int(),
  /** Grams, by the gels alone; null where nothing was noted. */
  carbohydrateGPerHour: z.nullable(z.number()),
  /** Millilitres. */
  fluidMlPerHour: z.nullable(z.number()),
  /** 0.05 is 5 % more heart for the same speed late in the run. */
  driftShare: z.nullable(z.number()),
  /** Of the first and the second half of the way. */
  earlyPaceSPerKm: z.nullable(z.number()),
  latePaceSPerKm: z.nullable(z.number()),
});

const fuelLabSchema = z.object({
  today: z.string(),
  period: stretchSchema,
  /** The latest 24 runs of 90 minutes or more, newest first. */
  runs: z.array(longRunSchema),
  /** Whether there are more than these. */
  hasMore: z.boolean(),
});

export type FuelLabAnswer = z.output<typeof fuelLabSchema>;

export const readFuelLab = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/fuel',
  access: 'activeAthlete',
  summary:
    'Long runs of a period with carbohydrate and fluid an hour, drift, and late against early pace',
  params: userIdParams,
  query: periodQuery,
  response: fuelLabSchema,
});
