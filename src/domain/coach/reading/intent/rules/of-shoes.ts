import { isOfEachRun } from '../parts-held.ts';
import type { Rule } from './rule.ts';

/** 'Which pair have I raced in': what was worn, and no advice for a race to come. */
export const RACED_IN =
  /^(?!.*\b(?:should|shall|next|best for|recommend|will|can|could)\b).*\b(?:shoes?|pairs?|trainers)\b.*\b(?:i raced|(?:did|have) i (?:ever )?(?:raced?|worn? (?:in|at|for) (?:my |all )?races|wear (?:in|at|for) (?:my |all )?races)|(?:i )?wore (?:in|at|for) (?:my |all )?races|in my races)\b/;

/** Pairs, and what was run in one. */
export const OF_SHOES = {
  whetherToReplace: {
    examples: ['should i change my shoes'],
    asks: 'shoes',
    words:
      /^(?:(?:and|so|ok) )*(?:should|must|do|shall) i (?:need to |have to )?(?:change|replace|swap|renew|retire|bin) (?:my|the|these|those) (?:running )?(?:shoes|pair|trainers)\b/,
  },
  howLongTheyLast: {
    examples: ['how much longer will the racing pair last'],
    asks: 'shoes',
    words:
      /^(?:(?:and|so|ok) )*(?:how (?:much )?long(?:er)?|how many (?:more )?(?:km|kilomet\w+|miles|weeks|months))\b(?!.*\b(?:did|have i|was|were)\b).*\b(?:last|take|hold(?: out| up)?|good for)\b/,
    when: ({ where }) => Boolean(where.shoe),
  },
  racedIn: {
    examples: ['shoes i raced in'],
    asks: 'shoes',
    words: RACED_IN,
    when: ({ race, periods }) => race === null && periods.length === 0,
  },
  whichWorn: {
    examples: ['which pair did i use yesterday'],
    asks: 'shoes',
    words:
      /^(?:which|what) (?:pair|shoes?|trainers) (?:did|have|had) i (?:use|wear|run in|put on)\b/,
    when: ({ extreme }) => extreme === null,
  },
  distanceOfAPair: {
    examples: ['total distance with the racing pair'],
    asks: 'shoes',
    words:
      /^(?:what is |whats )?(?:the |my )?(?:total )?(?:distance|km|kilomet\w+|miles|mileage)\b/,
    when: ({ where, kind, periods, against, extreme, unit }) =>
      Boolean(where.shoe) &&
      unit === null &&
      kind === null &&
      periods.length === 0 &&
      against === null &&
      extreme === null,
  },
  /** A figure of runs asks for no pair. */
  figureInAPair: {
    examples: ['cadence in the racing pair'],
    asks: 'average',
    when: (subject) =>
      Boolean(subject.where.shoe) && isOfEachRun(subject) && subject.against === null,
  },
} satisfies Record<string, Rule>;
