import { sql } from 'kysely';
import { addDays, startOfWeek, type WeekStart } from '../../domain/calendar.ts';
import { type BeatsRow, LEAST_STEADY_S, type ZonesRow } from '../../domain/over-time.ts';
import type { VolumeRow } from '../../domain/weekly-volume.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';

type Days = { userId: number; from: string; to: string };
type Row = VolumeRow & Record<'zone1S' | 'zone2S' | 'zone3S' | 'zone4S' | 'zone5S', number>;

/** What each day came to, by sport, and the time in its zones. */
export async function findDaySums(
  db: Db | Tx,
  of: Days,
): Promise<{ volumes: VolumeRow[]; zones: ZonesRow[] }> {
  const rows = await sumsByDay(db, of);
  return {
    volumes: rows,
    zones: rows.map(({ date, zone1S, zone2S, zone3S, zone4S, zone5S }) => ({
      date,
      zoneSeconds: [zone1S, zone2S, zone3S, zone4S, zone5S],
    })),
  };
}

const sumsByDay = prepared<Days, Row>(
  (param) =>
    sql<Row>`
    select
      date,
      sport,
      sum(distance_m) as "distanceM",
      sum(duration_s) as "durationS",
      count(*) as count,
      sum(zone1_s) as "zone1S",
      sum(zone2_s) as "zone2S",
      sum(zone3_s) as "zone3S",
      sum(zone4_s) as "zone4S",
      sum(zone5_s) as "zone5S"
    from workouts
    where user_id = ${param('userId')}
      and deleted_at is null
      and date >= ${param('from')}
      and date <= ${param('to')}
    group by date, sport`,
);

/** What each day of the last weeks came to, by sport. */
export async function findDaysOfWeeks(
  db: Db | Tx,
  of: { userId: number; today: string; weeks: number; weekStart: WeekStart },
): Promise<VolumeRow[]> {
  const { userId, today, weeks, weekStart } = of;
  const from = addDays(startOfWeek(today, weekStart), -7 * (weeks - 1));
  return sumsByDay(db, { userId, from, to: today });
}

/** Distance and time of each day's runs by their average heart rate: the rule of `steadyHeartRate`. */
export const findBeats = prepared<Days, BeatsRow>(
  (param) =>
    sql<BeatsRow>`
    select
      date,
      (avg_heart_rate + 2) / 5 * 5 as "heartRate",
      count(*) as runs,
      sum(distance_m) as "distanceM",
      sum(duration_s) as "durationS"
    from workouts
    where user_id = ${param('userId')}
      and deleted_at is null
      and ${IS_RUN}
      and date >= ${param('from')}
      and date <= ${param('to')}
      and avg_heart_rate > 0
      and distance_m > 0
      and duration_s >= ${sql.lit(LEAST_STEADY_S)}
      and coalesce(running_subtype, '') not in ('treadmill', 'outdoor-interval')
    group by 1, 2`,
);
