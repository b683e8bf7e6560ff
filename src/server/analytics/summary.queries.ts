import { sql } from 'kysely';
import type { WeekStart } from '../../domain/calendar.ts';
import {
  type SportSums,
  type SummaryPeriod,
  summaryRanges,
  thisWeek,
} from '../../domain/summary.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

/** What one sport adds up to on one of the stretches that a summary tells of. */
export type SummaryRow = SportSums & {
  /** Null for days of this week that lie in neither. */
  stretch: 'period' | 'previous' | null;
  isThisWeek: 0 | 1;
};

/** How much was trained in a period, in the one before it and in this week, by sport. */
export function findSummarySums(
  db: Db | Tx,
  of: { userId: number; today: string; period: SummaryPeriod; weekStart: WeekStart },
): Promise<SummaryRow[]> {
  const { period, previous } = summaryRanges(of);
  const { from: weekFrom } = thisWeek(of.today, of.weekStart);
  return sumsByStretch(db, {
    userId: of.userId,
    earliest: previous.from < weekFrom ? previous.from : weekFrom,
    previousFrom: previous.from,
    previousTo: previous.to,
    periodFrom: period.from,
    periodTo: period.to,
    latest: period.to > of.today ? period.to : of.today,
    weekFrom,
    today: of.today,
  });
}

type Params = {
  userId: number;
  earliest: string;
  previousFrom: string;
  previousTo: string;
  periodFrom: string;
  periodTo: string;
  latest: string;
  weekFrom: string;
  today: string;
};

const sumsByStretch = prepared<Params, SummaryRow>(
  (param) =>
    sql<SummaryRow>`
    select
      case
        when date >= ${param('periodFrom')} and date <= ${param('periodTo')} then 'period'
        when date >= ${param('previousFrom')} and date <= ${param('previousTo')} then 'previous'
      end as stretch,
      case
        when date >= ${param('weekFrom')} and date <= ${param('today')} then 1
        else 0
      end as "isThisWeek",
      sport,
      count(*) as workouts,
      coalesce(sum(distance_m), 0) as "distanceM",
      coalesce(sum(duration_s), 0) as "durationS",
      coalesce(sum(case when duration_s > 0 then distance_m end), 0) as "pacedM",
      coalesce(sum(case when distance_m > 0 then duration_s end), 0) as "pacedS",
      coalesce(sum(cast(avg_heart_rate as bigint) * duration_s), 0) as "heartRateTimesS",
      coalesce(sum(case when avg_heart_rate > 0 then duration_s end), 0) as "heartRateS",
      sum(zone1_s) as "zone1S",
      sum(zone2_s) as "zone2S",
      sum(zone3_s) as "zone3S",
      sum(zone4_s) as "zone4S",
      sum(zone5_s) as "zone5S"
    from workouts
    where user_id = ${param('userId')}
      and deleted_at is null
      and date >= ${param('earliest')}
      and date <= ${param('latest')}
    group by 1, 2, 3`,
);
