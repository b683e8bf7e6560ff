import * as z from 'zod/mini';
import { isTimeZone } from '../domain/calendar.ts';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import { kmFromM, mFromKm } from '../domain/units.ts';
import { type FieldSetBy, ZONE_FIELDS } from '../domain/workout-fields.ts';
import { SOURCES, WORKOUT_TYPES } from '../domain/workout-kinds.ts';
import { endpoint } from './endpoint.ts';
import { issueSchema } from './errors.ts';
import { idParams, queryNumber } from './fields.ts';
import { HEALTH_IMPORT, importSummarySchema } from './imports.ts';
import { confirmedField, text } from './typed-fields.ts';

/** Fifty thousand workouts with long notes are half of it. */
export const MAX_CSV_MB = 20;
export const MAX_CSV_BYTES = MAX_CSV_MB * 1024 * 1024;
export const CSV_TOO_LARGE = `The file is larger than ${MAX_CSV_MB} MB. Cut it into years and send each.`;
export const MOST_CSV_COLUMNS = 250;
/** How many lines a preview shows, of the file and of what was read in it. */
export const CSV_PREVIEW_LINES = 20;

/**
 * What a column can hold: its name for people, and the fields of a workout that it tells. Times in
 * zones may stand together in one, or each in its own.
 */
export const CSV_COLUMNS = {
  date: { label: 'Date', tells: ['date', 'startedAtMs', 'utcOffsetS'] },
  startTime: { label: 'Start Time', tells: ['startedAtMs', 'utcOffsetS'] },
  workoutType: { label: 'Workout Type', tells: ['workoutType', 'sport'] },
  runningSubtype: { label: 'Running Type', tells: ['runningSubtype'] },
  duration: { label: 'Duration', tells: ['durationS'] },
  distance: { label: 'Distance', tells: ['distanceM'] },
  avgHeartRate: { label: 'Average Heart Rate', tells: ['avgHeartRate'] },
  maxHeartRate: { label: 'Maximum Heart Rate', tells: ['maxHeartRate'] },
  zones: { label: 'Heart Rate Zones', tells: ZONE_FIELDS },
  zone1Minutes: { label: 'Zone 1', tells: ['zone1S'] },
  zone2Minutes: { label: 'Zone 2', tells: ['zone2S'] },
  zone3Minutes: { label: 'Zone 3', tells: ['zone3S'] },
  zone4Minutes: { label: 'Zone 4', tells: ['zone4S'] },
  zone5Minutes: { label: 'Zone 5', tells: ['zone5S'] },
  calories: { label: 'Calories', tells: ['calories'] },
  notes: { label: 'Notes', tells: ['notes'] },
  gelType: { label: 'Gel Type', tells: ['gelType'] },
  caffeinated: { label: 'Caffeinated Gels', tells: ['caffeinatedGels'] },
  nonCaffeinated: { label: 'Non-Caffeinated Gels', tells: ['nonCaffeinatedGels'] },
  hydration: { label: 'Hydration', tells: ['hydrationMl'] },
  title: { label: 'Workout Title', tells: ['title'] },
  tags: { label: 'Tags', tells: ['tags'] },
  effort: { label: 'Effort', tells: ['effort'] },
  feel: { label: 'Feel', tells: ['feel'] },
} as const satisfies Record<string, { label: string; tells: readonly FieldSetBy<'csv'>[] }>;

export type CsvField = keyof typeof CSV_COLUMNS;
type Told = (typeof CSV_COLUMNS)[CsvField]['tells'][number];
// A field that a CSV file can set and that no column tells does not compile.
true satisfies Exclude<FieldSetBy<'csv'>, Told> extends never ? true : false;

export const CSV_FIELDS = Object.keys(CSV_COLUMNS) as CsvField[];

/** One of them for each column. */
export function forEachCsvField<T>(make: (field: CsvField) => T): Record<CsvField, T> {
  return Object.fromEntries(CSV_FIELDS.map((field) => [field, make(field)])) as Record<CsvField, T>;
}

/** A column by its place from 0; null where the file has none for the field. */
const column = () =>
  z._default(
    z.nullable(
      z
        .int('A column is named by its place, from 0')
        .check(
          z.gte(0, 'A column is named by its place, from 0'),
          z.lt(MOST_CSV_COLUMNS, `A file has at most ${MOST_CSV_COLUMNS} columns`),
        ),
    ),
    null,
  );

