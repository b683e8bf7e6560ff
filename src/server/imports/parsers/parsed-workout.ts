import type { Day } from '../../../domain/calendar.ts';
import type { Recording } from '../../../domain/recording/recording.ts';
import type { WorkoutFields } from '../../../domain/workout-fields.ts';

type NoteCode =
  | 'day-unknown'
  | 'type-missing'
  | 'end-before-start'
  | 'duration-missing'
  | 'duration-unit'
  | 'duration-too-long'
  | 'distance-unit'
  | 'distance-from-series'
  | 'distance-implausible'
  | 'energy-unit'
  | 'energy-from-series'
  | 'energy-with-resting'
  | 'energy-implausible'
  | 'heart-rate-recovery'
  | 'heart-rate-samples'
  | 'heart-rate-implausible'
  | 'heart-rate-swapped'
  | 'zones-unit'
  | 'zones-implausible'
  | 'sent-twice'
  | 'id-shared'
  | 'clock-unset'
  | 'words-left'
  | 'impossible-pace'
  | 'energy-kj'
  | 'damaged'
  | 'zone-unknown'
  | 'doubled-points'
  | 'time-disorder'
  | 'duration-from-records'
  | 'distance-from-records';

/** A fault found in the file and what was done about it, for the athlete to read. */
export type ParsedNote = { code: NoteCode; message: string };

export type HeartRateSample = { atMs: number; bpm: number; maxBpm?: number };

export type ZoneMinutes = [number, number, number, number, number];

/** One workout as a file tells it: SI, unrounded, faults already dealt with and noted. */
export type ParsedWorkout = {
  /** The source's own id, when it has one that no other workout of the file shares. */
  externalId: string | null;
  /** 'line 12' or 'workout 3', counted from 1. */
  place: string;
  /** As written: localised, 'HKWorkoutActivityTypeRunning', or our default. */
  activityName: string;
  /** What the athlete or the device called it, where that says more than its kind. */
  title: string | null;
  description: string | null;
  /** As a table of Longrun's own tells them. */
  tags: WorkoutFields['tags'];
  effort: WorkoutFields['effort'];
  feel: WorkoutFields['feel'];
  deviceName: string | null;
  /** What the source calls the shoes or the bicycle. */
  gear: string | null;
  /** Null when the file does not say in which zone its times are. */
  startedAtMs: number | null;
  /** Null also for times given in UTC ('...Z'): they tell the instant, not where the athlete was. */
  utcOffsetS: number | null;
  /** The day where the athlete was; with note 'day-unknown' that of UTC, for want of a zone. */
  date: Day;
  /** 'YYYY-MM-DDTHH:MM[:SS]' on the athlete's wall, for matching files without zones. */
  localStart: string | null;
  durationS: number;
  elapsedS: number | null;
  distanceM: number | null;
  energyKcal: number | null;
  avgHeartRate: number | null;
  maxHeartRate: number | null;
  minHeartRate: number | null;
  /** Inside the workout only, in order of time, one an instant. */
  heartRateSamples: HeartRateSample[];
  zoneMinutes: ZoneMinutes | null;
  ascentM: number | null;
  /**
   * What was measured along the way, laps and strength sets, from the start on. Null where nothing
   * but heart rates was measured: the samples above hold those.
   */
  recording: Recording | null;
  notes: ParsedNote[];
};

/** What an export of values alone does not tell. */
export const NOT_TOLD = {
  title: null,
  description: null,
  tags: null,
  effort: null,
  feel: null,
  deviceName: null,
  gear: null,
  recording: null,
} as const satisfies Partial<ParsedWorkout>;
