import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerJson } from '../../contract/endpoint.ts';
import type { readFuelLab } from '../../contract/fuel.ts';
import { LONG_RUN_S } from '../../domain/fuel.ts';
import { intakeOf, LONG_RUNS_SHOWN, type LongRun } from '../../domain/fuel-lab.ts';
import type { LateEffort } from '../../domain/recording/late-effort.ts';
import type { SummaryPeriod } from '../../domain/summary.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { stretchesOf } from './figures.ts';
import { type FuelledRunRow, findFuelledRuns } from './fuel.queries.ts';
import { readLateEffort } from './late-effort.ts';

/** What was taken on the long runs of a period, and how their ends were. */
export async function answerFuelLab(
  db: Db | Tx,
  of: { userId: number; today: string; period: SummaryPeriod },
): Promise<AnswerJson<typeof readFuelLab>> {
  const { userId } = of;
  const { period } = stretchesOf(of);
  const rows = await findFuelledRuns(db, {
    userId,
    from: period.from,
    to: period.to,
    leastS: LONG_RUN_S,
    limit: LONG_RUNS_SHOWN + 1,
  });
  const runs: LongRun[] = [];
  for (const row of rows.slice(0, LONG_RUNS_SHOWN)) {
    runs.push(longRunOf(row, await readLateEffort(db, { workoutId: row.id, userId })));
    // Some five milliseconds each: others have their turn in between.
    await nextTurn();
  }
  return { today: of.today, period, runs, hasMore: rows.length > LONG_RUNS_SHOWN };
}

function longRunOf(row: FuelledRunRow, late: LateEffort): LongRun {
  const gels = row.caffeinated_gels + row.non_caffeinated_gels;
  const intake = intakeOf({
    gels,
    gelType: row.gel_type,
    hydrationMl: row.hydration_ml,
    durationS: row.duration_s,
  });
  return {
    id: row.id,
    date: row.date,
    runningSubtype: row.running_subtype,
    distanceM: row.distance_m,
    durationS: row.duration_s,
    gels,
    ...intake,
    ...late,
  };
}
