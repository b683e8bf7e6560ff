import type { ColumnType, Generated } from 'kysely';
import type { Decision, ImportStatus, ItemStatus } from '../../../contract/imports.ts';
import type { MaximumOrigin, ZoneMethod } from '../../../domain/athlete-limits.ts';
import type { FitnessLevel, WeeklyFrequency } from '../../../domain/limits.ts';
import type {
  ColumnOf,
  FieldName,
  HasEmptyValue,
  WorkoutFields,
} from '../../../domain/workout-fields.ts';
import type { Source } from '../../../domain/workout-kinds.ts';

type Switch = 0 | 1;
type SwitchColumn<Default extends boolean> = Default extends true
  ? ColumnType<Switch, Switch | undefined, Switch>
  : Switch;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

type UsersTable = {
  id: Generated<number>;
  email: string;
  password_hash: string;
  name: string;
  date_of_birth: string | null;
  height_cm: number | null;
  weight_kg: number | null;
  target_weight_kg: number | null;
  max_heart_rate: Defaulted<number>;
  /** JSON of `ChangedZones[]`: what a change of limits left to be done. */
  zones_to_recompute: Defaulted<string | null>;
  fitness_level: Defaulted<FitnessLevel>;
  weekly_frequency: Defaulted<WeeklyFrequency>;
  goals: string | null;
  is_active: SwitchColumn<true>;
  is_admin: SwitchColumn<true>;
  trainer_access_enabled: SwitchColumn<true>;
  trainer_token: string;
  trainer_sees_routes: SwitchColumn<true>;
  time_zone: Defaulted<string>;
  /** JSON of `Measures`; null where nothing was ever said. */
  measures: Defaulted<string | null>;
  created_at: number;
  /** When the account was deleted: it is closed, and gone for good 30 days later. */
  deleted_at: number | null;
};

type SessionsTable = {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  user_agent: string | null;
  created_at: number;
  last_used_at: number;
};

type KnownDevicesTable = {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_at: number;
};

type LoginFailuresTable = { id: Generated<number>; bucket: string; failed_at: number };

type IdempotencyKeysTable = {
  user_id: number;
  idempotency_key: string;
  request_hash: string;
  entry_id: number | null;
  created_at: number;
};

type CsvUploadsTable = {
  id: Generated<number>;
  user_id: number;
  source: Source;
  file_name: string;
  format: string;
  bytes: number;
  sha256: string;
  state: Defaulted<'uploaded' | 'applied'>;
  found: number;
  summary: string | null;
  /** Of a CSV file: which column holds what. */
  mapping: string | null;
  created_at: number;
  applied_at: number | null;
};

type CsvUploadFilesTable = {
  import_id: number;
  user_id: number;
  original: Uint8Array;
  parsed: Uint8Array;
};

type ImportsTable = {
  id: Generated<number>;
  user_id: number;
  /** `planning` is told as reading: everything is read, and compared with the log. */
  status: ImportStatus | 'planning';
  commit_at_once: Switch;
  /** Whether times that are hard to believe are right. */
  is_confirmed: SwitchColumn<true>;
  /** Whether the originals are kept once it is done. */
  keeps_files: Switch;
  files_total: number;
  files_read: Defaulted<number>;
  bytes_total: Defaulted<number>;
  bytes_read: Defaulted<number>;
  items_total: Defaulted<number>;
  items_written: Defaulted<number>;
  /** JSON: what came of it, once nothing changes any more. */
  counts: string | null;
  trouble: string | null;
  failures: Defaulted<number>;
  lease: string | null;
  leased_until: Defaulted<number>;
  created_at: number;
  finished_at: number | null;
};

type KeptFilesTable = {
  id: Generated<number>;
  user_id: number;
  sha256: string;
  bytes: number;
  /** What it takes of the athlete's quota. */
  kept_bytes: Defaulted<number>;
  /** 0 while its pieces are being written. */
  is_whole: SwitchColumn<true>;
  created_at: number;
};

type KeptFilePiecesTable = {
  kept_file_id: number;
  user_id: number;
  place: number;
  is_gzipped: Switch;
  content: Uint8Array;
};

type ImportFilesTable = {
  id: Generated<number>;
  user_id: number;
  import_id: number;
  name: string;
  bytes: number;
  sha256: string;
  /** Null once the original is forgotten. */
  kept_file_id: number | null;
  state: Defaulted<'waiting' | 'read' | 'failed'>;
  /** JSON: which column of a table holds what, as the athlete said it. */
  mapping: string | null;
  /** The archive that a table came out of; null of what was sent as it is. */
  inside_file_id: number | null;
};

