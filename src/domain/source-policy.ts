import { SOURCES, type Source } from './workout-kinds.ts';

/** Who, or what, a workout is about to be shown to. */
export const VIEWERS = ['athlete', 'builtInCoach', 'outsideModel', 'trainer'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** What the operator of this server answers for beyond the usual. */
export type SourceAllowance = { stravaToTrainers: boolean };

const NOTHING_ALLOWED: SourceAllowance = { stravaToTrainers: false };

/**
 * Strava's API agreement lets an application show what it fetched to the athlete alone, and lets no
 * model learn from it. The built-in coach is arithmetic on the athlete's own server, for the athlete.
 * Files, Strava's own archive among them, are the athlete's property and may go wherever they like.
 */
export function mayShow(
  source: Source,
  viewer: Viewer,
  allowance: SourceAllowance = NOTHING_ALLOWED,
): boolean {
  if (source !== 'strava') return true;
  if (viewer === 'trainer') return allowance.stravaToTrainers;
  return viewer === 'athlete' || viewer === 'builtInCoach';
}

/** For queries, which leave the others out by name. */
export function sourcesShownTo(viewer: Viewer, allowance?: SourceAllowance): Source[] {
  return SOURCES.filter((source) => mayShow(source, viewer, allowance));
}

/** Why a workout is left out, to be shown where its number is. */
export const STRAVA_LEFT_OUT =
  'Strava allows workouts that come through its API to be shown to their athlete only.';
