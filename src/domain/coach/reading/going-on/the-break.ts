import type { Day } from '../../../calendar.ts';
import { NO_CONDITIONS } from '../../conditions.ts';
import { RUNS } from '../../kinds.ts';
import { monthNumber, monthOf, type Period, yearNumber } from '../../period.ts';
import type { Intent, Question, Subject } from '../../question.ts';
import type { Judged } from '../../topics/judgements.ts';
import { asking, ONE, type Said } from './said.ts';
import { isElliptic } from './ways-to-go-on.ts';

const HOW_LONG =
  /^(?:and |so )*(?:(?:for )?how (?:long|many (?:days|weeks)(?: without (?:a )?run(?:ning)?| off)?)(?: (?:was (?:it|that|i (?:off|out|ill|sick))|did (?:it|that) (?:last|take)))?(?: (?:in total|altogether|in all|all in all))?|when (?:was|did) (?:that|it)(?: (?:start|begin|end|happen))?|since when|until when)$/;
const FIRST_RUN =
  /^(?:and |so )*(?:(?:how|what) (?:was|did|about) )?(?:the |my )?first (?:run|one) (?:back|after(?:wards)?|after (?:that|it|the break))(?: (?:look|feel|go|like))*$/;
const BACK_TO_NORMAL =
  /^(?:and |so )*(?:how (?:long|many (?:weeks|days))|when) (?:(?:did it take|was it|did i get|was i)(?: (?:me|to|get|be))* ?)?(?:(?:till|until|before|for) )?(?:i )?(?:(?:was|got|felt|to|get|be) )*(?:back|recover\w*|normal)\b/;
const STARTED_AGAIN =
  /^(?:and |so )*when did i (?:start|begin|get|go|run)(?: back)?(?: to)?(?: (?:run|running|training))?(?: (?:again|back))$/;
/** 'How many weeks until I ran 40 km again?' */
const BACK_TO_DISTANCE =
  /^(?:and |so )*(?:how (?:long|many (?:weeks|days))|when)\b.*\b(?:back|again|reach(?:ed)?|hit)\b/;

const OF_BREAK: ReadonlySet<Judged> = new Set([
  'theBreak',
  'backToLevel',
  'backTooSoon',
  'sinceBreak',
]);

/** 'How long?', 'what was the first run after it like?', after the time without a run. */
export function ofTheBreak({ text, subject, before, calendar }: Said): Question | null {
  const lastRun = calendar.latestBreak?.lastRun ?? null;
  const isOfBreak = before.judged !== null && OF_BREAK.has(before.judged);
  const firstRun = calendar.latestBreak?.firstRun ?? null;
  const [period] = before.periods;
  const isBesideIt = lastRun !== null && (period?.to === lastRun || period?.from === firstRun);
  const isOfFew = before.judged === 'fewKilometres' && STARTED_AGAIN.test(text);
  if (!isOfBreak && !isBesideIt && !isOfFew) return null;
  if (isOfBreak && HOW_LONG.test(text)) return { ...before, unplaced: [] };
  const goalM = distanceNamed(subject);
  if (BACK_TO_NORMAL.test(text) || (goalM !== null && BACK_TO_DISTANCE.test(text))) {
    const parts = { ...subject, where: NO_CONDITIONS, distanceM: null, race: null, unit: null };
    return asking({ ...parts, judged: 'backToLevel', goalM }, 'judge');
  }
  const isOfFirst = FIRST_RUN.test(text) || STARTED_AGAIN.test(text);
  if (!isOfFirst || firstRun === null) return null;
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

const ILL_THEN =
  /^(?:(?:and|so|but|maybe|perhaps) )*(?:was|had|were) i (?:been )?(?:ill|sick|injured|unwell|poorly)(?: (?:around|at|in|just|right|about|then|there|that (?:time|day|week|month)|it))*(?: too)?$/;

/** 'Was I ill around then?': whether the latest break falls in the days, or in the month of the day, that was told. */
export function illThen({ text, subject, before, focus }: Said): Question | null {
  if (!ILL_THEN.test(text)) return null;
  const open = { ...subject, kind: null, periods: [], unread: null, measure: null };
  const asked = asking({ ...open, judged: 'theBreak' }, 'judge');
  if (before.intent === 'biggest') return { ...asked, during: before };
  const [period, ...others] = before.periods;
  const isOfSome = period !== undefined && others.length === 0 && period.unit !== 'all';
  if (ONE.includes(focus) && !(isOfSome && period.unit === 'day')) {
    return { ...asked, since: before, around: { side: 'around', unit: 'month', count: 1 } };
  }
  if (!isOfSome || !OF_DAYS.has(before.intent)) return null;
  return { ...asked, periods: [period.unit === 'day' ? monthOfDay(period.from) : period] };
}

const OF_DAYS: ReadonlySet<Intent> = new Set([
  ...['amount', 'average', 'list', 'zones', 'weekly', 'breakdown', 'trend', 'weight'],
] as Intent[]);

function monthOfDay(day: Day): Period {
  return monthOf(yearNumber(day), monthNumber(day));
}

/** 'And in spring?', after the latest break: whether it falls there. */
export function breakInOtherDays({ text, subject, before }: Said): Question | null {
  const [period, ...others] = subject.periods;
  const isOfDays = period !== undefined && others.length === 0;
  if (before.judged !== 'theBreak' || !isOfDays || !isElliptic(text)) return null;
  return { ...before, periods: [period], unplaced: [] };
}

/** Of a week, whether 'back at' or 'over' stands before it. */
function distanceNamed({ goalM, distanceM, where }: Subject): number | null {
  const bound = where.bounds.find(({ of }) => of === 'distance');
  return goalM ?? distanceM ?? bound?.atLeast ?? bound?.above ?? null;
}
