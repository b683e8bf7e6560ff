import { readPacedRuns, readPeriodRuns, readSummary, readWeeks } from '../../contract/analytics.ts';
import { dayInZone } from '../../domain/calendar.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Caller, Router } from '../platform/http/router.ts';
import { pacedRunOf, summaryOf, weekOf } from './figures.ts';
import { findLatestPacedRuns } from './paced-runs.ts';
import { readRunsOfPeriod } from './period-runs.ts';
import { findTrainingSums } from './training-sums.ts';
import { findWeeklyVolume } from './weekly-volume.ts';

export function mountAnalytics(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  const todayOf = (caller: Caller) => dayInZone(clock.nowMs(), caller.timeZone);

  route(readSummary, async ({ userId, caller, query }) => {
    const today = todayOf(caller);
    const periodDays = query.period;
    return summaryOf(await findTrainingSums(db, { userId, today, periodDays }), {
      today,
      periodDays,
    });
  });

  route(readWeeks, async ({ userId, caller, query }) => {
    const today = todayOf(caller);
    return (await findWeeklyVolume(db, { userId, today, weeks: query.weeks })).map(weekOf);
  });

  route(readPeriodRuns, ({ userId, caller, query }) =>
    readRunsOfPeriod(db, { userId, today: todayOf(caller), periodDays: query.period }),
  );

  route(readPacedRuns, async ({ userId, query }) =>
    (await findLatestPacedRuns(db, { userId, limit: query.limit })).map(pacedRunOf),
  );
}