const choice = <const T extends readonly [string, ...string[]]>(values: T, label: string) =>
  z._default(
    z.nullable(z.enum(values, { error: `${label} must be one of ${values.join(', ')}` })),
    null,
  );

export const DAY_ORDERS = ['day-first', 'month-first', 'year-first'] as const;
export const DISTANCE_UNITS = ['km', 'mi', 'm'] as const;
export const TIME_UNITS = ['min', 's', 'h', 'ms'] as const;
export const CLOCKS = ['hours-minutes', 'minutes-seconds'] as const;

const csvColumns = z.object(forEachCsvField(column), {
  error: 'columns must say which column holds what',
});

/** How a file is to be read. What is null is taken from the file where it can be told from it. */
export const csvMapping = z.object({
  columns: csvColumns,
  /** What 03/04/2026 means. Never guessed: null until the file or the athlete says it. */
  dayOrder: choice(DAY_ORDERS, 'dayOrder'),
  /** Of distances whose unit neither the header nor the cell names. */
  distanceUnit: choice(DISTANCE_UNITS, 'distanceUnit'),
  /** Of durations that are plain numbers. */
  durationUnit: choice(TIME_UNITS, 'durationUnit'),
  /** What the two parts of 0:45 are. */
  clock: choice(CLOCKS, 'clock'),
  /** Of lines that name no workout type. */
  workoutType: choice(WORKOUT_TYPES, 'workoutType'),
  /** Where the athlete was, of times that are given in UTC; null for the athlete's own zone. */
  timeZone: z._default(
    z.nullable(
      z
        .string()
        .check(z.refine(isTimeZone, 'timeZone must name a time zone, such as Europe/Berlin')),
    ),
    null,
  ),
  /** Whether times that are hard to believe are right: their lines are left out until then. */
  confirmed: z._default(z.boolean({ error: 'confirmed must be true or false' }), false),
});

export type CsvMapping = z.output<typeof csvMapping>;
export type CsvMappingInput = z.input<typeof csvMapping>;

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
const importRowSchema = z.pipe(
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

export const uploadSchema = z.object({
  id: z.int(),
  source: z.enum(SOURCES),
  fileName: z.string(),
  bytes: z.int(),
  state: z.enum(['uploaded', 'applied']),
  format: z.string(),
  createdAt: z.string(),
  found: z.int(),
});

const asked = z.object({
  /** A date that can be two days, with what each order makes of it. */
  dayOrder: z.nullable(
    z.object({
      example: z.string(),
      readings: z.array(z.object({ order: z.enum(DAY_ORDERS), day: z.nullable(z.string()) })),
    }),
  ),
  /** A cell to which each of these applies. */
  distanceUnit: z.nullable(z.string()),
  durationUnit: z.nullable(z.string()),
  clock: z.nullable(z.string()),
  /** How many lines name no workout type. */
  workoutType: z.nullable(z.int()),
  /** A time in UTC, which does not say where the athlete was, and the athlete's own zone. */
  timeZone: z.nullable(z.object({ example: z.string(), own: z.string() })),
  /** How many lines have a time that is hard to believe, and what is said of the first. */
  confirmed: z.nullable(z.object({ lines: z.int(), example: z.string() })),
});

export type CsvAsked = z.output<typeof asked>;

const csvPlanSchema = z.object({
  import: uploadSchema,
  /** The names of the columns as the header has them, shortened. */
  columns: z.array(z.string()),
  firstLines: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** As it was chosen, with what was open filled in from the file. */
  mapping: csvMapping,
  /** What the file leaves open and a person can say. */
  asked,
  lines: z.object({ total: z.int(), good: z.int(), bad: z.int() }),
  /** What must be chosen before anything can be imported. */
  issues: z.array(issueSchema),
  /** The first lines as they would stand in the log. */
  rows: z.array(importRowSchema),
  summary: importSummarySchema,
  /** The archive that it came out of, where it did. */
  inside: z.nullable(z.string()),
  /** Tables of the same import that ask as well, and whose columns are called the same. */
  alike: z.array(z.object({ fileId: z.int(), name: z.string() })),
});

export type CsvPlan = z.output<typeof csvPlanSchema>;

const csvBadLine = z.object({
  line: z.int(),
  reasons: z.array(
    z.object({
      /** The name of the column; null where the line as a whole is at fault. */
      column: z.nullable(z.string()),
      value: z.string(),
      message: z.string(),
    }),
  ),
});

export type CsvBadLine = z.output<typeof csvBadLine>;

/** What a file may be sent as: each is read in its own way. */
const UPLOAD_SOURCES = [HEALTH_IMPORT, 'csv'] as const;

export const MAX_UPLOAD_MB = 100;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

export const sendUpload = endpoint({
  method: 'POST',
  path: '/api/imports/csv',
  access: 'activeAthlete',
  summary: 'Send a file, kept as it is and read; nothing is added to the log yet',
  query: z.object({
    source: z.enum(UPLOAD_SOURCES, { error: `source must be ${UPLOAD_SOURCES.join(' or ')}` }),
    fileName: text({ label: 'File name', max: 255, min: 1 }),
  }),
  bodyBytes: MAX_UPLOAD_BYTES,
  status: 201,
  response: uploadSchema,
});

export const planUpload = endpoint({
  method: 'GET',
  path: '/api/imports/csv/:id/plan',
  access: 'activeAthlete',
  summary: 'What applying the import would do; the first 200 rows in full',
  params: idParams,
  response: z.object({
    summary: importSummarySchema,
    rows: z.array(importRowSchema),
    asked: z.object({
      /** How many workouts are left out for a time that is hard to believe, and what is said of the first. */
      confirmed: z.nullable(z.object({ workouts: z.int(), example: z.string() })),
    }),
  }),
});

export const applyUpload = endpoint({
  method: 'POST',
  path: '/api/imports/csv/:id/apply',
  access: 'activeAthlete',
  summary:
    'Add what is new to the log; doing it twice adds nothing. Workouts with a time that is hard to believe are left out unless they are `confirmed`',
  params: idParams,
  body: z.object({ confirmed: confirmedField() }),
  response: importSummarySchema,
});

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/imports/csv',
  access: 'activeAthlete',
  summary: 'Files that came one at a time before imports were listed, newest first',
  response: z.array(uploadSchema),
});

