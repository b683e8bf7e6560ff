import { addDays, type Day, daysBetween, startOfWeek, weekdayOf } from '../../../calendar.ts';
import {
  allTime,
  type Calendar,
  dayWords,
  FIRST_DAY,
  lastDays,
  MONTH_NAMES,
  monthNumber,
  monthOf,
  monthsBefore,
  onDay,
  type Period,
  periodBefore,
  weekOf,
  yearNumber,
  yearOf,
} from '../../period.ts';
import { SHORT_MONTH_NAMES } from '../text/month-names.ts';
import { taken } from '../text/plain-text.ts';
import { DATE_WORDS, readDate, yearsEarlier } from './read-day.ts';

export type FoundPeriods = {
  /** In the order in which they are spoken of. */
  periods: Period[];
  /** 'since my birthday': a bound that was meant and not understood. */
  unread: string | null;
  /** The text with each word of a period replaced by '_', so that what is left is read for itself. */
  rest: string;
};

/** The stretches of days that a plain text speaks of. */
export function readPeriods(text: string, calendar: Calendar): FoundPeriods {
  const found: { at: number; period: Period }[] = [];
  let rest = text;
  for (const [pattern, read] of READERS) {
    rest = rest.replace(pattern, (...parts) => {
      const match: string = parts[0];
      const groups: Groups = parts.at(-1);
      const at: number = parts.at(-3);
      const period = read(groups, calendar);
      if (period === null) return match;
      found.push({ at, period });
      return taken(match);
    });
  }
  const [only, ...others] = found;
  const before = BEFORE_THAT.exec(rest);
  const isOfMany = before?.groups?.unit === undefined && only?.period.unit === 'days';
  const isSameUnit = isOfMany || only?.period.unit === before?.groups?.unit;
  if (before && only && others.length === 0 && isSameUnit) {
    rest = rest.replace(BEFORE_THAT, taken);
    found.push({ at: before.index, period: unitsBefore(only.period, before.groups) });
  }
  const unread = /\b(?:since|between|before|until) .+$/.exec(rest);
  return {
    periods: eachOnce(
      found.toSorted((one, other) => one.at - other.at),
      text,
    ),
    unread: unread ? unreadWords(unread, rest, text) : null,
    rest,
  };
}

/** 'My summer, June to August' names the same days twice. */
function eachOnce(found: readonly { period: Period }[], text: string): Period[] {
  const periods = found.map(({ period }) => period);
  // 'Last November against this one' are two.
  if (/\b(?:vs|versus|against|compared?|than)\b/.test(text)) return periods;
  const isFirst = ({ from, to }: Period, at: number) =>
    periods.findIndex((each) => each.from === from && each.to === to) === at;
  return periods.filter(isFirst);
}

/** Of 'between Christmas and my birthday' one half may have been read. */
function unreadWords(unread: RegExpExecArray, rest: string, text: string): string {
  const [words] = unread;
  if (!words.startsWith('between _')) return words.replace(/ _.*$/, '').trim();
  const first = rest.slice(0, unread.index).split(' ').length - 1;
  return text.split(' ').slice(first).join(' ');
}

/** 'Compared with the week before', after a week. */
const BEFORE_THAT =
  /\b(?:(?:to|with|than|against|vs|versus|and) )?the (?:(?<unit>week|month|year) before(?: that)?|(?:(?:previous|same) )*(?:(?<count>\d{1,2}|two|three|four|six) )?(?:(?<units>days|weeks|months) )?(?<many>before)(?: that| them| those)?|previous (?<few>\d{1,2}|two|three|four|six))$/;

/** 'The 4 weeks before' the last seven days; as long as those where no length is said. */
function unitsBefore(period: Period, groups: Groups = {}): Period {
  const { count, units } = groups;
  const days = units === 'weeks' ? 7 : units === 'days' ? 1 : null;
  if (count === undefined || days === null) return periodBefore(period);
  const length = countOf(count) * days;
  const to = addDays(period.from, -1);
  const words = `in the ${countOf(count)} ${units} before`;
  return { from: addDays(period.from, -length), to, unit: 'days', words };
}

