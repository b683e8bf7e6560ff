import * as z from 'zod/mini';
import { DASHBOARD_PERIOD_DAYS } from '../domain/limits.ts';
import { formatPace } from '../domain/pace.ts';
import {
  daysIn,
  type PeriodSummary,
  periodOfDays,
  readDays,
  type SummaryPeriod,
} from '../domain/summary.ts';
import { kmFromSumM, mFromKm } from '../domain/units.ts';
import type { WeekVolume } from '../domain/weekly-volume.ts';
import type { PerZone } from '../domain/zones.ts';
import { endpoint } from './endpoint.ts';
import { queryNumber, userIdParams } from './fields.ts';

const MOST_DAYS = 3660;

export const periodQuery = z.object({
  /** A number of days up to today, 'year': this year from 1 January on, or '2026-03-01..2026-03-31'. */
  period: z.pipe(
    z._default(z.string(), String(DASHBOARD_PERIOD_DAYS)),
    z.transform((text, context): SummaryPeriod => {
      if (text === 'year') return text;
      const range = readDays(text);
      if (range && daysIn(range) <= MOST_DAYS) return periodOfDays(range);
      const days = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      if (days >= 1 && days <= MOST_DAYS) return days;
      const message = `period must be between 1 and ${MOST_DAYS}, or year`;
      context.issues.push({ code: 'custom', message, input: text });
      return DASHBOARD_PERIOD_DAYS;
    }),
  ),
});

export const stretchSchema = z.object({
  /** Whether it is so many days or a year as far as it has come: what its words go by. */
  span: z.enum(['days', 'year']),
  days: z.int(),
  from: z.string(),
  to: z.string(),
});

export type Stretch = z.output<typeof stretchSchema>;

const periodJson = z.extend(stretchSchema, {
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
  zoneMinutes: z.array(z.number()).check(z.minLength(5), z.maxLength(5)),
});

/** A stretch of days and what was trained in it, in metres and seconds. */
export type Period = Stretch & PeriodSummary;

const periodSchema = z.pipe(
  periodJson,
  z.transform(
    (json): Period => ({
      span: json.span,
      days: json.days,
      from: json.from,
      to: json.to,
      runs: json.runs,
      workouts: json.workouts,
      runningM: mFromKm(json.totalDistance),
      walks: json.walks,
      walkingM: mFromKm(json.walkingDistance),
      durationS: json.totalSeconds,
      durationSByType: json.secondsByType,
      avgPaceSPerKm: json.avgPaceSPerKm,
      avgHeartRate: json.avgHeartRate,
      zoneSeconds: secondsInZones(json.zoneMinutes),
    }),
  ),
);

function secondsInZones([
  zone1 = 0,
  zone2 = 0,
  zone3 = 0,
  zone4 = 0,
  zone5 = 0,
]: number[]): PerZone {
  return perZone([zone1, zone2, zone3, zone4, zone5], (minutes) => 60 * minutes);
}

function periodToJson(period: Period): z.input<typeof periodJson> {
  return {
    span: period.span,
    days: period.days,
    from: period.from,
    to: period.to,
    runs: period.runs,
    workouts: period.workouts,
    totalDistance: kmFromSumM(period.runningM),
    walks: period.walks,
    walkingDistance: kmFromSumM(period.walkingM),
    totalSeconds: period.durationS,
    secondsByType: period.durationSByType,
    avgPaceSPerKm: period.avgPaceSPerKm,
    avgHeartRate: period.avgHeartRate === null ? null : Math.round(period.avgHeartRate),
    zoneMinutes: perZone(period.zoneSeconds, (seconds) => seconds / 60),
  };
}

const summaryJson = z.object({
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
  period: periodSchema,
  /** What comparisons compare against: as many days before it, or last year up to the same day. */
  previous: periodSchema,
});

export type Summary = {
  weeklyRuns: number;
  weeklyWorkouts: number;
  today: string;
  period: Period;
  previous: Period;
};

const summarySchema = z.pipe(
  summaryJson,
  z.transform(
    ({ weeklyRuns, weeklyWorkouts, today, period, previous }): Summary => ({
      weeklyRuns,
      weeklyWorkouts,
      today,
      period,
      previous,
    }),
  ),
);

export function summaryToJson(summary: Summary): z.input<typeof summarySchema> {
  const period = periodToJson(summary.period);
  return {
    weeklyRuns: summary.weeklyRuns,
    weeklyWorkouts: summary.weeklyWorkouts,
    totalDistance: period.totalDistance,
    avgPace: period.avgPaceSPerKm === null ? null : formatPace(period.avgPaceSPerKm),
    avgHeartRate: period.avgHeartRate,
    today: summary.today,
    period,
    previous: periodToJson(summary.previous),
  };
}

export const readSummary = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/summary',
  access: 'activeAthlete',
  summary: 'Sums of the last days, today included, or of this year',
  params: userIdParams,
  query: periodQuery,
  response: summarySchema,
});

const weekSchema = z.pipe(
  z.object({
    /** Its Sunday. */
    from: z.string(),
    label: z.string(),
    runs: z.int(),
    runningDistance: z.number(),
    /** Of walks and hikes. */
    walkingDistance: z.number(),
    strengthSeconds: z.int(),
    crossDistance: z.number(),
  }),
  z.transform(
    (json): WeekVolume => ({
      weekStart: json.from,
      label: json.label,
      runs: json.runs,
      runningM: mFromKm(json.runningDistance),
      walkingM: mFromKm(json.walkingDistance),
      strengthS: json.strengthSeconds,
      crossM: mFromKm(json.crossDistance),
    }),
  ),
);

export function weekToJson(week: WeekVolume): z.input<typeof weekSchema> {
  return {
    from: week.weekStart,
    label: week.label,
    runs: week.runs,
    runningDistance: kmFromSumM(week.runningM),
    walkingDistance: kmFromSumM(week.walkingM),
    strengthSeconds: week.strengthS,
    crossDistance: kmFromSumM(week.crossM),
  };
}

export const readWeeks = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/weeks',
  access: 'activeAthlete',
  summary: 'Training volume by week, oldest first, the current week as far as today last',
  params: userIdParams,
  query: z.object({ weeks: queryNumber({ label: 'weeks', min: 1, max: 104, fallback: 8 }) }),
  response: z.array(weekSchema),
});

function perZone(values: PerZone, convert: (value: number) => number): [...PerZone] {
  const [zone1, zone2, zone3, zone4, zone5] = values;
  return [convert(zone1), convert(zone2), convert(zone3), convert(zone4), convert(zone5)];
}
