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

function stillToCome({ known, detailsDue }: Progress): string | null {
  if (detailsDue === 0) return null;
  const verb = detailsDue === 1 ? 'is' : 'are';
  const due = detailsDue.toLocaleString('en');
  const which = detailsDue < known ? `${due} of ${activitiesText(known)}` : activitiesText(known);
  return `Heart rate and laps of ${which} ${verb} still to come.`;
}

/** Why fewer workouts are counted as synced than activities that Strava told of; null where as many are. */
export function countedElsewhere({ activitiesCount, progress }: StravaStatus): string | null {
  const elsewhere = (progress?.known ?? 0) - activitiesCount;
  if (!progress || elsewhere <= 0) return null;
  const were = elsewhere === 1 ? 'is' : 'are';
  return `Of ${activitiesText(progress.known)} that Strava told of, ${elsewhere.toLocaleString('en')} ${were} not counted as synced: in your log from elsewhere, or deleted.`;
}

/** What a sync brought, and what that makes in all. */
export function syncedText(count: number, inAll: number | undefined): string {
  if (count === 0) return 'Nothing new at Strava: 0 activities synced.';
  const synced = `${activitiesText(count)} synced.`;
  if (inAll === undefined || inAll <= count) return synced;
  return `${synced} New or changed, of the ${inAll.toLocaleString('en')} in your log.`;
}

// Trouble says itself why, where there is any.
function waitText(of: { progress: Progress; trouble: string | null } & At): string | null {
  const { progress, trouble, nowMs, timeZone } = of;
  if (progress.pausedUntil === null || !isPaused(progress, nowMs)) return null;
  const until = momentText({ iso: progress.pausedUntil, nowMs, timeZone });
  const why = trouble === null ? ', because of Strava’s limits' : '';
  return `Paused until ${until}${why}. It goes on by itself.`;
}
