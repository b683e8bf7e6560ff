import {
  addDays,
  type Day,
  dayInZone,
  daysBetween,
  instantInZone,
} from '../../src/domain/calendar.ts';
import { hashPassword } from '../../src/server/auth/passwords.ts';
import { newToken } from '../../src/server/auth/tokens.ts';
import { insertUser } from '../../src/server/auth/users.queries.ts';
import type { Clock } from '../../src/server/platform/clock.ts';
import type { Db } from '../../src/server/platform/db/database.ts';
import { insertShoe } from '../../src/server/shoes/shoes.queries.ts';
import { saveRecording } from '../../src/server/workouts/recordings-of-sources.ts';
import { insertWorkout } from '../../src/server/workouts/workouts.queries.ts';
import { DANA, DEMO_PASSWORD, weightKgOn } from './athlete.ts';
import { makeSomeAwkward } from './awkward-rows.ts';
import { type Dice, seededDice } from './dice.ts';
import { demoRaces } from './races.ts';
import { demoRecording, isRecorded } from './recordings.ts';
import { demoShoes, isWornOn } from './shoes.ts';
import { demoWorkout, endOf } from './workouts.ts';
import { planYear } from './year-plan.ts';

type DemoLogin = { userId: number; email: string; password: string };

/**
 * A year of a plausible runner's log up to the clock's today: the same for the same day, zone and
 * seed. The database is migrated and has no account with that address.
 */
export async function seedDemo(input: {
  db: Db;
  clock: Clock;
  timeZone?: string;
  seed?: number;
  password?: string;
}): Promise<DemoLogin> {
  const { db, clock, timeZone = 'UTC', seed = 42, password = DEMO_PASSWORD } = input;
  const nowMs = clock.nowMs();
  const today = dayInZone(nowMs, timeZone);
  const dice = seededDice(seed);
  const passwordHash = await hashPassword(password);
  const sessions = planYear({ today, dice });
  const weights = demoWeights({ today, dice });
  return db.transaction().execute(async (tx) => {
    const user = await insertUser(tx, {
      email: DANA.email,
      password_hash: passwordHash,
      name: DANA.name,
      date_of_birth: DANA.dateOfBirth,
      height_cm: DANA.heightCm,
      weight_kg: weights.at(-1)?.weight_kg ?? DANA.weightNowKg,
      target_weight_kg: DANA.targetWeightKg,
      max_heart_rate: DANA.maxHeartRate,
      weekly_frequency: '6-7',
      goals: DANA.goals,
      trainer_token: newToken(),
      time_zone: timeZone,
      created_at: nowMs - 365 * 86_400_000,
    });
    if (!user) throw new Error(`${DANA.email} is in this database already`);
    const userId = user.id;
    const workouts = sessions
      .map((session) => demoWorkout({ session, dice, userId, timeZone }))
      .filter((workout) => endOf(workout) <= nowMs);
    const shoes = [];
    for (const shoe of demoShoes(today)) {
      const created_at = nowMs - 365 * 86_400_000;
      const { id } = await insertShoe(tx, { ...shoe.row, user_id: userId, created_at });
      shoes.push({ id, shoe });
    }
    const idsByDay = new Map<string, number>();
    for (const workout of makeSomeAwkward(workouts)) {
      const { kind, way: _way, ...row } = workout;
      const worn = shoes.find(({ shoe }) => isWornOn(shoe, workout));
      const { id } = await insertWorkout(tx, { ...row, shoe_id: worn?.id ?? null });
      if (kind.endsWith('race')) idsByDay.set(row.date, id);
      if (!isRecorded(workout, today)) continue;
      const recording = demoRecording({ workout, seed });
      // What she types in she has from her watch: its file came with it.
      const source = row.source === 'manual' ? 'file' : row.source;
      await saveRecording(tx, { workoutId: id, userId, source, recording, nowMs });
    }
    for (const race of demoRaces(today)) {
      const workout_id = idsByDay.get(race.date) ?? null;
      await tx
        .insertInto('races')
        .values({ ...race, user_id: userId, workout_id, created_at: nowMs - 200 * 86_400_000 })
        .execute();
    }
    for (const entry of weights) {
      const writtenAt = instantInZone({ day: entry.date, secondOfDay: 7 * 3600, timeZone });
      const created_at = Math.min(nowMs, writtenAt);
      await tx
        .insertInto('weight_entries')
        .values({ ...entry, user_id: userId, created_at })
        .execute();
    }
    return { userId, email: user.email, password };
  });
}

type DemoWeight = { date: Day; weight_kg: number; notes: string | null };

const NOTES = [
  'After breakfast',
  'Evening, hotel scales',
  'After the holidays',
  'Before the long run',
];

/** Roughly weekly; down over the year, up a little while she was ill and did not run. */
function demoWeights({ today, dice }: { today: Day; dice: Dice }): DemoWeight[] {
  const entries: DemoWeight[] = [];
  for (
    let day = addDays(today, -363);
    day <= today;
    day = addDays(day, dice.pick([5, 6, 7, 7, 8]))
  ) {
    const weeksAgo = daysBetween(day, today) / 7;
    const setback = 0.9 * Math.exp(-(((weeksAgo - 20) / 2.5) ** 2));
    const weightKg = weightKgOn(weeksAgo) + setback + dice.between(-0.45, 0.45);
    entries.push({
      date: day,
      weight_kg: Math.round(weightKg * 10) / 10,
      notes: dice.chance(0.12) ? dice.pick(NOTES) : null,
    });
  }
  return entries;
}
