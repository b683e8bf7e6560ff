import { readKind } from '../../kinds.ts';
import type { Question } from '../../question.ts';
import { asking, refused, type Said } from './said.ts';

/** 'And what have I actually been running?', 'what do I really do?' */
const IN_FACT =
  /^(?:(?:and|so|but|ok) )*(?:what|how fast)(?: (?:pace|speed))? (?:(?:have|do|did|am|was|is|are|has) (?:i|it|mine|they|my \w+(?: \w+)?) ?)(?=.*\b(?:actually|really|in fact|in reality|in practice|so far|lately|been)\b)(?: ?(?:actually|really|in fact|in reality|in practice|so far|lately|been|run|running|ran|do|doing|done|at|them|it|be|like|mine))*$/;

/** After the pace to train at, the one that was run on runs of that sort; of tempo no kind of run tells it. */
export function paceInFact(said: Said): Question | null {
  const { text, before, subject } = said;
  if (before.intent !== 'trainingPaces' || !IN_FACT.test(text)) return null;
  const kind = readKind(sortOf(before.raceText ?? ''));
  if (kind === null || kind.runningSubtype === undefined) return refused(said);
  return asking({ ...subject, kind, measure: 'pace', extreme: null, topic: null }, 'average');
}

/** 'My easy pace' is that of easy runs. */
function sortOf(text: string): string {
  const sort = /\b(?:easy|long|interval)/.exec(text)?.[0];
  return sort === undefined ? '' : `${sort} runs`;
}