type Groups = Record<string, string | undefined>;
type Reader = readonly [RegExp, (groups: Groups, calendar: Calendar) => Period | null];

const OVER = '(?:(?:in|over|during|for|within|on|of|from) )?';
const MONTH = MONTH_NAMES.map((name) => name.toLowerCase()).join('|');
const MONTH_OR_SHORT = `${MONTH}|${SHORT_MONTH_NAMES}`;
const WEEKDAYS_NAMED = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday';
const COUNT = '\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple(?: of)?';

const THE_BREAK =
  '(?:the|my) (?:(?:last|latest|long|big|recent) )*(?:break(?: from running)?|layoff|lay off|time off(?: running)?|time out|flu|illness|injury|covid)(?= |$)';
const CAME_BACK = `(?:i (?:came|got|have come|am|have been|was) back(?: (?:to|into) (?:running|it))?|i (?:restarted|returned)(?: to)?(?: running)?|i (?:started|began)(?: running)? again|coming back|(?:the|my) (?:comeback|return)|${THE_BREAK}|(?:being|i was|i had been|getting) (?:sick|ill|injured|off)(?: with \\w+)?|i (?:got|am|have been|have got|was|felt) (?:better|well|healthy|fit)(?: again)?|i (?:have )?recovered(?: from (?:the|my) (?:flu|illness|injury|cold|virus|covid))?)(?= |$)`;
const WENT_OFF = `(?:i (?:stopped|paused|quit)(?: running)?|i (?:took|had) (?:a|my|the) break|${THE_BREAK})(?= |$)`;

/** Whether the days of the athlete's break may be meant. */
export const SPEAKS_OF_BREAK = new RegExp(`\\b(?:${THE_BREAK}|${CAME_BACK}|${WENT_OFF})`);

