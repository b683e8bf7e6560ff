import * as z from 'zod/mini';
import type { ReadinessName, ReadinessState } from '../domain/load/readiness.ts';
import { periodQuery, stretchSchema } from './analytics.ts';
import { endpoint } from './endpoint.ts';
import { userIdParams } from './fields.ts';
import { trainingStatusSchema } from './training-status.ts';

const formDaySchema = z.object({
  date: z.string(),
  /** Edwards' points of the day's runs, and how many of them are an estimate. */
  load: z.number(),
  estimated: z.number(),
  /** At the end of the day; null while the baseline is built. */
  fitness: z.nullable(z.number()),
  fatigue: z.nullable(z.number()),
  /** Before the day's runs. */
  form: z.nullable(z.number()),
  workoutIds: z.array(z.int()),
});

const trainingFormSchema = z.object({
  today: z.string(),
  period: stretchSchema,
  status: trainingStatusSchema,
  /** Which day of the 42 of the baseline today is; null once it is built, and in an empty log. */
  baselineDay: z.nullable(z.int()),
  /** Before today's runs, in percent of fitness. */
  formPercent: z.nullable(z.number()),
  /** Of the last seven days. */
  week: z.object({
    monotony: z.number(),
    strain: z.number(),
    rampPercent: z.nullable(z.number()),
    isSteep: z.boolean(),
  }),
  /** Every day of the period since the first run, oldest first. */
  days: z.array(formDaySchema),
  races: z.array(z.object({ id: z.int(), name: z.string(), date: z.string() })),
});

export type TrainingFormAnswer = z.output<typeof trainingFormSchema>;

export const readTrainingForm = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/form',
  access: 'activeAthlete',
  summary: 'Load, fitness, fatigue and form of each day of a period, of runs alone',
  params: userIdParams,
  query: periodQuery,
  response: trainingFormSchema,
});

export const readinessItemSchema = z.object({
  name: z.enum([
    'pregnancy',
    'health',
    'freshLegs',
    'volume',
    'longestRun',
    'noGap',
    'taper',
    'form',
    'fuel',
  ] satisfies ReadinessName[]),
  title: z.string(),
  state: z.enum(['ready', 'partly', 'not', 'later'] satisfies ReadinessState[]),
  figure: z.string(),
  wanted: z.string(),
  source: z.string(),
});

const raceReadinessSchema = z.object({ raceId: z.int(), items: z.array(readinessItemSchema) });

export type RaceReadiness = z.output<typeof raceReadinessSchema>;

export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/readiness',
  access: 'activeAthlete',
  summary:
    'What each race to come asks for and what there is of it; empty with fewer than eight runs',
  params: userIdParams,
  response: z.array(raceReadinessSchema),
});
