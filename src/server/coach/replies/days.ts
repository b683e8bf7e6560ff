import {
  allTime,
  FIRST_DAY,
  lastDays,
  type Period,
  untilToday,
} from '../../../domain/coach/period.ts';
import { dayText } from '../../../domain/coach/phrases.ts';
import { literally } from '../../../domain/coach/rich-text.ts';
import { ADVICE_DAYS } from '../../../domain/limits.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import type { Asked, Reply } from './reply.ts';

/** The days a question is about, as far as they have passed; four weeks where it leaves them open. */
export function daysOf({ question, athlete }: Asked, fallback?: Period): Period {
  const { today } = athlete;
  const [period] = question.periods;
  // Runs of one sort are few: where no days are named, all of them are meant.
  const open =
    question.kind?.where || question.isShare ? allTime(today) : lastDays(today, ADVICE_DAYS);
  return untilToday(period ?? fallback ?? open, today);
}

/** 'this week (Sun 15 to Sat 21 Nov)': which days are meant, where the words leave it open. */
export function daysText(period: Period, today: string): string {
  const { from, to, unit, words } = period;
  if (unit === 'all' || unit === 'day' || from === to) return words;
  if (/^(?:in \w+ \d{4}|in \d{4}|since .*|before .*|from .*)$/.test(words)) return words;
  return `${words} (${dayText(from, today)} to ${dayText(to, today)})`;
}

/** Said before any figure where the days that were meant are not understood, or not here yet. */
export function unreadDays({ question, athlete }: Asked): Reply | null {
  const [first] = question.periods;
  if (first && first.from > athlete.today) {
    return {
      text: `${upperFirst(first.words)} nothing can be logged yet: it begins on ${dayText(first.from, athlete.today)}.`,
      because: 'I add up what is in your log; what is planned is not in it.',
      suggestions: ['How much did I run this week?', 'What should I do this week?'],
    };
  }
  if (question.unread === null || question.periods.length > 0) return null;
  return {
    text: `I could not read “${literally(question.unread)}” as days. Say it with a date or a stretch of time, such as “since 1 March”, “between 1 March and 15 April” or “last month”.`,
    because: 'I would have had to guess which days you mean, so I counted nothing.',
    suggestions: ['How much did I run last month?', 'How much did I run this year?'],
  };
}

/** Where one bound was understood and another was not. */
export function leftOut({ question }: Asked): string | null {
  if (question.unread === null || question.periods.length === 0) return null;
  return `I left “${literally(question.unread)}” out: I could not read it as days.`;
}

/** 'Thu 1 Oct to Sat 31 Oct', or its end alone where it begins with the log. */
export function datesText({ from, to }: Period, today: string): string {
  return from === FIRST_DAY
    ? `up to ${dayText(to, today)}`
    : `${dayText(from, today)} to ${dayText(to, today)}`;
}

/** 'November 2026', of 'in November 2026': what is over, or not. */
export function nameOfDays(words: string): string {
  return words.startsWith('from ') ? `the time ${words}` : words.replace(/^in (?:the )?/, '');
}