const READERS: readonly Reader[] = [
  [
    /\b(?:(?:at|around|about) )?(?:this|the same|same) (?:time|week) (?:of )?(?:last year|a year ago)\b|\b(?:a|one) year ago (?:today|this week)\b/g,
    aYearAgo,
  ],
  [
    new RegExp(
      `\\b(?:between|from) (?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)? (?:and|to|until|till|through|-) (?<b>(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?: \\d{4})?)\\b`,
      'g',
    ),
    daysOfOneMonth,
  ],
  [
    new RegExp(
      `\\b${OVER}(?:the )?(?<which>first|last|second|third) (?<part>week|half|[1-9]\\d? days) of (?<month>${MONTH}|this month|last month)(?: (?<year>20\\d\\d))?\\b`,
      'g',
    ),
    partOfMonth,
  ],
  [
    new RegExp(
      `\\b${OVER}(?:the )?(?<half>first|second) half of (?<year>the year|this year|last year|20\\d\\d)\\b`,
      'g',
    ),
    halfOfYear,
  ],
  [
    new RegExp(
      `\\b${OVER}(?:the )?(?<which>first|last) (?<count>${COUNT}) (?<unit>weeks|months) of (?<year>the year|this year|last year|20\\d\\d)\\b`,
      'g',
    ),
    partOfYear,
  ],
  [
    /\b(?:on )?this side of (?:the )?(?<season>spring|summer|autumn|fall|winter)\b/g,
    sinceEndOfSeason,
  ],
  [
    new RegExp(
      `\\b(?<lead>since (?:the )?|${OVER})(?:the )?(?<which>this |last )?(?<season>spring|summer|autumn|fall|winter)(?: of)?(?: (?<year>20\\d\\d))?\\b`,
      'g',
    ),
    season,
  ],
  [
    /\b(?:in |during |of )?(?:the )?q(?<quarter>[1-4])(?: (?:of )?(?<year>20\d\d|(?:this|last|the) year))?\b/g,
    namedQuarter,
  ],
  [
    new RegExp(
      `\\b(?<a>${WEEKDAYS_NAMED}) (?:to|until|till|through|-) (?<b>${WEEKDAYS_NAMED}) (?<which>last|this) week\\b`,
      'g',
    ),
    weekdaysOfWeek,
  ],
  [
    new RegExp(
      `\\b(?:on )?(?:(?<a>${WEEKDAYS_NAMED})(?: of)? (?<which>last|this) week|(?<second>last|this) week(?: on)? (?<day>${WEEKDAYS_NAMED}))\\b`,
      'g',
    ),
    weekdayOfWeek,
  ],
  [
    new RegExp(
      `\\bfrom (?<a>${WEEKDAYS_NAMED}) (?:to|until|till|through|-) (?<b>${WEEKDAYS_NAMED}) (?:of )?(?<which>last|this) week\\b`,
      'g',
    ),
    weekdaysOfWeek,
  ],
  [
    new RegExp(`\\b(?:in )?(?<month>${MONTH_OR_SHORT}) (?:of )?(?<which>last|this) year\\b`, 'g'),
    monthOfYear,
  ],
  [
    new RegExp(
      `\\b(?:between|from) (?<a>${DATE_WORDS}) (?:and|to|until|till|through|-) (?<b>${DATE_WORDS})\\b`,
      'g',
    ),
    fromTo,
  ],
  [
    new RegExp(`\\b(?<a>${DATE_WORDS}) (?:to|until|till|through|-) (?<b>${DATE_WORDS})\\b`, 'g'),
    fromTo,
  ],
  [
    /\bsince (?:(?:the )?(?:very )?(?:beginning|start)|i (?:have )?(?:started|began|joined)(?: (?:running|logging|tracking|training|recording|out|here|this|with you|using \w+))*|ever|day one|records began)\b/g,
    (_, { today }) => allTime(today),
  ],
  [new RegExp(`\\b(?:since|after) ${CAME_BACK}`, 'g'), sinceBreak],
  [new RegExp(`\\b(?:before|until|up to) ${WENT_OFF}`, 'g'), beforeBreak],
  [new RegExp(`\\b(?:in|during|over) ${THE_BREAK}`, 'g'), duringBreak],
  [
    /\bsince (?:the (?:start|beginning) of )?(?<which>this|last) (?<unit>week|month|year)\b/g,
    sinceUnit,
  ],
  [new RegExp(`\\bsince (?<a>${DATE_WORDS})\\b`, 'g'), since],
  [new RegExp(`\\b(?:after) (?<a>${DATE_WORDS})\\b`, 'g'), after],
  [new RegExp(`(?<!\\bday )\\b(?:before|until|till|up to) (?<a>${DATE_WORDS})\\b`, 'g'), before],
  [new RegExp(`\\b${OVER}(?<the>the )?week of (?<a>${DATE_WORDS})\\b`, 'g'), weekOfDate],
  [
    new RegExp(
      `\\b${OVER}(?:the )?(?:last|past|previous) (?<count>${COUNT}) (?:complete|completed|full|whole|entire) (?<unit>weeks|months)\\b`,
      'g',
    ),
    lastWholeUnits,
  ],
  [
    new RegExp(
      `\\b${OVER}(?:the )?(?:last|past|previous|recent) (?<count>${COUNT}) (?<unit>days?|weeks?|months?|years?)\\b`,
      'g',
    ),
    lastUnits,
  ],
  // 'My three month average'
  [
    new RegExp(
      `\\b(?:over )?(?:a |the |my )?(?<count>${COUNT}) (?<unit>day|week|month)s? (?=average\\b|mean\\b)`,
      'g',
    ),
    lastUnits,
  ],
  [
    new RegExp(
      `\\b(?:exactly (?<exact>${COUNT}|a|one) (?<units>weeks?|months?|years?) ago(?: today)?|(?<count>${COUNT}|a|one) (?<unit>weeks?|months?|years?) ago today)\\b`,
      'g',
    ),
    sameDayAgo,
  ],
  [
    new RegExp(`\\b(?<count>${COUNT}|a|one) (?<unit>days?|weeks?|months?|years?) ago\\b`, 'g'),
    unitsAgo,
  ],
  [
    new RegExp(`\\b${OVER}the (?<unit>week|month|year) before last\\b`, 'g'),
    ({ unit }, calendar) => unitBack(unit, 2, calendar),
  ],
  // 'The last full week' is the one before this one.
  [
    new RegExp(
      `\\b${OVER}(?:the |my )?(?:last|past|previous) (?:complete|completed|full|whole|entire) (?<unit>week|month|year)\\b`,
      'g',
    ),
    ({ unit }, calendar) => unitBack(unit, 1, calendar),
  ],
  [new RegExp(`\\b${OVER}(?<count>${COUNT}|one) weekends? ago\\b`, 'g'), weekendsAgo],
  [new RegExp(`\\b${OVER}(?:the )?past (?<unit>week|month|year)\\b`, 'g'), rolling],
  [
    new RegExp(`\\b${OVER}(?:this|the current) (?<unit>week|month|year)(?: so far)?\\b`, 'g'),
    ({ unit }, calendar) => unitBack(unit, 0, calendar),
  ],
  [
    new RegExp(`\\b${OVER}(?:the )?(?:last|previous) (?<unit>week|month|year)\\b`, 'g'),
    ({ unit }, calendar) => unitBack(unit, 1, calendar),
  ],
  [
    /(?<=\b(?:biggest|best|longest|highest|most|hardest|busiest|laziest|worst|smallest|lowest|top)\b(?: \w+){0,3} )of the (?<unit>month|year)\b/g,
    ({ unit }, calendar) => unitBack(unit, 0, calendar),
  ],
  [
    /(?<!\b(?:day|days|time|rest|end|start|beginning|half|week|weeks|month|part|middle) )\b(?:of|for) the (?<unit>week|month|year)\b/g,
    ({ unit }, calendar) => unitBack(unit, 0, calendar),
  ],
  [
    /\b(?:at|in|from|on) (?:the )?(?:very )?(?:beginning|start) of (?:the|this) (?<unit>year|month|week)\b/g,
    firstDayOfUnit,
  ],
  [
    /\b(?:over|during|across|through|throughout) (?:the|this) year\b/g,
    (_, calendar) => unitBack('year', 0, calendar),
  ],
  [
    /\b(?:(?<unit>week|month|year) to date|(?<ytd>ytd))\b/g,
    ({ unit }, calendar) => unitBack(unit ?? 'year', 0, calendar),
  ],
  [
    /\bso far this (?<unit>week|month|year)\b/g,
    ({ unit }, calendar) => unitBack(unit, 0, calendar),
  ],
  [/\b(?:in )?(?<which>this|last) quarter\b/g, quarter],
  [new RegExp(`\\b${OVER}(?<which>this|last|the|at the) weekend\\b`, 'g'), weekend],
  [new RegExp(`\\b${OVER}(?<which>last|this) (?<month>${MONTH_OR_SHORT})\\b`, 'g'), lastMonthNamed],
  [
    /\b(?:in (?:my|the) (?:whole |entire )?(?:log|life)|all time|of all time|ever|in total|overall|altogether|lifetime|in all|(?<=\bhave i )(?:logged|recorded)$)\b/g,
    (_, { today }) => allTime(today),
  ],
  // 'Treadmill km total'
  [
    /(?<=\b(?:km|kilomet\w+|miles|distance|mileage|hours|time|calories|kcal|elevation|runs) )total$/g,
    (_, { today }) => allTime(today),
  ],
  [
    /\b(?:recently|lately|these days|at the moment|currently|nowadays)\b/g,
    (_, { today }) => lastDays(today, 28),
  ],
  // 'may' is a month only where a month can stand, 'sun' and 'sat' a day only after 'on' or 'last'.
  [
    new RegExp(
      `(?:\\b(?:in|during|of|for|on|with|and|to|than|versus|vs|compare|about) )(?:the )?(?<a>${DATE_WORDS})\\b`,
      'g',
    ),
    oneDate,
  ],
  [new RegExp(`\\b(?<a>${unmistakable()})\\b`, 'g'), oneDate],
  [/^(?<a>20[1-3]\d)(?= (?:total|km|runs?|running|miles|mileage|distance)\b)/g, oneDate],
];

