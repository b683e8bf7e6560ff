import type { Intent, Question } from '../../question.ts';
import { OF_A_RACE_TO_COME } from './narrows-nothing.ts';
import { refused, type Said } from './said.ts';

/** 'And for Harbour?': a race that was named stands as 'race' by now. */
const NAMES_A_RACE_ALONE =
  /^(?:(?:and|or|ok|so|then|now) )*(?:(?:what|how) about )?(?:for|at) (?:the )?race$/;

const OF_A_RACE: ReadonlySet<Intent> = new Set([...OF_A_RACE_TO_COME, 'races'] as const);

/** 'And for Harbour?', after the taper of another race; of what is told of no race it asks nothing. */
export function forAnotherRace(said: Said): Question | null {
  const { text, subject, before } = said;
  if (subject.race === null || !NAMES_A_RACE_ALONE.test(text)) return null;
  if (!OF_A_RACE.has(before.intent)) return refused(said);
  const { race } = subject;
  return { ...before, race, distanceM: null, timeS: null, raceDay: null, unplaced: [] };
}
