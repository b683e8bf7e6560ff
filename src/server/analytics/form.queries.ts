import { sql } from 'kysely';
import type { FormRun } from '../../domain/load/training-form.ts';
import { notedHeat } from '../../domain/noted-heat.ts';
import { notedIllness } from '../../domain/noted-illness.ts';
import { notedPain, type PainInNote } from '../../domain/noted-pain.ts';
import { notedPregnancy, type PregnancyInNote } from '../../domain/noted-pregnancy.ts';
import { believedDistanceM } from '../../domain/plausible-time.ts';
import { originsShownTo, type ShownOrigins } from '../../domain/source-policy.ts';
import type { Sport } from '../../domain/sports.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { IS_RUN } from '../workouts/runs.queries.ts';
import { isShown } from '../workouts/shown-workouts.queries.ts';
import { zoneMinutesOf } from '../workouts/workout-rows.ts';

export type LoggedRun = FormRun & { id: number; gels: number };

type Shown = {
  userId: number;
  /** Those that the reader may see, for where they came from; the athlete sees all. */
  origins?: ShownOrigins;
};

/** More in the days that are looked at is no log of a person. */
const MOST_RUNS = 5_000;

/** The runs of some days with what a load is worked out from, oldest first. */
export async function findFormRuns(
  db: Db | Tx,
  of: Shown & { from: string; to: string },
): Promise<LoggedRun[]> {
  const rows = await runsOf(db, of)
    .select([
      'id',
      'date',
      'running_subtype',
      'distance_m',
      'duration_s',
      'avg_heart_rate',
      'title',
      'tags',
      'notes',
      'zone1_s',
      'zone2_s',
      'zone3_s',
      'zone4_s',
      'zone5_s',
      sql<number>`caffeinated_gels + non_caffeinated_gels`.as('gels'),
    ])
    .where('date', '>=', of.from)
    .where('date', '<=', of.to)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RUNS)
    .execute();
  return rows.reverse().map((row) => ({
    id: row.id,
    date: row.date,
    runningSubtype: row.running_subtype,
    distanceM: believedDistanceM({ distanceM: row.distance_m, durationS: row.duration_s }),
    durationS: row.duration_s,
    avgHeartRate: row.avg_heart_rate,
    zoneMinutes: zoneMinutesOf(row),
    gels: Number(row.gels),
    isHot: notedHeat(row),
  }));
}

/** The days of the first runs of a log up to today, as many as asked. */
export async function findFirstRunDays(
  db: Db | Tx,
  of: Shown & { to: string; limit: number },
): Promise<string[]> {
  const rows = await runsOf(db, of)
    .select('date')
    .where('date', '<=', of.to)
    .orderBy('date')
    .orderBy('id')
    .limit(of.limit)
    .execute();
  return rows.map(({ date }) => date);
}

/** More in twelve weeks are no log of a person. */
const MOST_NOTED = 500;

/** The workouts of some days with what their notes tell of illness, pain and pregnancy. */
export async function findNotedHealth(
  db: Db | Tx,
  of: Shown & { from: string; to: string },
): Promise<
  {
    id: number;
    date: string;
    sport: Sport;
    illness: string | null;
    pain: PainInNote | null;
    pregnancy: PregnancyInNote | null;
  }[]
> {
  const { userId, origins = originsShownTo('athlete') } = of;
  const rows = await db
    .selectFrom('workouts')
    .select(['id', 'date', 'sport', 'notes'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(isShown(origins))
    .where('date', '>=', of.from)
    .where('date', '<=', of.to)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NOTED)
    .execute();
  return rows.map(({ notes, ...row }) => ({
    ...row,
    illness: notedIllness(notes),
    pain: notedPain(notes),
    pregnancy: notedPregnancy(notes),
  }));
}

function runsOf(db: Db | Tx, { userId, origins = originsShownTo('athlete') }: Shown) {
  return db
    .selectFrom('workouts')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(IS_RUN)
    .where(isShown(origins));
}
