import { ADDED_UP } from '../kinds-of-intent.ts';
import { isFirstOrLatest } from '../parts-held.ts';
import type { Correction } from './correction.ts';

/** Weight, gels, drinks and what hurts. */
export const OF_BODY_AND_FUEL = {
  trendOfWeight: {
    examples: ['how has my weight developed over the year'],
    of: new Set(['trend']),
    words: /\bweight\b/,
    when: ({ kind }) => kind === null,
    becomes: 'weight',
  },
  ownWeight: {
    examples: ['heaviest i have weighed this year'],
    of: new Set([...ADDED_UP, 'compare']),
    words:
      /\b(?:my weight|weight (?:now|today|this|last|in|vs|against|compared|since)|weigh|weighed|pounds|heavier|lighter)\b/,
    when: ({ kind }) => kind === null,
    becomes: 'weight',
  },
  gelsARun: {
    examples: ['gels per long run'],
    of: new Set(['fuel']),
    words:
      /^(?!.*\b(?:should|need|shall|for)\b).*\b(?:per|a|each|every) (?:_|run|long|session|workout)/,
    when: ({ measure }) => measure === 'gels',
    becomes: 'average',
  },
  /** By itself it speaks of what is eaten or drunk. */
  noFuel: {
    examples: ['must i run so much before the race'],
    of: new Set(['fuel']),
    when: (_, { mended, isAfterAnother }) => !isAfterAnother && !OF_FOOD.test(mended),
    becomes: 'unknown',
  },
  fuelOfDays: {
    examples: ['gels last month'],
    of: new Set(['fuel']),
    words: /^(?!.*\b(?:should|need)\b)/,
    when: ({ periods, count, measure, scope }) =>
      (periods.length > 0 || count !== null) && measure !== null && scope !== 'tomorrow',
    becomes: 'amount',
  },
  firstRunAfterIllness: {
    examples: ['first run after my injury in may'],
    of: new Set(['pain']),
    when: (subject) =>
      isFirstOrLatest(subject) && subject.kind !== null && subject.periods.length > 0,
    becomes: 'extreme',
  },
} satisfies Record<string, Correction>;

const OF_FOOD =
  /\b(?:fuel\w*|gels?|carb\w*|hydrat\w+|dehydrat\w+|drink\w*|drank|drunk|water|bottles?|ml|litres?|liters?|eat\w*|ate|food|snacks?|nutrition|caffein\w*|coffee|electrolytes?|salt|sodium|bonk\w*|wall|breakfast|lunch|dinner|meals?|sugar|energy|isotonic|sips?|thirst\w*|bars?|bananas?|porridge|oats|pasta|beer|wine|alcohol|feed\w*|calories|consume|take in|intake|take)\b/;
