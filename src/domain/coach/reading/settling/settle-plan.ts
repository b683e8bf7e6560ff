import { addDays, type Day, startOfWeek } from '../../../calendar.ts';
import { type Calendar, isBareWeekday, monthOf } from '../../period.ts';
import type { Question, Subject } from '../../question.ts';
import { asksHowOften, planAhead } from '../asked-ahead.ts';
import { LONG_RUNS_LEFT } from '../intent/rules/of-plans.ts';
import { daysWished } from '../parts/week-wishes.ts';
import { dateOfWeekday } from '../parts/weekdays-to-come.ts';

/** What is to be laid otherwise is a week's; a time at hand is today's. */
export function settledPlan(
  question: Question,
  { calendar }: { read: Subject; calendar: Calendar },
): Question {
  if (question.intent === 'racePlan') return withLongRunsLeft(withMonthToCome(question, calendar));
  if (question.intent !== 'plan') return question;
  const { wishes, scope, timeS } = question;
  const text = question.raceText ?? '';
  if (asksHowOften(text)) {
    return { ...question, scope: 'week', measure: null, count: null, times: null };
  }
  const ahead = planAhead(text);
  if (ahead !== null) return { ...question, scope: scope ?? ahead, periods: [], extreme: null };
  const isOfOneDay = scope === 'today' || scope === 'tomorrow' || question.periods.length === 1;
  if (wishes?.shareOfUsual !== undefined && isOfOneDay && daysWished(wishes).length === 0)
    return question;
  if (wishes?.swapped && areOfTwoWeeks(question, wishes.swapped, calendar)) {
    return { ...question, scope: 'week', unplaced: ['days of two weeks'] };
  }
  if (wishes !== null) {
    return { ...question, scope: weekOfWishes(question, calendar), kind: null, unread: null };
  }
  if (scope === null && /\b(?:a|per|each) week\b/.test(text)) {
    return { ...question, scope: 'nextWeek' };
  }
  const [day, ...others] = question.periods;
  const isOfDayToCome =
    day?.unit === 'day' && others.length === 0 && (day.from > calendar.today || isBareWeekday(day));
  if (timeS !== null && !isOfDayToCome) {
    return { ...question, scope: scope === 'tomorrow' ? scope : 'today' };
  }
  return question;
}

/** January of a plan by week is the one to come, before its race. */
function withMonthToCome(question: Question, { today }: Calendar): Question {
  const [month, ...others] = question.periods;
  if (month?.unit !== 'month' || others.length > 0) return question;
  const year = Number(month.from.slice(0, 4)) + (month.to < today ? 1 : 0);
  const meant = monthOf(year, Number(month.from.slice(5, 7)));
  const isBeforeRace = meant.from <= (question.race?.date ?? meant.from);
  return meant.to >= today && isBeforeRace
    ? { ...question, periods: [meant] }
    : { ...question, unplaced: [...question.unplaced, month.words] };
}

/** 'How many long runs before the marathon?': how many its plan has. */
function withLongRunsLeft(question: Question): Question {
  if (!LONG_RUNS_LEFT.test(question.raceText ?? '')) return question;
  const open = { kind: null, periods: [], unread: null, extreme: null, unit: null, ahead: null };
  return { ...question, ...open, measure: 'count' };
}

/** 'Move Tuesday's intervals to Wednesday', said on a Saturday: days that are over are those of the next week. */
function weekOfWishes({ wishes, scope, raceText }: Question, calendar: Calendar) {
  if (scope === 'nextWeek') return scope;
  if (wishes === null || THIS_WEEK.test(raceText ?? '')) return 'week';
  const { today, weekStart } = calendar;
  const isInThisWeek = (day: Day) => startOfWeek(day, weekStart) === startOfWeek(today, weekStart);
  const isOfTomorrow = /\btomorrow\b/.test(raceText ?? '');
  if (isOfTomorrow) return isInThisWeek(addDays(today, 1)) ? 'week' : 'nextWeek';
  const isLeft = (weekday: number) => isInThisWeek(dateOfWeekday(weekday, today));
  const days = daysWished(wishes);
  return days.length > 0 && !days.some(isLeft) ? 'nextWeek' : 'week';
}

/** 'Swap Saturday and Sunday', said on the last day of a week: a plan is laid for one week. */
function areOfTwoWeeks(
  { scope, raceText }: Question,
  swapped: readonly [number, number],
  { today, weekStart }: Calendar,
): boolean {
  if (scope === 'nextWeek' || /\bnext week\b/.test(raceText ?? '')) return false;
  const [one, other] = swapped.map((day) => startOfWeek(dateOfWeekday(day, today), weekStart));
  return one !== other;
}

const THIS_WEEK = /\bthis week\b|\btoday\b/;
