import type { ParsedWorkout } from '../parsers/parsed-workout.ts';

/** What a file of tracks holds: workouts, and what in it is none or cannot be read. */
export type TrackReading = { workouts: ParsedWorkout[]; refusals: TrackRefusal[] };

export type TrackRefusal = {
  /** 'a course', 'an empty file' */
  what: string;
  /** A sentence: what was found and what to do. */
  reason: string;
  /** Whole and readable, but nothing that was done: a course, settings, a route. */
  isNoWorkout: boolean;
};
