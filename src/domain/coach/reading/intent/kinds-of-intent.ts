import type { Intent } from '../../question.ts';
import { OF_A_RACE } from '../settling/settle-race.ts';

/** What is added up, found or listed of the athlete's own log. */
export const OF_OWN_LOG: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'extreme',
  'compare',
  'list',
]);

/** What adds up or finds what was. */
export const OF_THE_PAST: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'list',
  'extreme',
  'breakdown',
  'weekly',
  'biggest',
]);

/** What a sum of the log could be mistaken for. */
export const ADDED_UP: ReadonlySet<Intent> = new Set([
  'amount',
  'average',
  'list',
  'extreme',
  'unknown',
]);

/** What would answer with a figure of something that is not there. */
export const HOLDS_FIGURES: ReadonlySet<Intent> = new Set([
  ...ADDED_UP,
  'compare',
  'trend',
  'weekly',
  'biggest',
  'analysis',
]);

/** What is answered in words, whatever else is named. */
export const NEEDS_NO_LOG: ReadonlySet<Intent> = new Set([
  'urgent',
  'pain',
  'search',
  'term',
  'onlyYours',
  'help',
  'thanks',
  'why',
  'doIt',
  'fuel',
]);

/** What can be told of a race that is named. */
export const KNOWS_RACES: ReadonlySet<Intent> = new Set([
  ...OF_A_RACE,
  'fuel',
  'pain',
  'urgent',
  'search',
  'shoes',
  'why',
  'doIt',
  'notInLog',
  'onlyYours',
  'alongTheWay',
  'ofWorkout',
  'gap',
  'paceSum',
  'term',
  'judge',
]);
