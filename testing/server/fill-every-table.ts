import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../src/server/platform/db/database.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';

export const PASSWORD = 'a password from before';

const AT = Date.UTC(2026, 10, 21, 6, 30);
const WORKOUTS = 2500;

/** Rows in every table that are hard to carry: odd texts, fractions, nothings, large files, gaps. */
export async function fillEveryTable(db: Db, { passwordHash }: { passwordHash: string }) {
  for (const name of ['Dana', 'Zoë 🏃‍♀️ \\ "quote" \' \n\ttab', '']) {
    await db
      .insertInto('users')
      .values({
        email: name === 'Dana' ? 'dana@example.com' : `${name.length}@example.com`,
        password_hash: passwordHash,
        name,
        date_of_birth: name ? '1984-02-29' : null,
        height_cm: name ? 171 : null,
        weight_kg: name ? 61.35 : null,
        target_weight_kg: null,
        goals: name ? 'Run\u2028far — “under” 1:45' : null,
        is_admin: name === 'Dana' ? 1 : 0,
        trainer_token: `token ${name.length}`,
        created_at: AT,
      })
      .execute();
  }
  const common = { user_id: 1, created_at: AT };
  await db
    .insertInto('sessions')
    .values({ ...common, token_hash: 'h', user_agent: null, last_used_at: AT + 1 })
    .execute();
  await db
    .insertInto('known_devices')
    .values({ ...common, token_hash: 'd' })
    .execute();
  await db.insertInto('login_failures').values({ bucket: 'address:::1', failed_at: AT }).execute();
  for (const key of ['b', 'B', 'ä', 'a']) {
    await db
      .insertInto('idempotency_keys')
      .values({ ...common, idempotency_key: key, request_hash: 'r', entry_id: 1 })
      .execute();
  }
  await fillImports(db);
  for (let from = 0; from < WORKOUTS; from += 250) {
    const rows = Array.from({ length: 250 }, (_, index) => workout(from + index));
    await db.insertInto('workouts').values(rows).execute();
  }
  await fillImportItems(db);
  // The last ids were given, and are gone.
  await db
    .deleteFrom('workouts')
    .where('id', '>', WORKOUTS - 10)
    .execute();
  await db
    .insertInto('races')
    .values({
      ...common,
      name: 'River Half',
      date: '2026-12-06',
      distance_m: 21_097.5,
      target_time_s: 6300,
      notes: 'long '.repeat(50_000),
      workout_id: 4,
    })
    .execute();
  await db
    .insertInto('shoes')
    .values({ ...common, name: 'Ghost 16', brand: 'Brooks', replace_at_m: 700_000 })
    .execute();
  await db
    .insertInto('athlete_limits')
    .values({
      ...common,
      valid_from: '2026-03-01',
      max_heart_rate: 191,
      resting_heart_rate: 48,
      threshold_pace_s_per_km: 272.5,
      own_zones_from_bpm: '[100,130,150,165,178]',
    })
    .execute();
  await db
    .insertInto('weight_entries')
    .values({ ...common, date: '2026-11-21', weight_kg: 61.300000000000004, notes: null })
    .execute();
  await db
    .insertInto('sweat_tests')
    .values({
      ...common,
      date: '2026-11-22',
      before_kg: 61.300000000000004,
      after_kg: 60.6,
      drunk_ml: 500,
      duration_s: 5400,
      temperature_c: -3.5,
      workout_id: 4,
    })
    .execute();
  await db
    .insertInto('chat_exchanges')
    .values([
      {
        user_id: 1,
        idempotency_key: 'k',
        question: 'And in “May”?\n🏃‍♀️',
        asked_at: AT,
        answer: 'You ran **12.5 km**.',
        answered_at: AT + 1,
        is_cut: 1,
        beside_answer: '{"suggestions":[]}',
      },
      {
        user_id: 1,
        idempotency_key: 'l',
        question: 'Why?',
        asked_at: AT,
        is_cut: 0,
        cleared_up_to: 2,
        cleared_at: AT,
      },
    ])
    .execute();
  await db
    .insertInto('ai_keys')
    .values({
      user_id: 1,
      provider: 'Our own, “it”',
      model: 'llama3.1:8b',
      key_sealed: 'v1.id.iv.sealed',
      created_at: AT,
    })
    .execute();
  await db
    .insertInto('ai_usage')
    .values({
      user_id: 1,
      day: '2026-03-01',
      questions: 3,
      input_tokens: 3_000_000_000,
      output_tokens: 40,
      cost_micros: 9_000_000_000,
      own_input_tokens: 3_000_000_000,
      own_output_tokens: 7,
    })
    .execute();
  await db.insertInto('ai_settings').values({ user_id: 1, asks_operators_model: 0 }).execute();
  await db
    .insertInto('service_connections')
    .values({
      user_id: 1,
      service: 'strava',
      external_athlete_id: '12345678901234567890',
      access_token_sealed: 'a',
      refresh_token_sealed: 'r',
      token_expires_at: AT,
      scope: 'read',
      is_premium: 1,
      connected_at: AT,
    })
    .execute();
  await fillStrava(db);
}

