import { type PerZone, ZONES, zoneShares } from '../../domain/zones.ts';
import { classNames } from './class-names.ts';
import { ZONE_BOX } from './zone-look.ts';

type ZoneBarProps = {
  minutes: PerZone;
  /** 'line' in lists and cards, 'tall' where the bar is the point. */
  size?: keyof typeof HEIGHTS;
};

const HEIGHTS = { line: 'h-4', tall: 'h-7' };

export function ZoneBar({ minutes, size = 'line' }: ZoneBarProps) {
  const shares = zoneShares(minutes);
  const parts = ZONES.map((zone, index) => ({
    zone,
    minutes: minutes[index] ?? 0,
    share: shares[index] ?? 0,
  })).filter((part) => part.minutes > 0);

  if (parts.length === 0) return <NoZones size={size} />;

  const said = parts.map(
    ({ zone, minutes, share }) =>
      `zone ${zone.number} ${zone.trainingName} ${Math.round(minutes)} min, ${share} %`,
  );
  return (
    <div
      role="img"
      aria-label={`Heart-rate zones: ${said.join('; ')}`}
      className={classNames('prints flex w-full gap-0.5 text-note font-semibold', HEIGHTS[size])}
    >
      {parts.map(({ zone, minutes }) => (
        <span
          key={zone.number}
          className={classNames(
            '@container grid min-w-1 basis-0 rounded-mark place-items-center border leading-none',
            ZONE_BOX[zone.number],
          )}
          style={{ flexGrow: minutes }}
        >
          <span className="hidden @min-[0.75rem]:block">{zone.number}</span>
        </span>
      ))}
    </div>
  );
}

function NoZones({ size }: { size: keyof typeof HEIGHTS }) {
  return (
    <div
      className={classNames(
        '@container grid w-full place-items-center rounded-mark border border-dashed border-edge text-note text-soft',
        HEIGHTS[size],
      )}
    >
      <span className="sr-only @min-[9rem]:not-sr-only">No heart-rate zones</span>
    </div>
  );
}
