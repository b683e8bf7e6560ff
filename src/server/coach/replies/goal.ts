import { addDays, daysBetween } from '../../../domain/calendar.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import {
  lastDays,
  monthNumber,
  monthOf,
  type Period,
  untilToday,
  yearNumber,
  yearOf,
} from '../../../domain/coach/period.ts';
import { dayText, kmText, otherLengthText } from '../../../domain/coach/phrases.ts';
import { bold } from '../../../domain/coach/rich-text.ts';
import { distanceUnit } from '../../../domain/measures.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { findSums } from '../sums.queries.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

const RECENT_DAYS = 28;

/** What is left to a distance in this year, month or week, and whether it is in reach. */
export async function replyGoal({ db, athlete, question }: Asked): Promise<Reply> {
  const { userId, viewer, today } = athlete;
  if (question.goalM === null) return replyProjection({ db, athlete, question });
  const { goalM } = question;
  const period: Period = question.periods[0] ?? yearOf(yearNumber(today), 'this year');
  const lengthOf = (metres: number) =>
    question.inMiles && distanceUnit() !== 'mi' ? otherLengthText(metres) : kmText(metres);
  const sumOf = async ({ from, to }: Period) =>
    (await findSums(db, { userId, viewer, from, to, kind: RUNS })).distanceM;
  const doneM = await sumOf(untilToday(period, today));
  const recentM = await sumOf(lastDays(today, RECENT_DAYS));
  const because = `I added up every run ${period.words} and compared it with ${lengthOf(goalM)}; your rate is that of the last ${RECENT_DAYS} days.`;
  const suggestions = ['How much did I run this year?', 'How much do I run per week?'];
  const leftM = goalM - doneM;
  if (leftM <= 0) {
    return {
      text: `You are there: ${bold(lengthOf(doneM))} ${period.words}, ${lengthOf(-leftM)} over ${lengthOf(goalM)}.`,
      because,
      suggestions,
    };
  }
  const daysLeft = daysBetween(today, period.to);
  const perDayM = recentM / RECENT_DAYS;
  const needed = daysLeft > 0 ? (leftM / daysLeft) * 7 : null;
  const days = perDayM > 0 ? Math.ceil(leftM / perDayM) : null;
  return {
    text: paragraphs(
      `${bold(lengthOf(leftM))} are left to ${lengthOf(goalM)}: you ran ${lengthOf(doneM)} ${period.words}.`,
      period.unit === 'week' && daysLeftText(daysLeft),
      period.unit !== 'week' &&
        needed !== null &&
        `That is ${lengthOf(needed)} a week until ${dayText(period.to, today)}; the last four weeks came to ${lengthOf(recentM / 4)} a week.`,
      period.unit !== 'week' &&
        days !== null &&
        (days <= daysLeft
          ? `At that rate you get there on about ${dayText(addDays(today, days), today)}.`
          : `At that rate you come to about ${lengthOf(doneM + perDayM * daysLeft)} by then.`),
    ),
    because,
    suggestions,
  };
}

/** 'At this rate, how many km will I end the year on': what is run, and as much a day as of late. */
async function replyProjection({ db, athlete, question }: Asked): Promise<Reply> {
  const { today } = athlete;
  const period: Period = question.periods[0] ?? endOf(question, today);
  const sumOf = async (days: Period) =>
    (await findSums(db, scopeOf(athlete, days, RUNS))).distanceM;
  const doneM = await sumOf(untilToday(period, today));
  const recentM = await sumOf(lastDays(today, RECENT_DAYS));
  const daysLeft = Math.max(0, daysBetween(today, period.to));
  const endM = doneM + (recentM / RECENT_DAYS) * daysLeft;
  return {
    text: paragraphs(
      `About ${bold(kmText(endM))} ${period.words}, by ${dayText(period.to, today)}, if you go on as in the last four weeks.`,
      `You ran ${kmText(doneM)} so far; the last four weeks came to ${kmText(recentM / 4)} a week, and ${daysLeft} days are left.`,
    ),
    because: `I added ${daysLeft} times a day of the last ${RECENT_DAYS} to what you ran ${period.words}.`,
    suggestions: ['How much did I run this year?', 'How much do I run per week?'],
  };
}

function endOf({ unit, raceText }: Asked['question'], today: string): Period {
  const isMonth = unit === 'month' && !/\byear\b/.test(raceText ?? '');
  const [year, month] = [yearNumber(today), monthNumber(today)];
  return isMonth ? monthOf(year, month, 'this month') : yearOf(year, 'this year');
}

function daysLeftText(days: number): string {
  if (days === 0) return 'Today is the last day of the week.';
  return days === 1
    ? 'One day of the week comes after today.'
    : `${days} days of the week come after today.`;
}
