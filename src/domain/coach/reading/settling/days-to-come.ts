import { addDays, type Day } from '../../../calendar.ts';
import { hasConditions } from '../../conditions.ts';
import {
  type Calendar,
  dayWords,
  FIRST_DAY,
  isBareWeekday,
  type Period,
  weekOf,
} from '../../period.ts';
import type { Intent, Question } from '../../question.ts';

/** 'Long run this weekend?' is of days to come, which nothing adds up: what to do on them is the plan. */
export function withPlanOfDaysToCome(question: Question, calendar: Calendar): Question {
  const [period, ...others] = question.periods;
  if (!period || others.length > 0) return question;
  // 'What session on Thursday': the one to come, on a Thursday today's.
  const isWeekday = isBareWeekday(period) && period.from <= calendar.today;
  if (question.intent === 'plan' && question.scope === null && isWeekday) {
    if (period.from === calendar.today) return { ...question, scope: 'today', periods: [] };
    const day = addDays(period.from, 7);
    const to: Period = { from: day, to: day, unit: 'day', words: `on ${dayWords(day)}` };
    return { ...question, scope: weekOfPlan(to, calendar), periods: [to] };
  }
  if (isLongRunOfTomorrow(question, period, calendar)) {
    return { ...question, ...OF_A_PLAN, scope: 'tomorrow', periods: [] };
  }
  const isOpenPlan = question.intent === 'plan' && question.scope === null && period.unit !== 'day';
  if (!PAST_ALONE.has(question.intent) && !isOpenPlan) return question;
  if (period.from <= calendar.today || hasConditions(question.where)) return question;
  if (SAYS_WHAT_WAS.test(question.raceText ?? '')) {
    // 'How far did I run this weekend', before the next one.
    const [from, to] = [addDays(period.from, -7), addDays(period.to, -7)];
    return period.words === 'this weekend'
      ? { ...question, periods: [{ ...period, from, to, words: 'last weekend' }] }
      : question;
  }
  const isTomorrow = period.unit === 'day' && period.from === addDays(calendar.today, 1);
  const scope = isTomorrow ? 'tomorrow' : weekOfPlan(period, calendar);
  return scope === null ? question : { ...question, ...OF_A_PLAN, scope };
}

const OF_A_PLAN = { intent: 'plan', measure: null, extreme: null, kind: null } as const;

/** On a Saturday that ends the week 'my long run this weekend' is that of the next day. */
function isLongRunOfTomorrow(
  { intent, raceText, unplaced }: Question,
  period: Period,
  { today, weekStart }: Calendar,
): boolean {
  const isAsked = unplaced.length === 0 && (intent === 'plan' || PAST_ALONE.has(intent));
  const text = raceText ?? '';
  const isOfLong = /\blong\b/.test(text) && !SAYS_WHAT_WAS.test(text);
  const isLastDay = weekOf(today, { words: 'this week', weekStart }).to === today;
  return (
    isAsked && isOfLong && isLastDay && period.words === 'this weekend' && period.from === today
  );
}

/** A week that is planned by day is told so, a plan to a day goes to the race of that day. */
export function withWeeksAhead(question: Question, calendar: Calendar): Question {
  const { ahead } = question;
  if (ahead === null) return question;
  const open = { ...question, periods: [], extreme: null, count: null, unread: null, kind: null };
  if (ahead.of === 'until') return { ...open, raceDay: ahead.day };
  if (ahead.of === 'beforeRace') return open;
  const scope = weekOfPlan(ahead.period, calendar);
  return scope === null ? open : { ...open, intent: 'plan', scope };
}

/** Which of the weeks that are planned holds these days; null beyond the next one. */
function weekOfPlan(
  { from, to }: Period,
  { today, weekStart }: Calendar,
): 'week' | 'nextWeek' | null {
  const endOfWeek = weekOf(today, { words: 'this week', weekStart }).to;
  if (from <= endOfWeek) return 'week';
  return to <= addDays(endOfWeek, 7) ? 'nextWeek' : null;
}

const SAYS_WHAT_WAS = /\b(?:did|ran|was|were|have i|went|done)\b/;

const PAST_ALONE: ReadonlySet<Intent> = new Set(['amount', 'list']);

export const IS_TO_COME =
  /\b(?:do i have|have i got|is there|are there|any|when is|upcoming|planned|coming)\b/;

/** 'Do I have a race in December' asks for the one to come, where a run in it is of last year. */
export function withDaysToCome(question: Question, today: Day): Question {
  const [period] = question.periods;
  if (!period || period.to >= today || period.unit === 'year') return question;
  if (/\b(?:last|past|ago|20\d\d)\b/.test(question.raceText ?? '')) return question;
  const later = (text: string) => text.replace(/20\d\d/g, (year) => String(Number(year) + 1));
  const isOpen = period.from === FIRST_DAY;
  const from = isOpen ? today : later(period.from);
  return {
    ...question,
    periods: [{ ...period, from, to: later(period.to), words: later(period.words) }],
  };
}

/** A race on '13 December' is one to come, where a run on it is of last year. */
export function withRaceDay(question: Question, today: Day): Question {
  const [period, ...others] = question.periods;
  if (period?.unit !== 'day') return question;
  // 'What could I run for 5 km today' is what one can run now.
  if (question.intent === 'predict' && period.from === today) {
    return { ...question, periods: others };
  }
  const isLastYear = /^on \d+ \w+ \d{4}$/.test(period.words) && period.from < today;
  const nextYear = `${Number(period.from.slice(0, 4)) + 1}${period.from.slice(4)}`;
  if (period.from < today && isBareWeekday(period)) {
    return { ...question, periods: others, raceDay: addDays(period.from, 7) };
  }
  const raceDay = isLastYear && nextYear >= today ? nextYear : period.from;
  return { ...question, periods: others, raceDay };
}
