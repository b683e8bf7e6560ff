import { isOfEachRun } from '../parts-held.ts';
import type { Rule } from './rule.ts';

/** Pairs, and what was run in one. */
export const OF_SHOES = {
  whetherToReplace: {
    examples: ['should i change my shoes'],
    asks: 'shoes',
    words:
      /^(?:(?:and|so|ok) )*(?:should|must|do|shall) i (?:need to |have to )?(?:change|replace|swap|renew|retire|bin) (?:my|the|these|those) (?:running )?(?:shoes|pair|trainers)\b/,
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
    when: ({ where, kind, periods, against, extreme }) =>
      Boolean(where.shoe) &&
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
