import * as z from 'zod/mini';
import { countsSchema, importItemSchema } from '../../../contract/imports.ts';
import { isDay, isTimeZone } from '../../../domain/calendar.ts';
import {
  FITNESS_LEVELS,
  MAX_MAX_HEART_RATE,
  MIN_MAX_HEART_RATE,
  WEEKLY_FREQUENCIES,
} from '../../../domain/limits.ts';
import { SPORTS } from '../../../domain/sports.ts';
import { RUNNING_SUBTYPES } from '../../../domain/workout-kinds.ts';
import type { ItemRow } from '../../imports/import-items.queries.ts';
import { itemToJson } from '../../imports/import-json.ts';
import type { ExportedTable, TableColumn } from '../../platform/db/athlete-rows.ts';
import { columnValue, type RestoredName, type Row } from '../../platform/db/restore-rows.ts';
import { readReported } from '../../strava/activities/reported.ts';
import { isAside } from '../../workouts/recordings-of-sources.ts';
import { readTold } from '../../workouts/told-fields.ts';

/**
 * A row of an export as the database takes it, but for its owner, its own id and the ids that it names;
 * null where the app could not live with it. Columns that are not known here are passed over, and what
 * is missing is as if it had never been said.
 */
export function checkedRow(of: {
  name: RestoredName | 'users';
  table: ExportedTable;
  columns: readonly TableColumn[];
  values: Row;
}): Row | null {
  const { name, table, columns, values } = of;
  const row: Row = {};
  try {
    for (const column of columns) {
      if (column.name === 'user_id' || !(column.name in values)) continue;
      if (table.without?.includes(column.name)) continue;
      const value = columnValue({ column, value: values[column.name], table });
      if (!isSound(column.name, value)) return null;
      row[column.name] = value;
    }
    return OF_TABLE[name]?.(row) === false ? null : row;
  } catch {
    return null;
  }
}

const LONGEST_TEXT = 1_000_000;
const MOST = 1e15;
/** From the year 1000 to the year 9999, which is what a day can say. */
const INSTANTS = { min: -3.06e13, max: 2.53e14 };

function isSound(column: string, value: unknown): boolean {
  if (value === null) return true;
  if (typeof value === 'string') {
    if (DAYS.has(column)) return isDay(value);
    return value.length <= LONGEST_TEXT && !value.includes('\0');
  }
  if (typeof value !== 'number') return true;
  if (column.endsWith('_at')) return value >= INSTANTS.min && value <= INSTANTS.max;
  return (value >= 0 || SIGNED.has(column)) && Math.abs(value) <= MOST;
}

const DAYS = new Set(['date', 'valid_from', 'bought_on', 'retired_on', 'date_of_birth']);
const SIGNED = new Set(['utc_offset_s', 'item_id', 'temperature_c']);

const zonesFromBpm = z.array(z.int()).check(z.length(5));
const kindsOfRun = z.array(z.enum(RUNNING_SUBTYPES));
/** Imports of earlier days counted no weights. */
const counts = z.extend(countsSchema, { weights: z.optional(z.int()) });
const profile = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  height_cm: z.optional(z.nullable(z.number().check(z.gte(1), z.lte(300)))),
  weight_kg: z.optional(z.nullable(z.number().check(z.gt(0), z.lte(700)))),
  target_weight_kg: z.optional(z.nullable(z.number().check(z.gt(0), z.lte(700)))),
  max_heart_rate: z.optional(z.int().check(z.gte(MIN_MAX_HEART_RATE), z.lte(MAX_MAX_HEART_RATE))),
  fitness_level: z.optional(z.enum(FITNESS_LEVELS)),
  weekly_frequency: z.optional(z.enum(WEEKLY_FREQUENCIES)),
  time_zone: z.optional(z.string().check(z.refine(isTimeZone))),
});
const sport = z.enum(SPORTS);

/** What the database itself does not look at, and the app relies on. */
const OF_TABLE: Partial<Record<RestoredName | 'users', (row: Row) => boolean>> = {
  users: (row) => profile.safeParse(row).success,
  athlete_limits: (row) =>
    row.own_zones_from_bpm == null || holds(zonesFromBpm, row.own_zones_from_bpm),
  shoes: (row) => row.default_for === undefined || holds(kindsOfRun, row.default_for),
  workouts: (row) => sport.safeParse(row.sport).success && Number(row.duration_s) >= 0,
  races: (row) => Number(row.distance_m) > 0 && Number(row.target_time_s) > 0,
  weight_entries: (row) => Number(row.weight_kg) > 0,
  sweat_tests: (row) => Number(row.before_kg) > 0 && Number(row.duration_s) > 0,
  strava_activities: (row) => isReadable(() => readReported(String(row.taken))),
  imports: (row) =>
    OVER.has(String(row.status)) && (row.counts == null || holds(counts, row.counts)),
  import_items: (row) =>
    isReadable(() =>
      z.parse(
        importItemSchema,
        itemToJson({ ...NO_ITEM, ...row } as ItemRow, { matched: null, archives: new Map() }),
      ),
    ),
  import_item_recordings: (row) => typeof row.rest === 'string' && isAsideOfItem(row.rest),
  workout_sources: (row) =>
    isReadable(() => readTold(String(row.fields))) &&
    (row.recording == null || isAside(String(row.recording))),
};

/** What was not over when it was exported would go on by itself. */
const OVER = new Set(['done', 'failed', 'undone']);

const NO_ITEM = {
  id: 0,
  reason: null,
  warnings: '[]',
  columns: null,
  match: null,
  decision: null,
  workout_id: null,
  account: null,
  weights: null,
};

/** As `isAside`, without whose it is and since when. */
function isAsideOfItem(rest: string): boolean {
  return isReadable(() => {
    if (!isAside(JSON.stringify({ ...JSON.parse(rest), source: 'file', created_at: 0 }))) {
      throw new RangeError('no recording');
    }
  });
}

function holds(schema: z.ZodMiniType, json: unknown): boolean {
  return schema.safeParse(JSON.parse(String(json))).success;
}

function isReadable(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
