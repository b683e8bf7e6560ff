import type { Rule } from './rule.ts';

/** What the athlete weighs. */
export const OF_WEIGHT = {
  toTarget: {
    examples: ['how many kilos am i away from my target'],
    asks: 'weight',
    words:
      /\b(?:target|goal) weight\b|\b(?:kilos?|kg|pounds|lbs)\b.*\b(?:to|from|off|short of|above|over) (?:my |the )?(?:target|goal)\b/,
  },
  /** 'What did I weigh at the City 10 K': of its day. */
  atARace: {
    examples: ['what did i weigh at the city 10 k'],
    asks: 'weight',
    words: /\b(?:weigh|weighed|weight)\b/,
    when: ({ race, judged }, { mended }) =>
      race !== null &&
      judged === null &&
      !/\b(?:should|ideal|racing|best|lose|target|will)\b/.test(mended),
  },
  heldAgainst: {
    examples: ['my weight in june vs july'],
    asks: 'weight',
    words: /^(?:(?:and|so) )*(?:my )?(?:body ?)?weight\b/,
    when: ({ race, judged, periods }) => race === null && judged === null && periods.length === 2,
  },
  byMonth: {
    examples: ['weight by month this year'],
    asks: 'weight',
    words: /^(?:(?:and|so|show|my) )*(?:body ?)?weight (?:by|per|each|every|month by) month\b/,
  },
  gained: {
    examples: ['how much have i gained since july'],
    asks: 'weight',
    words: /^how much (?:have|did|has) i (?:gained?|lost|lose|put on)\b/,
    when: ({ measure }) => measure === null,
  },
} satisfies Record<string, Rule>;