type ImportItemsTable = {
  id: Generated<number>;
  user_id: number;
  import_id: number;
  import_file_id: number;
  file: string;
  place: string;
  format: string;
  status: ItemStatus;
  reason: string | null;
  /** JSON. */
  warnings: Defaulted<string>;
  /** JSON: what was read, in the log's columns; null where there is no workout. */
  columns: string | null;
  activity_name: string | null;
  local_start: string | null;
  source_key: string | null;
  started_at: number | null;
  /** JSON: the workout or item that this one is, or may be. */
  match: string | null;
  /** What becomes of it where the athlete says nothing. */
  planned: 'new' | 'duplicate' | 'merged' | 'question' | null;
  decision: Decision | null;
  /** Whether it is a table that waits until its columns are named. */
  asks_columns: SwitchColumn<true>;
  /** Of such a table: the same where the columns are called alike. */
  head: string | null;
  is_written: SwitchColumn<true>;
  /** They are taken back the other way round. */
  place_written: number | null;
  workout_id: number | null;
  /** JSON: of an export of a whole account, what it holds. */
  account: string | null;
  /** JSON: of a file of weights, what it holds and what was written of it. */
  weights: string | null;
};

type RestoredRowsTable = {
  id: Generated<number>;
  user_id: number;
  item_id: number;
  table_name: string;
  from_key: string;
  to_key: string | null;
  outcome: 'added' | 'there' | 'merged' | 'changed' | 'refused';
  version: number | null;
  /** JSON. */
  changed: string | null;
};

type ImportItemRecordingsTable = {
  item_id: number;
  user_id: number;
  samples: Uint8Array;
  /** JSON: the rest of what is kept of a recording, with what was found in it. */
  rest: string;
};

/** A column for each declared field, named and typed by its declaration. */
type WorkoutColumns = {
  [Name in FieldName as ColumnOf<Name>]: WorkoutColumn<WorkoutFields[Name], HasEmptyValue<Name>>;
};
type WorkoutColumn<Value, CanBeLeftOut> = Value extends boolean
  ? SwitchColumn<true>
  : CanBeLeftOut extends true
    ? Defaulted<Value>
    : Value;

type WorkoutsTable = WorkoutColumns & {
  id: Generated<number>;
  user_id: number;
  source: Source;
  source_key: string | null;
  /** Whether values of Strava's were taken over into a workout that came from elsewhere. */
  holds_strava: SwitchColumn<true>;
  version: Defaulted<number>;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
};

type RacesTable = {
  id: Generated<number>;
  user_id: number;
  name: string;
  date: string;
  distance_m: number;
  target_time_s: number;
  notes: string | null;
  completed: SwitchColumn<true>;
  actual_time_s: number | null;
  workout_id: number | null;
  version: Defaulted<number>;
  created_at: number;
  deleted_at: number | null;
};

type WeightEntriesTable = {
  id: Generated<number>;
  user_id: number;
  date: string;
  weight_kg: number;
  notes: string | null;
  version: Defaulted<number>;
  /** What the profile said when the entry was made. */
  profile_weight_kg: number | null;
  created_at: number;
  deleted_at: number | null;
};

type SweatTestsTable = {
  id: Generated<number>;
  user_id: number;
  date: string;
  before_kg: number;
  after_kg: number;
  drunk_ml: number;
  duration_s: number;
  temperature_c: number | null;
  /** The run that it was measured on. */
  workout_id: number | null;
  notes: string | null;
  version: Defaulted<number>;
  created_at: number;
  deleted_at: number | null;
};

type ShoesTable = {
  id: Generated<number>;
  user_id: number;
  name: string;
  brand: string | null;
  bought_on: string | null;
  retired_on: string | null;
  /** What was on them before their first workout in the log. */
  start_distance_m: Defaulted<number>;
  replace_at_m: number | null;
  /** JSON: the kinds of run that the pair is offered for. */
  default_for: Defaulted<string>;
  version: Defaulted<number>;
  created_at: number;
  deleted_at: number | null;
};

