import { sql } from 'kysely';
import { addDays, startOfWeek, type WeekStart } from '../../domain/calendar.ts';
import type { VolumeRow } from '../../domain/weekly-volume.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

/** What each day of the last weeks came to, by sport. */
export function findDaysOfWeeks(
  db: Db | Tx,
  of: { userId: number; today: string; weeks: number; weekStart: WeekStart },
): Promise<VolumeRow[]> {
  const { userId, today, weeks, weekStart } = of;
  return volumeByDay(db, {
    userId,
    from: addDays(startOfWeek(today, weekStart), -7 * (weeks - 1)),
    to: today,
  });
}

const volumeByDay = prepared<{ userId: number; from: string; to: string }, VolumeRow>(
  (db, param) => ({
    compile: () =>
      sql<VolumeRow>`
        select
          date,
          sport,
          sum(distance_m) as "distanceM",
          sum(duration_s) as "durationS",
          count(*) as count
        from workouts
        where user_id = ${param('userId')}
          and deleted_at is null
          and date >= ${param('from')}
          and date <= ${param('to')}
        group by date, sport`.compile(db),
  }),
);
