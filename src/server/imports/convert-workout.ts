import { dayInZone, offsetInZone } from '../../domain/calendar.ts';
import { classifyActivity } from '../../domain/classify-activity.ts';
import { NOTHING_MEASURED } from '../../domain/recording/recording.ts';
import { zoneSecondsFromSamples } from '../../domain/zones.ts';
import type { PackedRecording } from '../workouts/recordings.queries.ts';
import { packRecording } from '../workouts/recordings.ts';
import type { NewWorkoutRow } from '../workouts/workout-rows.ts';
import type { ParsedWorkout } from './parsers/parsed-workout.ts';

export type Athlete = { userId: number; maxHeartRate: number; timeZone: string };

/** The columns that a file can tell about a workout. */
export type Converted = {
  place: string;
  activityName: string;
  /** Wall-clock minute of the start, or null where not even that is known. */
  localMinute: string | null;
  columns: Pick<
    NewWorkoutRow,
    | 'date'
    | 'started_at'
    | 'utc_offset_s'
    | 'workout_type'
    | 'running_subtype'
    | 'sport'
    | 'duration_s'
    | 'elapsed_s'
    | 'distance_m'
    | 'ascent_m'
    | 'calories'
    | 'avg_heart_rate'
    | 'max_heart_rate'
    | 'zone1_s'
    | 'zone2_s'
    | 'zone3_s'
    | 'zone4_s'
    | 'zone5_s'
    | 'gel_type'
    | 'caffeinated_gels'
    | 'non_caffeinated_gels'
    | 'hydration_ml'
    | 'notes'
  >;
  /** What was measured along the way. */
  recording: PackedRecording | null;
};

const METRE_DIGITS = 1_000;

/** The workouts of a file in the log's own terms, always in the same order. */
export function convertWorkouts(
  workouts: ParsedWorkout[],
  { athlete, withRecordings }: { athlete: Athlete; withRecordings: boolean },
): Converted[] {
  return inFixedOrder(
    workouts.map((parsed) => convertWorkout(parsed, { athlete, withRecordings })),
  );
}

function convertWorkout(
  parsed: ParsedWorkout,
  { athlete, withRecordings }: { athlete: Athlete; withRecordings: boolean },
): Converted {
  const kind = classifyActivity(parsed.activityName);
  const { date, offsetS } = whereAndWhen(parsed, athlete.timeZone);
  const [zone1, zone2, zone3, zone4, zone5] = zoneSeconds(parsed, athlete.maxHeartRate);
  return {
    place: parsed.place,
    activityName: parsed.activityName,
    localMinute: localMinute(parsed, offsetS),
    columns: {
      date,
      started_at: parsed.startedAtMs,
      utc_offset_s: offsetS,
      workout_type: kind.workoutType,
      running_subtype: kind.runningSubtype,
      sport: kind.sport,
      duration_s: Math.round(parsed.durationS),
      elapsed_s: rounded(parsed.elapsedS),
      distance_m:
        kind.workoutType === 'strength' || parsed.distanceM === null
          ? null
          : Math.round(parsed.distanceM * METRE_DIGITS) / METRE_DIGITS,
      ascent_m: parsed.ascentM,
      calories: rounded(parsed.energyKcal),
      avg_heart_rate: rounded(parsed.avgHeartRate),
      max_heart_rate: rounded(parsed.maxHeartRate),
      zone1_s: zone1,
      zone2_s: zone2,
      zone3_s: zone3,
      zone4_s: zone4,
      zone5_s: zone5,
    },
    recording: withRecordings ? heartRecording(parsed) : null,
  };
}

/** By time, then by length: two that begin in one minute always get the same keys. */
function inFixedOrder(converted: Converted[]): Converted[] {
  return converted.toSorted(
    (a, b) =>
      compareText(startText(a), startText(b)) ||
      a.columns.duration_s - b.columns.duration_s ||
      (a.columns.distance_m ?? 0) - (b.columns.distance_m ?? 0),
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function startText(converted: Converted): string {
  return converted.localMinute ?? converted.columns.date;
}

/** A time given in UTC alone tells the instant; the athlete's own zone tells the day. */
function whereAndWhen(parsed: ParsedWorkout, timeZone: string) {
  if (parsed.startedAtMs === null || parsed.utcOffsetS !== null) {
    return { date: parsed.date, offsetS: parsed.utcOffsetS };
  }
  return {
    date: dayInZone(parsed.startedAtMs, timeZone),
    offsetS: offsetInZone(parsed.startedAtMs, timeZone),
  };
}

function localMinute(parsed: ParsedWorkout, offsetS: number | null): string | null {
  if (parsed.startedAtMs !== null && offsetS !== null) {
    return minuteOnTheWall(parsed.startedAtMs, offsetS);
  }
  return parsed.localStart?.slice(0, 16) ?? null;
}

/** 'YYYY-MM-DDTHH:MM' where the athlete was. */
export function minuteOnTheWall(instantMs: number, offsetS: number): string {
  return new Date(instantMs + offsetS * 1000).toISOString().slice(0, 16);
}

/** Measured samples where there are some, else the file's own zones, else none. */
function zoneSeconds(parsed: ParsedWorkout, maxHeartRate: number): number[] {
  const { heartRateSamples: samples, startedAtMs, elapsedS, durationS } = parsed;
  const startMs = startedAtMs ?? samples[0]?.atMs;
  if (startMs !== undefined && samples.length > 0) {
    const endMs = startMs + (elapsedS ?? durationS) * 1000;
    const measured = zoneSecondsFromSamples({ samples, startMs, endMs, maxHeartRate });
    if (measured.coveredS > 0) return measured.zoneSeconds.map(Math.round);
  }
  return (parsed.zoneMinutes ?? [0, 0, 0, 0, 0]).map((minutes) => Math.round(minutes * 60));
}

// Fewer make no curve.
const FEWEST_SAMPLES = 5;

/** The heart rates along the way; null where they are few, or their start unknown. */
function heartRecording({ startedAtMs, heartRateSamples }: ParsedWorkout): PackedRecording | null {
  if (startedAtMs === null || heartRateSamples.length < FEWEST_SAMPLES) return null;
  return packRecording({
    ...NOTHING_MEASURED,
    timeS: heartRateSamples.map(({ atMs }) => Math.round((atMs - startedAtMs) / 1000)),
    heartRateBpm: heartRateSamples.map(({ bpm }) => bpm),
    laps: [],
  });
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
