import type { StravaStatus } from '../../contract/strava.ts';

export type Progress = NonNullable<StravaStatus['progress']>;

const LOOK_MS = 5_000;
const MOST_MS = 60_000;

/** How long until it is worth asking how far the work is; false where nothing is under way. */
export function nextLookMs(status: StravaStatus, nowMs: number): number | false {
  const { progress, needsReconnect } = status;
  if (!progress || needsReconnect || !isUnderWay(progress)) return false;
  const pauseMs = pausedUntilMs(progress, nowMs) - nowMs;
  return Math.min(Math.max(pauseMs, LOOK_MS), MOST_MS);
}

export function isUnderWay({ history, detailsDue }: Progress): boolean {
  return history === 'listing' || detailsDue > 0;
}

export function isPaused(progress: Progress, nowMs: number): boolean {
  return pausedUntilMs(progress, nowMs) > nowMs;
}

/** Percent of the activities that are here whole. */
export function percentWhole({ known, detailsDue }: Progress): number {
  return known === 0 ? 0 : Math.floor((100 * (known - detailsDue)) / known);
}

function pausedUntilMs({ pausedUntil }: Progress, nowMs: number): number {
  return pausedUntil === null ? nowMs : Date.parse(pausedUntil);
}
