import type { Day } from '../../../calendar.ts';
import { isUpcoming } from '../../../race-days.ts';
import type { Intent, Question } from '../../question.ts';
import { OF_A_RACE } from '../settling/settle-race.ts';

/** What a conversation is about, by the question that was answered last. */
export type Focus =
  /** One: the longest, the latest, the second fastest. */
  | 'workout'
  /** What was done on one day, mostly one workout as well. */
  | 'day'
  /** Some, with their conditions and days. */
  | 'workouts'
  /** Weeks or months, as wholes. */
  | 'units'
  | 'two sets'
  | 'race to come'
  | 'race run'
  | 'prediction'
  | 'pace sum'
  | 'zones'
  | 'term'
  | 'plan'
  | 'plan to a race'
  | 'weight'
  | 'shoes'
  | 'paces'
  | 'something else';

export function focusOf(question: Question, today: Day): Focus {
  const { intent, race, count, periods, extreme } = question;
  if (intent === 'ofWorkout') return 'workout';
  if (intent === 'extreme') return count === null ? 'workout' : 'workouts';
  if (intent === 'shoes' && isOfOneRun(question)) return 'workout';
  // 'Marathon from Riverside' tells no race that was run.
  if (intent === 'predict' && question.distanceM !== null) return 'prediction';
  if (race !== null && intent !== 'racePlan' && OF_RACES.has(intent)) {
    return isUpcoming(race, today) ? 'race to come' : 'race run';
  }
  if (!OF_WORKOUTS.has(intent)) return FOCUS_OF[intent] ?? 'something else';
  const [only, ...others] = periods;
  const isOfOneDay = only?.unit === 'day' && others.length === 0;
  const isOne = count === 1 || (extreme === 'latest' && count === null);
  return isOfOneDay || isOne ? 'day' : 'workouts';
}

/** 'Which shoes did I wear on my longest run?' */
function isOfOneRun({ extreme, periods, race }: Question): boolean {
  return race !== null || (extreme !== null && periods.length === 0) || periods[0]?.unit === 'day';
}

/** What adds up or lists workouts of some days. */
export const OF_WORKOUTS: ReadonlySet<Intent> = new Set(['amount', 'average', 'list', 'search']);

const OF_RACES: ReadonlySet<Intent> = new Set([...OF_A_RACE, 'fuel']);

const FOCUS_OF: Partial<Record<Intent, Focus>> = {
  biggest: 'units',
  weekly: 'units',
  breakdown: 'units',
  weekdays: 'units',
  unitCount: 'units',
  compare: 'two sets',
  predict: 'prediction',
  readiness: 'race to come',
  taper: 'race to come',
  pacing: 'race to come',
  racePlan: 'plan to a race',
  fuel: 'race to come',
  races: 'race to come',
  paceSum: 'pace sum',
  zones: 'zones',
  myZones: 'zones',
  term: 'term',
  plan: 'plan',
  weight: 'weight',
  shoes: 'shoes',
  trainingPaces: 'paces',
};
