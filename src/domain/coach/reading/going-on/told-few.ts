import { type Among, hasConditions, NO_CONDITIONS } from '../../conditions.ts';
import { RUNS } from '../../kinds.ts';
import type { Question, Subject } from '../../question.ts';
import { kindAsked } from '../../understood.ts';
import { fewOf } from '../parts/few-of.ts';
import { figureAsked } from './follow-up-words.ts';

const SPEAKS_OF_THEM =
  /^all\b|\b(?:those|them|these|they|their|total|altogether|average|avg|mean|how many|which|each|add|sum|together|only|just)\b/;
const NAMES_SOME = /\b(?:how many|which|only|just|any)\b/;

/**
 * 'Average pace of those?', after the three longest runs: the few that were told are all that is meant.
 * So are the last twenty, where it is asked which of them are like something.
 */
export function withFewTold(before: Question, of: { text: string; subject: Subject }): Question {
  const { count, extreme, where, intent } = before;
  if (count === null || count < 2 || !TELLS_FEW.has(intent)) return before;
  const by = intent === 'extreme' ? RANKED[extreme ?? ''] : 'latest';
  if (!by || of.subject.extreme === 'latest' || of.subject.rank !== null) return before;
  const isOfThem =
    by === 'latest' && intent !== 'extreme'
      ? NAMES_SOME.test(of.text) && narrows(of.subject)
      : SPEAKS_OF_THEM.test(of.text) || figureAsked(of.text) !== null;
  if (!isOfThem) return before;
  const kind = kindAsked(before) ?? RUNS;
  const [period] = before.periods;
  const among = fewOf({ by, count, kind: { ...kind, where }, period: period ?? null });
  return {
    ...before,
    ...{ intent: 'list', extreme: null, count: null, kind, measure: null },
    where: { ...NO_CONDITIONS, among },
  };
}

function narrows({ kind, where }: Subject): boolean {
  return kind?.runningSubtype !== undefined || hasConditions(where);
}

const TELLS_FEW: ReadonlySet<Question['intent']> = new Set([
  'extreme',
  'list',
  'amount',
  'average',
]);

const RANKED: Readonly<Record<string, Among['by']>> = {
  ...{ longest: 'longest', shortest: 'shortest', fastest: 'fastest', slowest: 'slowest' },
  ...{ latest: 'latest', first: 'first' },
};
