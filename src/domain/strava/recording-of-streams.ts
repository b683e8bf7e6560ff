import { believedSamples } from '../recording/believed-heart-rate.ts';
import type { Channel, RecordedLap, Recording } from '../recording/recording.ts';
import { isOfTypeRunning, type Sport } from '../sports.ts';
import { type HeartRateSample, type ZoneBounds, zoneSecondsFromSamples } from '../zones.ts';
import type { StravaLap, StravaStreams } from './activity.ts';
import type { ActivityValues, ZoneField } from './activity-values.ts';

type OfActivity = { startedAtMs: number; sport: Sport; laps: readonly StravaLap[] };

/**
 * What Strava measured along the way, as the log keeps it; null where there is nothing. Streams of
 * unequal length are cut to the shortest; samples without a time are left out.
 */
export function recordingOfStreams(
  streams: StravaStreams | null,
  activity: OfActivity,
): Recording | null {
  const samples = streams ? timedSamples(streams) : [];
  const timeS = samples.map((sample) => sample.timeS);
  const channel = <T>(
    stream: readonly (T | null)[] | null | undefined,
    toNumber: (value: T) => number | null,
  ): Channel | null =>
    stream && samples.length > 0
      ? samples.map(({ index }) => {
          const value = stream[index];
          return value === null || value === undefined ? null : toNumber(value);
        })
      : null;
  const legs = legsOf(activity.sport);
  const laps = lapsOf(activity, streams);
  if (samples.length === 0 && laps.length === 0) return null;
  return {
    timeS,
    distanceM: channel(streams?.distanceM, same),
    heartRateBpm: channel(streams?.heartRateBpm, (bpm) => (bpm > 0 ? bpm : null)),
    elevationM: channel(streams?.elevationM, same),
    speedMPerS: channel(streams?.speedMPerS, same),
    cadencePerMin: channel(streams?.cadencePerMin, (perLeg) => perLeg * legs),
    moving: channel(streams?.moving, (moves) => (moves ? 1 : 0)),
    // Strava's answers are not asked for these.
    latitudeDeg: null,
    longitudeDeg: null,
    powerW: null,
    laps,
    sets: [],
  };
}

function same(value: number): number {
  return value;
}

/** Time is what everything is drawn along: without it there is nothing. */
function timedSamples(streams: StravaStreams): { timeS: number; index: number }[] {
  const lengths = Object.values(streams).flatMap((stream) => (stream ? [stream.length] : []));
  const samples = (streams.timeS ?? []).slice(0, Math.min(...lengths));
  return samples.flatMap((timeS, index) => (timeS === null ? [] : [{ timeS, index }]));
}

/** A lap begins at its own instant, or at the sample Strava names, or where the one before it ended. */
function lapsOf({ laps, startedAtMs }: OfActivity, streams: StravaStreams | null): RecordedLap[] {
  let endedS = 0;
  return laps.map((lap) => {
    const sampleS = lap.startIndex === null ? null : streams?.timeS?.[lap.startIndex];
    const instantS = lap.startedAtMs === null ? null : (lap.startedAtMs - startedAtMs) / 1000;
    const startS = Math.max(0, instantS ?? sampleS ?? endedS);
    const elapsedS = lap.elapsedS ?? lap.movingS ?? 0;
    endedS = startS + elapsedS;
    return {
      name: lap.name,
      startS: Math.round(startS),
      elapsedS: Math.round(elapsedS),
      movingS: Math.round(lap.movingS ?? elapsedS),
      distanceM: lap.distanceM ?? 0,
      avgHeartRateBpm: lap.avgHeartRateBpm,
      maxHeartRateBpm: lap.maxHeartRateBpm,
      ascentM: lap.ascentM,
    };
  });
}

/** Seconds in each zone, from the heart rate along the way; undefined where none was measured. */
export function zonesOfStreams(
  streams: BeatStreams,
  { zones, sport }: { zones: ZoneBounds; sport: Sport },
): Pick<ActivityValues, ZoneField> | undefined {
  const samples = beats(streams, legsOf(sport));
  const last = samples.at(-1);
  if (!last) return undefined;
  const { zoneSeconds, coveredS } = zoneSecondsFromSamples({
    samples,
    zones,
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
function beats(
  { timeS, heartRateBpm, cadencePerMin }: BeatStreams,
  legs: number,
): HeartRateSample[] {
  if (!timeS || !heartRateBpm) return [];
  const samples = timeS.slice(0, heartRateBpm.length).flatMap((seconds, index) => {
    if (seconds === null) return [];
    const perLeg = cadencePerMin?.[index] ?? null;
    const steps = perLeg === null ? null : perLeg * legs;
    return [{ atMs: seconds * 1000, bpm: heartRateBpm[index] ?? 0, cadencePerMin: steps }];
  });
  return believedSamples(samples);
}

type BeatStreams = Pick<StravaStreams, 'timeS' | 'heartRateBpm'> &
  Partial<Pick<StravaStreams, 'cadencePerMin'>>;

/** Strava counts the steps of one leg. */
function legsOf(sport: Sport): number {
  return isOfTypeRunning(sport) ? 2 : 1;
}
