import { sql } from 'kysely';
import { addDays, startOfWeek } from '../../domain/calendar.ts';
import { type VolumeRow, type WeekVolume, weeklyVolume } from '../../domain/weekly-volume.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

/** What each of the last weeks came to; the database adds up the days, the domain the weeks. */
export async function findWeeklyVolume(
  db: Db | Tx,
  of: { userId: number; today: string; weeks: number },
): Promise<WeekVolume[]> {
  const { userId, today, weeks } = of;
  const sunday = startOfWeek(today);
  const rows = await volumeByDay(db, {
    userId,
    from: addDays(sunday, -7 * (weeks - 1)),
    to: addDays(sunday, 6),
  });
  return weeklyVolume(rows, { today, weeks });
}

const volumeByDay = prepared<{ userId: number; from: string; to: string }, VolumeRow>(
  (db, param) => ({
    compile: () =>
      sql<VolumeRow>`
        select
          date,
          workout_type as "workoutType",
          sum(distance_m) as "distanceM",
          sum(duration_s) as "durationS",
          count(*) as count
        from workouts
        where user_id = ${param('userId')}
          and deleted_at is null
          and date >= ${param('from')}
          and date <= ${param('to')}
        group by date, workout_type`.compile(db),
  }),
);
