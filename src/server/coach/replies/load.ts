import { daysBetween } from '../../../domain/calendar.ts';
import { allTime, lastDays, type Period, untilToday } from '../../../domain/coach/period.ts';
import { dayText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import type { FormDay } from '../../../domain/load/form.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { grouped } from '../../../domain/units.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { gatherTrainingForm } from '../../analytics/training-form.ts';
import { daysText, leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** The training load of some days: that of the chart in Analytics, added up. */
export async function replyLoad(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, viewer, today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const [period, other] = question.periods;
  const told = untilToday(period ?? lastDays(today, 7), today);
  const earliest = other && other.from < told.from ? other.from : told.from;
  const { form, firstRun } = await gatherTrainingForm(db, {
    userId,
    today,
    from: earliest,
    origins: originsShownTo(viewer),
  });
  const open = [lastDays(today, 1), told, lastDays(today, 28)];
  const both = other ? [told, untilToday(other, today)] : [told];
  const stretches = period ? both : open;
  const named = stretches.map((each) => (each.unit === 'all' ? sinceFirst(each, firstRun) : each));
  return {
    text: paragraphs(
      stretches.length === 1
        ? `Your training load ${loadText(named[0] ?? told, form.days, today)}`
        : `Your training load:\n${listOf(named.map((each) => upperFirst(loadText(each, form.days, today))))}`,
      leftOut(asked),
      `Day by day it is in ${link('Analytics', '/analytics')}.`,
    ),
    because:
      'The load of a run is its minutes in each heart-rate zone, each times the number of its zone (Edwards 1993): an hour in Zone 2 is 120. Where the zones were not measured it is an estimate on the same scale, from the average heart rate, the pace, or the time alone. Other sports have none. It describes training, and says nothing of injury.',
    suggestions: ['How fit am I?', 'What is training load?', 'Am I overtraining?'],
  };
}

function sinceFirst(period: Period, firstRun: string | null): Period {
  if (firstRun === null) return period;
  return { ...allTime(period.to), from: firstRun, unit: 'days', words: 'in your whole log' };
}

/** 'in the last 7 days (Tue 17 to Mon 23 Nov): 1,240, 177 a day' */
function loadText(period: Period, days: readonly FormDay[], today: string): string {
  const held = days.filter(({ date }) => date >= period.from && date <= period.to);
  const load = held.reduce((sum, day) => sum + day.load, 0);
  const estimated = held.reduce((sum, day) => sum + day.estimated, 0);
  const lead = `${daysText(period, today)}: ${bold(grouped(Math.round(load)))}`;
  if (load === 0) return `${lead}, no run is logged.`;
  const length = daysBetween(period.from, period.to) + 1;
  const share = Math.round((100 * estimated) / load);
  const most = held.reduce((largest, day) => (day.load > largest.load ? day : largest));
  const parts = [
    lead,
    length > 1 && `${bold(String(Math.round(load / length)))} a day`,
    length > 1 && `the most on ${dayText(most.date, today)} (${Math.round(most.load)})`,
    share > 0 &&
      `${share === 100 ? 'all' : `${share}%`} of it estimated, as zones were not measured`,
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}
