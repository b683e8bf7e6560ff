import { addDays } from '../../../calendar.ts';
import { ANY_WORKOUT, RUNS } from '../../kinds.ts';
import { dayWords, monthsBefore, type Period } from '../../period.ts';
import type { Question } from '../../question.ts';
import { countOf } from '../parts/read-counts.ts';
import { asking, type Said } from './said.ts';

const HOW_LONG =
  /^(?:and |so )*(?:(?:for )?how (?:long|many (?:days|weeks)(?: without (?:a )?run(?:ning)?| off)?)(?: (?:was (?:it|that|i (?:off|out|ill|sick))|did (?:it|that) (?:last|take)))?|when (?:was|did) (?:that|it)(?: (?:start|begin|end|happen))?|since when|until when)$/;
const FIRST_RUN =
  /^(?:and |so )*(?:how|what) (?:was|did) (?:the |my )?first run (?:back|after(?:wards)?|after (?:that|it))(?: (?:like|go))?$/;
const BACK_TO_NORMAL =
  /^(?:and |so )*(?:how (?:long|many (?:weeks|days))|when) (?:(?:did it take|was it|did i get|was i)(?: (?:me|to|get|be))* ?)?(?:(?:till|until|before|for) )?(?:i )?(?:(?:was|got|felt|to|get|be) )*(?:back|recover\w*|normal)\b/;
const DAYS_BEFORE =
  /\b(?:in|for|over|during) the (?:(?<count>\d+|two|three|four|six) )?(?<unit>weeks?|months?) before(?: (?:that|it|the break|i got (?:ill|sick)|then))?$/;
const LISTS = /^(?:and |so )*(?:what did i (?:do|run)|list|show|which)\b/;
const ADDS_UP = /^(?:and |so )*how (?:much|far|many)\b/;

/** 'How long?', 'what was the first run after it like?', after the time without a run. */
export function ofTheBreak({ text, subject, before, calendar }: Said): Question | null {
  const lastRun = calendar.latestBreak?.lastRun ?? null;
  const isOfBreak = before.judged === 'theBreak' || before.judged === 'backToLevel';
  const isBeforeIt = lastRun !== null && before.periods[0]?.to === lastRun;
  if (!isOfBreak && !isBeforeIt) return null;
  if (isOfBreak && HOW_LONG.test(text)) return { ...before, unplaced: [] };
  if (BACK_TO_NORMAL.test(text)) return asking({ ...subject, judged: 'backToLevel' }, 'judge');
  const days = daysBefore(text, lastRun);
  if (days !== null && LISTS.test(text)) {
    const kind = subject.kind ?? (/\brun\b/.test(text) ? RUNS : ANY_WORKOUT);
    return asking({ ...subject, periods: [days], kind, unread: null, unit: null }, 'list');
  }
  if (days !== null && ADDS_UP.test(text)) {
    return asking({ ...subject, periods: [days], unread: null, unit: null }, 'amount');
  }
  const firstRun = calendar.latestBreak?.firstRun ?? null;
  if (!FIRST_RUN.test(text) || firstRun === null) return null;
  const since = {
    from: firstRun,
    to: calendar.today,
    unit: 'days',
    words: 'since the break',
  } as const;
  const parts = {
    ...subject,
    periods: [since],
    extreme: 'first',
    kind: RUNS,
    unread: null,
  } as const;
  return asking({ ...parts, measure: null, howItWent: false }, 'extreme');
}

/** So many weeks or months up to the last run before it. */
function daysBefore(text: string, lastRun: string | null): Period | null {
  const { unit, count } = DAYS_BEFORE.exec(text)?.groups ?? {};
  const many = count === undefined ? 1 : countOf(count);
  if (unit === undefined || lastRun === null || many === null) return null;
  const from = unit.startsWith('month')
    ? addDays(monthsBefore(lastRun, many), 1)
    : addDays(lastRun, 1 - 7 * many);
  return {
    from,
    to: lastRun,
    unit: 'days',
    words: `from ${dayWords(from)} to ${dayWords(lastRun)}`,
  };
}