async function fillStrava(db: Db) {
  const common = { user_id: 1, created_at: AT };
  await db
    .insertInto('oauth_states')
    .values({ ...common, state_hash: 's', session_id: 1, redirect_uri: 'http://localhost/strava' })
    .execute();
  for (const [index, activityId] of ['9', '10', '98765432109876543210'].entries()) {
    await db
      .insertInto('strava_activities')
      .values({
        ...common,
        activity_id: activityId,
        workout_id: index === 0 ? null : 3 * index - 2,
        started_at: AT,
        fingerprint: 'f',
        taken: '{}',
      })
      .execute();
  }
  await db
    .insertInto('strava_events')
    .values({ user_id: 1, activity_id: '10', told_at: AT })
    .execute();
  const service = 'strava' as const;
  await db
    .insertInto('api_budgets')
    .values({
      service,
      short_start: AT,
      short_used: 3,
      short_most: 200,
      read_short_most: 100,
      day_start: AT,
      day_used: 7,
      day_most: 2000,
      read_day_most: 1000,
    })
    .execute();
  await db.insertInto('api_health').values({ service, failures: 1 }).execute();
  await db
    .insertInto('api_subscriptions')
    .values({ service, subscription_id: '1', callback_url: 'http://localhost', created_at: AT })
    .execute();
  // Both are of the first athlete, as the recordings are.
  for (const workoutId of [1, 4]) {
    await db
      .insertInto('workout_recordings')
      .values({
        ...common,
        workout_id: workoutId,
        source: 'strava',
        sample_count: 7,
        samples: scrambledBytes(workoutId * 5000),
        laps: '[]',
      })
      .execute();
    await db
      .insertInto('best_efforts')
      .values({
        user_id: 1,
        workout_id: workoutId,
        date: workout(workoutId - 1).date,
        distance_m: 1609.344,
        elapsed_s: 100 * Math.PI * workoutId,
        start_s: 0.1 + 0.2,
        start_m: workoutId / 3,
      })
      .execute();
    await db
      .insertInto('workout_sources')
      .values({
        ...common,
        workout_id: workoutId,
        source: 'file',
        kind: 'gpx',
        source_key: `run ${workoutId}`,
        import_id: null,
        item_id: workoutId,
        fields: '{"distanceM":0.30000000000000004}',
        recording: '{"laps":"[]"}',
        samples: scrambledBytes(workoutId * 700),
        version_before: 1,
        updated_before: AT,
      })
      .execute();
  }
}

