import { hasConditions } from '../../conditions.ts';
import { monthNumber, monthOf, yearNumber } from '../../period.ts';
import type { Intent, Measure, Question } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { OF_WORKOUTS } from './focus.ts';
import { continued, inherited } from './inherit.ts';
import { askingOfSame, refused, type Said } from './said.ts';

/** 'How often in October?', 'how much last month?', 'how was it in May?': other days alone are named. */
const OF_OTHER_DAYS =
  /^(?:and |so |but |ok )*(?:how (?<how>many(?: times)?|often|much)(?: (?:did|have) i (?:do|done|have|had|go|gone)(?: (?:it|that|them|those|one))?|(?: of (?:it|them|those))? (?:were|was) (?:there|it|that|they))?|how (?<was>was|were) (?:it|that|they|those)) (?:in|on|at|since|before|after|between|during|last|this)\b/;

/** Whose answer goes on to other days as it is. */
const GOES_ON: ReadonlySet<Intent> = new Set([
  ...OF_WORKOUTS,
  ...(['weight', 'zones', 'trend', 'weekly'] as const),
]);

/** What 'how many' counts, where no workouts are meant. */
const COUNTED: ReadonlySet<Measure | null> = new Set(['gels', 'calories', 'restDays'] as const);

/** What was told is told of other days: it is counted, or told again as it was; all runs of them are none of it. */
export function countedInDays(said: Said): Question | null {
  const { text, subject, before } = said;
  const groups = OF_OTHER_DAYS.exec(text)?.groups;
  const namesDays = subject.periods.length === 1 && subject.kind === null;
  const isBare = subject.measure === null || subject.measure === 'count';
  if (!groups || !namesDays || !isBare || hasConditions(subject.where)) return null;
  if (before.howItWent || (groups.was && isPlainSum(before))) return null;
  const isCount = groups.how !== undefined && groups.how !== 'much';
  const isOfSome = OF_WORKOUTS.has(before.intent) || isOfSort(before);
  if (!isCount && GOES_ON.has(before.intent)) return continued(before, subject);
  if (!isCount) return groups.was && before.intent === 'extreme' ? refused(said) : null;
  if (!isOfSome) return TOLD_BY_FIGURES.has(before.intent) ? refused(said) : null;
  const isOfThings = COUNTED.has(before.measure) && groups.how?.startsWith('many') === true;
  const isOfRest = before.measure === 'restDays';
  const measure = isOfThings || isOfRest ? before.measure : 'count';
  const open = { measure, extreme: null, rank: null, count: null } as const;
  const kind = isOfRest ? before.kind : kindAsked(before);
  return askingOfSame(before, { ...inherited(before, subject), ...open, kind }, 'amount');
}

/** Of 'how far did I run last month' the next month can be asked as a whole: 'how was it in May?' */
function isPlainSum({ intent, kind, where, measure }: Question): boolean {
  const isOfRuns = kind === null || (kind.sport === 'run' && !kind.runningSubtype && !kind.where);
  const isSum = measure === null || measure === 'distance' || measure === 'time';
  return intent === 'amount' && isOfRuns && isSum && !hasConditions(where);
}

/** Swims, long runs, those over 20 km: the last or longest of them was told. */
function isOfSort({ intent, kind, where }: Question): boolean {
  const isOne = intent === 'extreme' || intent === 'ofWorkout';
  const isNarrow = kind !== null && (kind.runningSubtype !== undefined || kind.sport !== 'run');
  return isOne && (isNarrow || hasConditions(where));
}

const TOLD_BY_FIGURES: ReadonlySet<Intent> = new Set([
  ...(['extreme', 'ofWorkout', 'biggest', 'zones', 'compare', 'weight', 'breakdown'] as const),
  ...(['weekly', 'trend', 'weekdays', 'shoes'] as const),
]);

/** 'And last year?', after two months: the same two of that year. */
export function sameMonthsOfYear({ text, subject, before }: Said): Question | null {
  const [one, other] = before.periods;
  const [year, ...others] = subject.periods;
  if (before.intent !== 'compare' || year?.unit !== 'year' || others.length > 0) return null;
  if (one?.unit !== 'month' || other?.unit !== 'month' || !OF_THAT_YEAR.test(text)) return null;
  const back = Math.max(yearNumber(one.from), yearNumber(other.from)) - yearNumber(year.from);
  const periods = [one, other].map(({ from }) =>
    monthOf(yearNumber(from) - back, monthNumber(from)),
  );
  return { ...continued(before, { ...subject, periods }), periodsBefore: [] };
}

const OF_THAT_YEAR =
  /^(?:(?:and|ok|so) )*(?:(?:what about|how about|what was it|the same|same) )*(?:for |in )?(?:last year|the year before|20\d\d)$/;
