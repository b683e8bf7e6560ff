import type { Summary } from '../../contract/analytics.ts';
import { ZONES } from '../../domain/zones.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { Doughnut } from '../ui/charts/doughnut.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { hoursText } from './amounts.ts';
import { type OfPeriod, useSummary } from './analytics.api.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { EmptyRing } from './empty-previews.tsx';
import { minutesInZones, zoneSentence } from './zone-words.ts';

export function ZoneDistribution(of: OfPeriod) {
  const query = useSummary(of);
  return (
    <Card title="Heart Rate Zone Distribution">
      <div className="grid min-h-64 lg:min-h-96 print:min-h-0 grid-cols-1">
        {query.data ? (
          <Zones summary={query.data} />
        ) : query.isError ? (
          <LoadFailure title="Your zones could not be loaded" query={query} />
        ) : (
          <ChartSkeleton />
        )}
      </div>
    </Card>
  );
}

function Zones({ summary }: { summary: Summary }) {
  const { avgHeartRate, zoneMinutes } = summary.period;
  const total = minutesInZones(zoneMinutes);
  if (total === 0) {
    return (
      <div className="self-center">
        <EmptyState
          title={avgHeartRate === null ? 'No heart rate data available' : 'No time in zones yet'}
          text={`${
            avgHeartRate === null
              ? ''
              : 'Your runs have an average heart rate, but no minutes in zones. '
          }Type in the minutes of each zone, or import workouts with their heart rate along the way. Or choose another period.`}
          preview={<EmptyRing />}
          action={
            <ButtonLink href="/apple-health" tone="quiet">
              Import a file
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <Doughnut
      label="Heart rate zone distribution"
      summary={zoneSentence(summary)}
      slices={ZONES.map((zone, index) => ({
        zone: zone.number,
        label: zone.trainingName,
        value: zoneMinutes[index] ?? 0,
      }))}
      formatValue={(minutes) => `${hoursText(60 * minutes)}\u00a0h`}
      whole={wholeOf(total)}
    />
  );
}

/** The middle of the ring has room for six figures. */
function wholeOf(minutes: number): { figure: string; text: string } {
  const figure = hoursText(60 * minutes);
  if (figure.length <= 6) return { figure, text: 'h in zones' };
  return { figure: Math.round(minutes / 60).toLocaleString('en'), text: 'hours in zones' };
}
