import type { Summary } from '../../contract/analytics.ts';
import type { PerZone } from '../../domain/zones.ts';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { countText } from '../words/amounts.ts';
import { daysText } from '../words/day-text.ts';
import { compareHeartRate } from './comparisons.ts';
import { DashboardStat } from './dashboard-stat.tsx';

export function HeartRateCard({ summary }: { summary: Summary | undefined }) {
  return (
    <DashboardStat
      label="Avg HR"
      period="30 days"
      value={summary && (summary.avgHeartRate?.toLocaleString('en') ?? null)}
      unit="bpm"
      comparison={summary && compareHeartRate(summary)}
      picture={summary && <ZoneBar minutes={perZone(summary.period.zoneMinutes)} />}
      trace={
        summary && (
          <TraceFacts
            formula="The average heart rate of every run that has one, each weighted by its time. The bar: the time of all workouts in heart-rate zones 1 to 5."
            facts={[
              { term: 'Days', detail: daysText(summary.period) },
              { term: 'Among', detail: countText(summary.period.runs, 'run') },
              {
                term: 'Before',
                detail: `${summary.previous.avgHeartRate ?? '—'}\u00a0bpm, ${daysText(summary.previous)}`,
              },
            ]}
          />
        )
      }
    />
  );
}

function perZone(minutes: readonly number[]): PerZone {
  const [zone1 = 0, zone2 = 0, zone3 = 0, zone4 = 0, zone5 = 0] = minutes;
  return [zone1, zone2, zone3, zone4, zone5];
}
