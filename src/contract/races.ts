import * as z from 'zod/mini';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import { kmFromM, mFromKm } from '../domain/units.ts';
import { endpoint } from './endpoint.ts';
import { day, idParams } from './fields.ts';
import { type Race, raceFromJson, raceJson, raceSchema } from './race-list.ts';
import { confirmedField, linkedId, optionalText, requiredDecimal, text } from './typed-fields.ts';

export const LEAST_RACE_KM = 0.1;
export const MOST_RACE_KM = 1000;

/** What a form says of a race. Without `workoutId` the link to a run stays as it is. */
export type RaceBody = Pick<
  Race,
  'name' | 'date' | 'distanceM' | 'targetTimeS' | 'notes' | 'completed' | 'actualTimeS'
> & {
  workoutId?: number | null;
  /** Times that look like a slip are meant. */
  isConfirmed?: boolean;
};

const targetTimeField = z.string({ error: 'Target time must be in H:MM format' }).check(
  z.trim(),
  z.refine((value) => parseDuration(value) !== null, 'Target time must be in H:MM format'),
  z.refine((value) => parseDuration(value) !== 0, 'Target time must be longer than 0:00'),
);

/** Null and '' say that no time is known. */
const actualTimeField = z.pipe(
  z.optional(z.nullable(z.string({ error: 'Actual time must be in H:MM format' }))),
  z.transform((value, context) => {
    const given = value?.trim() ?? '';
    if (given === '') return null;
    const durationS = parseDuration(given);
    if (durationS) return given;
    const message =
      durationS === null
        ? 'Actual time must be in H:MM format'
        : 'Actual time must be longer than 0:00';
    context.issues.push({ code: 'custom', message, input: value });
    return null;
  }),
);

const TRUE_OR_FALSE = 'Completed must be true or false';

/** A switch as JSON has it, or as the text or number that some clients send. */
const completedField = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), z.string(), z.number()], { error: TRUE_OR_FALSE }))),
  z.transform((value, context) => {
    const word = String(value ?? 'false');
    if (word === 'true' || word === '1') return true;
    if (word !== 'false' && word !== '0') {
      context.issues.push({ code: 'custom', message: TRUE_OR_FALSE, input: value });
    }
    return false;
  }),
);

/** The run that was the race: left out, the link stays as it is; null takes it away. */
const workoutIdField = linkedId('The chosen run is not in your log');

/**
 * A race as a form or a program sends it. It becomes the caller’s own, its pace follows from target
 * time and distance: `userId` and `targetPace` may be sent and are not read.
 */
const raceBodyJson = z.object({
  name: text({
    label: 'Race name',
    min: 1,
    max: 200,
    minMessage: 'Race name is required',
    trimmed: true,
  }),
  date: day('Date is required'),
  distance: requiredDecimal({
    label: 'Distance',
    min: LEAST_RACE_KM,
    max: MOST_RACE_KM,
    unit: 'km',
  }),
  targetTime: targetTimeField,
  notes: optionalText({ label: 'Notes', max: 10_000 }),
  completed: completedField,
  actualTime: actualTimeField,
  workoutId: workoutIdField,
  confirmed: confirmedField(),
});

export type RaceBodyJson = z.input<typeof raceBodyJson>;

export const raceBody = z.pipe(
  raceBodyJson,
  z.transform(
    (json): RaceBody => ({
      name: json.name,
      date: json.date,
      distanceM: mFromKm(json.distance),
      targetTimeS: parseDuration(json.targetTime) ?? 0,
      notes: json.notes,
      completed: json.completed,
      actualTimeS: json.actualTime === null ? null : parseDuration(json.actualTime),
      workoutId: json.workoutId,
      isConfirmed: json.confirmed === true,
    }),
  ),
);

export function raceBodyToJson(body: RaceBody): RaceBodyJson {
  return {
    name: body.name,
    date: body.date,
    distance: kmFromM(body.distanceM),
    targetTime: formatDuration(body.targetTimeS),
    notes: body.notes,
    completed: body.completed,
    actualTime: body.actualTimeS === null ? null : formatDuration(body.actualTimeS),
    workoutId: body.workoutId,
    confirmed: body.isConfirmed,
  };
}

/** What a change replaced, also a link to a run that was deleted since: sent back, it stands again. */
const formerRace = z.object({
  name: z.string(),
  date: z.string(),
  distance: z.number(),
  targetTime: z.string(),
  notes: z.nullable(z.string()),
  completed: z.boolean(),
  actualTime: z.nullable(z.string()),
  workoutId: z.nullable(z.int()),
});

export const createRace = endpoint({
  method: 'POST',
  path: '/api/races',
  access: 'activeAthlete',
  summary:
    'Add a race; with an Idempotency-Key header it is applied once. Times that are hard to believe are refused unless they are `confirmed`',
  body: raceBody,
  status: 201,
  response: raceSchema,
});

export const updateRace = endpoint({
  method: 'PUT',
  path: '/api/races/:id',
  access: 'activeAthlete',
  summary:
    'Change a race; an If-Match header with its version refuses a lost update. What was `replaced` can be put back',
  params: idParams,
  body: raceBody,
  response: z.pipe(
    z.extend(raceJson, { replaced: formerRace }),
    z.transform(({ replaced, ...json }) => ({ ...raceFromJson(json), replaced })),
  ),
});

export const putBackRace = endpoint({
  method: 'POST',
  path: '/api/races/:id/put-back',
  access: 'activeAthlete',
  summary: 'Put back what a change replaced, as it was; an If-Match header refuses a lost update',
  params: idParams,
  body: raceBody,
  response: raceSchema,
});

export const deleteRace = endpoint({
  method: 'DELETE',
  path: '/api/races/:id',
  access: 'activeAthlete',
  summary: 'Delete a race; it can be restored for 30 days',
  params: idParams,
  status: 204,
  response: z.null(),
});

export const restoreRace = endpoint({
  method: 'POST',
  path: '/api/races/:id/restore',
  access: 'activeAthlete',
  summary: 'Bring a deleted race back',
  params: idParams,
  response: raceSchema,
});
