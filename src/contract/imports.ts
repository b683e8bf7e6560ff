import * as z from 'zod/mini';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import { kmFromM, mFromKm } from '../domain/units.ts';
import { SOURCES, WORKOUT_TYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { confirmedField, idParam, text } from './fields.ts';

/** The segment naming the wearable health-data source, in the route and in the call. */
export const HEALTH_IMPORT = 'apple-health';

/** What a file may be sent as: each is read in its own way. */
export const UPLOAD_SOURCES = [HEALTH_IMPORT, 'csv'] as const;

export const MAX_UPLOAD_MB = 100;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;
/** More than this in one call goes through the import screen, which reads in a thread of its own. */
export const MAX_RECORDS_BYTES = 20 * 1024 * 1024;

const importIssue = z.object({
  place: z.string(),
  message: z.string(),
  detail: z.string(),
  /** A time that nobody is likely to have taken: confirmed, the workout is added. */
  code: z.optional(z.literal('implausible')),
});

const importSummaryJson = z.object({
  /** Workouts found in the file. */
  found: z.int(),
  added: z.int(),
  /** Already in the log, left as they are. */
  alreadyThere: z.int(),
  /** Already in the log, and given what the file knows more. */
  enriched: z.int(),
  failed: z.int(),
  withHeartRate: z.int(),
  /** Kilometres in the workouts found. */
  totalDistance: z.number(),
  calories: z.int(),
  errors: z.array(importIssue),
  /** Faults found in the file and what was done about each. */
  notes: z.array(importIssue),
});

/** What an import did, or would do. */
export const importSummarySchema = z.pipe(
  importSummaryJson,
  z.transform(({ totalDistance, ...json }) => ({ ...json, distanceM: mFromKm(totalDistance) })),
);

export type ImportSummary = z.output<typeof importSummarySchema>;
export type ImportSummaryJson = z.input<typeof importSummarySchema>;

export function importSummaryToJson({ distanceM, ...summary }: ImportSummary): ImportSummaryJson {
  return { ...summary, totalDistance: kmFromM(distanceM) };
}

const importRowJson = z.object({
  place: z.string(),
  date: z.string(),
  name: z.string(),
  workoutType: z.enum(WORKOUT_TYPES),
  duration: z.string(),
  distance: z.nullable(z.number()),
  calories: z.nullable(z.int()),
  avgHeartRate: z.nullable(z.int()),
  outcome: z.enum(['add', 'alreadyThere', 'enrich', 'doubted']),
});

/** A workout of a file, and what becomes of it. */
export const importRowSchema = z.pipe(
  importRowJson,
  z.transform(({ duration, distance, ...json }) => ({
    ...json,
    durationS: parseDuration(duration) ?? 0,
    distanceM: distance === null ? null : mFromKm(distance),
  })),
);

export type ImportedRow = z.output<typeof importRowSchema>;

export function importRowToJson({ durationS, distanceM, ...row }: ImportedRow) {
  return {
    ...row,
    duration: formatDuration(durationS),
    distance: distanceM === null ? null : kmFromM(distanceM),
  };
}

export const importSchema = z.object({
  id: z.int(),
  source: z.enum(SOURCES),
  fileName: z.string(),
  bytes: z.int(),
  state: z.enum(['uploaded', 'applied']),
  format: z.string(),
  createdAt: z.string(),
  found: z.int(),
});

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'activeAthlete',
  summary: 'Send a file, kept as it is and read; nothing is added to the log yet',
  query: z.object({
    source: z.enum(UPLOAD_SOURCES, { error: `source must be ${UPLOAD_SOURCES.join(' or ')}` }),
    fileName: text({ label: 'File name', max: 255, min: 1 }),
  }),
  bodyBytes: MAX_UPLOAD_BYTES,
  status: 201,
  response: importSchema,
});

export const planImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id/plan',
  access: 'activeAthlete',
  summary: 'What applying the import would do; the first 200 rows in full',
  params: z.object({ id: idParam() }),
  response: z.object({
    summary: importSummarySchema,
    rows: z.array(importRowSchema),
    asked: z.object({
      /** How many workouts are left out for a time that is hard to believe, and what is said of the first. */
      confirmed: z.nullable(z.object({ workouts: z.int(), example: z.string() })),
    }),
  }),
});

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/apply',
  access: 'activeAthlete',
  summary:
    'Add what is new to the log; doing it twice adds nothing. Workouts with a time that is hard to believe are left out unless they are `confirmed`',
  params: z.object({ id: idParam() }),
  body: z.object({ confirmed: confirmedField() }),
  response: importSummarySchema,
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  access: 'activeAthlete',
  summary: 'The latest imports, newest first',
  response: z.array(importSchema),
});

export const downloadImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id/file',
  access: 'activeAthlete',
  summary: 'The original file, as it was sent',
  params: z.object({ id: idParam() }),
  response: z.unknown(),
});

/**
 * The one-call form: `{ workouts: [record ...] }`, or a Health Auto Export body as its automation
 * sends it. Records are read one by one, so that a bad one never fails the rest.
 */
export const importHealthRecords = endpoint({
  method: 'POST',
  path: `/api/import/${HEALTH_IMPORT}`,
  access: 'activeAthlete',
  summary:
    'Import wearable workouts in one call; with confirmed=true also those with a time that is hard to believe',
  query: z.object({
    confirmed: z.optional(z.enum(['true', 'false'], { error: 'confirmed must be true or false' })),
  }),
  body: z.unknown(),
  jsonBytes: MAX_RECORDS_BYTES,
  jsonAsSent: true,
  response: importSummarySchema,
});
