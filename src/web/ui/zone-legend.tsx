import { ZONES, zoneRanges } from '../../domain/zones.ts';
import { ZoneSwatch } from './zone-swatch.tsx';

type ZoneLegendProps = {
  /** With it, the beats of each zone stand beside its name. */
  maxHeartRate?: number;
};

export function ZoneLegend({ maxHeartRate }: ZoneLegendProps) {
  const ranges = maxHeartRate === undefined ? [] : zoneRanges(maxHeartRate);
  return (
    <ul aria-label="Heart-rate zones" className="flex flex-wrap gap-x-4 gap-y-1 text-small">
      {ZONES.map((zone, index) => {
        const range = ranges[index];
        return (
          <li key={zone.number} className="flex items-center gap-1.5">
            <ZoneSwatch zone={zone.number} />
            {zone.trainingName}
            {range && (
              <span className="whitespace-nowrap text-soft">
                {range.fromBpm}–{range.toBpm}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
