import type { TrainerWorkout } from '../../contract/sharing.ts';
import { ZONES, zoneShares } from '../../domain/zones.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figure } from '../ui/figure.tsx';
import { Table } from '../ui/table.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { ZoneSwatch } from '../ui/zone-swatch.tsx';
import { zonesOf } from '../words/workout-facts.ts';

const TITLE = 'Heart-rate Analysis';

export function HeartRateCard({ workout }: { workout: TrainerWorkout }) {
  const { avgHeartRate, maxHeartRate } = workout;
  const minutes = zonesOf(workout);
  const hasZones = minutes.some((each) => each > 0);
  if (avgHeartRate === null && maxHeartRate === null && !hasZones) {
    return (
      <Card title={TITLE}>
        <EmptyState title="No heart rate data available" />
      </Card>
    );
  }
  return (
    <Card title={TITLE}>
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
        <Beat term="Average" bpm={avgHeartRate} />
        <Beat term="Maximum" bpm={maxHeartRate} />
      </dl>
      <h3 className="mb-2 text-small font-semibold">Zone distribution</h3>
      <ZoneBar minutes={minutes} size="tall" />
      {hasZones && (
        <div className="mt-3">
          <ZoneRows minutes={minutes} />
        </div>
      )}
    </Card>
  );
}

function Beat({ term, bpm }: { term: string; bpm: number | null }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd>
        <Figure value={bpm} unit="bpm" size="title" />
      </dd>
    </div>
  );
}

// Without beats: the athlete's maximum heart rate, from which they follow, is not shared.
function ZoneRows({ minutes }: { minutes: ReturnType<typeof zonesOf> }) {
  const shares = zoneShares(minutes);
  return (
    <Table
      caption="Time in heart-rate zones"
      hideCaption
      rows={ZONES.map((zone, index) => ({
        zone,
        minutes: minutes[index] ?? 0,
        share: shares[index] ?? 0,
      }))}
      rowKey={({ zone }) => zone.number}
      columns={[
        {
          key: 'zone',
          head: 'Zone',
          cell: ({ zone }) => (
            <span className="flex items-center gap-2">
              <ZoneSwatch zone={zone.number} />
              {zone.trainingName}
            </span>
          ),
        },
        { key: 'minutes', head: 'Minutes', align: 'right', cell: (row) => row.minutes },
        { key: 'share', head: 'Share', align: 'right', cell: (row) => `${row.share}\u00a0%` },
      ]}
    />
  );
}
