import { sql } from 'kysely';
import type { Db, Engine } from './database.ts';
import type { DATA_TABLES } from './tables.ts';

type DataTable = (typeof DATA_TABLES)[number];

export type ExportedTable = {
  /** The name of its files: json/NAME.json and csv/NAME.csv. */
  file: string;
  /** The column that its rows are read in order of: one row of an athlete's each. */
  key: string;
  /** Columns that stay here: secrets, and what only this server's work in the background goes by. */
  without?: string[];
  /** Columns that hold JSON as text, and stand as JSON in the export. */
  json?: string[];
  /** Few rows at a time, where each may be large. */
  isLarge?: true;
};

/** What an athlete takes along, table by table. Recordings and originals have files of their own. */
export const EXPORTED_TABLES: Partial<Record<DataTable, ExportedTable>> = {
  users: {
    file: 'profile',
    key: 'id',
    without: [
      ...['password_hash', 'trainer_token', 'trainer_sees_routes'],
      ...['is_admin', 'is_active', 'deleted_at'],
    ],
    json: ['zones_to_recompute'],
  },
  athlete_limits: { file: 'limits', key: 'id', json: ['own_zones_from_bpm'] },
  shoes: { file: 'shoes', key: 'id', json: ['default_for'] },
  workouts: { file: 'workouts', key: 'id' },
  workout_sources: {
    file: 'workout-sources',
    key: 'id',
    json: ['fields', 'recording'],
    isLarge: true,
  },
  races: { file: 'races', key: 'id' },
  weight_entries: { file: 'weight', key: 'id' },
  sweat_tests: { file: 'sweat-tests', key: 'id' },
  chat_exchanges: {
    file: 'conversation',
    key: 'id',
    without: ['lease', 'leased_until'],
    json: ['beside_answer'],
  },
  strava_activities: { file: 'strava-activities', key: 'activity_id', json: ['taken'] },
  service_connections: {
    file: 'connections',
    key: 'id',
    without: [
      ...['access_token_sealed', 'refresh_token_sealed', 'token_expires_at'],
      ...['sync_lease', 'sync_leased_until', 'refresh_lease', 'refresh_leased_until'],
    ],
  },
  ai_keys: { file: 'ai-models', key: 'user_id', without: ['key_sealed'] },
  ai_settings: { file: 'ai-settings', key: 'user_id' },
  ai_usage: { file: 'ai-usage', key: 'day' },
  imports: { file: 'imports', key: 'id', without: ['lease', 'leased_until'], json: ['counts'] },
  kept_files: { file: 'originals', key: 'id' },
  import_files: { file: 'import-files', key: 'id', json: ['mapping'] },
  import_items: {
    file: 'import-items',
    key: 'id',
    json: ['warnings', 'columns', 'match', 'account', 'weights'],
  },
  import_item_recordings: {
    file: 'import-item-recordings',
    key: 'item_id',
    json: ['rest'],
    isLarge: true,
  },
  csv_uploads: { file: 'csv-uploads', key: 'id', json: ['summary', 'mapping'] },
};

/** What stays, and why. */
export const NOT_EXPORTED: Partial<Record<DataTable, string>> = {
  sessions: 'ways in to this server',
  known_devices: 'ways in to this server',
  oauth_states: 'ways in to Strava, for ten minutes',
  login_failures: 'of nobody',
  idempotency_keys: 'of calls to this server, for seven days',
  strava_events: 'what is still to be asked of Strava',
  api_budgets: 'of nobody',
  api_health: 'of nobody',
  api_subscriptions: 'of nobody',
  best_efforts: 'worked out from the recordings',
  restored_rows: 'which rows came out of an export, to take them back',
  workout_recordings: 'files of their own: recordings/ID.json',
  kept_file_pieces: 'files of their own: originals/ID-NAME',
  csv_upload_files: 'files of their own: originals/csv-ID-NAME',
};

type Row = Record<string, unknown>;

const PAGE = 200;
const LARGE_PAGE = 5;

/** A table's rows of one athlete, a page at a time: no more than that is ever in memory. */
export async function* rowsOfAthlete(
  db: Db,
  of: { name: DataTable; table: ExportedTable; userId: number },
): AsyncGenerator<Row[]> {
  const { name, table, userId } = of;
  const { key, isLarge } = table;
  const owner = name === 'users' ? 'id' : 'user_id';
  const limit = isLarge ? LARGE_PAGE : PAGE;
  let last: unknown = null;
  for (;;) {
    const beyond = last === null ? sql`` : sql`and ${sql.ref(key)} > ${last}`;
    const { rows }: { rows: Row[] } = await sql<Row>`
      select *
      from ${sql.table(name)}
      where ${sql.ref(owner)} = ${userId}
        ${beyond}
      order by ${sql.ref(key)}
      limit ${limit}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1)?.[key];
  }
}

export type TableColumn = {
  name: string;
  type: 'integer' | 'number' | 'text' | 'bytes';
  isNullable: boolean;
};

/** As the database itself has them. */
export async function columnsOfTable({ db, kind }: Engine, table: string): Promise<TableColumn[]> {
  const question =
    kind === 'sqlite'
      ? sql<{ name: string; type: string; is_required: number }>`
          select name, type, "notnull" or pk as is_required
          from pragma_table_info(${table})
          order by cid`
      : sql<{ name: string; type: string; is_required: number }>`
          select column_name as name, data_type as type,
            case when is_nullable = 'NO' then 1 else 0 end as is_required
          from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}
          order by ordinal_position`;
  const { rows } = await question.execute(db);
  return rows.map(({ name, type, is_required }) => ({
    name,
    type: typeOf(type.toLowerCase()),
    isNullable: is_required === 0,
  }));
}

function typeOf(type: string): TableColumn['type'] {
  if (type.includes('int')) return 'integer';
  if (type.includes('double')) return 'number';
  return type === 'blob' || type === 'bytea' ? 'bytes' : 'text';
}
