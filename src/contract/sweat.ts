import * as z from 'zod/mini';
import { MIN_WEIGHT_KG, WEIGHT_BELOW_KG } from '../domain/limits.ts';
import { type SweatTest as MeasuredSweat, sweatMlPerHour } from '../domain/sweat.ts';
import { endpoint } from './endpoint.ts';
import { day, idParams, userIdParams } from './fields.ts';
import { linkedId, optionalDecimal, optionalText, requiredDecimal } from './typed-fields.ts';

/** As many as are listed. */
export const MOST_SWEAT_TESTS = 200;

/** A sweat test as its athlete's calls hand it out. */
export type SweatTest = MeasuredSweat & {
  userId: number;
  /** The run, where one was picked and is still in the log. */
  workoutId: number | null;
  notes: string | null;
  sweatMlPerHour: number;
  /** Goes up by one with every change; send it back to be told of a conflict. */
  version: number;
  createdAtMs: number;
};

/** What a form says of a sweat test. Without `workoutId` the link to a run stays as it is. */
export type SweatTestBody = Pick<
  SweatTest,
  'date' | 'beforeKg' | 'afterKg' | 'drunkMl' | 'durationS' | 'temperatureC' | 'notes'
> & { workoutId?: number | null };

const LEAST_MINUTES = 10;
const MOST_MINUTES = 24 * 60;
const MOST_DRUNK_ML = 20_000;
export const NOT_OF_ONE_RUN =
  'These cannot be the figures of one run: check the weights, the drink and the time';

function weightField(label: string) {
  return requiredDecimal({ label, min: MIN_WEIGHT_KG, max: WEIGHT_BELOW_KG, unit: 'kg' });
}

const sweatTestBodyJson = z.object({
  date: day('Date is required'),
  /** Kilograms. */
  weightBefore: weightField('The weight before'),
  weightAfter: weightField('The weight after'),
  drunkMl: requiredDecimal({
    label: 'What was drunk (0 for nothing)',
    min: 0,
    max: MOST_DRUNK_ML,
    unit: 'ml',
  }),
  minutes: requiredDecimal({
    label: 'The time',
    min: LEAST_MINUTES,
    max: MOST_MINUTES,
    unit: 'minutes',
  }),
  /** Degrees Celsius. */
  temperature: optionalDecimal({ label: 'Temperature', min: -40, max: 60, unit: '°C' }),
  workoutId: linkedId('The run must be one of your log'),
  notes: optionalText({ label: 'Notes', max: 2_000 }),
});

export type SweatTestBodyJson = z.input<typeof sweatTestBodyJson>;

export const sweatTestBody = z
  .pipe(
    sweatTestBodyJson,
    z.transform((json): SweatTestBody => {
      const body: SweatTestBody = {
        date: json.date,
        beforeKg: json.weightBefore,
        afterKg: json.weightAfter,
        drunkMl: Math.round(json.drunkMl),
        durationS: Math.round(60 * json.minutes),
        temperatureC: json.temperature,
        notes: json.notes,
      };
      return json.workoutId === undefined ? body : { ...body, workoutId: json.workoutId };
    }),
  )
  .check((checked) => {
    if (sweatMlPerHour(checked.value) !== null) return;
    const issue = { path: ['weightAfter'], message: NOT_OF_ONE_RUN, input: checked.value };
    checked.issues.push({ code: 'custom', ...issue });
  });

export function sweatTestBodyToJson(body: SweatTestBody): SweatTestBodyJson {
  return {
    date: body.date,
    weightBefore: body.beforeKg,
    weightAfter: body.afterKg,
    drunkMl: body.drunkMl,
    minutes: body.durationS / 60,
    temperature: body.temperatureC,
    workoutId: body.workoutId,
    notes: body.notes,
  };
}

const sweatTestJson = z.object({
  id: z.int(),
  userId: z.int(),
  date: z.string(),
  /** Kilograms. */
  weightBefore: z.number(),
  weightAfter: z.number(),
  drunkMl: z.int(),
  minutes: z.number(),
  /** Degrees Celsius. */
  temperature: z.nullable(z.number()),
  workoutId: z.nullable(z.int()),
  notes: z.nullable(z.string()),
  sweatMlPerHour: z.number(),
  version: z.int(),
  createdAt: z.string(),
});

export type SweatTestJson = z.output<typeof sweatTestJson>;

const sweatTestSchema = z.pipe(
  sweatTestJson,
  z.transform(
    (json): SweatTest => ({
      id: json.id,
      userId: json.userId,
      date: json.date,
      beforeKg: json.weightBefore,
      afterKg: json.weightAfter,
      drunkMl: json.drunkMl,
      durationS: Math.round(60 * json.minutes),
      temperatureC: json.temperature,
      workoutId: json.workoutId,
      notes: json.notes,
      sweatMlPerHour: json.sweatMlPerHour,
      version: json.version,
      createdAtMs: Date.parse(json.createdAt),
    }),
  ),
);

export function sweatTestToJson(test: Omit<SweatTest, 'sweatMlPerHour'>): SweatTestJson {
  return {
    id: test.id,
    userId: test.userId,
    date: test.date,
    weightBefore: test.beforeKg,
    weightAfter: test.afterKg,
    drunkMl: test.drunkMl,
    minutes: test.durationS / 60,
    temperature: test.temperatureC,
    workoutId: test.workoutId,
    notes: test.notes,
    sweatMlPerHour: sweatMlPerHour(test) ?? 0,
    version: test.version,
    createdAt: new Date(test.createdAtMs).toISOString(),
  };
}

export const listSweatTests = endpoint({
  method: 'GET',
  path: '/api/sweat-tests/:userId',
  access: 'activeAthlete',
  summary: 'The latest 200 sweat tests, newest first: weighed before and after a run',
  params: userIdParams,
  response: z.array(sweatTestSchema),
});

export const createSweatTest = endpoint({
  method: 'POST',
  path: '/api/sweat-tests',
  access: 'activeAthlete',
  summary: 'Add a sweat test; with an Idempotency-Key header it is applied once',
  body: sweatTestBody,
  status: 201,
  response: sweatTestSchema,
});

export const updateSweatTest = endpoint({
  method: 'PUT',
  path: '/api/sweat-tests/:id',
  access: 'activeAthlete',
  summary: 'Change a sweat test; an If-Match header with its version refuses a lost update',
  params: idParams,
  body: sweatTestBody,
  response: sweatTestSchema,
});

export const deleteSweatTest = endpoint({
  method: 'DELETE',
  path: '/api/sweat-tests/:id',
  access: 'activeAthlete',
  summary: 'Delete a sweat test; it can be restored for 30 days',
  params: idParams,
  status: 204,
  response: z.null(),
});

export const restoreSweatTest = endpoint({
  method: 'POST',
  path: '/api/sweat-tests/:id/restore',
  access: 'activeAthlete',
  summary: 'Bring a deleted sweat test back',
  params: idParams,
  response: sweatTestSchema,
});
