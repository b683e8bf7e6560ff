import { paceSPerKm } from '../pace.ts';
import type { Along } from './along.ts';
import type { Recording } from './recording.ts';
import { type Stretch, stretchOf } from './stretch.ts';

export type LapStretch = Stretch & { number: number; name: string | null };

/** The laps that the athlete pressed: the watch's own figures where it told them, else the samples'. */
export function lapStretches(recording: Recording, along: Along): LapStretch[] {
  return recording.laps.map((lap, index) => {
    const { startS: fromS, elapsedS, movingS, distanceM } = lap;
    const measured = stretchOf(along, { fromS, toS: fromS + elapsedS });
    return {
      ...measured,
      number: index + 1,
      name: lap.name,
      movingS,
      distanceM,
      paceSPerKm: paceSPerKm({ distanceM, durationS: movingS }),
      ascentM: lap.ascentM ?? measured.ascentM,
      avgHeartRateBpm: lap.avgHeartRateBpm ?? measured.avgHeartRateBpm,
    };
  });
}
