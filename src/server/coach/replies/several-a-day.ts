import { RUNS } from '../../../domain/coach/kinds.ts';
import { allTime } from '../../../domain/coach/period.ts';
import { countText, dayText, kmText } from '../../../domain/coach/phrases.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { findDayVolumes } from '../sums.queries.ts';
import { daysOf, daysText, leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

const MOST_LISTED = 5;

/** The days with two workouts of a kind, or more. */
export async function replySeveralADay(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  const days = daysOf(asked, allTime(today));
  const when = daysText(days, today);
  const volumes = await findDayVolumes(db, scopeOf(athlete, days, kind));
  const several = volumes.filter(({ count }) => count > 1).toReversed();
  const shown = several.slice(0, MOST_LISTED);
  return {
    text:
      several.length === 0
        ? `${bold('No:')} no day ${when} has more than one ${kind.one}.`
        : paragraphs(
            `${bold(countText(several.length, 'day', 'days'))} ${when} ${several.length === 1 ? 'has' : 'have'} two ${kind.many} or more${several.length > shown.length ? `; the latest ${shown.length}` : ''}:`,
            listOf(
              shown.map(
                ({ date, count, distanceM }) =>
                  `${dayText(date, today)}: ${countText(count, kind.one, kind.many)}${distanceM > 0 ? `, ${kmText(distanceM)}` : ''}`,
              ),
            ),
            leftOut(asked),
          ),
    because: `I counted the ${kind.many} of each day ${when} by their dates.`,
    suggestions: ['What is my longest streak?', 'How many days did I run this month?'],
  };
}
