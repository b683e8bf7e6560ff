import { addDays, type Day, isDay, weekdayOf } from '../../../calendar.ts';
import { upperFirst } from '../../../upper-first.ts';
import {
  type Calendar,
  dayOf,
  MONTH_NAMES,
  monthNumber,
  monthOf,
  type Period,
  yearNumber,
  yearOf,
} from '../../period.ts';

const MONTH_WORD =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY_WORD =
  'sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?';
/** No log has 2000, but many a year is to come to 2000 km. */
const YEAR = '(?:19|20)\\d\\d(?<!2000)';

/** Everything that names a day, a month or a year by itself; to be put into longer patterns. */
export const DATE_WORDS = [
  '\\d{4}-\\d{1,2}-\\d{1,2}',
  '\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})',
  '\\d{1,2}/\\d{1,2}(?! marathon)',
  `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH_WORD})(?: ${YEAR})?`,
  `(?:${MONTH_WORD}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?: ${YEAR})?`,
  `(?:${MONTH_WORD})(?: of)?(?: ${YEAR})?`,
  `(?:last )?(?:${WEEKDAY_WORD})`,
  'the day before yesterday',
  '(?:new years? (?:eve|day)|new year|christmas eve|christmas day|christmas|boxing day|halloween|valentines? day)(?! (?:run|race|list|wish\\w*|present|presents|gift|tree|card|cards)\\b)',
  'today',
  'yesterday',
  YEAR,
].join('|');

/** The day, month or year that is meant: the latest one that has begun, where no year is said. */
export function readDate(text: string, calendar: Calendar): Period | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text);
    if (match) return read(match.groups ?? {}, calendar);
  }
  return null;
}

type Groups = Record<string, string | undefined>;
type Reader = readonly [RegExp, (groups: Groups, calendar: Calendar) => Period | null];

const READERS: readonly Reader[] = [
  [/^today$/, (_, { today }) => day(today, 'today')],
  [
    /^(?<holiday>new years? eve|new years? day|new year|christmas eve|christmas day|christmas|boxing day|halloween|valentines? day)$/,
    onHoliday,
  ],
  [/^yesterday$/, (_, { today }) => day(addDays(today, -1), 'yesterday')],
  [
    /^the day before yesterday$/,
    (_, { today }) => day(addDays(today, -2), 'the day before yesterday'),
  ],
  [/^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/, yearFirst],
  // In the order in which the athlete's dates are written; the answer says how it was read.
  [/^(?<d>\d{1,2})[./-](?<m>\d{1,2})[./-](?<y>\d{4}|\d{2})$/, numbered],
  [/^(?<d>\d{1,2})\/(?<m>\d{1,2})$/, numbered],
  [
    new RegExp(
      `^(?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH_WORD})(?: (?<y>${YEAR}))?$`,
    ),
    named,
  ],
  [
    new RegExp(
      `^(?<month>${MONTH_WORD}) (?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: (?<y>${YEAR}))?$`,
    ),
    named,
  ],
  [new RegExp(`^(?<month>${MONTH_WORD})(?: of)?(?: (?<y>${YEAR}))?$`), wholeMonth],
  [new RegExp(`^(?<last>last )?(?<weekday>${WEEKDAY_WORD})$`), weekday],
  [new RegExp(`^(?<y>${YEAR})$`), ({ y }) => yearOf(Number(y))],
];

const HOLIDAYS: readonly (readonly [RegExp, number, number])[] = [
  [/^new years? eve$/, 12, 31],
  [/^new year/, 1, 1],
  [/^christmas eve$/, 12, 24],
  [/^christmas/, 12, 25],
  [/^boxing/, 12, 26],
  [/^halloween$/, 10, 31],
  [/^valentine/, 2, 14],
];

/** Those that fall on the same date each year. */
function onHoliday({ holiday = '' }: Groups, calendar: Calendar): Period | null {
  const [, month, dayNumber] = HOLIDAYS.find(([pattern]) => pattern.test(holiday)) ?? [];
  if (month === undefined || dayNumber === undefined) return null;
  return dayInMonth({ dayNumber, month, year: undefined }, calendar);
}

function day(which: Day, words: string): Period {
  return { from: which, to: which, unit: 'day', words };
}

function numbered({ y, m, d }: Groups, calendar: Calendar): Period | null {
  const [first, second] = [Number(d), Number(m)];
  const isMonthFirst = calendar.dates === 'month-day';
  // '11/21' can only be the 21st of November, '21/11' as well.
  const [dayNumber, month] =
    (second > 12 && first <= 12) || (isMonthFirst && first <= 12)
      ? [second, first]
      : [first, second];
  const year = y === undefined ? undefined : Number(y.length === 2 ? `20${y}` : y);
  return dayInMonth({ dayNumber, month, year }, calendar);
}

function yearFirst({ y, m, d }: Groups, calendar: Calendar): Period | null {
  return dayInMonth({ dayNumber: Number(d), month: Number(m), year: Number(y) }, calendar);
}

function named({ month = '', d, y }: Groups, calendar: Calendar): Period | null {
  const year = y === undefined ? undefined : Number(y);
  return dayInMonth({ dayNumber: Number(d), month: monthOfWord(month), year }, calendar);
}

function dayInMonth(
  of: { dayNumber: number; month: number; year: number | undefined },
  calendar: Calendar,
): Period | null {
  const { dayNumber, month, year } = of;
  const inYear = (of: number) =>
    `${of}-${String(month).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`;
  const given = inYear(year ?? yearNumber(calendar.today));
  const found =
    year === undefined && given > calendar.today ? inYear(yearNumber(calendar.today) - 1) : given;
  if (!isDay(found)) return null;
  return day(found, `on ${dayNumber} ${MONTH_NAMES[month - 1]} ${yearNumber(found)}`);
}

function wholeMonth({ month = '', y }: Groups, calendar: Calendar): Period {
  const number = monthOfWord(month);
  const thisYear = yearNumber(calendar.today);
  if (y !== undefined) return monthOf(Number(y), number);
  return monthOf(number > monthNumber(calendar.today) ? thisYear - 1 : thisYear, number);
}

/** On a Sunday 'last Sunday' is the one a week ago. */
function weekday({ last, weekday: word = '' }: Groups, calendar: Calendar): Period {
  const wanted = WEEKDAYS.findIndex((name) => name.startsWith(word.slice(0, 3)));
  const daysAgo = (weekdayOf(calendar.today) - wanted + 7) % 7;
  const found = addDays(calendar.today, -(last && daysAgo === 0 ? 7 : daysAgo));
  const name = WEEKDAYS[wanted] ?? '';
  const words = `on ${upperFirst(name)}`;
  return day(found, last && daysAgo === 0 ? `last ${words.slice(3)}` : words);
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function monthOfWord(word: string): number {
  return MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))) + 1;
}

/** The same day or month a year or more before, as 'from November to February' needs it. */
export function yearsEarlier(period: Period, years: number): Period {
  const year = yearNumber(period.from) - years;
  if (period.unit === 'month') return monthOf(year, monthNumber(period.from));
  if (period.unit === 'year') return yearOf(year);
  const from = dayOf(year, monthNumber(period.from), Number(period.from.slice(8, 10)));
  return { ...period, from, to: from };
}
