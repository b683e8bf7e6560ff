import { type HeartRateSample, zoneSecondsFromSamples } from '../zones.ts';
import type { StravaStreams } from './activity.ts';
import type { ActivityValues, ZoneKey } from './activity-values.ts';

/** Seconds in each zone, from the heart rate along the way; undefined where none was measured. */
export function zonesOfStreams(
  streams: Pick<StravaStreams, 'timeS' | 'heartRateBpm'>,
  maxHeartRate: number,
): Pick<ActivityValues, ZoneKey> | undefined {
  const samples = beats(streams);
  const last = samples.at(-1);
  if (!last) return undefined;
  const { zoneSeconds, coveredS } = zoneSecondsFromSamples({
    ...{ samples, maxHeartRate },
    startMs: 0,
    endMs: last.atMs,
  });
  if (coveredS === 0) return undefined;
  const [zone1S, zone2S, zone3S, zone4S, zone5S] = zoneSeconds.map(Math.round);
  return {
    zone1S: zone1S ?? 0,
    zone2S: zone2S ?? 0,
    zone3S: zone3S ?? 0,
    zone4S: zone4S ?? 0,
    zone5S: zone5S ?? 0,
  };
}

/** A sample without a beat ends the one before it, and counts for nothing itself. */
function beats({
  timeS,
  heartRateBpm,
}: Pick<StravaStreams, 'timeS' | 'heartRateBpm'>): HeartRateSample[] {
  if (!timeS || !heartRateBpm) return [];
  return timeS.slice(0, heartRateBpm.length).flatMap((seconds, index) => {
    return seconds === null ? [] : [{ atMs: seconds * 1000, bpm: heartRateBpm[index] ?? 0 }];
  });
}
