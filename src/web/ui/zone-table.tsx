import { formatElapsed } from '../../domain/duration.ts';
import {
  type PerZone,
  ZONES,
  type ZoneBounds,
  zoneRanges,
  zoneShares,
} from '../../domain/zones.ts';
import { Table } from './table.tsx';
import { ZoneSwatch } from './zone-swatch.tsx';

type ZoneTableProps = { seconds: PerZone; zones: ZoneBounds };

/** The zone bar's numbers, to be read. */
export function ZoneTable({ seconds, zones }: ZoneTableProps) {
  const shares = zoneShares(seconds);
  const ranges = zoneRanges(zones);
  const rows = ZONES.map((zone, index) => ({
    zone,
    range: `${ranges[index]?.fromBpm}–${ranges[index]?.toBpm}`,
    time: formatElapsed(seconds[index] ?? 0),
    share: shares[index] ?? 0,
  }));
  return (
    <Table
      caption="Time in heart-rate zones"
      hideCaption
      rows={rows}
      rowKey={(row) => row.zone.number}
      columns={[
        {
          key: 'zone',
          head: 'Zone',
          cell: (row) => (
            <span className="flex items-center gap-2">
              <ZoneSwatch zone={row.zone.number} />
              <span>
                {row.zone.trainingName}
                <span className="block text-note text-soft xs:hidden">{row.range}&nbsp;bpm</span>
              </span>
            </span>
          ),
        },
        {
          key: 'range',
          head: 'bpm',
          align: 'right',
          wideOnly: 'notNarrowest',
          cell: (row) => row.range,
        },
        {
          key: 'time',
          head: 'Time',
          align: 'right',
          cell: (row) => row.time,
        },
        { key: 'share', head: 'Share', align: 'right', cell: (row) => `${row.share}\u00a0%` },
      ]}
    />
  );
}