/** Without a word before it, only what can be nothing but a date. */
function unmistakable(): string {
  return DATE_WORDS.replaceAll('|may|', '|may(?= (?:19|20)\\d\\d| \\d)|')
    .replaceAll('sun(?:day)?', 'sunday')
    .replaceAll('sat(?:urday)?', 'saturday')
    .replaceAll('mar(?:ch)?', 'march')
    .replace(
      /\|\(\?:19\|20\)\\d\\d$/,
      '|20(?:0[5-9]|[1-3]\\d)(?=[ _]*$| _| (?:vs|versus|and|with|than|compared))',
    );
}

/** 'Between 3 and 17 October' */
function daysOfOneMonth({ d, b = '' }: Groups, calendar: Calendar): Period | null {
  const last = readDate(b, calendar);
  if (last?.unit !== 'day' || Number(d) < 1) return null;
  const from = `${last.from.slice(0, 8)}${String(d).padStart(2, '0')}`;
  return from <= last.from ? stretch(from, last.from) : null;
}

function stretch(from: Day, to: Day): Period {
  return { from, to, unit: 'days', words: `from ${dayWords(from)} to ${dayWords(to)}` };
}

/** 'The first week of November' is its first seven days. */
function partOfMonth(
  { which, part = '', month = '', year }: Groups,
  calendar: Calendar,
): Period | null {
  const whole =
    month === 'this month' || month === 'last month'
      ? unitBack('month', month === 'this month' ? 0 : 1, calendar)
      : readDate(year ? `${month} ${year}` : month, calendar);
  if (whole?.unit !== 'month') return null;
  const length = daysBetween(whole.from, whole.to) + 1;
  const nth = ['first', 'second', 'third'].indexOf(which ?? '');
  if (part === 'half') {
    if (nth > 1) return null;
    const half = addDays(whole.from, 14);
    return nth === 0 ? stretch(whole.from, half) : stretch(addDays(half, 1), whole.to);
  }
  const days = part === 'week' ? 7 : Number.parseInt(part, 10);
  if (days * (nth + 1) > length) return null;
  return nth < 0
    ? stretch(addDays(whole.to, 1 - days), whole.to)
    : stretch(addDays(whole.from, days * nth), addDays(whole.from, days * (nth + 1) - 1));
}

