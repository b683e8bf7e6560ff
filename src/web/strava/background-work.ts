import type { StravaStatus } from '../../contract/strava.ts';
import { countText } from '../words/amounts.ts';
import { momentText } from './moment-text.ts';

export type Progress = NonNullable<StravaStatus['progress']>;

const LOOK_MS = 5_000;
const LONGEST_MS = 60_000;

/** How long until it is worth asking how far the work is; false where nothing is under way. */
export function nextLookMs(status: StravaStatus, nowMs: number): number | false {
  const { progress, needsReconnect } = status;
  if (!progress || needsReconnect || !isUnderWay(progress)) return false;
  const pauseMs = pausedUntilMs(progress, nowMs) - nowMs;
  return Math.min(Math.max(pauseMs, LOOK_MS), LONGEST_MS);
}

function isUnderWay({ history, detailsDue }: Progress): boolean {
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

type At = { nowMs: number; timeZone: string };

/** What is still to come of the activities that Strava told of, and what it waits for. */
export function backgroundText(status: StravaStatus, at: At): string | null {
  const { progress } = status;
  if (!progress || status.needsReconnect || !isUnderWay(progress)) return null;
  const listing =
    progress.history === 'listing' ? 'Older activities are still being listed.' : null;
  return [stillToCome(progress), listing, waitText({ progress, trouble: status.trouble, ...at })]
    .filter(Boolean)
    .join(' ');
}

/** '1,132 activities', '1 activity'. */
export function activitiesText(count: number): string {
  return countText(count, 'activity', 'activities');
}

function stillToCome({ detailsDue }: Progress): string | null {
  if (detailsDue === 0) return null;
  const verb = detailsDue === 1 ? 'is' : 'are';
  return `Heart rate and laps of ${activitiesText(detailsDue)} ${verb} still to come.`;
}

// Trouble says itself why, where there is any.
function waitText(of: { progress: Progress; trouble: string | null } & At): string | null {
  const { progress, trouble, nowMs, timeZone } = of;
  if (progress.pausedUntil === null || !isPaused(progress, nowMs)) return null;
  const until = momentText({ iso: progress.pausedUntil, nowMs, timeZone });
  const why = trouble === null ? ', because of Strava’s limits' : '';
  return `Paused until ${until}${why}. It goes on by itself.`;
}