type AthleteLimitsTable = {
  id: Generated<number>;
  user_id: number;
  valid_from: string;
  max_heart_rate: number;
  maximum_origin: Defaulted<MaximumOrigin>;
  resting_heart_rate: number | null;
  threshold_heart_rate: number | null;
  threshold_pace_s_per_km: number | null;
  zone_method: Defaulted<ZoneMethod>;
  /** JSON: where the five zones begin. */
  own_zones_from_bpm: string | null;
  version: Defaulted<number>;
  created_at: number;
  deleted_at: number | null;
};

type ServiceConnectionsTable = {
  id: Generated<number>;
  user_id: number;
  service: 'strava';
  external_athlete_id: string;
  access_token_sealed: string;
  refresh_token_sealed: string;
  token_expires_at: number;
  scope: string;
  first_name: string | null;
  last_name: string | null;
  profile_picture_url: string | null;
  city: string | null;
  country: string | null;
  is_premium: SwitchColumn<true>;
  connected_at: number;
  last_sync_at: number | null;
  state: Defaulted<'connected' | 'reconnect'>;
  /** What the athlete is told went wrong last. */
  trouble: string | null;
  failures: Defaulted<number>;
  sync_due_at: Defaulted<number>;
  sync_lease: string | null;
  sync_leased_until: Defaulted<number>;
  refresh_lease: string | null;
  refresh_leased_until: Defaulted<number>;
  history_state: Defaulted<'none' | 'listing' | 'listed'>;
  history_before: number | null;
  history_page: Defaulted<number>;
  history_due_at: Defaulted<number>;
  history_failures: Defaulted<number>;
  /** The activities of the page read last, as one hash. */
  history_last_page: string | null;
};

type OauthStatesTable = {
  state_hash: string;
  user_id: number;
  session_id: number;
  redirect_uri: string;
  created_at: number;
};

type StravaActivitiesTable = {
  user_id: number;
  activity_id: string;
  /** Null once the workout is gone from the log for good. */
  workout_id: number | null;
  /** Whose it is at Strava. */
  athlete_id: Defaulted<string>;
  /** Whether the workout came from elsewhere and this is the same run. */
  is_match: Defaulted<Switch>;
  started_at: number;
  fingerprint: string;
  /** What Strava reported last, as far as it was saved, as JSON. */
  taken: string;
  details: Defaulted<'due' | 'fetched' | 'missing' | 'unwanted'>;
  attempts: Defaulted<number>;
  retry_at: Defaulted<number>;
  created_at: number;
  /** When Strava last told something new of it. */
  changed_at: Defaulted<number>;
};

type StravaEventsTable = {
  user_id: number;
  activity_id: string;
  told_at: number;
  /** Whether Strava's list has the activity no longer. */
  is_unlisted: Defaulted<Switch>;
  attempts: Defaulted<number>;
  retry_at: Defaulted<number>;
};

type ApiBudgetsTable = {
  service: 'strava';
  /** The windows' beginnings: a quarter of an hour, a day. */
  short_start: number;
  short_used: Defaulted<number>;
  short_most: number;
  read_short_used: Defaulted<number>;
  read_short_most: number;
  day_start: number;
  day_used: Defaulted<number>;
  day_most: number;
  read_day_used: Defaulted<number>;
  read_day_most: number;
};

type ApiHealthTable = {
  service: 'strava';
  failures: Defaulted<number>;
  paused_until: Defaulted<number>;
};

type ApiSubscriptionsTable = {
  service: 'strava';
  subscription_id: string;
  callback_url: string;
  created_at: number;
};

type WorkoutRecordingsTable = {
  workout_id: number;
  user_id: number;
  source: Source;
  sample_count: number;
  samples: Uint8Array;
  /** JSON. */
  laps: string;
  /** JSON. */
  sets: Defaulted<string>;
  /** Whether its best efforts and sums were looked for. */
  has_efforts: Defaulted<Switch>;
  ascent_m: Defaulted<number | null>;
  /** Seconds with a cadence, and those seconds times the cadence. */
  cadence_s: Defaulted<number | null>;
  cadence_times_s: Defaulted<number | null>;
  created_at: number;
};

type WorkoutSourcesTable = {
  id: Generated<number>;
  user_id: number;
  workout_id: number;
  source: Source;
  /** A kind of file, or 'own', or 'edits'. */
  kind: string;
  source_key: string;
  import_id: number | null;
  item_id: number | null;
  /** JSON: fields by name. */
  fields: string;
  is_shown: Defaulted<Switch>;
  /** JSON: all of a recording but its samples. */
  recording: Defaulted<string | null>;
  samples: Defaulted<Uint8Array | null>;
  version_before: number | null;
  updated_before: number | null;
  created_at: number;
};

