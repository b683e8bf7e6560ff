import type { Day } from '../calendar.ts';

/** An activity as Strava's list tells of it. */
export type StravaActivity = {
  id: string;
  name: string | null;
  /** As Strava writes it ('Run', 'TrailRun'); anything may come. */
  sportType: string | null;
  /** Strava's own mark: of runs 1 is a race, 2 a long run, 3 a workout. */
  workoutType: number | null;
  startedAtMs: number;
  /** The day where the athlete was. */
  date: Day;
  utcOffsetS: number;
  distanceM: number | null;
  movingTimeS: number | null;
  elapsedTimeS: number | null;
  ascentM: number | null;
  avgHeartRateBpm: number | null;
  maxHeartRateBpm: number | null;
  isOnTrainer: boolean;
  /** Typed in by hand at Strava. */
  isManual: boolean;
  /** Null where Strava does not say. */
  hasGps?: boolean | null;
};

/** What asking for one activity tells beyond the list. */
export type StravaDetails = StravaActivity & {
  description: string | null;
  caloriesKcal: number | null;
  laps: readonly StravaLap[];
};

export type StravaLap = {
  name: string | null;
  startedAtMs: number | null;
  elapsedS: number | null;
  movingS: number | null;
  distanceM: number | null;
  /** Of the streams' samples. */
  startIndex: number | null;
  ascentM: number | null;
  avgHeartRateBpm: number | null;
  maxHeartRateBpm: number | null;
};

type Stream<T> = readonly (T | null)[] | null;

/** One value a sample, null where nothing was measured. */
export type StravaStreams = {
  timeS: Stream<number>;
  distanceM: Stream<number>;
  heartRateBpm: Stream<number>;
  elevationM: Stream<number>;
  speedMPerS: Stream<number>;
  /** Of one leg, for runs and walks. */
  cadencePerMin: Stream<number>;
  moving: Stream<boolean>;
};
