import * as z from 'zod/mini';
import {
  type AthleteLimits,
  findMisfit,
  MAXIMUM_ORIGINS,
  RESTING_HEART_RATE,
  THRESHOLD_HEART_RATE,
  THRESHOLD_PACE_S_PER_KM,
  ZONE_METHODS,
} from '../domain/athlete-limits.ts';
import { MAX_MAX_HEART_RATE, MIN_MAX_HEART_RATE } from '../domain/limits.ts';
import { distanceWord, paceFigure, paceUnit } from '../domain/measures.ts';
import { exactPace, readPace } from '../domain/pace.ts';
import type { PerZone } from '../domain/zones.ts';
import { endpoint } from './endpoint.ts';
import { day, idParams, oneOf, userIdParams } from './fields.ts';
import { optionalText, optionalWhole } from './typed-fields.ts';

/** Limits of an athlete as they are kept, with the day from which they hold. */
export type LimitsEntry = AthleteLimits & {
  id: number;
  userId: number;
  /** Goes up by one with every change; send it back to be told of a conflict. */
  version: number;
  createdAtMs: number;
};

const paceHint = () =>
  `Threshold pace must be minutes and seconds a ${distanceWord()}, such as ${paceFigure(275)}`;
const { min: fastest, max: slowest } = THRESHOLD_PACE_S_PER_KM;

const paceField = z
  .pipe(
    z.optional(z._default(optionalText({ label: 'Threshold pace', max: 10 }), null)),
    z.transform((text) => (text ? text.trim() : null)),
  )
  .check(
    z.refine((text) => text === null || readPace(text) !== null, { error: paceHint, abort: true }),
    z.refine((text) => text === null || isPace(readPace(text)), {
      error: () =>
        `Threshold pace must be from ${paceFigure(fastest)} to ${paceFigure(slowest)} ${paceUnit()}`,
    }),
  );

function isPace(pace: number | null): boolean {
  return pace !== null && pace >= fastest && pace <= slowest;
}

const ownZone = z.int({ error: 'Own zones must be whole heart rates' });

const limitsBodyJson = z.object({
  validFrom: day('The day from which it holds is required'),
  maxHeartRate: z.pipe(
    optionalWhole({
      label: 'Maximum heart rate',
      min: MIN_MAX_HEART_RATE,
      max: MAX_MAX_HEART_RATE,
      unit: 'bpm',
    }),
    z.int({ error: 'Maximum heart rate is required' }),
  ),
  maximumOrigin: z._default(oneOf(MAXIMUM_ORIGINS, 'How the maximum was got'), 'entered'),
  restingHeartRate: optionalWhole({
    label: 'Resting heart rate',
    unit: 'bpm',
    ...RESTING_HEART_RATE,
  }),
  thresholdHeartRate: optionalWhole({
    label: 'Threshold heart rate',
    unit: 'bpm',
    ...THRESHOLD_HEART_RATE,
  }),
  /** 'M:SS' a kilometre. */
  thresholdPace: paceField,
  zoneMethod: z._default(oneOf(ZONE_METHODS, 'Zones by'), 'maximum'),
  /** Where the athlete's own zones begin, in beats a minute, zone 1 first. */
  ownZones: z._default(
    z.nullable(
      z
        .array(ownZone, { error: 'Own zones must be a list of five heart rates' })
        .check(z.length(5, 'Own zones are five heart rates')),
    ),
    null,
  ),
});

export type LimitsBodyJson = z.input<typeof limitsBodyJson>;

export const limitsBody = z.pipe(limitsBodyJson, z.transform(fieldsOfJson)).check((checked) => {
  const misfit = findMisfit(checked.value);
  if (!misfit) return;
  const { field, message } = misfit;
  const path = [field === 'ownZonesFromBpm' ? 'ownZones' : field];
  checked.issues.push({ code: 'custom', path, message, input: checked.value });
});

/** The limits alone, as both the body and the answer write them. */
export function limitsBodyToJson(limits: AthleteLimits): FieldsJson {
  return {
    validFrom: limits.validFrom,
    maxHeartRate: limits.maxHeartRate,
    maximumOrigin: limits.maximumOrigin,
    restingHeartRate: limits.restingHeartRate,
    thresholdHeartRate: limits.thresholdHeartRate,
    thresholdPace:
      limits.thresholdPaceSPerKm === null ? null : exactPace(limits.thresholdPaceSPerKm),
    zoneMethod: limits.zoneMethod,
    ownZones: limits.ownZonesFromBpm === null ? null : [...limits.ownZonesFromBpm],
  };
}

