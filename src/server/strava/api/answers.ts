import * as z from 'zod/mini';
import type { StravaStreams } from '../../../domain/strava/activity.ts';
import {
  id,
  instantMs,
  localTime,
  maybeId,
  maybeSwitch,
  maybeText,
  measure,
} from './answer-values.ts';

const DAY_S = 86_400;
const LONGEST_S = 60 * DAY_S;
const FARTHEST_M = 20_000_000;
const FASTEST_BEAT_BPM = 300;

/** What the list and the single activity share. */
const summary = {
  id,
  name: maybeText,
  sport_type: maybeText,
  type: maybeText,
  workout_type: measure({ to: 1000 }),
  start_date: instantMs,
  start_date_local: localTime,
  utc_offset: measure({ from: -DAY_S, to: DAY_S }),
  distance: measure({ to: FARTHEST_M }),
  moving_time: measure({ to: LONGEST_S }),
  elapsed_time: measure({ to: 10 * LONGEST_S }),
  total_elevation_gain: measure({ to: 100_000 }),
  average_heartrate: measure({ from: 1, to: FASTEST_BEAT_BPM }),
  max_heartrate: measure({ from: 1, to: FASTEST_BEAT_BPM }),
  average_cadence: measure({ to: 500 }),
  trainer: maybeSwitch,
  manual: maybeSwitch,
  private: maybeSwitch,
  visibility: maybeText,
  external_id: maybeText,
  upload_id: maybeId,
  athlete: z.nullish(z.object({ id: maybeId })),
  start_latlng: z.optional(z.unknown()),
};

const listedSchema = z.pipe(z.object(summary), z.transform(nameSummary));

/** An activity as the list tells of it. */
export type ListedActivity = z.output<typeof listedSchema>;

/**
 * A page of the list. One activity that cannot be read (a day that no calendar has, say) does not
 * keep back the others; where none of several can be read, it is the answer that is wrong.
 */
export const activityPage = z.pipe(
  z.array(z.unknown()),
  z.transform((items, context) => {
    const read = items.map((item) => listedSchema.safeParse(item));
    const activities = read.flatMap((one) => (one.success ? [one.data] : []));
    if (items.length === 0 || activities.length > 0) {
      return { activities, unreadable: items.length - activities.length };
    }
    context.issues.push({ code: 'custom', message: 'no activity can be read', input: items });
    return z.NEVER;
  }),
);

const lapSchema = z.pipe(
  z.object({
    name: maybeText,
    start_date: z.nullish(instantMs),
    elapsed_time: measure({ to: 10 * LONGEST_S }),
    moving_time: measure({ to: LONGEST_S }),
    distance: measure({ to: FARTHEST_M }),
    start_index: measure({ to: 10_000_000 }),
    end_index: measure({ to: 10_000_000 }),
    total_elevation_gain: measure({ to: 100_000 }),
    average_heartrate: measure({ from: 1, to: FASTEST_BEAT_BPM }),
    max_heartrate: measure({ from: 1, to: FASTEST_BEAT_BPM }),
  }),
  z.transform((lap) => ({
    name: lap.name,
    startedAtMs: lap.start_date ?? null,
    elapsedS: lap.elapsed_time,
    movingS: lap.moving_time,
    distanceM: lap.distance,
    /** Of the streams' samples. */
    startIndex: lap.start_index,
    endIndex: lap.end_index,
    ascentM: lap.total_elevation_gain,
    avgHeartRateBpm: lap.average_heartrate,
    maxHeartRateBpm: lap.max_heartrate,
  })),
);

export const detailedActivity = z.pipe(
  z.object({
    ...summary,
    description: maybeText,
    calories: measure({ to: 100_000 }),
    device_name: maybeText,
    laps: z.nullish(z.array(lapSchema)),
  }),
  z.transform((activity) => ({
    ...nameSummary(activity),
    description: activity.description,
    caloriesKcal: activity.calories,
    deviceName: activity.device_name,
    laps: activity.laps ?? [],
  })),
);

/** An activity with everything that Strava tells its athlete. */
export type DetailedActivity = z.output<typeof detailedActivity>;

