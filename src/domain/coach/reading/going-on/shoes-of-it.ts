import type { Intent, Question } from '../../question.ts';
import { inherited } from './inherit.ts';
import { OF_A_RACE_TO_COME } from './narrows-nothing.ts';
import { asking, askingOfSame, refused, type Said } from './said.ts';

const WHICH_SHOES =
  /^(?:(?:and|so|ok|in|with) )*(?:which|what) (?:shoes?|pairs?|trainers)(?: of shoes)?(?: (?:did|do|should|would|could|was|were|am|is) i (?:wear|use|run|running|wearing|have on|in|take|race|best))?(?: (?:then|there|best|in|(?:for|on|in) (?:it|that|those|them|the race|the day)))*$/;

const OF_RUNS: ReadonlySet<Intent> = new Set(['amount', 'average', 'list', 'zones', 'search']);

const OF_STRETCHES: ReadonlySet<Intent> = new Set([
  ...(['biggest', 'compare', 'weekly', 'breakdown', 'streak', 'unitCount'] as const),
]);

/** 'Which shoes?': of the runs that were told by pair, and the pair to race in where a race is to come. */
export function shoesOfIt(said: Said): Question | null {
  const { text, subject, before } = said;
  if (!WHICH_SHOES.test(text)) return null;
  // The days of a biggest week, of two stretches or of a streak are told by no pairs.
  if (OF_STRETCHES.has(before.intent)) return refused(said);
  const { intent, race, count } = before;
  if (OF_RUNS.has(intent) && count === null) {
    const open = { measure: null, extreme: null, searched: null };
    const parts = { ...inherited(before, subject), ...open };
    // What was looked for in notes
    const note = parts.where.note ?? before.searched;
    const where = { ...parts.where, note };
    return askingOfSame(before, { ...parts, where }, 'shoes');
  }
  const isOfRace = OF_A_RACE_TO_COME.has(intent) || intent === 'paceSum';
  if (!isOfRace || race === null) return null;
  return asking({ ...subject, race, kind: null, measure: null, judged: 'raceShoes' }, 'judge');
}
