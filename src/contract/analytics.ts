import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParam, queryNumber } from './fields.ts';

const period = z.object({
  days: z.int(),
  from: z.string(),
  to: z.string(),
  runs: z.int(),
  workouts: z.int(),
  /** Kilometres of running. */
  totalDistance: z.number(),
  totalSeconds: z.int(),
  avgPaceSPerKm: z.nullable(z.number()),
  avgHeartRate: z.nullable(z.int()),
  zoneMinutes: z.array(z.number()),
});

export const summarySchema = z.object({
  weeklyRuns: z.int(),
  /** Kilometres of running in the period. */
  totalDistance: z.number(),
  /** 'M:SS', or null where no run has a distance. */
  avgPace: z.nullable(z.string()),
  avgHeartRate: z.nullable(z.int()),
  today: z.string(),
  period,
  /** The same number of days before the period: what comparisons compare against. */
  previous: period,
});

export type Summary = z.output<typeof summarySchema>;

export const readSummary = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/summary',
  access: 'activeAthlete',
  summary: 'Sums of the last days, today included',
  params: z.object({ userId: idParam() }),
  query: z.object({ period: queryNumber({ label: 'period', min: 1, max: 3660, fallback: 30 }) }),
  response: summarySchema,
});

export const weekSchema = z.object({
  /** Its Sunday. */
  from: z.string(),
  label: z.string(),
  runs: z.int(),
  runningDistance: z.number(),
  strengthSeconds: z.int(),
  crossDistance: z.number(),
});

export type Week = z.output<typeof weekSchema>;

export const readWeeks = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/weeks',
  access: 'activeAthlete',
  summary: 'Training volume by week, oldest first, the current week last',
  params: z.object({ userId: idParam() }),
  query: z.object({ weeks: queryNumber({ label: 'weeks', min: 1, max: 104, fallback: 8 }) }),
  response: z.array(weekSchema),
});
