import * as z from 'zod/mini';
import { DASHBOARD_PERIOD_DAYS } from '../domain/limits.ts';
import type { SummaryPeriod } from '../domain/summary.ts';
import { RUNNING_SUBTYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { idParam, queryNumber } from './fields.ts';
import { workoutSchema } from './workouts.ts';

const userIdParams = z.object({ userId: idParam() });
const MOST_DAYS = 3660;

const periodQuery = z.object({
  /** A number of days up to today, or 'year': this year from 1 January on. */
  period: z.pipe(
    z._default(z.string(), String(DASHBOARD_PERIOD_DAYS)),
    z.transform((text, context): SummaryPeriod => {
      if (text === 'year') return text;
      const days = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      if (days >= 1 && days <= MOST_DAYS) return days;
      const message = `period must be between 1 and ${MOST_DAYS}, or year`;
      context.issues.push({ code: 'custom', message, input: text });
      return DASHBOARD_PERIOD_DAYS;
    }),
  ),
});

const stretch = z.object({
  /** Whether it is so many days or a year as far as it has come: what its words go by. */
  span: z.enum(['days', 'year']),
  days: z.int(),
  from: z.string(),
  to: z.string(),
});

const period = z.extend(stretch, {
  runs: z.int(),
  workouts: z.int(),
  /** Kilometres of running. */
  totalDistance: z.number(),
  /** How many walks and hikes there were, and their kilometres. */
  walks: z.int(),
  walkingDistance: z.number(),
  /** Of all workouts, and how they share it. */
  totalSeconds: z.int(),
  secondsByType: z.object({
    running: z.int(),
    walking: z.int(),
    strength: z.int(),
    cross: z.int(),
  }),
  avgPaceSPerKm: z.nullable(z.number()),
  /** Of runs. */
  avgHeartRate: z.nullable(z.int()),
  /** Of all workouts. */
  zoneMinutes: z.array(z.number()),
});

export const summarySchema = z.object({
  /** Since Sunday, up to today. */
  weeklyRuns: z.int(),
  /** Those and strength and cross workouts: what the weekly frequency of the profile plans. */
  weeklyWorkouts: z.int(),
  /** Kilometres of running in the period. */
  totalDistance: z.number(),
  /** 'M:SS', or null where no run has a distance. */
  avgPace: z.nullable(z.string()),
  avgHeartRate: z.nullable(z.int()),
  today: z.string(),
  period,
  /** What comparisons compare against: as many days before it, or last year up to the same day. */
  previous: period,
});

export type Summary = z.output<typeof summarySchema>;
export type Stretch = z.output<typeof stretch>;

export const readSummary = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/summary',
  access: 'activeAthlete',
  summary: 'Sums of the last days, today included, or of this year',
  params: userIdParams,
  query: periodQuery,
  response: summarySchema,
});

export const weekSchema = z.object({
  /** Its Sunday. */
  from: z.string(),
  label: z.string(),
  runs: z.int(),
  runningDistance: z.number(),
  /** Of walks and hikes. */
  walkingDistance: z.number(),
  strengthSeconds: z.int(),
  crossDistance: z.number(),
});

export type Week = z.output<typeof weekSchema>;

export const readWeeks = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/weeks',
  access: 'activeAthlete',
  summary: 'Training volume by week, oldest first, the current week as far as today last',
  params: userIdParams,
  query: z.object({ weeks: queryNumber({ label: 'weeks', min: 1, max: 104, fallback: 8 }) }),
  response: z.array(weekSchema),
});

/** A run with a distance and a time; walks and hikes are none. */
export const pacedRunSchema = z.object({
  id: z.int(),
  date: z.string(),
  runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
  /** Kilometres. */
  distance: z.number(),
  durationSeconds: z.int(),
  paceSPerKm: z.number(),
});

export type PacedRun = z.output<typeof pacedRunSchema>;

export const periodRunsSchema = z.object({
  today: z.string(),
  period: stretch,
  previous: stretch,
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

export const readPacedRuns = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/paced-runs',
  access: 'activeAthlete',
  summary: 'The latest runs that have a pace, newest first: what a prediction rests on',
  params: userIdParams,
  query: z.object({ limit: queryNumber({ label: 'limit', min: 1, max: 50, fallback: 5 }) }),
  response: z.array(pacedRunSchema),
});
