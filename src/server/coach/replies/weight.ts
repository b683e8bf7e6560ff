import { bodyMassIndex, weightToGoal } from '../../../domain/body.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, dayText } from '../../../domain/coach/phrases.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import { findWeightSpan } from '../../weight/weight.queries.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** The weight now, how it changed, and what is left to the target. */
export async function replyWeight(asked: Asked): Promise<Reply> {
  const { db, athlete } = asked;
  const { userId, today, heightCm } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const days = daysOf(asked, allTime(today));
  const { first, last, count } = await findWeightSpan(db, {
    userId,
    today,
    from: days.from,
    to: days.to,
  });
  const because = `I compared the first and the last of ${countText(count, 'entry', 'entries')} in Weight Tracking ${daysText(days, today)}. Single days go up and down by a kilogram; the change over weeks is what counts.`;
  const suggestions = ['Weight since 1 January', 'How is my training going?'];
  if (!first || !last) {
    return {
      text: `There is no weight entry ${daysText(days, today)}. Add one in ${link('Weight Tracking', '/weight')}.`,
      because,
      suggestions,
    };
  }
  const bmi = bodyMassIndex({ weightKg: last.kg, heightCm });
  const targetKg = athlete.targetWeightKg;
  const goal = targetKg === null ? null : weightToGoal({ currentKg: last.kg, targetKg });
  return {
    text: paragraphs(
      `${bold(`${last.kg.toFixed(1)} kg`)} on ${dayText(last.date, today)}${bmi === null ? '' : `, a BMI of ${bmi.toFixed(1)}`}.`,
      count > 1 &&
        `${changeText(last.kg - first.kg)} since ${dayText(first.date, today)} (${first.kg.toFixed(1)} kg), over ${count} entries.`,
      `${goal === null ? '' : `${goal.kg.toFixed(1)} kg ${goal.state === 'remaining' ? 'above' : 'below'} your target of ${targetKg} kg. `}More in ${link('Weight Tracking', '/weight')}.`,
      leftOut(asked),
    ),
    because,
    suggestions,
  };
}

function changeText(kg: number): string {
  const change = Math.abs(kg).toFixed(1);
  if (change === '0.0') return 'Unchanged';
  return `${bold(`${change} kg`)} ${kg < 0 ? 'less' : 'more'}`;
}