type Summary = z.output<z.ZodMiniObject<typeof summary>>;

function nameSummary(activity: Summary) {
  const startedAtMs = activity.start_date;
  return {
    id: activity.id,
    name: activity.name,
    /** As Strava writes it ('Run', 'TrailRun'); anything may come. */
    sportType: activity.sport_type ?? activity.type,
    /** Strava's own mark: 1 a race, 2 a long run, 3 a workout; 11 and 12 of rides. */
    workoutType: activity.workout_type,
    startedAtMs,
    /** The day where the athlete was. */
    date: activity.start_date_local.slice(0, 10),
    utcOffsetS: activity.utc_offset ?? offsetOf(activity.start_date_local, startedAtMs),
    distanceM: activity.distance,
    movingTimeS: activity.moving_time,
    elapsedTimeS: activity.elapsed_time,
    ascentM: activity.total_elevation_gain,
    avgHeartRateBpm: activity.average_heartrate,
    maxHeartRateBpm: activity.max_heartrate,
    /** Of one leg, for runs and walks. */
    avgCadencePerMin: activity.average_cadence,
    isOnTrainer: activity.trainer,
    /** Typed in by hand at Strava. */
    isManual: activity.manual,
    isPrivate: activity.private || activity.visibility === 'only_me',
    externalId: activity.external_id,
    uploadId: activity.upload_id,
    /** Whose it is, where Strava says so. */
    athleteId: activity.athlete?.id ?? null,
    hasGps: hasPlace(activity.start_latlng),
  };
}

/** Strava writes null or an empty list for what has no track; null here: it does not say. */
function hasPlace(startLatLng: unknown): boolean | null {
  if (startLatLng === undefined) return null;
  return Array.isArray(startLatLng) && startLatLng.length > 0;
}

/** Local time less the instant: rounded to the quarter hours that time zones keep to. */
function offsetOf(local: string, startedAtMs: number): number {
  const localMs = Date.parse(`${local.slice(0, 19)}Z`);
  return Number.isNaN(localMs) ? 0 : Math.round((localMs - startedAtMs) / 900_000) * 900;
}

/** What is asked for: never where the athlete was, which nothing here shows. */
export const STREAMS_ASKED = [
  'time',
  'distance',
  'heartrate',
  'altitude',
  'velocity_smooth',
  'cadence',
  'moving',
] as const;

const numbers = z.nullish(z.object({ data: z.array(z.nullable(z.number())) }));
const switches = z.nullish(z.object({ data: z.array(z.nullable(z.boolean())) }));

const byType = z.object({
  time: numbers,
  distance: numbers,
  heartrate: numbers,
  altitude: numbers,
  velocity_smooth: numbers,
  cadence: numbers,
  moving: switches,
});

/** Keyed by type as asked for; Strava's own documents show a list, which is read as well. */
const anyForm = z.pipe(
  z.union([
    z.pipe(
      z.array(z.looseObject({ type: z.string() })),
      z.transform((list) => Object.fromEntries(list.map((stream) => [stream.type, stream]))),
    ),
    z.looseObject({}),
  ]),
  byType,
);

/** Null where there is not a single sample. */
export const activityStreams = z.pipe(
  anyForm.check(z.refine(isOfOneLength)),
  z.transform((streams): StravaStreams | null => {
    const named = {
      timeS: dataOf(streams.time),
      distanceM: dataOf(streams.distance),
      heartRateBpm: dataOf(streams.heartrate),
      elevationM: dataOf(streams.altitude),
      speedMPerS: dataOf(streams.velocity_smooth),
      cadencePerMin: dataOf(streams.cadence),
      moving: dataOf(streams.moving),
    };
    return Object.values(named).every((channel) => channel === null) ? null : named;
  }),
);

/** A stream without samples is as good as none. */
function dataOf<T>(stream: { data: T[] } | null | undefined): T[] | null {
  return stream && stream.data.length > 0 ? stream.data : null;
}

function isOfOneLength(streams: z.output<typeof byType>): boolean {
  const lengths = STREAMS_ASKED.map((type) => streams[type]?.data.length ?? 0).filter(Boolean);
  return new Set(lengths).size <= 1;
}
