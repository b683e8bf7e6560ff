import { addDays, type Day, startOfWeek } from '../../../calendar.ts';
import type { Calendar } from '../../period.ts';
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
  if (question.intent === 'racePlan') return withLongRunsLeft(question);
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
  if (wishes !== null) {
    return { ...question, scope: weekOfWishes(question, calendar), kind: null, unread: null };
  }
  if (scope === null && /\b(?:a|per|each) week\b/.test(text)) {
    return { ...question, scope: 'nextWeek' };
  }
  if (timeS !== null) return { ...question, scope: scope === 'tomorrow' ? scope : 'today' };
  return question;
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

const THIS_WEEK = /\bthis week\b|\btoday\b/;
