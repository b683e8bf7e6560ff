/** Rooms of the server, left to right: a room imports those of the steps after its own, never a sibling. */
export const ROOM_STEPS = [
  ['admin'],
  ['account'],
  ['coach', 'sharing'],
  ['race-plan'],
  ['analytics'],
  ['prediction'],
  ['imports', 'strava'],
  ['races', 'shoes', 'sweat', 'athlete'],
  ['workouts', 'weight'],
  ['auth'],
];

/**
 * Each table has one room that writes it; `platform` is none of the rooms, and keeps what all of them
 * share. A room to the left of the owner reads the table in its own queries only where it is named.
 */
export const TABLES: Record<string, { owner: string; readers?: string[] }> = {
  migrations: { owner: 'platform' },
  idempotency_keys: { owner: 'platform' },

  users: { owner: 'auth', readers: ['admin', 'sharing', 'imports', 'strava'] },
  sessions: { owner: 'auth' },
  known_devices: { owner: 'auth' },
  login_failures: { owner: 'auth' },

  workouts: {
    owner: 'workouts',
    readers: [
      'coach',
      'sharing',
      'race-plan',
      'analytics',
      'prediction',
      'imports',
      'strava',
      'races',
      'shoes',
      'sweat',
      'athlete',
    ],
  },
  best_efforts: { owner: 'workouts', readers: ['analytics', 'prediction'] },
  workout_recordings: { owner: 'workouts', readers: ['coach'] },
  workout_sources: { owner: 'workouts', readers: ['imports', 'strava'] },
  weight_entries: { owner: 'weight' },
  races: { owner: 'races' },
  shoes: { owner: 'shoes' },
  sweat_tests: { owner: 'sweat' },
  athlete_limits: { owner: 'athlete' },

  csv_uploads: { owner: 'imports' },
  csv_upload_files: { owner: 'imports' },
  imports: { owner: 'imports' },
  kept_files: { owner: 'imports' },
  kept_file_pieces: { owner: 'imports' },
  import_files: { owner: 'imports' },
  import_items: { owner: 'imports' },
  import_item_recordings: { owner: 'imports' },
  restored_rows: { owner: 'account' },

  chat_exchanges: { owner: 'coach' },
  ai_usage: { owner: 'coach' },
  ai_keys: { owner: 'coach' },
  ai_settings: { owner: 'coach' },

  service_connections: { owner: 'strava' },
  oauth_states: { owner: 'strava' },
  strava_activities: { owner: 'strava' },
  strava_events: { owner: 'strava' },
  api_budgets: { owner: 'strava' },
  api_health: { owner: 'strava' },
  api_subscriptions: { owner: 'strava' },
};

/** Where SQL may stand: a room's queries, and the platform's own dealings with the database as a whole. */
export const SQL_FILES = /\.queries\.ts$|^src\/server\/platform\/db\//;
