import type { Intent, Question } from '../../question.ts';
import { OF_WORKOUTS } from './focus.ts';
import { refused, type Said } from './said.ts';

const ON_AVERAGE =
  /^(?:(?:and|so|ok|but|what about|what is (?:it|that)|how about) )*(?:on|in) average$/;

/** What has a mean of its weeks or months. */
const BY_UNIT: ReadonlySet<Intent> = new Set(['biggest', 'weekly'] as const);

const WITHOUT_MEANS: ReadonlySet<Intent> = new Set([
  ...(['races', 'shoes', 'streak', 'compare', 'trend', 'analysis', 'weekdays'] as const),
]);

/** 'On average?': after weeks or months of one of them, after a number of runs of a week, and never a pace. */
export function onAverage(said: Said): Question | null {
  const { text, before, focus } = said;
  if (!ON_AVERAGE.test(text)) return null;
  if (BY_UNIT.has(before.intent)) return { ...before, intent: 'weekly', unplaced: [] };
  if (focus === 'day' || WITHOUT_MEANS.has(before.intent)) return refused(said);
  const isOfOrder = before.intent === 'extreme' || before.intent === 'ofWorkout';
  if (isOfOrder && (before.distanceM !== null || before.extreme === 'latest')) return refused(said);
  const isCount = before.intent === 'amount' && before.measure === 'count';
  if (!isCount || !OF_WORKOUTS.has(before.intent)) return null;
  const [period, ...others] = before.periods;
  const isLong = period && period.unit !== 'week' && period.unit !== 'day' && others.length === 0;
  return isLong ? { ...before, intent: 'weekly', unit: 'week', unplaced: [] } : refused(said);
}
