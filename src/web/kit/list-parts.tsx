import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { Table } from '../ui/table.tsx';
import { WorkoutList } from '../ui/workout-list.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { KitSection } from './kit-section.tsx';
import { WORKOUTS } from './samples.ts';

export function ListParts() {
  return (
    <KitSection title="Lists and tables" files="workout-list, table, description-list, skeletons">
      <div className="grid items-start gap-4">
        <Card title="WorkoutList" lead="Two lines on a phone, one at a desk.">
          <WorkoutList label="Workouts" items={WORKOUTS} />
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
                { key: 'km', head: 'km', align: 'right', cell: (row) => row.km ?? '—' },
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
          <Card title="ListSkeleton" lead="As tall as what comes.">
            <ListSkeleton rows={2} />
          </Card>
        </div>
      </div>
    </KitSection>
  );
}