function halfOfYear({ half, year = '' }: Groups, calendar: Calendar): Period {
  const of = yearMeant(year, calendar);
  const first = half === 'first' ? 1 : 7;
  return stretch(monthOf(of, first).from, monthOf(of, first + 5).to);
}

/** 'The first three months of the year' */
function partOfYear(
  { which, count = '', unit, year = '' }: Groups,
  calendar: Calendar,
): Period | null {
  const of = yearMeant(year, calendar);
  const number = countOf(count);
  const isOfMonths = unit === 'months';
  if (number < 1 || number > (isOfMonths ? 12 : 52)) return null;
  const { from, to } = yearOf(of);
  if (which === 'first') {
    const last = isOfMonths ? monthOf(of, number).to : addDays(from, 7 * number - 1);
    return stretch(from, last);
  }
  return stretch(isOfMonths ? monthOf(of, 13 - number).from : addDays(to, 1 - 7 * number), to);
}

function yearMeant(words: string, { today }: Calendar): number {
  if (/^20/.test(words)) return Number(words);
  return yearNumber(today) - (words === 'last year' ? 1 : 0);
}

/** 'This side of summer' begins where the latest one ended. */
function sinceEndOfSeason(groups: Groups, calendar: Calendar): Period | null {
  const latest = season(groups, calendar);
  if (latest === null) return null;
  const ended = latest.to < calendar.today ? latest.to : yearsEarlier(latest, 1).to;
  return sinceDay(addDays(ended, 1), calendar.today);
}

