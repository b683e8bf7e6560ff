import { addDays } from '../../src/domain/calendar.ts';
import type { Db } from '../../src/server/platform/db/database.ts';
import type { NewRaceRow } from '../../src/server/races/race-rows.ts';
import type { NewWeightRow } from '../../src/server/weight/weight-rows.ts';
import type { NewWorkoutRow } from '../../src/server/workouts/workout-rows.ts';
import { TEST_NOW_MS } from './test-app.ts';

export type LogLength = {
  workouts: number;
  races: number;
  weights: number;
  shoes: number;
  files: number;
};

/**
 * A log that ends on this day: a workout on two days of three, a race a week, half of them to come;
 * Strava connected and every activity there told of; as many files imported as devices signed in.
 */
export async function fillLog(
  db: Db,
  of: { userId: number; today: string; length: LogLength },
): Promise<void> {
  const { userId: user_id, today, length } = of;
  const stamp = { user_id, created_at: TEST_NOW_MS };
  const workouts = times(length.workouts, (n): NewWorkoutRow => {
    const isRun = n % 4 !== 3;
    return {
      ...{ ...stamp, updated_at: TEST_NOW_MS, source: 'manual' },
      date: addDays(today, -Math.floor(n * 0.7)),
      workout_type: isRun ? 'running' : 'strength',
      sport: isRun ? 'run' : 'strength',
      distance_m: isRun ? 8000 + (n % 13) * 100 : null,
      ...{ duration_s: 2700 + (n % 97), avg_heart_rate: 140, zone2_s: 2000, zone3_s: 700 },
      tags: n % 5 === 0 ? ['hills', 'heat', 'hills,with anna'][n % 3] : null,
      notes: n % 3 === 0 ? `Felt ${n % 7} of 7, along the river and back.` : null,
    };
  });
  const races = times(
    length.races,
    (n): NewRaceRow => ({
      ...{ ...stamp, name: `Race ${n}`, distance_m: 10_000, target_time_s: 3000 },
      date: addDays(today, (n - length.races / 2) * 7),
    }),
  );
  const weights = times(
    length.weights,
    (n): NewWeightRow => ({
      ...{ ...stamp, date: addDays(today, -n), weight_kg: 70 + (n % 50) / 10 },
    }),
  );
  const sweatTests = times(length.weights, (n) => ({
    ...{ ...stamp, date: addDays(today, -n), before_kg: 70, after_kg: 69 },
    ...{ drunk_ml: 400, duration_s: 3600 },
  }));
  const shoes = times(length.shoes, (n) => ({ ...stamp, name: `Pair ${n}` }));
  const limits = times(length.shoes, (n) => ({
    ...stamp,
    valid_from: addDays(today, -n),
    max_heart_rate: 185,
  }));
  const activities = times(length.workouts, (n) => ({
    ...{ user_id, activity_id: String(n + 1), athlete_id: '1', created_at: TEST_NOW_MS },
    ...{ started_at: TEST_NOW_MS - n * 60_000_000, fingerprint: 'f', taken: '{}' },
    details: n % 9 === 0 ? ('missing' as const) : ('fetched' as const),
  }));
  const files = times(length.files, (n) => ({
    ...{ user_id, source: 'csv' as const, file_name: `log ${n}.csv`, format: 'csv', bytes: 1000 },
    ...{ sha256: `${n}`, found: 1, created_at: TEST_NOW_MS },
  }));
  const sessions = times(length.files, (n) => ({
    ...{ user_id, token_hash: `${user_id} ${n}`, user_agent: 'Firefox', created_at: TEST_NOW_MS },
    last_used_at: TEST_NOW_MS - n * 1000,
  }));
  const exchanges = times(length.files, (n) => ({
    user_id,
    idempotency_key: `${n}`,
    question: `How far did I run ${n} weeks ago?`,
    asked_at: TEST_NOW_MS,
    answer: 'You ran **31.5 km** in 4 runs.',
    answered_at: TEST_NOW_MS,
  }));
  await db.transaction().execute(async (tx) => {
    for (const part of inParts(exchanges)) {
      await tx.insertInto('chat_exchanges').values(part).execute();
    }
    await tx
      .insertInto('service_connections')
      .values({
        ...{ user_id, service: 'strava', external_athlete_id: String(user_id), scope: 'read' },
        ...{ access_token_sealed: 'none', refresh_token_sealed: 'none', token_expires_at: 0 },
        ...{ connected_at: TEST_NOW_MS, sync_due_at: TEST_NOW_MS + 86_400_000 },
      })
      .execute();
    for (const part of inParts(activities)) {
      await tx.insertInto('strava_activities').values(part).execute();
    }
    for (const part of inParts(files)) await tx.insertInto('csv_uploads').values(part).execute();
    for (const part of inParts(sessions)) await tx.insertInto('sessions').values(part).execute();
    for (const part of inParts(limits)) {
      await tx.insertInto('athlete_limits').values(part).execute();
    }
    const pairs: { id: number }[] = [];
    for (const part of inParts(shoes)) {
      pairs.push(...(await tx.insertInto('shoes').values(part).returning('id').execute()));
    }
    for (const [n, workout] of workouts.entries()) {
      if (workout.sport === 'run') workout.shoe_id = pairs[n % pairs.length]?.id;
    }
    for (const part of inParts(workouts)) await tx.insertInto('workouts').values(part).execute();
    for (const part of inParts(races)) await tx.insertInto('races').values(part).execute();
    for (const part of inParts(weights)) {
      await tx.insertInto('weight_entries').values(part).execute();
    }
    for (const part of inParts(sweatTests)) {
      await tx.insertInto('sweat_tests').values(part).execute();
    }
  });
}

/** Other people's accounts, as the administrator of a large club has them. */
export async function addAccounts(db: Db, count: number): Promise<void> {
  const accounts = times(count, (n) => ({
    ...{ name: `Member ${n}`, email: `member${n}@example.com`, password_hash: 'none' },
    ...{ trainer_token: `member ${n}`, created_at: TEST_NOW_MS },
  }));
  for (const part of inParts(accounts)) await db.insertInto('users').values(part).execute();
}

function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

function inParts<T>(all: T[], size = 500): T[][] {
  return times(Math.ceil(all.length / size), (n) => all.slice(n * size, (n + 1) * size));
}
