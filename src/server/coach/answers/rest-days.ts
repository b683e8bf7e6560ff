import { daysBetween } from '../../../domain/calendar.ts';
import type { Period } from '../../../domain/coach/period.ts';
import { countText } from '../../../domain/coach/phrases.ts';
import { bold } from '../../../domain/coach/rich-text.ts';
import { findSums } from '../sums.queries.ts';
import type { Answer, Asked } from './answer.ts';
import { daysText } from './days.ts';

/** Days of the log without any workout. */
export async function answerRestDays({ db, athlete }: Asked, days: Period): Promise<Answer> {
  const { userId, today } = athlete;
  const sums = await findSums(db, { userId, from: days.from, to: days.to });
  const length = daysBetween(days.from, days.to) + 1;
  const suggestions = ['What should I do today?', 'How is my training going?'];
  if (sums.firstDay === null || days.unit === 'all') {
    return {
      text: `I count rest days only between workouts, over days that you name: this month, say, or since 1 March.`,
      because: 'Before the first workout of a log, every day would be a day off.',
      suggestions,
    };
  }
  return {
    text: `You had ${bold(countText(length - sums.days, 'day', 'days'))} without a workout ${daysText(days, today)}, of ${length}.`,
    because: `You trained on ${sums.days} of these ${length} days; a day without any workout in the log is a day off.`,
    suggestions,
  };
}
