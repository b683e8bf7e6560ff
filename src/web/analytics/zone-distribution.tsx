import type { Summary } from '../../contract/analytics.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { ZONES } from '../../domain/zones.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { useRunsBehind } from '../runs-behind/use-runs-behind.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { ChartSkeleton } from '../ui/charts/chart-skeleton.tsx';
import { Doughnut } from '../ui/charts/doughnut.tsx';
import { onRing, ringPath } from '../ui/charts/ring-path.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ZONE_SHAPE } from '../ui/zone-look.ts';
import { type OfPeriod, useSummary } from './analytics.api.ts';
import { timeInZones, zoneSentence } from './zone-words.ts';

export function ZoneDistribution(of: OfPeriod) {
  const query = useSummary(of);
  return (
    <Card title="Heart Rate Zone Distribution">
      <div className="grid min-h-64 lg:min-h-96 print:min-h-0 grid-cols-1">
        {query.data ? (
          <Zones summary={query.data} userId={of.userId} />
        ) : (
          <NotLoaded title="Your zones could not be loaded" query={query}>
            <ChartSkeleton />
          </NotLoaded>
        )}
      </div>
    </Card>
  );
}

function Zones({ summary, userId }: { summary: Summary; userId: number }) {
  const { open, dialog } = useRunsBehind(userId);
  const { avgHeartRate, zoneSeconds } = summary.period;
  const total = timeInZones(zoneSeconds);
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
  const { from, to } = summary.period;
  return (
    <>
      <Doughnut
        label="Heart rate zone distribution"
        summary={zoneSentence(summary)}
        slices={ZONES.map((zone, index) => ({
          zone: zone.number,
          label: zone.trainingName,
          value: zoneSeconds[index] ?? 0,
          open: () =>
            open({
              title: `Zone ${zone.number} ${zone.trainingName}`,
              from,
              to,
              of: 'any',
              zone: zone.number,
            }),
        }))}
        formatValue={formatElapsed}
        whole={{ figure: formatElapsed(total), text: 'in zones' }}
      />
      {dialog}
    </>
  );
}

const SHARES = [0.15, 0.6, 0.13, 0.09, 0.03];

/** What an empty ring will look like: a drawing that is never read out. */
function EmptyRing() {
  const starts = SHARES.map((_, index) =>
    SHARES.slice(0, index).reduce((sum, share) => sum + share, 0),
  );
  return (
    <svg aria-hidden="true" viewBox="-100 -100 200 200" className="mx-auto w-36">
      {ZONES.map((zone, index) => {
        const from = starts[index] ?? 0;
        const to = from + (SHARES[index] ?? 0);
        const middle = onRing((from + to) / 2, 80);
        return (
          <g key={zone.number}>
            <path
              d={ringPath({ from, to, inner: 62, outer: 98 })}
              strokeWidth="1.5"
              className={ZONE_SHAPE[zone.number]}
            />
            {to - from > 0.08 && (
              <text x={middle.x} y={middle.y + 5} textAnchor="middle" className="text-small">
                {zone.number}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
