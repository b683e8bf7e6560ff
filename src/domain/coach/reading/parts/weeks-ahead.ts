import { addDays, type Day } from '../../../calendar.ts';
import { type Calendar, dayWords, monthsBefore, type Period, weekOf } from '../../period.ts';
import { taken } from '../text/plain-text.ts';
import { DATE_WORDS, readDate } from './read-day.ts';

/** What is to come and is planned by week, and not by day. */
export type Ahead =
  /** 'What does the week of 14 December look like', 'in three weeks' */
  | { of: 'week'; period: Period }
  /** 'A plan to 20 December' */
  | { of: 'until'; day: Day }
  /** 'What should I do in the last two weeks before the race' */
  | { of: 'beforeRace'; weeks: number };

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ seven: 7, eight: 8, ten: 10, twelve: 12 },
};
const COUNT = '\\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve';

const WEEK_OF = `(?:in |for |on |of )?(?:the |my )?week (?:of|starting|beginning|commencing|from|around)(?: on)? (?<date>${DATE_WORDS})`;
const IN_WEEKS = `(?:in )?(?<weeks>${COUNT}) weeks(?: (?:time|from (?:now|today)))`;
const IN_SO_MANY = `in (?:about )?(?<many>${COUNT}) weeks`;
const AFTER_NEXT = '(?<after>(?:in |for |of )?(?:the )?week after next(?: week)?)';

const READERS = [WEEK_OF, IN_WEEKS, IN_SO_MANY, AFTER_NEXT].map(
  (source) => new RegExp(`\\b(?:${source})(?= |$)`),
);

/** Asked of what is to be trained, and of nothing that was. */
const OF_A_PLAN =
  /^(?!.*\b(?:did|ran|was|were|have i|had|went|done|last|ago|predict\w*|weigh\w*|race in|since|lose|losing|how many (?:weeks|days)|compare|faster|ready)\b).*(?:\blook like\b|\blooks?\b|\bplan(?:ned|s)?\b|\bschedule\b|\b(?:what|how (?:much|far|long|many (?:km|miles|runs)))\b.*\b(?:should|do|shall|must|will|have|need)\b.*\b(?:i|to|me|my)\b|\btraining (?:in|for)\b)/;
const BEFORE_RACE = new RegExp(
  `\\b(?:in |during |for |over |with )?(?:the |my )?(?:(?:last|final) )?(?:(?<weeks>${COUNT}) )?(?<unit>weeks?|days|fortnight) (?:before|to|until|till|leading up to|ahead of|of training before) (?:the |my |a )?(?:next )?(?:race(?: day)?|half(?: marathon)?|marathon|10k)(?: _)*(?= |$)`,
);
const ASKS_WHAT_TO_DO =
  /^(?!.*\b(?:did|ran|was|were|have i|had|went|ready|predict\w*|how (?:many|long|far|fast))\b).*\b(?:what|how|should|plan|look|advice|do i|tips)\b/;
const LEADS_SOMEWHERE =
  /\b(?:\d+ ?(?:k|km|miles?)|mile|half|marathon|ultra|race|5k|10k|ten k|five k)\b/;
const UNTIL = new RegExp(
  `\\b(?<=\\b(?:plan|program|programme|schedule) (?:\\w+ ){0,4}?)(?:to|until|till|up to|for) (?:the )?(?<end>end of )?(?<date>${DATE_WORDS})(?= |$)`,
);

/** What of a text is about weeks to come, and the text without it. */
export function takeWeeksAhead(
  text: string,
  calendar: Calendar,
): { ahead: Ahead | null; rest: string } {
  const before = ASKS_WHAT_TO_DO.test(text) ? BEFORE_RACE.exec(text) : null;
  const { weeks, unit = '' } = before?.groups ?? {};
  const count = unit === 'fortnight' ? 2 : weeks && unit.startsWith('week') ? countOf(weeks) : 1;
  // The last week alone is judged day by day.
  if (before && count > 1) {
    // The race stays: it may be one that is named.
    const race = /(?:next )?(?:race(?: day)?|half(?: marathon)?|marathon|10k)(?: _)*$/.exec(
      before[0],
    );
    const lead = race ? before[0].slice(0, race.index) : before[0];
    return {
      ahead: { of: 'beforeRace', weeks: count },
      rest: text.replace(lead.trim(), taken),
    };
  }
  if (!OF_A_PLAN.test(text)) return { ahead: null, rest: text };
  const until = /\bfrom\b/.test(text) ? null : UNTIL.exec(text);
  const last = until && dayToCome(until.groups ?? {}, calendar);
  if (until && last) {
    return { ahead: { of: 'until', day: last }, rest: text.replace(until[0], taken) };
  }
  for (const pattern of READERS) {
    const match = pattern.exec(text);
    // 'A plan for a 5k in 8 weeks' leads there.
    if (match?.groups?.many !== undefined && LEADS_SOMEWHERE.test(text)) continue;
    const period = match && weekMeant(match.groups ?? {}, calendar);
    if (match && period) {
      return { ahead: { of: 'week', period }, rest: text.replace(match[0], taken) };
    }
  }
  return { ahead: null, rest: text };
}

function countOf(word: string): number {
  return COUNTS[word] ?? Number(word);
}

type Groups = Record<string, string | undefined>;

function weekMeant({ date, weeks, many, after }: Groups, calendar: Calendar): Period | null {
  const { today, weekStart } = calendar;
  const week = (day: Day) => {
    const { from, to } = weekOf(day, { words: '', weekStart });
    return { from, to, unit: 'week' as const, words: `in the week of ${dayWords(from)}` };
  };
  if (after !== undefined) return week(addDays(today, 14));
  if (date === undefined) return week(addDays(today, 7 * countOf(weeks ?? many ?? '')));
  const day = dayToCome({ date }, calendar);
  return day === null ? null : { ...week(day), words: `in the week of ${dayWords(day)}` };
}

const NAMES_A_DAY =
  /\d|\b(?:christmas|new years?|halloween)\b|^(?!(?:sun|mon|tue|wed|thu|fri|sat|today|yesterday))[a-z]+$/;

/** A day without its year is the next one of that name. */
function dayToCome({ date = '', end }: Groups, calendar: Calendar): Day | null {
  // 'A plan for Thursday' is one of this week.
  const found = NAMES_A_DAY.test(date) ? readDate(date, calendar) : null;
  const isWhole = found?.unit === 'month' && end !== undefined;
  if (!found || !(found.unit === 'day' || isWhole)) return null;
  const day = isWhole ? found.to : found.from;
  if (day >= calendar.today) return day;
  const later = monthsBefore(day, -12);
  return /\b(?:19|20)\d\d\b/.test(date) || later < calendar.today ? null : later;
}