export const downloadUpload = endpoint({
  method: 'GET',
  path: '/api/imports/csv/:id/file',
  access: 'activeAthlete',
  summary: 'The original file, as it was sent',
  params: idParams,
  response: z.unknown(),
});

/** Which of the files of an import; without it the first. */
const ofFile = {
  file: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'file must be the id of a file'))),
};

export const csvPlan = endpoint({
  method: 'GET',
  path: '/api/imports/csv/:id',
  access: 'activeAthlete',
  summary: 'A CSV file under its mapping: the chosen one, or the one guessed from its header',
  params: idParams,
  query: z.object(ofFile),
  response: csvPlanSchema,
});

export const mapCsv = endpoint({
  method: 'PUT',
  path: '/api/imports/csv/:id',
  access: 'activeAthlete',
  summary: 'Say which column of a CSV file holds what; kept with the import',
  params: idParams,
  query: z.object(ofFile),
  body: csvMapping,
  response: csvPlanSchema,
});

export const readMapped = endpoint({
  method: 'POST',
  path: '/api/imports/csv/:id/read',
  access: 'activeAthlete',
  summary:
    'Read a CSV file of an import by what was said of its columns: its lines are reviewed with all else of the import, or added to it where all else is written',
  params: idParams,
  query: z.object({
    ...ofFile,
    /** Whether the tables whose columns are called the same are read in the same way. */
    alike: z.optional(z.enum(['true', 'false'], { error: 'alike must be true or false' })),
  }),
  status: 202,
  response: z.object({ id: z.int() }),
});

export const csvBadLines = endpoint({
  method: 'GET',
  path: '/api/imports/csv/:id/bad-lines',
  access: 'activeAthlete',
  summary: 'The lines that cannot be imported, page by page, each with its reasons',
  params: idParams,
  query: z.object({
    ...ofFile,
    after: queryNumber({ label: 'after', min: 0, max: 999_999_999, fallback: 0 }),
    limit: queryNumber({ label: 'limit', min: 1, max: 200, fallback: 50 }),
  }),
  response: z.object({ lines: z.array(csvBadLine), next: z.nullable(z.int()) }),
});

export const csvBadLinesFile = endpoint({
  method: 'GET',
  path: '/api/imports/csv/:id/bad-lines/file',
  access: 'activeAthlete',
  summary: 'The lines that cannot be imported as a CSV file, with a column for the reason',
  params: idParams,
  query: z.object(ofFile),
  response: z.unknown(),
});

export const exportCsv = endpoint({
  method: 'GET',
  path: '/api/export/csv',
  access: 'activeAthlete',
  summary: 'The whole log as a CSV file, newest first, which a CSV import reads again',
  response: z.unknown(),
});
