import { Card } from '../ui/card.tsx';
import { ComparisonText } from '../ui/comparison-text.tsx';
import { Figure } from '../ui/figure.tsx';
import { Pending } from '../ui/pending.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { StatCardSkeleton } from '../ui/stat-card-skeleton.tsx';
import { Trace } from '../ui/trace.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { ZoneLegend } from '../ui/zone-legend.tsx';
import { ZoneTable } from '../ui/zone-table.tsx';
import { KitSection } from './kit-section.tsx';

const MINUTES = [8, 58, 20, 10, 3] as const;

export function FigureParts() {
  return (
    <KitSection
      title="Figures and zones"
      files="figure, pending, stat-card, trace, trace-facts, change, comparison-text, zone-bar, zone-legend, zone-table"
    >
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        <StatCard
          label="Best Pace"
          value="4:41"
          unit="/km"
          trace="5.0 km on 2 November, a parkrun."
        />
        <StatCard
          label="Avg HR"
          period="30 days"
          value={null}
          unit="bpm"
          comparison="No strap worn"
        />
        <StatCard
          label="Total Time"
          period="This year"
          value="123:45:10"
          comparison={
            <ComparisonText
              comparison={{ change: '4\u00a0h less', better: false, against: 'than last year' }}
            />
          }
        />
        <StatCardSkeleton />
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <Card title="ZoneBar, ZoneLegend" lead="The number is on the colour, everywhere.">
          <div className="flex flex-col gap-3">
            <ZoneBar minutes={MINUTES} size="tall" />
            <ZoneBar minutes={MINUTES} />
            <div className="w-24">
              <ZoneBar minutes={[3, 40, 2, 1, 1]} />
            </div>
            <ZoneBar minutes={[0, 0, 0, 0, 0]} />
            <ZoneLegend maxHeartRate={185} />
          </div>
          <p className="mt-4 text-small">
            <Figure value="18.2" unit="km" /> in the text,{' '}
            <Figure value="18.2" unit="km" size="title" /> in a heading.{' '}
            <Trace label="What this distance rests on">
              <TraceFacts
                formula="From the watch, not from the map."
                facts={[{ term: 'Watch', detail: <Figure value="18.2" unit="km" /> }]}
              />
            </Trace>{' '}
            <Figure value={<Pending />} unit="km" /> on its way.
          </p>
        </Card>
        <Card title="ZoneTable">
          <ZoneTable minutes={MINUTES} maxHeartRate={185} />
        </Card>
      </div>
    </KitSection>
  );
}