const SEASON_MONTHS: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
};

/** Three whole months, as the north has them: the answer names the days. */
function season(
  { lead = '', which, season: name = '', year }: Groups,
  calendar: Calendar,
): Period | null {
  const first = SEASON_MONTHS[name] ?? 3;
  const inYear = (of: number) => stretch(monthOf(of, first).from, monthOf(of, first + 2).to);
  const now = yearNumber(calendar.today);
  const latest = year ? inYear(Number(year)) : inYear(now);
  const begun = year || latest.from <= calendar.today ? latest : inYear(now - 1);
  const meant =
    which === 'last ' && begun.to >= calendar.today
      ? inYear(Number(begun.from.slice(0, 4)) - 1)
      : begun;
  return lead.startsWith('since') ? sinceDay(meant.from, calendar.today) : meant;
}

function namedQuarter({ quarter: number = '1', year }: Groups, calendar: Calendar): Period {
  const first = 3 * Number(number) - 2;
  const now = yearNumber(calendar.today);
  const of = year
    ? yearMeant(year, calendar)
    : monthOf(now, first).from <= calendar.today
      ? now
      : now - 1;
  return stretch(monthOf(of, first).from, monthOf(of, first + 2).to);
}

/** 'On Monday last week' */
function weekdayOfWeek({ a, which, second, day }: Groups, calendar: Calendar): Period {
  const week = unitBack('week', (which ?? second) === 'this' ? 0 : 1, calendar);
  const found = addDays(week.from, WEEKDAYS_NAMED.split('|').indexOf(a ?? day ?? ''));
  return onDay(found, `on ${dayWords(found)}`);
}

function weekdaysOfWeek({ a = '', b = '', which }: Groups, calendar: Calendar): Period | null {
  const week = unitBack('week', which === 'this' ? 0 : 1, calendar);
  const names = WEEKDAYS_NAMED.split('|');
  const [from, to] = [names.indexOf(a), names.indexOf(b)];
  return from <= to ? stretch(addDays(week.from, from), addDays(week.from, to)) : null;
}

function fromTo({ a = '', b = '' }: Groups, calendar: Calendar): Period | null {
  const last = readDate(b, calendar);
  const [givenYear] = /(?:19|20)\d\d$/.exec(b) ?? [];
  const hasOwnYear = /(?:19|20)\d\d|last|today|yesterday/.test(a);
  const first =
    readDate(givenYear && !hasOwnYear ? `${a} ${givenYear}` : a, calendar) ?? readDate(a, calendar);
  if (!first || !last) return null;
  // 'From November to February' goes over the turn of the year; 'from Friday to Monday' over Sunday.
  const begins = first.from <= last.to ? first : earlier(first, last);
  if (begins.from > last.to) return null;
  return {
    from: begins.from,
    to: last.to,
    unit: 'days',
    words: `from ${dayWords(begins.from)} to ${dayWords(last.to)}`,
  };
}

function earlier(first: Period, last: Period): Period {
  if (first.words.startsWith('on ') && daysBetween(last.to, first.from) < 7) {
    const from = addDays(first.from, -7);
    return { ...first, from, to: from };
  }
  return yearsEarlier(first, 1);
}

function since({ a = '' }: Groups, calendar: Calendar): Period | null {
  const date = readDate(a, calendar);
  return date && date.from <= calendar.today ? sinceDay(date.from, calendar.today) : null;
}

function sinceDay(from: Day, today: Day): Period {
  return { from, to: today, unit: 'days', words: `since ${dayWords(from)}` };
}

