import { daysBetween } from '../../../domain/calendar.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { countText, dayText, kmText, totalHoursText } from '../../../domain/coach/phrases.ts';
import { bold, link } from '../../../domain/coach/rich-text.ts';
import { findSums } from '../sums.queries.ts';
import { answerAmount } from './amount.ts';
import type { Answer, Asked } from './answer.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import { listPage, paragraphs } from './wording.ts';

const DAYS_IN = { week: 7, month: 365.25 / 12, year: 365.25 } as const;

/** What a week, or a month, comes to on average. */
export async function answerWeekly(asked: Asked): Promise<Answer> {
  const { db, athlete, question } = asked;
  const { userId, today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked);
  const sums = await findSums(db, { userId, from: days.from, to: days.to, kind });
  if (sums.workouts === 0 || sums.firstDay === null) return answerAmount(asked);
  // Before the first workout there was nothing to average.
  const began = days.unit === 'all' ? sums.firstDay : days.from;
  const unit = question.unit === 'month' || question.unit === 'year' ? question.unit : 'week';
  const units = Math.max(1, (daysBetween(began, days.to) + 1) / DAYS_IN[unit]);
  const km = sums.distanceM > 0 ? `${bold(kmText(sums.distanceM / units))}, ` : '';
  const count = (sums.workouts / units).toFixed(1);
  return {
    text: paragraphs(
      `${km}${bold(`${count} ${kind.many}`)} and ${totalHoursText(sums.durationS / units)} a ${unit} on average ${daysText(days, today)}: ${countText(sums.workouts, kind.one, kind.many)} in all.`,
      `The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `I divided the ${countText(sums.workouts, kind.one, kind.many)} from ${dayText(began, today)} to ${dayText(days.to, today)} by ${units.toFixed(1)} ${unit}s.`,
    suggestions: ['What was my biggest week?', 'Compare this month with last month'],
  };
}
