import { RUNS } from '../../kinds.ts';
import type { Intent, Question } from '../../question.ts';
import { wordsOf } from '../text/known-words.ts';
import { wordsLeft } from './follow-up-words.ts';
import { asking, type Said } from './said.ts';

const ASKS_WHY = /^(?:(?:and|but|so|ok) )*(?:why|how come|what happened|what went wrong)\b/;
const IS_LITTLE = /\b(?:little|few|low|less|short|small|bad|poor|down|not more|happened|wrong)\b/;
const AROUND_LITTLE = new Set(
  wordsOf(`why how come happened went wrong little few low less short small bad poor down not more such just
  only be month week year number total km kilometres kilometers miles mileage distance compared then was it is did do i run ran than last before usual usually normal normally the other ones that this to`),
);

const OF_SOME_DAYS: ReadonlySet<Intent> = new Set(['amount', 'list', 'average']);

/** 'Why so little?', after a month: what of it the log tells, its breaks, notes and races. */
export function whySoLittle({ text, subject, before }: Said): Question | null {
  const [period, ...others] = before.periods;
  const isOfRuns = before.kind === null || before.kind.many === RUNS.many;
  const isAsked = ASKS_WHY.test(text) && IS_LITTLE.test(text);
  if (!isAsked || !wordsLeft(text).every((word) => AROUND_LITTLE.has(word))) return null;
  if (!OF_SOME_DAYS.has(before.intent) || !isOfRuns) return null;
  if (!period || others.length > 0 || period.unit === 'day' || period.unit === 'all') return null;
  return asking({ ...subject, periods: [period], judged: 'fewKilometres', measure: null }, 'judge');
}
