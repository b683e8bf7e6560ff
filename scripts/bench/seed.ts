import { sql } from 'kysely';
import { addDays } from '../../src/domain/calendar.ts';
import type { Db } from '../../src/server/platform/db/database.ts';
import type { NewWorkoutRow } from '../../src/server/workouts/workout-rows.ts';

const ROWS_A_STATEMENT = 500;

/** Fills a migrated database: one athlete with many workouts among others with the rest. */
export async function seedWorkouts(input: {
  db: Db;
  ownerId: number;
  own: number;
  total: number;
  today: string;
}): Promise<void> {
  const { db, ownerId, own, total, today } = input;
  const others = await seedAthletes(db, 40);
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < total; from += ROWS_A_STATEMENT) {
      const rows = Array.from({ length: Math.min(ROWS_A_STATEMENT, total - from) }, (_, at) => {
        const number = from + at;
        // Spread over the table, as years of everybody's logging would.
        const mine = number % Math.round(total / own) === 0;
        const userId = mine ? ownerId : (others[number % others.length] ?? ownerId);
        const age = Math.floor(((total - number) / total) * 3650);
        return workout({ userId, number, date: addDays(today, -age) });
      });
      await tx.insertInto('workouts').values(rows).execute();
    }
  });
  await sql`analyze`.execute(db);
}

async function seedAthletes(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, number) => ({
        email: `bench${number}@example.com`,
        password_hash: 'none',
        name: `Athlete ${number}`,
        trainer_token: `bench-${number}`,
        created_at: 0,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function workout(of: { userId: number; number: number; date: string }): NewWorkoutRow {
  const { userId, number, date } = of;
  const running = number % 4 !== 3;
  const distanceM = 5_000 + (number % 17) * 1_000;
  return {
    user_id: userId,
    date,
    workout_type: running ? 'running' : 'strength',
    running_subtype: running ? 'outdoor-easy' : null,
    sport: running ? 'run' : 'strength',
    duration_s: running ? Math.round(distanceM * 0.33) : 2_700,
    distance_m: running ? distanceM : null,
    calories: 400 + (number % 300),
    avg_heart_rate: 130 + (number % 40),
    max_heart_rate: 160 + (number % 30),
    zone1_s: 300,
    zone2_s: 1_500,
    zone3_s: 600,
    zone4_s: 120,
    zone5_s: 30,
    gel_type: 'none',
    hydration_ml: 250,
    notes: number % 3 === 0 ? 'Felt good, wind from the west on the way back.' : null,
    source: 'manual',
    created_at: 0,
    updated_at: 0,
  };
}
