import { SOURCES, type Source } from './workout-kinds.ts';

/** Who, or what, a workout is about to be shown to. */
export const VIEWERS = ['athlete', 'builtInCoach', 'outsideModel', 'trainer'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** What the operator of this server answers for beyond the usual. */
type SourceAllowance = { stravaToTrainers: boolean };

const NOTHING_ALLOWED: SourceAllowance = { stravaToTrainers: false };

/** Where a workout came from, and whether values of Strava's were filled into it since. */
export type Origin = { source: Source; holdsStrava: boolean };

/** For queries, which leave the others out by name. */
export type ShownOrigins = { sources: readonly Source[]; holdingStrava: boolean };

/**
 * Strava's API agreement lets an application show what it fetched to the athlete alone, and lets no
 * model learn from it. The built-in coach is arithmetic on the athlete's own server, for the athlete.
 * Files, Strava's own archive among them, are the athlete's property and may go wherever they like,
 * until something that was fetched is filled in.
 */
export function mayShow(
  origin: Origin,
  viewer: Viewer,
  allowance: SourceAllowance = NOTHING_ALLOWED,
): boolean {
  if (origin.source !== 'strava' && !origin.holdsStrava) return true;
  if (viewer === 'trainer') return allowance.stravaToTrainers;
  return viewer === 'athlete' || viewer === 'builtInCoach';
}

export function originsShownTo(viewer: Viewer, allowance?: SourceAllowance): ShownOrigins {
  return {
    sources: SOURCES.filter((source) => mayShow({ source, holdsStrava: false }, viewer, allowance)),
    holdingStrava: mayShow({ source: 'manual', holdsStrava: true }, viewer, allowance),
  };
}

/** Why a workout is left out, to be shown where its number is. */
export const STRAVA_LEFT_OUT =
  'Strava allows workouts that come through its API to be shown to their athlete only.';
