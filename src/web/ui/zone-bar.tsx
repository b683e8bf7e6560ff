import { type PerZone, ZONES, zoneShares } from '../../domain/zones.ts';
import { classNames } from './class-names.ts';
import { ZONE_BOX } from './zone-look.ts';

type ZoneBarProps = {
  minutes: PerZone;
  /** 'line' in lists and cards, 'tall' where the bar is the point. */
  size?: 'line' | 'tall';
};

export function ZoneBar({ minutes, size = 'line' }: ZoneBarProps) {
  const shares = zoneShares(minutes);
  const parts = ZONES.map((zone, index) => ({
    zone,
    minutes: minutes[index] ?? 0,
    share: shares[index] ?? 0,
  })).filter((part) => part.minutes > 0);

  if (parts.length === 0) return <p className="text-note text-soft">No heart-rate zones</p>;

  const said = parts.map(
    ({ zone, minutes, share }) =>
      `zone ${zone.number} ${zone.trainingName} ${Math.round(minutes)} min, ${share} %`,
  );
  return (
    <div
      role="img"
      aria-label={`Heart-rate zones: ${said.join('; ')}`}
      className={classNames(
        'flex w-full gap-0.5 overflow-hidden rounded-box text-note font-semibold',
        size === 'tall' ? 'h-7' : 'h-4',
      )}
    >
      {parts.map(({ zone, minutes }) => (
        <span
          key={zone.number}
          className={classNames(
            '@container grid min-w-1 basis-0 place-items-center border leading-none',
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
