import type { Clock } from '../../platform/clock.ts';
import type { Urgency } from '../api/strava-api.ts';
import { StravaFault } from '../api/strava-fault.ts';

export type Pauses = {
  isPaused: (urgency: Urgency) => boolean;
  /** What an error says about when to go on. */
  note: (error: unknown, urgency: Urgency) => void;
};

/**
 * Until when this process leaves Strava alone. No more than a courtesy: that limits are kept, and
 * that one alone looks whether Strava is back, is seen to with every call.
 */
export function createPauses(clock: Clock): Pauses {
  const until: Record<Urgency, number> = { asked: 0, daily: 0, history: 0 };
  const pause = (urgency: Urgency, untilMs: number) => {
    until[urgency] = Math.max(until[urgency], untilMs);
  };
  return {
    isPaused: (urgency) => until[urgency] > clock.nowMs(),
    note: (error, urgency) => {
      if (!(error instanceof StravaFault) || error.retryAtMs === null) return;
      if (error.kind === 'unreadable') return;
      pause('history', error.retryAtMs);
      // Where only the part for history is used up, the rest goes on.
      const isHistorysAlone = error.kind === 'limited' && urgency === 'history';
      if (!isHistorysAlone) pause('daily', error.retryAtMs);
    },
  };
}