/** The week of a year ago. */
function aYearAgo(_: Groups, { today, weekStart }: Calendar): Period {
  const day = monthsBefore(today, 12);
  const first = startOfWeek(day, weekStart);
  return weekOf(day, { words: `in the week of ${dayWords(first)}`, weekStart });
}

function firstDayOfUnit({ unit }: Groups, calendar: Calendar): Period {
  const { from } = unitBack(unit, 0, calendar);
  return onDay(from, `on ${dayWords(from)}`);
}

function sinceUnit({ which, unit }: Groups, calendar: Calendar): Period {
  return sinceDay(unitBack(unit, which === 'this' ? 0 : 1, calendar).from, calendar.today);
}

/** From the first run after it; while it goes on nothing has been run since. */
function sinceBreak(_: Groups, { latestBreak, today }: Calendar): Period | null {
  if (!latestBreak) return null;
  return sinceDay(latestBreak.firstRun ?? addDays(latestBreak.lastRun, 1), today);
}

function beforeBreak(_: Groups, { latestBreak }: Calendar): Period | null {
  if (!latestBreak) return null;
  const { lastRun } = latestBreak;
  const words = `before ${dayWords(addDays(lastRun, 1))}`;
  return { from: FIRST_DAY, to: lastRun, unit: 'days', words };
}

function duringBreak(_: Groups, { latestBreak, today }: Calendar): Period | null {
  if (!latestBreak) return null;
  const { lastRun, firstRun } = latestBreak;
  return stretch(addDays(lastRun, 1), firstRun ? addDays(firstRun, -1) : today);
}

function after({ a = '' }: Groups, calendar: Calendar): Period | null {
  const date = readDate(a, calendar);
  // Of what comes after today nothing is logged: not a period to add up.
  return date && date.to < calendar.today ? sinceDay(addDays(date.to, 1), calendar.today) : null;
}

function before({ a = '' }: Groups, calendar: Calendar): Period | null {
  const date = readDate(a, calendar);
  if (!date) return null;
  return {
    from: FIRST_DAY,
    to: addDays(date.from, -1),
    unit: 'days',
    words: `before ${dayWords(date.from)}`,
  };
}

function weekOfDate({ a = '', the }: Groups, calendar: Calendar): Period | null {
  const { weekStart } = calendar;
  const date = readDate(a, calendar);
  // 'My biggest week of 2026' is none of January.
  if (the === undefined && date?.unit !== 'day') return null;
  return (
    date &&
    weekOf(date.from, {
      words: `in the week of ${dayWords(startOfWeek(date.from, weekStart))}`,
      weekStart,
    })
  );
}

function lastUnits({ count = '', unit = '' }: Groups, calendar: Calendar): Period | null {
  const number = countOf(count);
  const singular = unit.replace(/s$/, '');
  if (number < 1) return null;
  if (singular === 'day') return lastDays(calendar.today, number);
  const words = number === 1 ? `in the last ${singular}` : `in the last ${number} ${singular}s`;
  if (singular === 'week') return { ...lastDays(calendar.today, 7 * number), words };
  const months = singular === 'month' ? number : 12 * number;
  if (months > 1200) return allTime(calendar.today);
  return {
    from: addDays(monthsBefore(calendar.today, months), 1),
    to: calendar.today,
    unit: 'days',
    words,
  };
}

/** 'The last four complete weeks' end before the one that runs. */
function lastWholeUnits({ count = '', unit = '' }: Groups, calendar: Calendar): Period | null {
  const number = countOf(count);
  if (number < 1 || number > 1200) return null;
  const singular = unit.replace(/s$/, '');
  const { from } = unitBack(singular, number, calendar);
  const { to } = unitBack(singular, 1, calendar);
  return { from, to, unit: 'days', words: `in the last ${number} full ${unit}` };
}

function rolling({ unit = '' }: Groups, calendar: Calendar): Period | null {
  return lastUnits({ count: '1', unit }, calendar);
}