function fieldsOfJson(json: FieldsJson): AthleteLimits {
  return {
    validFrom: json.validFrom,
    maxHeartRate: json.maxHeartRate,
    maximumOrigin: json.maximumOrigin,
    restingHeartRate: json.restingHeartRate,
    thresholdHeartRate: json.thresholdHeartRate,
    thresholdPaceSPerKm: json.thresholdPace === null ? null : readPace(json.thresholdPace),
    zoneMethod: json.zoneMethod,
    ownZonesFromBpm: json.ownZones as PerZone | null,
  };
}

const limitsJson = z.object({
  id: z.int(),
  userId: z.int(),
  validFrom: z.string(),
  maxHeartRate: z.int(),
  maximumOrigin: z.enum(MAXIMUM_ORIGINS),
  restingHeartRate: z.nullable(z.int()),
  thresholdHeartRate: z.nullable(z.int()),
  thresholdPace: z.nullable(z.string()),
  zoneMethod: z.enum(ZONE_METHODS),
  ownZones: z.nullable(z.array(z.int())),
  version: z.int(),
  createdAt: z.string(),
});

export type LimitsJson = z.output<typeof limitsJson>;
type FieldsJson = Omit<LimitsJson, 'id' | 'userId' | 'version' | 'createdAt'>;

const limitsSchema = z.pipe(
  limitsJson,
  z.transform(
    (json): LimitsEntry => ({
      id: json.id,
      userId: json.userId,
      ...fieldsOfJson(json),
      version: json.version,
      createdAtMs: Date.parse(json.createdAt),
    }),
  ),
);

export function limitsToJson(entry: LimitsEntry): LimitsJson {
  return {
    id: entry.id,
    userId: entry.userId,
    ...limitsBodyToJson(entry),
    version: entry.version,
    createdAt: new Date(entry.createdAtMs).toISOString(),
  };
}

const observedSchema = z.object({
  bpm: z.int(),
  runs: z.array(z.object({ id: z.int(), date: z.string(), maxHeartRate: z.int() })),
});

export const listLimits = endpoint({
  method: 'GET',
  path: '/api/athlete-limits/:userId',
  access: 'activeAthlete',
  summary:
    'Heart rates and threshold pace with the days from which they hold, the latest first; and a maximum that runs went above',
  params: userIdParams,
  response: z.object({
    limits: z.array(limitsSchema),
    /** A maximum that three runs of the last year reached, above the one that is set. */
    observed: z.nullable(observedSchema),
  }),
});

export const createLimits = endpoint({
  method: 'POST',
  path: '/api/athlete-limits',
  access: 'activeAthlete',
  summary:
    'Enter limits that hold from a day on; with an Idempotency-Key header it is applied once',
  body: limitsBody,
  status: 201,
  response: limitsSchema,
});

export const updateLimits = endpoint({
  method: 'PUT',
  path: '/api/athlete-limits/:id',
  access: 'activeAthlete',
  summary: 'Change limits; an If-Match header with their version refuses a lost update',
  params: idParams,
  body: limitsBody,
  response: limitsSchema,
});

export const deleteLimits = endpoint({
  method: 'DELETE',
  path: '/api/athlete-limits/:id',
  access: 'activeAthlete',
  summary:
    'Delete limits: the days they held for go by those before; they can be restored for 30 days',
  params: idParams,
  status: 204,
  response: z.null(),
});

export const restoreLimits = endpoint({
  method: 'POST',
  path: '/api/athlete-limits/:id/restore',
  access: 'activeAthlete',
  summary: 'Bring deleted limits back',
  params: idParams,
  response: limitsSchema,
});

const zoneSeconds = z.array(z.int());

export const previewLimits = endpoint({
  method: 'POST',
  path: '/api/athlete-limits/preview',
  access: 'activeAthlete',
  summary: 'The zones of the workouts that limits would touch, before and after; nothing is saved',
  body: z.object({ limits: limitsBody, id: z.optional(z.nullable(z.int())) }),
  response: z.object({
    workouts: z.int(),
    /** Seconds in each zone over those workouts. */
    before: zoneSeconds,
    after: zoneSeconds,
  }),
});
