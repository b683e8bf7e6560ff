import { addDays } from '../../../calendar.ts';
import { hasConditions } from '../../conditions.ts';
import {
  type Calendar,
  FIRST_DAY,
  lastDays,
  monthNumber,
  monthOf,
  type Period,
  periodBefore,
  weekOf,
  yearBefore,
  yearNumber,
  yearOf,
} from '../../period.ts';
import type { Question } from '../../question.ts';
import { wordsOf } from '../text/known-words.ts';
import { MONTH_NAMES } from '../text/month-names.ts';
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
  if (AT_THE_SAME.test(text)) return ofEfficiency(measured, calendar);
  // 'Vs outdoor' sets it beside what was before, and not two months of it.
  const isBeside = question.periods.length === 0 && BESIDE.test(question.raceText ?? '');
  return isBeside && question.kind !== null
    ? { ...measured, unplaced: ['what to compare'] }
    : withBothPeriods(measured, calendar);
}

/** 'Is my heart rate lower at the same pace than in June': what a beat gives, of both stretches. */
function ofEfficiency(question: Question, calendar: Calendar): Question {
  const { periods, where } = question;
  const [one, ...others] = periods;
  const isPast = one !== undefined && one.to < calendar.today && others.length === 0;
  const both = isPast
    ? { ...question, periods: [lastDays(calendar.today, 28), one] }
    : withBothPeriods(question, calendar);
  const areTwo = both.periods.length === 2 && both.unplaced.length === 0;
  const words = (question.raceText ?? '').split(' ');
  const isWhole = words.every((word) => OF_EFFICIENCY.has(word) || IN_DAYS.test(word));
  const isOfAllRuns = !question.kind?.runningSubtype && !hasConditions(where);
  return areTwo && isWhole && isOfAllRuns
    ? { ...both, intent: 'judge', judged: 'efficiency', measure: null }
    : both;
}

const OF_EFFICIENCY = new Set(
  wordsOf(`is are am do does did has have was were my i the a any it hr heart rate pulse pace speed effort beats
  at for with by same given than compared to vs versus against as in and so faster slower quicker lower higher
  better worse run running go got get gotten getting gone come came down up dropped now currently these days
  lately back last this ago since been it`),
);
const IN_DAYS = new RegExp(
  `^(?:\\d+|one|two|three|four|six|weeks?|months?|years?|spring|summer|autumn|fall|winter|${MONTH_NAMES})$`,
);

const AT_THE_SAME =
  /\b(?:at|for|with|by) (?:(?:the|a|any) )?(?:same|given) (?:heart rate|hr|pulse|effort|pace|speed)\b/;

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
  // 'October against last year' is the October of that year, and a week of this one the same days of it.
  const [part, year] = one.unit === 'year' ? [other, one] : [one, other];
  const isOfPart = part?.unit === 'month' || part?.unit === 'week' || part?.unit === 'days';
  if (part && isOfPart && year?.unit === 'year' && year.words === 'last year') {
    return { ...question, periods: [part, yearBefore(part)] };
  }
  if (other && other.from === one.from && one.unit === 'month') {
    return { ...question, periods: [one, yearBefore(one)] };
  }
  if (other?.from === one.from) return { ...question, unplaced: [one.words] };
  // 'After being ill in the summer': the one stretch lies within the other.
  if (other && one.unit === 'days' && other.unit === 'days' && overlap(one, other)) {
    return { ...question, unplaced: [other.words] };
  }
  if (other) return { ...question, periods: question.periods.map(asFourWeeks) };
  if (isAgainstUsual(question)) {
    const isOfUnit = one.unit === 'week' || one.unit === 'month';
    return isOfUnit ? question : { ...question, unplaced: ['usual'] };
  }
  return withOtherPeriod(question, one, calendar);
}

function overlap(one: Period, other: Period): boolean {
  return one.from <= other.to && other.from <= one.to;
}

/** 'Do I run more now than before the flu': the four weeks up to then. */
const BEFORE_IT = /^before /;
const NOW_OR_THAN =
  /^(?!.*\b(?:weeks?|months?|days)\b).*\b(?:than (?:before|now)|now (?:and|vs|versus|against|with|to|than|compared)|(?:and|vs|versus|against|with|to) now)\b/;

/** All that was before a day says nothing of then: the four weeks up to it do. */
function asFourWeeks(days: Period): Period {
  if (days.from !== FIRST_DAY || !BEFORE_IT.test(days.words)) return days;
  const from = addDays(days.to, -27);
  return { ...days, from, unit: 'days', words: `in the 4 weeks ${days.words}` };
}

/** One stretch of days is named, and what it is held against is not. */
function withOtherPeriod(question: Question, one: Period, calendar: Calendar): Question {
  const { today } = calendar;
  if (BEFORE_IT.test(one.words) && NOW_OR_THAN.test(question.raceText ?? '')) {
    return { ...question, periods: [lastDays(today, 28), asFourWeeks(one)] };
  }
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