type BestEffortsTable = {
  workout_id: number;
  /** The day of the workout, which the database keeps the same. */
  date: string;
  user_id: number;
  distance_m: number;
  elapsed_s: number;
  /** Since the start of the recording. */
  start_s: number;
  start_m: number;
};

type AiKeysTable = {
  user_id: number;
  provider: string;
  model: string;
  key_sealed: string;
  created_at: number;
};

type AiUsageTable = {
  user_id: number;
  day: string;
  questions: Defaulted<number>;
  input_tokens: Defaulted<number>;
  output_tokens: Defaulted<number>;
  cost_micros: Defaulted<number>;
  own_input_tokens: Defaulted<number>;
  own_output_tokens: Defaulted<number>;
};

type AiSettingsTable = {
  user_id: number;
  asks_operators_model: Defaulted<0 | 1>;
};

type ChatExchangesTable = {
  id: Generated<number>;
  user_id: number;
  idempotency_key: string;
  question: string;
  asked_at: number;
  answer: string | null;
  answered_at: number | null;
  is_cut: SwitchColumn<true>;
  /** JSON: what is shown with the answer. */
  beside_answer: string | null;
  /** The last exchange of the clearing that took this one. */
  cleared_up_to: number | null;
  cleared_at: number | null;
  /** Of the process that is answering it. */
  lease: string | null;
  leased_until: Defaulted<number>;
};

type MigrationsTable = { id: string; applied_at: number };

export type Tables = {
  migrations: MigrationsTable;
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  login_failures: LoginFailuresTable;
  idempotency_keys: IdempotencyKeysTable;
  csv_uploads: CsvUploadsTable;
  csv_upload_files: CsvUploadFilesTable;
  imports: ImportsTable;
  kept_files: KeptFilesTable;
  kept_file_pieces: KeptFilePiecesTable;
  import_files: ImportFilesTable;
  import_items: ImportItemsTable;
  import_item_recordings: ImportItemRecordingsTable;
  restored_rows: RestoredRowsTable;
  workouts: WorkoutsTable;
  shoes: ShoesTable;
  races: RacesTable;
  weight_entries: WeightEntriesTable;
  sweat_tests: SweatTestsTable;
  athlete_limits: AthleteLimitsTable;
  service_connections: ServiceConnectionsTable;
  oauth_states: OauthStatesTable;
  strava_activities: StravaActivitiesTable;
  strava_events: StravaEventsTable;
  api_budgets: ApiBudgetsTable;
  api_health: ApiHealthTable;
  api_subscriptions: ApiSubscriptionsTable;
  workout_recordings: WorkoutRecordingsTable;
  best_efforts: BestEffortsTable;
  workout_sources: WorkoutSourcesTable;
  chat_exchanges: ChatExchangesTable;
  ai_usage: AiUsageTable;
  ai_keys: AiKeysTable;
  ai_settings: AiSettingsTable;
};

/** The tables whose entries have a version, and come back for 30 days once they are deleted. */
export const KEPT_TABLES = [
  'workouts',
  'races',
  'weight_entries',
  'sweat_tests',
  'shoes',
  'athlete_limits',
] as const satisfies readonly (keyof Tables)[];
export type KeptTable = (typeof KEPT_TABLES)[number];

/** Every table with rows of people, parents before children: the order to copy them in. */
export const DATA_TABLES = [
  'users',
  'sessions',
  'known_devices',
  'login_failures',
  'idempotency_keys',
  'csv_uploads',
  'csv_upload_files',
  'imports',
  'kept_files',
  'kept_file_pieces',
  'import_files',
  'shoes',
  'workouts',
  'races',
  'weight_entries',
  'sweat_tests',
  'athlete_limits',
  'service_connections',
  'oauth_states',
  'strava_activities',
  'strava_events',
  'api_budgets',
  'api_health',
  'api_subscriptions',
  'workout_recordings',
  'best_efforts',
  'import_items',
  'import_item_recordings',
  'restored_rows',
  'workout_sources',
  'chat_exchanges',
  'ai_usage',
  'ai_keys',
  'ai_settings',
] as const satisfies readonly (keyof Tables)[];
