import type { readPeriodRuns } from '../../contract/analytics.ts';
import type { AnswerJson } from '../../contract/endpoint.ts';
import { ANALYSED_RUNS_SHOWN, PACE_CHART_RUNS } from '../../domain/limits.ts';
import { summaryRanges } from '../../domain/summary.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { toWorkoutJson } from '../workouts/workout-rows.ts';
import { findBestPace } from './best-pace.ts';
import { pacedRunOf } from './figures.ts';
import { findPacedRuns } from './paced-runs.ts';
import { findRecentRuns } from './recent-runs.ts';

/** The few runs that tell of a period, however many it has. */
export async function readRunsOfPeriod(
  db: Db | Tx,
  of: { userId: number; today: string; periodDays: number },
): Promise<AnswerJson<typeof readPeriodRuns>> {
  const { userId, today, periodDays: days } = of;
  const { period, previous } = summaryRanges(of);
  const [paced, best, bestBefore, recent] = await Promise.all([
    findPacedRuns(db, { userId, ...period, limit: PACE_CHART_RUNS }),
    findBestPace(db, { userId, ...period }),
    findBestPace(db, { userId, ...previous }),
    findRecentRuns(db, { userId, ...period, limit: ANALYSED_RUNS_SHOWN }),
  ]);
  return {
    today,
    period: { days, ...period },
    previous: { days, ...previous },
    pacedRuns: paced.map(pacedRunOf).reverse(),
    bestPace: best && pacedRunOf(best),
    previousBestPace: bestBefore && pacedRunOf(bestBefore),
    recentRuns: recent.map(toWorkoutJson),
  };
}
