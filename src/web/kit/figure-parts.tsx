import { zonesOfMaximum } from '../../domain/zones.ts';
import { Card } from '../ui/card.tsx';
import { CardHeading } from '../ui/card-heading.tsx';
import { ComparisonText } from '../ui/comparison-text.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { Figure } from '../ui/figure.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { Pending } from '../ui/pending.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { StatCardSkeleton } from '../ui/stat-card-skeleton.tsx';
import { Table } from '../ui/table.tsx';
import { Trace } from '../ui/trace.tsx';
import { TraceFacts } from '../ui/trace-facts.tsx';
import { WorkoutList } from '../ui/workout-list.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { ZoneTable } from '../ui/zone-table.tsx';
import { KitSection } from './kit-section.tsx';
import { WORKOUTS } from './samples.ts';

const MINUTES = [8, 58, 20, 10, 3] as const;

export function FigureParts() {
  return (
    <KitSection
      title="Figures and zones"
      files="figure, pending, stat-card, trace, trace-facts, change, comparison-text, zone-bar, zone-table"
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
        <Card title="ZoneBar" lead="The number is on the colour, everywhere.">
          <div className="flex flex-col gap-3">
            <ZoneBar minutes={MINUTES} size="tall" />
            <ZoneBar minutes={MINUTES} />
            <div className="w-24">
              <ZoneBar minutes={[3, 40, 2, 1, 1]} />
            </div>
            <ZoneBar minutes={[0, 0, 0, 0, 0]} />
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
          <ZoneTable seconds={[480, 3480, 1200, 600, 180]} zones={zonesOfMaximum(185)} />
        </Card>
      </div>
    </KitSection>
  );
}

export function ListParts() {
  return (
    <KitSection
      title="Lists and tables"
      files="workout-list, card-heading, table, description-list, skeletons"
    >
      <div className="grid items-start gap-4">
        <Card title="WorkoutList" lead="Two lines on a phone, one at a desk.">
          <WorkoutList label="Workouts" items={WORKOUTS} />
        </Card>
        <Card title="CardHeading" lead="All of the card leads to the workout.">
          <div className="relative">
            <CardHeading label="Long run" day="Sun 15 Nov" href="/run-details/1" />
          </div>
        </Card>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card title="Table">
            <Table
              caption="Three workouts of November"
              rows={WORKOUTS}
              rowKey={(row) => row.key}
              columns={[
                { key: 'date', head: 'Date', cell: (row) => row.date },
                { key: 'kind', head: 'Type', cell: (row) => row.kind },
                { key: 'km', head: 'km', align: 'right', cell: (row) => row.distance ?? '—' },
                { key: 'time', head: 'Time', align: 'right', cell: (row) => row.time },
                {
                  key: 'zones',
                  head: 'Zones',
                  wideOnly: true,
                  cell: (row) => <ZoneBar minutes={row.zoneMinutes} />,
                },
              ]}
            />
          </Card>
          <Card title="DescriptionList">
            <DescriptionList
              items={[
                { term: 'Gel type', detail: 'SiS' },
                { term: 'Caffeinated', detail: '1 gel' },
                { term: 'Hydration', detail: '500 ml' },
                { term: 'Calories', detail: null },
              ]}
            />
          </Card>
          <Card title="FactLine">
            <FactLine
              facts={[
                { term: 'Effort', detail: '6 of 10' },
                { term: 'Feel', detail: 'good' },
              ]}
            />
          </Card>
          <Card title="ListSkeleton" lead="As tall as what comes.">
            <ListSkeleton rows={2} />
          </Card>
        </div>
      </div>
    </KitSection>
  );
}
