import { dayInZone } from '../../domain/calendar.ts';
import type { WeeklyFrequency } from '../../domain/limits.ts';
import { findUser } from '../auth/users.queries.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';

/** Whose log the coach reads, and what of the profile it goes by. */
export type Athlete = {
  userId: number;
  /** Where the athlete is. */
  today: string;
  maxHeartRate: number;
  weeklyFrequency: WeeklyFrequency;
  heightCm: number | null;
  targetWeightKg: number | null;
};

export async function readAthlete(
  db: Db | Tx,
  of: { userId: number; nowMs: number },
): Promise<Athlete> {
  const user = await findUser(db, of.userId);
  if (!user) throw notFound('User');
  return {
    userId: user.id,
    today: dayInZone(of.nowMs, user.time_zone),
    maxHeartRate: user.max_heart_rate,
    weeklyFrequency: user.weekly_frequency,
    heightCm: user.height_cm,
    targetWeightKg: user.target_weight_kg,
  };
}
