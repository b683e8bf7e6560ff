import * as z from 'zod/mini';
import { SPORTS } from '../domain/sports.ts';
import { kmFromM, mFromKm } from '../domain/units.ts';
import { FIELD_NAMES } from '../domain/workout-fields.ts';
import { RUNNING_SUBTYPES, WORKOUT_TYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { idParam, idParams, queryNumber } from './fields.ts';

/** The segment naming the wearable health-data source, in the route and in the call. */
export const HEALTH_IMPORT = 'apple-health';

/** Of one upload, all files together. */
export const MAX_IMPORT_BYTES = 4 * 1024 ** 3;
export const MAX_IMPORT_FILES = 10_000;
/** More than this in one call is sent as a file, which is spooled to disk. */
const MAX_RECORDS_BYTES = 20 * 1024 * 1024;

const IMPORT_STATUSES = [
  'reading',
  'review',
  'importing',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

const ITEM_STATUSES = ['new', 'duplicate', 'merged', 'question', 'skipped', 'failed'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

const DECISIONS = ['add', 'merge', 'skip'] as const;
export type Decision = (typeof DECISIONS)[number];

const progressSchema = z.object({
  filesTotal: z.int(),
  filesRead: z.int(),
  bytesTotal: z.int(),
  bytesRead: z.int(),
  /** Of the workouts found: compared with the log and with each other, once all is read. */
  itemsCompared: z.int(),
  itemsTotal: z.int(),
  itemsWritten: z.int(),
});

/** `found` is the workouts; what is no workout counts as skipped or failed alone. */
export const countsSchema = z.object({
  found: z.int(),
  new: z.int(),
  duplicate: z.int(),
  merged: z.int(),
  skipped: z.int(),
  failed: z.int(),
  questions: z.int(),
  /** Weight entries that are added. */
  weights: z.int(),
});
export type ImportCounts = z.output<typeof countsSchema>;

const importedWorkoutJson = z.object({
  date: z.string(),
  startedAt: z.nullable(z.string()),
  workoutType: z.enum(WORKOUT_TYPES),
  runningSubtype: z.nullable(z.enum(RUNNING_SUBTYPES)),
  sport: z.enum(SPORTS),
  durationSeconds: z.int(),
  elapsedSeconds: z.nullable(z.int()),
  distance: z.nullable(z.number()),
  calories: z.nullable(z.int()),
  avgHeartRate: z.nullable(z.int()),
  maxHeartRate: z.nullable(z.int()),
  elevationGainM: z.nullable(z.number()),
  title: z.nullable(z.string()),
});

/** A workout as far as a review tells of it. */
const importedWorkoutSchema = z.pipe(
  importedWorkoutJson,
  z.transform(({ durationSeconds, elapsedSeconds, distance, elevationGainM, ...json }) => ({
    ...json,
    durationS: durationSeconds,
    elapsedS: elapsedSeconds,
    distanceM: distance === null ? null : mFromKm(distance),
    ascentM: elevationGainM,
  })),
);
export type ImportedWorkout = z.output<typeof importedWorkoutSchema>;

export function importedWorkoutToJson(
  workout: ImportedWorkout,
): z.input<typeof importedWorkoutSchema> {
  const { durationS, elapsedS, distanceM, ascentM, ...rest } = workout;
  return {
    ...rest,
    durationSeconds: durationS,
    elapsedSeconds: elapsedS,
    distance: distanceM === null ? null : kmFromM(distanceM),
    elevationGainM: ascentM,
  };
}

const fieldValue = z.nullable(z.union([z.string(), z.number()]));

const matchSchema = z.object({
  /** `same`: merged. `unsure`: the athlete says it. `identical`: there already, left alone. */
  kind: z.enum(['identical', 'same', 'unsure']),
  /** The workout of the log, or null where it is another item of this import. */
  workoutId: z.nullable(z.int()),
  itemId: z.nullable(z.int()),
  workout: z.nullable(importedWorkoutSchema),
  /** What a merge changes: metres, seconds and beats, named as the fields are. */
  fields: z.array(z.object({ field: z.enum(FIELD_NAMES), here: fieldValue, file: fieldValue })),
});

const ACCOUNT_PARTS = [
  'profile',
  'limits',
  'shoes',
  'workouts',
  'recordings',
  'races',
  'weight',
  'sweat',
  'conversation',
  'strava',
  'settings',
  'imports',
  'originals',
] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** An export of a whole account: what it holds, and what becomes of it, or became. */
export const importedAccountSchema = z.object({
  exportedAt: z.nullable(z.string()),
  /** Empty until it was compared with the account. */
  parts: z.array(
    z.object({
      part: z.enum(ACCOUNT_PARTS),
      held: z.int(),
      added: z.int(),
      /** In the account already. */
      there: z.int(),
      merged: z.int(),
      /** Nothing that this Longrun could keep. */
      refused: z.int(),
    }),
  ),
});
export type ImportedAccount = z.output<typeof importedAccountSchema>;

/** The weights of a file, one a day: how many there are, and how many the log does not have. */
const importedWeightsSchema = z.object({
  held: z.int(),
  added: z.int(),
  there: z.int(),
  from: z.string(),
  to: z.string(),
});
export type ImportedWeights = z.output<typeof importedWeightsSchema>;

export const importItemSchema = z.object({
  id: z.int(),
  fileId: z.int(),
  /** Its name inside the import: 'archive.zip/activities/1.fit.gz'. */
  file: z.string(),
  /** Of a table that was taken out of an archive, to be asked for its columns: the archive's name. */
  inside: z.nullable(z.string()),
  place: z.string(),
  format: z.string(),
  /** Until the import is written, what would become of it. */
  status: z.enum(ITEM_STATUSES),
  reason: z.nullable(z.string()),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  workoutId: z.nullable(z.int()),
  workout: z.nullable(importedWorkoutSchema),
  match: z.nullable(matchSchema),
  account: z.nullable(importedAccountSchema),
  weights: z.nullable(importedWeightsSchema),
  decision: z.nullable(z.enum(DECISIONS)),
  /** A table of which it can be said what its columns hold, or a line of one. */
  asksColumns: z.boolean(),
});
export type ImportItem = z.output<typeof importItemSchema>;
export type ImportItemJson = z.input<typeof importItemSchema>;

/** Many files, or lines of one, that hold no workout for the same reason. */
const reasonSchema = z.object({
  status: z.enum(ITEM_STATUSES),
  reason: z.string(),
  items: z.int(),
  files: z.int(),
});
export type SharedReason = z.output<typeof reasonSchema>;

const importFileSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Of a table that was taken out of an archive: the archive's name, with which its own begins. */
  inside: z.nullable(z.string()),
  bytes: z.int(),
  /** Whether the original can still be had. */
  isKept: z.boolean(),
});

const importFields = {
  id: z.int(),
  status: z.enum(IMPORT_STATUSES),
  /** What stopped it, or is amiss. */
  trouble: z.nullable(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  progress: progressSchema,
  counts: countsSchema,
  canUndo: z.boolean(),
  /** Whether what was undone can be read again from its kept files. */
  canRepeat: z.boolean(),
};

/** The first files of an import: all of them are a list of their own. */
export const FILES_NAMED = 3;

const importSummaryOfListSchema = z.object({
  ...importFields,
  files: z.array(importFileSchema),
});

const yesOrNo = (label: string) =>
  z.optional(z.enum(['true', 'false'], { error: `${label} must be true or false` }));

const begun = z.object({ id: z.int(), status: z.enum(IMPORT_STATUSES) });

export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'activeAthlete',
  summary:
    'Send files as multipart form data, field `files`; they are read in the background. With commit=true nothing is asked before they are written; with keep=false the originals are forgotten once it is done',
  query: z.object({ commit: yesOrNo('commit'), keep: yesOrNo('keep') }),
  formFiles: { field: 'files', mostBytes: MAX_IMPORT_BYTES, mostFiles: MAX_IMPORT_FILES },
  status: 202,
  response: begun,
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  access: 'activeAthlete',
  summary: 'The latest imports, newest first, with their first files',
  response: z.array(importSummaryOfListSchema),
});