/** Written once there are workouts. */
async function fillImportItems(db: Db) {
  const file = { user_id: 1, import_id: 1, name: 'Läufe/“März”.fit', bytes: 5000, sha256: 's' };
  const common = { user_id: 1, import_id: 1, import_file_id: 1, file: file.name };
  await db
    .insertInto('imports')
    .values({
      user_id: 1,
      status: 'importing',
      commit_at_once: 0,
      keeps_files: 1,
      files_total: 1,
      bytes_total: 5_000_000_000,
      created_at: AT,
    })
    .execute();
  await db
    .insertInto('kept_files')
    .values({ user_id: 1, sha256: 's', bytes: 5000, kept_bytes: 5000, is_whole: 1, created_at: AT })
    .execute();
  await db
    .insertInto('kept_file_pieces')
    .values({
      kept_file_id: 1,
      user_id: 1,
      place: 0,
      is_gzipped: 0,
      content: scrambledBytes(5000),
    })
    .execute();
  await db
    .insertInto('import_files')
    .values({ ...file, kept_file_id: 1 })
    .execute();
  await db
    .insertInto('import_items')
    .values([
      {
        ...common,
        place: 'workout 1',
        format: 'fit',
        status: 'merged',
        planned: 'merged',
        columns: '{"distance_m":0.30000000000000004}',
        source_key: 'k',
        started_at: AT,
        is_written: 1,
        workout_id: 4,
      },
      {
        ...common,
        place: '',
        format: '',
        status: 'failed',
        reason: 'a PNG picture 🏃‍♀️',
        is_written: 0,
      },
    ])
    .execute();
  await db
    .insertInto('import_item_recordings')
    .values({ item_id: 1, user_id: 1, samples: scrambledBytes(9000), rest: '{}' })
    .execute();
  await db
    .insertInto('restored_rows')
    .values({
      user_id: 1,
      item_id: 1,
      table_name: 'workouts',
      from_key: '77',
      to_key: '4',
      outcome: 'added',
      version: 1,
    })
    .execute();
}

async function fillImports(db: Db) {
  for (const bytes of [0, 10, 3_000_000]) {
    const original = scrambledBytes(bytes);
    const { id } = await db
      .insertInto('csv_uploads')
      .values({
        user_id: 1,
        source: 'apple-health',
        file_name: `export ${bytes}.json`,
        format: 'hae-json',
        bytes,
        sha256: createHash('sha256').update(original).digest('hex'),
        state: 'applied',
        found: 1,
        summary: bytes === 0 ? null : '{}',
        created_at: AT,
        applied_at: AT,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('csv_upload_files')
      .values({
        import_id: id,
        user_id: 1,
        original: bytes > 0 ? original : scrambledBytes(20),
        parsed: Buffer.alloc(0),
      })
      .execute();
  }
}

/** Every byte value, and nothing that compresses. */
function scrambledBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 12_345;
  for (let index = 0; index < length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[index] = state >> 16;
  }
  return bytes;
}

function workout(index: number): Insertable<Tables['workouts']> {
  const some = index % 3 === 0;
  return {
    user_id: 1 + (index % 3),
    date: `2025-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    started_at: some ? AT - index * 86_400_000 : null,
    utc_offset_s: some ? -34_200 : null,
    workout_type: 'running',
    running_subtype: some ? 'outdoor-easy' : null,
    sport: 'run',
    duration_s: 1800 + index,
    elapsed_s: some ? 2000 + index : null,
    distance_m: some ? 0.1 * index + 1 / 3 : null,
    ascent_m: some ? 1e-7 * index : null,
    calories: some ? 0 : null,
    avg_heart_rate: some ? 150 : null,
    max_heart_rate: null,
    gel_type: some ? 'gu' : null,
    hydration_ml: null,
    notes: some ? `No. ${index} — Zoë’s café 🏔️` : null,
    source: 'apple-health',
    source_key: `key ${index}`,
    created_at: AT,
    updated_at: AT,
    deleted_at: index % 7 === 0 ? AT : null,
  };
}
