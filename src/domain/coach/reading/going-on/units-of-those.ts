import type { Measure, Question, Subject } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { inherited } from './inherit.ts';
import { askingOfSame, refused, type Said } from './said.ts';

const BEST = 'best|biggest|most|highest|busiest|longest|strongest|top';
const WORST = 'worst|smallest|lowest|least|shortest|quietest|weakest|fewest';
const END = `(?:(?<best>${BEST})|(?<worst>${WORST})|(?<fast>fastest|quickest)|(?<slow>slowest))`;
const OF_THEM = '(?: (?:of|in|among) (?:it|that|those|them|these|the lot))?';

/** 'Best week of those?', 'which month was the biggest?' */
const BEST_UNIT = [
  `^(?:(?:and|so|ok|but|what was|what is|whats|the|my) )*${END} (?:week|month)${OF_THEM}(?: (?:then|by (?:km|distance)))?$`,
  `^(?:and |so |ok )*(?:which|what) (?:week|month)${OF_THEM} (?:(?:was|is|had|has|did i|went|run|the|my) )*${END}(?: one| km| runs| distance)?${OF_THEM}$`,
].map((words) => new RegExp(words));

const SUMMED: ReadonlySet<Measure | null> = new Set([
  null,
  'distance',
  'count',
  'time',
  'elevation',
]);

/** After runs of some days, their week or month with the most of them, and no run of theirs. */
export function bestUnitOfThose(said: Said): Question | null {
  const { text, subject, before } = said;
  const groups = BEST_UNIT.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!groups || subject.unit === null || subject.periods.length > 0) return null;
  const isLeast = groups.worst !== undefined;
  const isFast = groups.fast !== undefined;
  const isSlow = groups.slow !== undefined;
  const isOfPace = isFast || isSlow || before.measure === 'pace';
  if (before.count !== null || isWithinOne(before, subject)) return refused(said);
  if (!isOfPace && !SUMMED.has(before.measure)) return refused(said);
  const extreme = isOfPace
    ? isSlow || isLeast
      ? ('slowest' as const)
      : ('fastest' as const)
    : isLeast
      ? ('least' as const)
      : null;
  const parts = { ...inherited(before, subject), unit: subject.unit, extreme, howItWent: false };
  const ofRuns = /\bruns\b/.test(text) ? ('count' as const) : before.measure;
  const measure = isOfPace ? ('pace' as const) : ofRuns;
  return askingOfSame(before, { ...parts, measure, kind: kindAsked(before) }, 'biggest');
}

/** A month has no best month. */
function isWithinOne({ periods: [period, ...others] }: Question, { unit }: Subject): boolean {
  if (period === undefined || others.length > 0) return false;
  return (
    period.unit === 'day' || period.unit === 'week' || (period.unit === 'month' && unit !== 'week')
  );
}

/** 'Runs per week?', 'km a month then?' */
const PER_UNIT =
  /^(?:(?:and|so|ok|how many|how much|average|avg|mean|what is the|what was the|which is|in) )*(?<what>runs?|workouts?|sessions?|km|kms|kilomet(?:re|er)s|miles|hours|mileage|distance|time) (?:was that |is that |did i (?:do|run) )?(?:per|a|each|every|by) (?:week|month)(?: (?:on average|is that|was that|then|was it|is it|roughly))*$/;

/** How much of those it was a week, in the days that were told. */
export function thosePerUnit({ text, subject, before }: Said): Question | null {
  const what = PER_UNIT.exec(text)?.groups?.what;
  if (what === undefined || subject.unit === null || before.periods.length === 0) return null;
  if (subject.periods.length > 0 || before.count !== null) return null;
  const measure = /^(?:runs?|workouts?|sessions?)$/.test(what)
    ? ('count' as const)
    : /^(?:hours|time)$/.test(what)
      ? ('time' as const)
      : ('distance' as const);
  const parts = { ...inherited(before, subject), unit: subject.unit, howItWent: false };
  const kind = before.kind ?? subject.kind;
  return askingOfSame(before, { ...parts, kind, measure, extreme: null }, 'weekly');
}
