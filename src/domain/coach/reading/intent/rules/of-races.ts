import { COMPARES_RACES } from '../../parts/name-race.ts';
import type { Rule } from './rule.ts';

const OFF_TARGET =
  /^(?:how (?:far|much|many \w+(?: (?:per|a) (?:km|k|kilomet\w+|mile))?)|by how much|am i|where am i)\b(?!.*\b(?:did|was|were)\b).*\b(?:off|away from|behind|ahead of|short of|from) (?:my |the )?(?:target|goal)(?: pace| time)?\b/;

/** A race of one's own, to come or run. */
export const OF_RACES = {
  whatCanIRun: {
    examples: ['what can i run at the harbour half'],
    asks: 'predict',
    words:
      /^what (?:time )?(?:can|could|will|would|might|may) i (?:run|do|expect|manage|get|finish|clock)\b(?!.*\bpace\b)/,
    when: ({ race }) => race !== null,
  },
  negativeSplit: {
    examples: ['how do i negative split the harbour half'],
    asks: 'pacing',
    words: /\bpac(?:e|ed|ing)\b|\bplan\b|^how (?:do|should|can|could|to)\b/,
    when: ({ race, negativeSplit }) => race !== null && negativeSplit,
  },
  twoCompared: {
    examples: ['compare the city 10 k with the castle hill 10 k'],
    asks: 'races',
    words: COMPARES_RACES,
    when: ({ otherRace }) => otherRace !== null,
  },
  mostOf: {
    examples: ['my slowest race'],
    asks: 'races',
    words:
      /^(?:(?:which|what) (?:was|is|were) )?(?:my |the )?(?:(?:two|three|[235]) )?(?:slowest|fastest|quickest|longest|shortest|best|worst) (?:\w+ )?races?\b(?! (?:pace|plan|strategy|shoes?|day|week|pair))/,
    when: ({ race, judged }) => race === null && judged === null,
  },
  withinATime: {
    examples: ['races under 50 minutes'],
    asks: 'races',
    words:
      /^(?:(?:which|what|how many|show|list|all|any|me|of|my|the|did i|have i|ever) )*(?:\w+ )?(?:races?|raced)\b(?!.*\b(?:can|could|will|should)\b)/,
    when: ({ race, where, timeS }) =>
      race === null && (where.bounds.some(({ of }) => of === 'time') || timeS !== null),
  },
  /** 'The pace of my races' lists none. */
  allOfThem: {
    examples: ['show me every race i have run so far'],
    asks: 'races',
    words:
      /^(?:please )?(?:(?:can you |could you )?(?:show|list|give|tell|find)(?: me)? )?(?:(?:every|each|all)(?: (?:one )?of)?(?: my| the)?|(?<=^(?:please )?(?:list|show)(?: me)? )my) (?:\w+ )?races?(?: (?:i|that|which|have|had|did|done|ran|run|raced|so|far|ever|in|my|log|there|were|was|of|finished|results?|times?|with|the|and))*(?: _)*$/,
    when: ({ race }) => race === null,
  },
  offTheTarget: {
    examples: ['how far am i off my target for the harbour half'],
    asks: 'races',
    words: OFF_TARGET,
    when: ({ race }) => race !== null,
  },
  offAnyTarget: {
    examples: ['how many seconds per km am i off my target pace'],
    asks: 'readiness',
    words: OFF_TARGET,
  },
  reachTheTarget: {
    examples: ['will i make my target', 'is my target realistic'],
    asks: 'readiness',
    words:
      /^(?:is|will i|can i|could i|do i|am i (?:going to|able to)|how likely (?:am i|is it)(?: that i| to)?)\b.*\b(?:my|the) (?:target|goal)(?: time)?\b(?!.*\b(?:weight|weeks?|months?|year|kg|km|kilomet\w+|miles?)\b)/,
    when: ({ weightKg, goalM, timeS }) => weightKg === null && goalM === null && timeS === null,
  },
  whichTarget: {
    examples: ['should i aim for 1:48', 'what should my target be for the spring marathon'],
    asks: 'predict',
    words:
      /^(?:should|could|can) (?:i|we) (?:aim|go|shoot|try) (?:for|at)\b|^what (?:should|could|would) (?:my |be (?:a |my )?)?(?:(?:good|realistic|sensible|time|goal) )*(?:target|goal|aim)(?: time)?\b/,
    when: ({ timeS, race, distanceM, weightKg, goalM }, { mended }) =>
      weightKg === null &&
      goalM === null &&
      !/\b(?:weight|weekly|week|month|heart|pulse)\b/.test(mended) &&
      (timeS !== null || race !== null || distanceM !== null),
  },
  isItFeasible: {
    examples: ['marathon doable by april'],
    asks: 'readiness',
    words: /\b(?:doable|feasible|achievable|realistic|manageable|(?:with)?in reach)\b/,
    when: ({ timeS, distanceM, race }) => timeS === null && (distanceM !== null || race !== null),
  },
  canIRunIt: {
    examples: ['could i run a marathon tomorrow'],
    asks: 'readiness',
    words:
      /^(?:can|could|would|should) i (?:really |actually |already |even )?(?:run|do|finish|manage|survive|complete|race) (?:an? |the )(?:full |whole )?(?:half|marathon|ultra|\d)(?!.*\bpace\b)/,
    when: ({ distanceM, timeS }) => distanceM !== null && timeS === null,
  },
} satisfies Record<string, Rule>;