/** 'Exactly a month ago', 'two weeks ago today' */
function sameDayAgo(groups: Groups, { today }: Calendar): Period | null {
  const number = countOf(groups.count ?? groups.exact ?? '');
  const unit = (groups.unit ?? groups.units ?? '').replace(/s$/, '');
  if (number > 1200) return null;
  const day =
    unit === 'week'
      ? addDays(today, -7 * number)
      : monthsBefore(today, unit === 'year' ? 12 * number : number);
  return onDay(day, `on ${dayWords(day)}`);
}

function unitsAgo({ count = '', unit = '' }: Groups, calendar: Calendar): Period | null {
  const number = countOf(count);
  const singular = unit.replace(/s$/, '');
  if (number > 1200) return null;
  // 'What did I do a year ago' is not asked of the whole year before.
  if (singular === 'year' && number === 1) return unitBack('month', 12, calendar);
  if (singular !== 'day') return unitBack(singular, number, calendar);
  const ago = addDays(calendar.today, -number);
  return onDay(ago, `on ${dayWords(ago)}`);
}

function unitBack(unit: string | undefined, count: number, { today, weekStart }: Calendar): Period {
  if (unit === 'week') {
    const first = addDays(startOfWeek(today, weekStart), -7 * count);
    const words = ['this week', 'last week'][count] ?? `in the week of ${dayWords(first)}`;
    return weekOf(first, { words, weekStart });
  }
  const year = yearNumber(today);
  if (unit === 'month') {
    return monthOf(year, monthNumber(today) - count, ['this month', 'last month'][count]);
  }
  return yearOf(year - count, ['this year', 'last year'][count]);
}

function quarter({ which }: Groups, calendar: Calendar): Period {
  const quarters = Math.floor((monthNumber(calendar.today) - 1) / 3) - (which === 'this' ? 0 : 1);
  const first = monthOf(yearNumber(calendar.today), quarters * 3 + 1);
  const last = monthOf(yearNumber(calendar.today), quarters * 3 + 3);
  return { from: first.from, to: last.to, unit: 'days', words: `${which} quarter` };
}

function weekend({ which }: Groups, calendar: Calendar): Period {
  // A weekend is a Saturday and the Sunday after it. On a Sunday 'this weekend' is the one that ends.
  const weekday = weekdayOf(calendar.today);
  const thisSaturday = addDays(calendar.today, weekday === 0 ? -1 : 6 - weekday);
  const isLast = which === 'last' || (which !== 'this' && weekday >= 1 && weekday <= 5);
  const from = isLast ? addDays(thisSaturday, -7) : thisSaturday;
  const words = isLast ? 'last weekend' : 'this weekend';
  return { from, to: addDays(from, 1), unit: 'days', words };
}

/** 'Two weekends ago': the one before last weekend. */
function weekendsAgo({ count = '' }: Groups, calendar: Calendar): Period | null {
  const number = countOf(count);
  if (number < 1 || number > 500) return null;
  const { from } = weekend({ which: 'last' }, calendar);
  const saturday = addDays(from, -7 * (number - 1));
  return stretch(saturday, addDays(saturday, 1));
}

function lastMonthNamed({ which, month = '' }: Groups, calendar: Calendar): Period | null {
  const found = readDate(month, calendar);
  const isRunning = found !== null && found.to >= calendar.today;
  return found && which === 'last' && isRunning ? yearsEarlier(found, 1) : found;
}

function monthOfYear({ month = '', which }: Groups, calendar: Calendar): Period | null {
  const year = yearNumber(calendar.today) - (which === 'last' ? 1 : 0);
  return readDate(`${month} ${year}`, calendar);
}

function oneDate({ a = '' }: Groups, calendar: Calendar): Period | null {
  return readDate(a, calendar);
}

function countOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  return COUNT_WORDS[word.replace(/ of$/, '')] ?? 1;
}

const COUNT_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  couple: 2,
  two: 2,
  few: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
