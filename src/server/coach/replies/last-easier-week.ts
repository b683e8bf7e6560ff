import { addDays, type Day, startOfWeek } from '../../../domain/calendar.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { countText, dayText, kmText } from '../../../domain/coach/phrases.ts';
import { bold } from '../../../domain/coach/rich-text.ts';
import { findDayVolumes } from '../sums.queries.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** A cutback week has a fifth less than the four weeks before it, or still less. */
const EASIER_SHARE = 0.8;
const WEEKS_BEFORE = 4;

/** 'When was my last easier week?': the latest whole one with so much less than those before it. */
export async function tellLastEasierWeek({ db, athlete }: Asked): Promise<Reply> {
  const { userId, viewer, today, weekStart } = athlete;
  const days = await findDayVolumes(db, { userId, viewer, to: today, kind: RUNS });
  const sums = new Map<Day, number>();
  for (const { date, distanceM } of days) {
    const week = startOfWeek(date, weekStart);
    sums.set(week, (sums.get(week) ?? 0) + distanceM);
  }
  const thisWeek = startOfWeek(today, weekStart);
  const [firstWeek = thisWeek] = [...sums.keys()].toSorted();
  const because = `I added up the runs of each whole week, and took the latest with at least ${Math.round(100 * (1 - EASIER_SHARE))}% less than the mean of the four weeks before it, as coaches shorten each fourth week.`;
  const suggestions = ['Do I need a cutback week?', 'My km per week'];
  for (let back = 1; ; back += 1) {
    const week = addDays(thisWeek, -7 * back);
    const before = Array.from({ length: WEEKS_BEFORE }, (_, at) => addDays(week, -7 * (at + 1)));
    if ((before.at(-1) ?? firstWeek) < firstWeek) break;
    const meanM = before.reduce((sum, each) => sum + (sums.get(each) ?? 0), 0) / WEEKS_BEFORE;
    const weekM = sums.get(week) ?? 0;
    if (meanM === 0 || weekM > EASIER_SHARE * meanM) continue;
    const since = back - 1;
    return {
      text: paragraphs(
        `Your last easier week was ${bold(`${dayText(week, today)} to ${dayText(addDays(week, 6), today)}`)}: ${kmText(weekM)}, ${Math.round(100 * (1 - weekM / meanM))}% less than the ${kmText(meanM)} a week of the four before it.`,
        since === 0
          ? 'That was the last whole week.'
          : `The ${countText(since, 'whole week', 'whole weeks')} since then ${since === 1 ? 'was' : 'were'} fuller.`,
        weekM === 0 && 'It had no run at all, which is more of a break than an easier week.',
      ),
      because,
      suggestions,
    };
  }
  return {
    text: `${bold('I find no easier week:')} no whole week of your log has a fifth less than the four before it.`,
    because,
    suggestions,
  };
}