export const readImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  access: 'activeAthlete',
  summary: 'How far an import is, and what was found in it, page by page',
  params: idParams,
  query: z.object({
    after: queryNumber({ label: 'after', min: 0, max: 999_999_999, fallback: 0 }),
    limit: queryNumber({ label: 'limit', min: 1, max: 200, fallback: 50 }),
    status: z.optional(
      z.enum(ITEM_STATUSES, { error: `status must be one of ${ITEM_STATUSES.join(', ')}` }),
    ),
    /** What holds no workout for the same reason is told once, not item by item. */
    grouped: yesOrNo('grouped'),
    /** What holds no workout for this reason, and nothing else. */
    reason: z.optional(
      z.string().check(z.maxLength(2000, { error: 'reason must be a reason of this import' })),
    ),
  }),
  response: z.object({
    ...importFields,
    items: z.array(importItemSchema),
    /** Empty unless `grouped`: these are not among the items. */
    withoutWorkout: z.array(reasonSchema),
    next: z.nullable(z.int()),
  }),
});

export const decideItem = endpoint({
  method: 'PATCH',
  path: '/api/imports/:id/items/:itemId',
  access: 'activeAthlete',
  summary: 'Say what becomes of one workout that was found: added, merged with its match, or left',
  params: z.object({ id: idParam(), itemId: idParam() }),
  body: z.object({
    decision: z.nullable(
      z.enum(DECISIONS, { error: `decision must be one of ${DECISIONS.join(', ')}, or null` }),
    ),
  }),
  response: importItemSchema,
});

export const commitImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/commit',
  access: 'activeAthlete',
  summary: 'Write what was found to the log, in the background; twice is once',
  params: idParams,
  status: 202,
  response: begun,
});

export const undoImport = endpoint({
  method: 'DELETE',
  path: '/api/imports/:id',
  access: 'activeAthlete',
  summary: 'Take a whole import back out of the log, or drop it before it is written',
  params: idParams,
  response: begun,
});

export const repeatImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/repeat',
  access: 'activeAthlete',
  summary: 'Read an import that was undone once more, from its kept files',
  params: idParams,
  status: 202,
  response: begun,
});

export const listImportFiles = endpoint({
  method: 'GET',
  path: '/api/imports/:id/files',
  access: 'activeAthlete',
  summary: 'The files of an import, page by page',
  params: idParams,
  query: z.object({
    after: queryNumber({ label: 'after', min: 0, max: 999_999_999, fallback: 0 }),
    limit: queryNumber({ label: 'limit', min: 1, max: 200, fallback: 50 }),
  }),
  response: z.object({ files: z.array(importFileSchema), next: z.nullable(z.int()) }),
});

export const downloadImportFile = endpoint({
  method: 'GET',
  path: '/api/imports/:id/files/:fileId',
  access: 'activeAthlete',
  summary: 'An original file, as it was sent',
  params: z.object({ id: idParam(), fileId: idParam() }),
  response: z.unknown(),
});

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
