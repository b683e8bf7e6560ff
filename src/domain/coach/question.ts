import type { Kind } from './kinds.ts';
import type { Period } from './period.ts';

/** What can be asked. */
export type Intent =
  | 'help'
  | 'thanks'
  | 'urgent'
  | 'pain'
  | 'onlyYours'
  | 'notInLog'
  | 'alongTheWay'
  | 'shoes'
  | 'doIt'
  | 'why'
  | 'search'
  | 'predict'
  | 'readiness'
  | 'taper'
  | 'fuel'
  | 'weight'
  | 'myZones'
  | 'zones'
  | 'compare'
  | 'trend'
  | 'races'
  | 'plan'
  | 'analysis'
  | 'biggest'
  | 'extreme'
  | 'weekly'
  | 'average'
  | 'list'
  | 'amount'
  | 'unknown';

export type Measure =
  | 'distance'
  | 'count'
  | 'time'
  | 'calories'
  | 'pace'
  | 'heartRate'
  | 'gels'
  | 'hydration'
  | 'restDays';

export type Extreme =
  | 'longest'
  | 'shortest'
  | 'fastest'
  | 'slowest'
  | 'latest'
  | 'first'
  | 'highestHeartRate';

/** What a question speaks of; null and empty where it leaves it open. */
export type Subject = {
  periods: readonly Period[];
  /** A bound in time that was meant and not understood: 'since my birthday'. */
  unread: string | null;
  kind: Kind | null;
  measure: Measure | null;
  extreme: Extreme | null;
  distanceM: number | null;
  timeS: number | null;
  count: number | null;
  /** What to look for in notes. */
  searched: string | null;
  unit: 'week' | 'month' | 'year' | null;
  scope: 'today' | 'tomorrow' | 'week' | null;
  inMiles: boolean | null;
  /** What a training log here does not hold: 'sleep'. */
  missing: string | null;
  /** What only the recording of a workout tells: 'cadence'. */
  alongTheWay: string | null;
  /** The words that may name a race. */
  raceText: string | null;
};

export type Question = Subject & {
  intent: Intent;
  /** For 'why': what was asked before. */
  about: Question | null;
};
