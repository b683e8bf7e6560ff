import { ZONES, zoneRanges } from '../../domain/zones.ts';
import { Table } from '../ui/table.tsx';
import { ZoneSwatch } from '../ui/zone-swatch.tsx';

/** Both sets of names side by side, so that 'Threshold' is never the wrong one. */
export function ZoneList({ maxHeartRate }: { maxHeartRate: number | null }) {
  const ranges = maxHeartRate === null ? [] : zoneRanges(maxHeartRate);
  return (
    <Table
      caption="Your five heart-rate zones"
      hideCaption
      rows={ZONES}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'zone',
          head: 'Zone',
          cell: ({ number, profileName }) => (
            <span className="flex items-center gap-2 whitespace-nowrap">
              <ZoneSwatch zone={number} />
              {profileName}
            </span>
          ),
        },
        { key: 'training', head: 'Training', cell: ({ trainingName }) => trainingName },
        {
          key: 'range',
          head: 'bpm',
          align: 'right',
          cell: ({ number }) => rangeText(ranges[number - 1]),
        },
      ]}
    />
  );
}

function rangeText(range: { fromBpm: number; toBpm: number } | undefined): string {
  return range ? `${range.fromBpm}–${range.toBpm}` : '—';
}
