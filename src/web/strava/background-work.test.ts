import { expect, test } from 'vitest';
import type { StravaStatus } from '../../contract/strava.ts';
import {
  activitiesText,
  backgroundText,
  countedElsewhere,
  nextLookMs,
  type Progress,
  percentWhole,
  syncedText,
} from './background-work.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 13, 33);
const AT = { nowMs: NOW_MS, timeZone: 'Europe/Berlin' };
const DONE: Progress = { history: 'listed', known: 1132, detailsDue: 0, pausedUntil: null };

function statusWith(progress: Partial<Progress> | null, rest: Partial<StravaStatus> = {}) {
  return {
    ...{ isConnected: true, needsReconnect: false, user: null, activitiesCount: 1132 },
    ...{ lastSync: null, nextSync: null, trouble: null, readsPrivate: true },
    progress: progress && { ...DONE, ...progress },
    ...rest,
  };
}

test('what is still to come is counted', () => {
  const text = (detailsDue: number) => backgroundText(statusWith({ detailsDue }), AT);
  expect(text(41)).toBe('Heart rate and laps of 41 of 1,132 activities are still to come.');
  expect(text(1)).toBe('Heart rate and laps of 1 of 1,132 activities is still to come.');
  expect(text(1132)).toBe('Heart rate and laps of 1,132 activities are still to come.');
  expect(text(0)).toBeNull();
  expect(activitiesText(1132)).toBe('1,132 activities');
});

test('the counts beside each other agree, or it is said why they do not', () => {
  expect(countedElsewhere(statusWith({ known: 1132 }))).toBeNull();
  expect(countedElsewhere(statusWith(null))).toBeNull();
  expect(countedElsewhere(statusWith({ known: 1134 }))).toBe(
    'Of 1,134 activities that Strava told of, 2 are not counted as synced: in your log from elsewhere, or deleted.',
  );
  expect(syncedText(4, 15)).toBe('4 activities synced. New or changed, of the 15 in your log.');
  expect(syncedText(15, 15)).toBe('15 activities synced.');
  expect(syncedText(1, undefined)).toBe('1 activity synced.');
  expect(syncedText(0, 15)).toBe('Nothing new at Strava: 0 activities synced.');
});

test('a pause says until when, in the athlete’s time, and whose limits they are', () => {
  const pausedUntil = '2026-11-21T13:45:00.000Z';
  expect(backgroundText(statusWith({ detailsDue: 41, pausedUntil }), AT)).toBe(
    'Heart rate and laps of 41 of 1,132 activities are still to come. Paused until today, 14:45, because of Strava’s limits. It goes on by itself.',
  );
  expect(backgroundText(statusWith({ history: 'listing', pausedUntil }), AT)).toBe(
    'Older activities are still being listed. Paused until today, 14:45, because of Strava’s limits. It goes on by itself.',
  );
  expect(backgroundText(statusWith({ history: 'listing' }), AT)).toBe(
    'Older activities are still being listed.',
  );
});

test('a pause that is over is not told, and trouble tells its own reason', () => {
  const over = statusWith({ detailsDue: 41, pausedUntil: '2026-11-21T13:30:00.000Z' });
  expect(backgroundText(over, AT)).not.toMatch(/Paused/);
  const pausedUntil = '2026-11-22T00:00:00.000Z';
  const down = statusWith({ detailsDue: 41, pausedUntil }, { trouble: 'Strava does not answer.' });
  expect(backgroundText(down, AT)).toMatch(
    /Paused until tomorrow, 01:00\. It goes on by itself\.$/,
  );
});

test('the status is asked for again only while something is under way', () => {
  expect(nextLookMs(statusWith({}), NOW_MS)).toBe(false);
  expect(nextLookMs(statusWith(null), NOW_MS)).toBe(false);
  expect(nextLookMs(statusWith({ detailsDue: 41 }), NOW_MS)).toBe(5000);
  expect(nextLookMs(statusWith({ history: 'listing' }), NOW_MS)).toBe(5000);
  expect(nextLookMs(statusWith({ detailsDue: 41 }, { needsReconnect: true }), NOW_MS)).toBe(false);
});

test('during a pause it is asked for once a minute at most, and at its end', () => {
  const until = (pausedUntil: string) =>
    nextLookMs(statusWith({ detailsDue: 41, pausedUntil }), NOW_MS);
  expect(until('2026-11-21T13:45:00.000Z')).toBe(60_000);
  expect(until('2026-11-21T13:33:20.000Z')).toBe(20_000);
  expect(until('2026-11-21T13:33:01.000Z')).toBe(5000);
});

test('an activity counts as here once its details are', () => {
  expect(percentWhole({ ...DONE, known: 1132, detailsDue: 1 })).toBe(99);
  expect(percentWhole({ ...DONE, known: 200, detailsDue: 150 })).toBe(25);
  expect(percentWhole(DONE)).toBe(100);
  expect(percentWhole({ ...DONE, known: 0 })).toBe(0);
});
