import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { allTime, lastDays, type Period, untilToday } from '../../../domain/coach/period.ts';
import { dayText, moreOrLess } from '../../../domain/coach/phrases.ts';
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
  const usual = isOfUsual(question) ? weeksBefore(told) : [];
  const earliest = [told, ...(other ? [other] : []), ...usual].reduce(
    (first, { from }) => (from < first ? from : first),
    told.from,
  );
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
      usual.length > 0 &&
        againstUsual(
          loadOf(told, form.days),
          usual.map((week) => loadOf(week, form.days)),
        ),
      both.length === 2 &&
        comparedText(both.map((each) => loadOf(each, form.days) / lengthOf(each))),
      leftOut(asked),
      `Day by day it is in ${link('Analytics', '/analytics')}.`,
    ),
    because:
      'The load of a run is its minutes in each heart-rate zone, each times the number of its zone (Edwards 1993): an hour in Zone 2 is 120. Where the zones were not measured it is an estimate on the same scale, from the average heart rate, the pace, or the time alone. Other sports have none. It describes training, and says nothing of injury.',
    suggestions: ['How fit am I?', 'What is training load?', 'Am I overtraining?'],
  };
}

/** 'This week against a normal one': the eight weeks before it, as many days of each. */
function isOfUsual({ periods, raceText }: Asked['question']): boolean {
  const [week, ...others] = periods;
  return week?.unit === 'week' && others.length === 0 && USUAL.test(raceText ?? '');
}

const USUAL = /\b(?:usual|usually|normal|normally|typical|average)\b/;
const USUAL_WEEKS = 8;

function weeksBefore(week: Period): Period[] {
  return Array.from({ length: USUAL_WEEKS }, (_, at) => {
    const days = -7 * (at + 1);
    return { ...week, from: addDays(week.from, days), to: addDays(week.to, days) };
  });
}

function loadOf({ from, to }: Period, days: readonly FormDay[]): number {
  return days
    .filter(({ date }) => date >= from && date <= to)
    .reduce((sum, { load }) => sum + load, 0);
}

function againstUsual(load: number, before: readonly number[]): string {
  const mean = before.reduce((sum, each) => sum + each, 0) / before.length;
  const change = moreOrLess(load, mean);
  return `A usual week comes to ${grouped(Math.round(mean))} in as many days, the mean of the ${before.length} before${change ? `: this one is ${bold(change.replace(/ (?:than|as)$/, ''))}` : ''}.`;
}

/** A day, as the two need not be as long. */
function comparedText([load = 0, other = 0]: readonly number[]): string | null {
  const change = moreOrLess(load, other);
  return change && `A day the first is ${bold(change)} the second.`;
}

function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
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
