import { formatDuration } from '../../domain/duration.ts';
import { TargetScale } from '../ui/charts/target-scale.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';

/** What an empty list will look like, with figures of nobody; never read out. */
export function EmptyRace() {
  return (
    <TargetScale
      predicted={{ fastestS: 6420, likelyS: 6660, slowestS: 6900 }}
      targetS={6600}
      formatTime={formatDuration}
    />
  );
}

export function EmptyRun() {
  return <ZoneBar minutes={[8, 31, 9, 4, 2]} size="tall" />;
}
