import { addDays, type Day } from '../../../calendar.ts';
import { isUpcoming } from '../../../race-days.ts';
import { isSameLength } from '../../../same-length.ts';
import { HALF_RACE_M, MARATHON_RACE_M } from '../../../standard-distances.ts';
import { MONTH_NAMES, SHORT_MONTH_NAMES } from '../text/month-names.ts';
import { taken } from '../text/plain-text.ts';
import type { NamedRace } from './match-race.ts';

/** A race, and the words of the text that name it. */
export type Found = { race: NamedRace; from: number; to: number };

export const LENGTHS_M: Readonly<Record<string, number>> = {
  'half marathon': HALF_RACE_M,
  half: HALF_RACE_M,
  marathon: MARATHON_RACE_M,
  '10k': 10_000,
  '5k': 5_000,
};

export const WAS_RUN = /\b(?:did|was|were|have|had|ran)\b/;

const RACE = '(?<length>race|half marathon|half|marathon|10k|5k)';
const MONTH = `(?<month>(?:${MONTH_NAMES}|${SHORT_MONTH_NAMES}))\\b`;
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';

/** 'The race in april', 'my december half', 'the half on the 20th'. */
const BY_DAY: readonly RegExp[] = [
  `${RACE} (?:that is |which is |is )?(?:in|for|this|next|coming|of) (?:early |mid |late )?${MONTH}(?! \\d)`,
  `${RACE} (?:that is |which is )?on (?:the )?(?:\\w+day (?:the )?)?${DAY}\\b(?: (?:of )?${MONTH})?`,
  `${RACE} (?:that is |which is )?on (?:\\w+day )?${MONTH} (?:the )?${DAY}\\b`,
  `${MONTH} ${RACE}\\b(?! (?:pace|plan|shoes?|day|week))`,
  `${MONTH} ${DAY} ${RACE}\\b(?! (?:pace|plan|shoes?|day|week))`,
].map((words) => new RegExp(`\\b${words}`));

/**
 * The one race to come in a month or on a day that is named with it. Where one that was run may be meant
 * as well, the question must look ahead.
 */
export function byItsDay(text: string, races: readonly NamedRace[], today: Day): Found | null {
  if (WAS_RUN.test(text) || /\b(?:last|past|best|fastest|ago|20\d\d)\b/.test(text)) return null;
  for (const pattern of BY_DAY) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { length = '', month, day } = match.groups ?? {};
    const lengthM = LENGTHS_M[length];
    const fits = ({ date, distanceM }: NamedRace) =>
      (lengthM === undefined || isSameLength(distanceM, lengthM)) &&
      (month === undefined || Number(date.slice(5, 7)) === monthOf(month)) &&
      (day === undefined || Number(date.slice(8)) === Number(day));
    const last = addDays(today, month === undefined ? A_MONTH : A_YEAR);
    const [race, ...others] = races.filter(
      (each) => isUpcoming(each, today) && each.date < last && fits(each),
    );
    const wasRun = races.some((each) => !isUpcoming(each, today) && fits(each));
    if (!race || others.length > 0 || (wasRun && !LOOKS_AHEAD.test(text))) return null;
    const from = text.slice(0, match.index).split(' ').length - 1;
    return { race, from, to: from + match[0].split(' ').length };
  }
  return null;
}

function monthOf(month: string): number {
  const months = MONTH_NAMES.split('|');
  return months.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1;
}

const LOOKS_AHEAD =
  /\b(?:should|shall|will|would|could|can|am i|until|till?|to|for|before|plan\w*|predict\w*|taper\w*|when is|ready|readiness|target|goal|realistic|need|next)\b/;
const A_YEAR = 366;

/** 'Taper for the 20th', 'is 1:50 realistic in three weeks': the race that is on that day, or about then. */
export function byTimeToIt(text: string, races: readonly NamedRace[], today: Day): Found | null {
  if (WAS_RUN.test(text)) return null;
  const isOfRace = PREPARES.test(text);
  const match =
    (isOfRace || /\bshould\b/.test(text) ? ON_THE_DAY.exec(text) : null) ??
    (isOfRace ? IN_WEEKS.exec(text) : null);
  if (!match) return null;
  const { day, weeks } = match.groups ?? {};
  const [race, ...others] = races.filter(
    ({ date, completed }) =>
      !completed &&
      date >= today &&
      (day
        ? Number(date.slice(8)) === Number(day) && date < addDays(today, A_MONTH)
        : isInWeeks(date, Number(weeks), today)),
  );
  if (!race || others.length > 0) return null;
  const from = text.slice(0, match.index).split(' ').length - 1;
  return { race, from, to: from + match[0].split(' ').length };
}

/** What is asked of a race to come. */
const PREPARES =
  /\b(?:ready|readiness|taper\w*|gels?|fuel\w*|pac(?:e|ing)|predict\w*|realistic|possible|doable|shot|chances?|goal|target|race|under|sub|(?:can|could|will) i (?:still |really )?(?:run|break|beat|do|hit|manage) \d:\d\d)\b/;
const ON_THE_DAY =
  /\bthe (?<day>\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/;
const IN_WEEKS =
  /\b(?:in|over|during|for|with)(?: the| my)?(?: next| coming| remaining| about| just| only)* (?<weeks>\d{1,2}) weeks?(?: time)?(?: to go| left)?\b(?! (?:i|did|before|after|ago)\b)/;
const A_MONTH = 31;

/** 'Harbour in three weeks': what only says how far off a race is. */
export function withoutTimeToIt(text: string, { date, completed }: NamedRace, today: Day): string {
  const weeks = completed ? undefined : IN_WEEKS.exec(text)?.groups?.weeks;
  return weeks !== undefined && isInWeeks(date, Number(weeks), today)
    ? text.replace(IN_WEEKS, taken)
    : text;
}

function isInWeeks(date: Day, weeks: number, today: Day): boolean {
  return (
    date > addDays(today, weeks * 7 - DAYS_EITHER_WAY) &&
    date < addDays(today, weeks * 7 + DAYS_EITHER_WAY)
  );
}

/** 'In three weeks' is said on any day of that week. */
const DAYS_EITHER_WAY = 5;
