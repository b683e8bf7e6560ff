import { readSummary, readWeeks, summaryToJson, weekToJson } from '../../contract/analytics.ts';
import type { AnswerJson } from '../../contract/endpoint.ts';
import { readFuelLab } from '../../contract/fuel.ts';
import { readOverTime, stepToJson } from '../../contract/over-time.ts';
import { pacedRunToJson, readPeriodRuns } from '../../contract/period-runs.ts';
import { readRecordsOf } from '../../contract/records.ts';
import { readReadiness, readTrainingForm } from '../../contract/training-form.ts';
import { readTrainingStatus } from '../../contract/training-status.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { ANALYSED_RUNS_SHOWN, PACE_CHART_RUNS } from '../../domain/limits.ts';
import { overTime } from '../../domain/over-time.ts';
import { type SummaryPeriod, summaryRanges } from '../../domain/summary.ts';
import { weeklyVolume } from '../../domain/weekly-volume.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Caller, Router } from '../platform/http/router.ts';
import { toWorkoutJson } from '../workouts/workout-rows.ts';
import { stretchesOf, summaryOf } from './figures.ts';
import { answerFuelLab } from './fuel-lab.ts';
import { findBeats, findDaySums, findDaysOfWeeks } from './over-time.queries.ts';
import { readRecords, recordsToJson } from './records.ts';
import { findBestPace, findPacedRuns, findRecentRuns } from './runs.queries.ts';
import { findSummarySums } from './summary.queries.ts';
import { answerReadiness, answerTrainingForm, gatherTrainingForm } from './training-form.ts';

export function mountAnalytics(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  const todayOf = (caller: Caller) => dayInZone(clock.nowMs(), caller.timeZone);

  route(readSummary, async ({ userId, caller, query }) => {
    const { weekStart } = caller.measures;
    const of = { userId, today: todayOf(caller), period: query.period, weekStart };
    return summaryToJson(summaryOf(await findSummarySums(db, of), of));
  });

  route(readWeeks, async ({ userId, caller, query }) => {
    const { weekStart } = caller.measures;
    const of = { userId, today: todayOf(caller), weeks: query.weeks, weekStart };
    return weeklyVolume(await findDaysOfWeeks(db, of), of).map(weekToJson);
  });

  route(readOverTime, async ({ userId, caller, query }) => {
    const { weekStart } = caller.measures;
    const days = { userId, from: query.from, to: query.to };
    const [sums, beats] = await Promise.all([findDaySums(db, days), findBeats(db, days)]);
    const steps = overTime({ ...sums, beats }, { ...query, weekStart });
    return steps.map(stepToJson);
  });

  route(readPeriodRuns, ({ userId, caller, query }) =>
    readRunsOfPeriod(db, { userId, today: todayOf(caller), period: query.period }),
  );

  route(readRecordsOf, async ({ userId, caller }) => {
    const today = todayOf(caller);
    const records = await readRecords(db, { userId, today });
    return { today, distances: records.map(recordsToJson) };
  });

  route(readTrainingStatus, async ({ userId, caller }) => {
    const { form } = await gatherTrainingForm(db, { userId, today: todayOf(caller) });
    return form.status;
  });

  route(readTrainingForm, ({ userId, caller, query }) =>
    answerTrainingForm(db, { userId, today: todayOf(caller), period: query.period }),
  );

  route(readFuelLab, ({ userId, caller, query }) =>
    answerFuelLab(db, { userId, today: todayOf(caller), period: query.period }),
  );

  route(readReadiness, ({ userId, caller }) =>
    answerReadiness(db, { userId, today: todayOf(caller) }),
  );
}

/** The few runs that tell of a period, however many it has. */
export async function readRunsOfPeriod(
  db: Db | Tx,
  of: { userId: number; today: string; period: SummaryPeriod },
): Promise<AnswerJson<typeof readPeriodRuns>> {
  const { userId } = of;
  const { period, previous } = summaryRanges(of);
  const [paced, best, bestBefore, recent] = await Promise.all([
    findPacedRuns(db, { userId, from: period.from, to: period.to, limit: PACE_CHART_RUNS }),
    findBestPace(db, { userId, from: period.from, to: period.to }),
    findBestPace(db, { userId, from: previous.from, to: previous.to }),
    findRecentRuns(db, { userId, from: period.from, to: period.to, limit: ANALYSED_RUNS_SHOWN }),
  ]);
  const stretches = stretchesOf(of);
  return {
    today: of.today,
    period: stretches.period,
    previous: stretches.previous,
    pacedRuns: paced.map(pacedRunToJson).reverse(),
    bestPace: best && pacedRunToJson(best),
    previousBestPace: bestBefore && pacedRunToJson(bestBefore),
    recentRuns: recent.map(toWorkoutJson),
  };
}
