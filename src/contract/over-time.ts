import * as z from 'zod/mini';
import { STEPS, type TimeStep } from '../domain/over-time.ts';
import { daysIn } from '../domain/summary.ts';
import { kmFromSumM, mFromKm } from '../domain/units.ts';
import { endpoint } from './endpoint.ts';
import { day, userIdParams } from './fields.ts';

const MOST_DAYS = 3660;

const stepSchema = z.pipe(
  z.object({
    from: z.string(),
    to: z.string(),
    runs: z.int(),
    /** Kilometres. */
    runningDistance: z.number(),
    walkingDistance: z.number(),
    strengthSeconds: z.number(),
    crossDistance: z.number(),
    zoneSeconds: z.array(z.number()).check(z.minLength(5), z.maxLength(5)),
    paces: z.array(z.object({ heartRate: z.int(), runs: z.int(), paceSPerKm: z.number() })),
  }),
  z.transform((json): TimeStep => {
    const [zone1 = 0, zone2 = 0, zone3 = 0, zone4 = 0, zone5 = 0] = json.zoneSeconds;
    return {
      from: json.from,
      to: json.to,
      runs: json.runs,
      runningM: mFromKm(json.runningDistance),
      walkingM: mFromKm(json.walkingDistance),
      strengthS: json.strengthSeconds,
      crossM: mFromKm(json.crossDistance),
      zoneSeconds: [zone1, zone2, zone3, zone4, zone5],
      paces: json.paces,
    };
  }),
);

export function stepToJson(step: TimeStep): z.input<typeof stepSchema> {
  return {
    from: step.from,
    to: step.to,
    runs: step.runs,
    runningDistance: kmFromSumM(step.runningM),
    walkingDistance: kmFromSumM(step.walkingM),
    strengthSeconds: step.strengthS,
    crossDistance: kmFromSumM(step.crossM),
    zoneSeconds: [...step.zoneSeconds],
    paces: step.paces,
  };
}

export const readOverTime = endpoint({
  method: 'GET',
  path: '/api/analytics/:userId/over-time',
  access: 'activeAthlete',
  summary:
    'Volume, time in zones and pace by heart rate (in fives, of steady runs outdoors) of each week or month of some days',
  params: userIdParams,
  query: z
    .object({
      from: day('from must be a day'),
      to: day('to must be a day'),
      by: z._default(z.enum(STEPS, { error: 'by must be week or month' }), 'week'),
    })
    .check(
      z.refine(({ from, to }) => from <= to, {
        message: 'from must not be after to',
        path: ['from'],
      }),
      z.refine(({ from, to }) => from > to || daysIn({ from, to }) <= MOST_DAYS, {
        message: 'Ask for ten years at most',
        path: ['from'],
      }),
    ),
  response: z.array(stepSchema),
});
