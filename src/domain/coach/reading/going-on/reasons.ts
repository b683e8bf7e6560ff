import { RUNS } from '../../kinds.ts';
import type { Intent, Question } from '../../question.ts';
import { asking, type Said } from './said.ts';

const WHY_SO_LITTLE =
  /^(?:(?:and|but|so|ok) )*(?:why|how come|what happened)(?: (?:was|is|did|were|am|do) (?:it|that|i|there|the (?:total|distance|number)))?(?: (?:run|do|only|just|have|be))*(?: (?:so|that|such a|a))*(?: (?:little|few|low|less|short|small|not more|bad|poor|down)(?: (?:month|week|one|number|total|runs|running|km|kilometres|miles|mileage))?)?(?: (?:then|there|in it|that (?:month|week|year)))?$/;

const OF_SOME_DAYS: ReadonlySet<Intent> = new Set(['amount', 'list', 'average']);

/** 'Why so little?', after a month: what of it the log tells, its breaks, notes and races. */
export function whySoLittle({ text, subject, before }: Said): Question | null {
  const [period, ...others] = before.periods;
  const isOfRuns = before.kind === null || before.kind.many === RUNS.many;
  if (!WHY_SO_LITTLE.test(text) || !OF_SOME_DAYS.has(before.intent) || !isOfRuns) return null;
  if (!period || others.length > 0 || period.unit === 'day' || period.unit === 'all') return null;
  return asking({ ...subject, periods: [period], judged: 'fewKilometres', measure: null }, 'judge');
}
