import {
  type AthleteLimits,
  limitsOfMaximum,
  limitsOn,
  zonesOfLimits,
} from '../../domain/athlete-limits.ts';
import { type Day, dayInZone, offsetInZone } from '../../domain/calendar.ts';
import { classifyActivity } from '../../domain/classify-activity.ts';
import { LONGEST_DURATION_S } from '../../domain/duration.ts';
import { believedSamples, type MeasuredBeat } from '../../domain/recording/believed-heart-rate.ts';
import { NOTHING_MEASURED, type Recording } from '../../domain/recording/recording.ts';
import type { ColumnOf, FieldSetBy, WorkoutFields } from '../../domain/workout-fields.ts';
import {
  DEFAULT_MAX_HEART_RATE,
  type HeartRateSample,
  type ZoneBounds,
  zoneSecondsFromSamples,
} from '../../domain/zones.ts';
import type { PackedRecording } from '../workouts/recordings.queries.ts';
import { packRecording } from '../workouts/recordings.ts';
import { columnsOf, type NewWorkoutRow } from '../workouts/workout-rows.ts';
import type { ParsedWorkout } from './parsers/parsed-workout.ts';

export type Athlete = { userId: number; limits: AthleteLimits[]; timeZone: string };

/** The columns that a file can tell about a workout. */
export type Converted = {
  place: string;
  activityName: string;
  /** Wall-clock minute of the start, or null where not even that is known. */
  localMinute: string | null;
  columns: Pick<NewWorkoutRow, ColumnOf<FieldSetBy<'file' | 'csv'>>>;
  /** What was measured along the way. */
  recording: PackedRecording | null;
};

/** The workouts of a file in the log's own terms, always in the same order. */
export function convertWorkouts(
  workouts: ParsedWorkout[],
  { athlete, withRecordings }: { athlete: Athlete; withRecordings: boolean },
): Converted[] {
  return inFixedOrder(
    workouts.map((parsed) => convertWorkout(parsed, { athlete, withRecordings })),
  );
}

export function convertWorkout(
  parsed: ParsedWorkout,
  { athlete, withRecordings }: { athlete: Athlete; withRecordings: boolean },
): Converted {
  const kind = classifyActivity(parsed.activityName);
  const { date, offsetS } = whereAndWhen(parsed, athlete.timeZone);
  const { distanceM, startedAtMs, ascentM } = parsed;
  const [zone1S = 0, zone2S = 0, zone3S = 0, zone4S = 0, zone5S = 0] = zoneSeconds(
    parsed,
    zonesOnDay(athlete, date),
  );
  const fields: Pick<WorkoutFields, FieldSetBy<'file'> | 'notes' | 'tags' | 'effort' | 'feel'> = {
    date,
    // A number in a file can be any: the log keeps whole milliseconds.
    startedAtMs: rounded(startedAtMs),
    utcOffsetS: offsetS,
    workoutType: kind.workoutType,
    runningSubtype: kind.runningSubtype,
    sport: kind.sport,
    durationS: Math.round(parsed.durationS),
    elapsedS: believable(rounded(parsed.elapsedS)),
    distanceM: kind.workoutType === 'strength' ? null : inMillimetres(distanceM),
    ascentM,
    calories: rounded(parsed.energyKcal),
    avgHeartRate: rounded(parsed.avgHeartRate),
    maxHeartRate: rounded(parsed.maxHeartRate),
    zone1S,
    zone2S,
    zone3S,
    zone4S,
    zone5S,
    title: parsed.title,
    notes: notesOf(parsed),
    tags: parsed.tags,
    effort: parsed.effort,
    feel: parsed.feel,
  };
  return {
    place: parsed.place,
    activityName: parsed.activityName,
    localMinute: localMinute(parsed, offsetS),
    columns: columnsOf(fields),
    recording: withRecordings ? recordingOf(parsed) : null,
  };
}

/** An end ages after the start is a fault of the file. */
function believable(elapsedS: number | null): number | null {
  return elapsedS !== null && elapsedS > LONGEST_DURATION_S ? null : elapsedS;
}

/** The log's own pairs are chosen by hand; what a service calls them is kept in words. */
function notesOf({ description, gear }: ParsedWorkout): string | null {
  if (gear === null) return description;
  return description === null ? `Gear: ${gear}` : `${description}\nGear: ${gear}`;
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

function startText(converted: Converted): string {
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
function minuteOnTheWall(instantMs: number, offsetS: number): string {
  return new Date(instantMs + offsetS * 1000).toISOString().slice(0, 16);
}

function zonesOnDay({ limits }: Athlete, date: Day): ZoneBounds {
  return zonesOfLimits(limitsOn(limits, date) ?? limitsOfMaximum(DEFAULT_MAX_HEART_RATE));
}

/** Measured samples where there are some, else the file's own zones, else none. */
function zoneSeconds(parsed: ParsedWorkout, zones: ZoneBounds): number[] {
  const { startedAtMs, elapsedS, durationS } = parsed;
  const samples = believedSamples(beatsOf(parsed));
  const startMs = startedAtMs ?? samples[0]?.atMs;
  if (startMs !== undefined && samples.length > 0) {
    const endMs = startMs + (elapsedS ?? durationS) * 1000;
    const measured = zoneSecondsFromSamples({ samples, startMs, endMs, zones });
    if (measured.coveredS > 0) return measured.zoneSeconds.map(Math.round);
  }
  return (parsed.zoneMinutes ?? [0, 0, 0, 0, 0]).map((minutes) => Math.round(minutes * 60));
}

/**
 * As the file has them, or those of the recording; with the cadence that was recorded then, by which a
 * watch that counts steps is found out.
 */
function beatsOf(parsed: ParsedWorkout): MeasuredBeat[] {
  const { heartRateSamples, recording, startedAtMs } = parsed;
  if (!recording || startedAtMs === null) return heartRateSamples;
  const { timeS, heartRateBpm, cadencePerMin } = recording;
  if (heartRateSamples.length > 0) return withCadence(heartRateSamples, { recording, startedAtMs });
  const beats: MeasuredBeat[] = [];
  for (const [at, bpm] of (heartRateBpm ?? []).entries()) {
    if (!bpm) continue;
    const atMs = startedAtMs + (timeS[at] ?? 0) * 1000;
    beats.push({ atMs, bpm, cadencePerMin: cadencePerMin?.[at] });
  }
  return beats;
}

function withCadence(
  samples: readonly HeartRateSample[],
  { recording, startedAtMs }: { recording: Recording; startedAtMs: number },
): MeasuredBeat[] {
  const { timeS, cadencePerMin } = recording;
  if (!cadencePerMin) return [...samples];
  const bySecond = new Map(timeS.map((second, at) => [Math.round(second), cadencePerMin[at]]));
  return samples.map(({ atMs, bpm }) => {
    const second = Math.round((atMs - startedAtMs) / 1000);
    return { atMs, bpm, cadencePerMin: bySecond.get(second) };
  });
}

function recordingOf(parsed: ParsedWorkout): PackedRecording | null {
  return parsed.recording ? packRecording(parsed.recording) : heartRecording(parsed);
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

function inMillimetres(distanceM: number | null): number | null {
  return distanceM === null ? null : Math.round(distanceM * 1000) / 1000;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
