import { hasConditions } from '../../conditions.ts';
import {
  type Calendar,
  lastDays,
  monthNumber,
  monthOf,
  type Period,
  periodBefore,
  weekOf,
  yearNumber,
  yearOf,
} from '../../period.ts';
import type { Question } from '../../question.ts';
import type { SettledWith } from './settle.ts';

/** The two sides of a comparison. */
export function settledComparison(question: Question, { calendar }: SettledWith): Question {
  // Its days are those of a week or month that the answer before told.
  if (question.intent !== 'compare' || question.during !== null) return question;
  const text = question.raceText ?? '';
  const isOfPace =
    question.measure === null &&
    (FASTER.test(text) || (question.against !== null && BETTER.test(text)));
  const measured: Question = isOfPace ? { ...question, measure: 'pace' } : question;
  if (measured.against !== null) return measured;
  // 'Vs outdoor' sets it beside what was before, and not two months of it.
  const isBeside = question.periods.length === 0 && BESIDE.test(question.raceText ?? '');
  return isBeside && question.kind !== null
    ? { ...measured, unplaced: ['what to compare'] }
    : withBothPeriods(measured, calendar);
}

const BESIDE = /^(?:and )?(?:vs|versus|against|compared (?:to|with))\b/;

/** 'Do I run better in the morning or in the evening' */
const BETTER = /\b(?:better|best|worse)\b/;
const FASTER = /\b(?:faster|quicker|slower)\b|\bslow(?:s|ed)? me\b/;

/** 'More than last year' compares this year with it, 'compare this month' the month before. */
function withBothPeriods(question: Question, calendar: Calendar): Question {
  const { today } = calendar;
  const [one, other] = question.periods;
  if (!one && /\b(?:them|these|those|it|that)\b/.test(question.raceText ?? '')) {
    return { ...question, unplaced: ['what to compare'] };
  }
  if (!one && isAgainstUsual(question)) {
    return {
      ...question,
      periods: [weekOf(today, { words: 'this week', weekStart: calendar.weekStart })],
    };
  }
  if (!one && hasConditions(question.where)) return { ...question, unplaced: ['what to compare'] };
  if (!one) {
    // 'Was I faster than in training' names something that was not read.
    if (
      /\bthan (?!(?:before|i used to|earlier|i did|previously|ever)\b)/.test(
        question.raceText ?? '',
      )
    ) {
      return { ...question, unplaced: ['what to compare'] };
    }
    const now = thisUnit(question.unit ?? 'month', calendar) ?? thisUnit('month', calendar);
    if (now === null) return question;
    return { ...question, periods: [now, named(periodBefore(now), calendar)] };
  }
  // 'October against last year' is the October of that year.
  const [month, year] = one?.unit === 'month' ? [one, other] : [other, one];
  if (month?.unit === 'month' && year?.unit === 'year' && year.words === 'last year') {
    const same = monthOf(yearNumber(month.from) - 1, monthNumber(month.from));
    return { ...question, periods: [month, same] };
  }
  if (other && other.from === one.from && one.unit === 'month') {
    const before = monthOf(yearNumber(one.from) - 1, monthNumber(one.from));
    return { ...question, periods: [one, before] };
  }
  if (other?.from === one.from) return { ...question, unplaced: [one.words] };
  // 'After being ill in the summer': the one stretch lies within the other.
  if (other && one.unit === 'days' && other.unit === 'days' && overlap(one, other)) {
    return { ...question, unplaced: [other.words] };
  }
  if (other) return question;
  if (isAgainstUsual(question)) {
    const isOfUnit = one.unit === 'week' || one.unit === 'month';
    return isOfUnit ? question : { ...question, unplaced: ['usual'] };
  }
  return withOtherPeriod(question, one, calendar);
}

function overlap(one: Period, other: Period): boolean {
  return one.from <= other.to && other.from <= one.to;
}

/** One stretch of days is named, and what it is held against is not. */
function withOtherPeriod(question: Question, one: Period, calendar: Calendar): Question {
  const { today } = calendar;
  if (one.to >= today) return { ...question, periods: [one, named(periodBefore(one), calendar)] };
  const isThan = /\b(?:than|against|to|with|vs|versus)\b/.test(question.raceText ?? '');
  const now = thisUnit(one.unit, calendar);
  if (now && isThan && periodBefore(now).from === one.from) {
    return { ...question, periods: [now, one] };
  }
  if (isThan && IS_NOW.test(question.raceText ?? '') && PACED.has(question.measure)) {
    return { ...question, periods: [lastDays(today, 28), one] };
  }
  return isThan
    ? { ...question, unplaced: [one.words] }
    : { ...question, periods: [one, periodBefore(one)] };
}

/** 'More than usual this week': against the weeks before it, and not the last one alone. */
export function isAgainstUsual({ intent, periods, raceText }: Question): boolean {
  return intent === 'compare' && periods.length < 2 && USUAL.test(raceText ?? '');
}

const USUAL =
  /\b(?:than|to|against|vs|versus|with|behind|ahead of|below|above) (?:(?:a|an|my|the) )?(?:usual|usually|normal|normally|typical|average|i usually|i normally)\b|\bwhat i (?:usually|normally|typically) (?:do|run)\b|\b(?:unusual|as usual|out of the ordinary)\b/;

const IS_NOW =
  /^(?:am i|are my|is my|(?:has|have) (?:i|my)\b|faster|quicker|slower)\b|\b(?:now|currently|lately|recently|these days|at the moment)\b/;

/** What can be compared between stretches of any length. */
const PACED: ReadonlySet<Question['measure']> = new Set(['pace', 'heartRate', 'cadence']);

/** 'last month' rather than 'in October 2026', where it is that. */
export function named(period: Period, calendar: Calendar): Period {
  const now = thisUnit(period.unit, calendar);
  const isLast = now !== null && periodBefore(now).from === period.from;
  return isLast ? { ...period, words: `last ${period.unit}` } : period;
}

export function thisUnit(unit: Period['unit'], { today, weekStart }: Calendar): Period | null {
  if (unit === 'week') return weekOf(today, { words: 'this week', weekStart });
  if (unit === 'month') return monthOf(yearNumber(today), monthNumber(today), 'this month');
  return unit === 'year' ? yearOf(yearNumber(today), 'this year') : null;
}
