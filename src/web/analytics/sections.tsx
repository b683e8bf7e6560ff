import type { Day } from '../../domain/calendar.ts';
import type { OfPeriod } from './analytics.api.ts';
import { PaceTrends } from './pace-trends.tsx';
import { RaceProgress } from './race-progress.tsx';
import { RecentAnalysis } from './recent-analysis.tsx';
import { TrainingVolume } from './training-volume.tsx';
import { ZoneDistribution } from './zone-distribution.tsx';

type SectionsProps = OfPeriod & { today: Day };

/** What stands under the figures; its code, the charts with it, comes second. */
export function Sections({ userId, period, today }: SectionsProps) {
  return (
    <>
      <div className="grid gap-3 md:gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <PaceTrends userId={userId} period={period} today={today} />
        <ZoneDistribution userId={userId} period={period} />
      </div>
      <TrainingVolume userId={userId} />
      <RaceProgress userId={userId} today={today} />
      <RecentAnalysis userId={userId} period={period} today={today} />
    </>
  );
}
