import { isOfFuel } from '../parts-held.ts';
import type { Rule } from './rule.ts';

/** What is eaten, drunk and sweated. */
export const OF_FUEL = {
  sweat: {
    examples: ['how much do i sweat', 'how much weight do i lose on long runs'],
    asks: 'sweat',
    words:
      /\bsweat\w*\b|\b(?:weight|kilos?|kg|fluids?|water)(?: \w+){0,3} (?:lose|lost|losing|loss)\b.*\b(?:runs?|running|hour|race|ran)\b|\b(?:lose|lost|losing|loss)\b(?: \w+){0,3} (?:weight|kilos?|kg|fluids?|water)\b.*\b(?:on|during|in|per|an) (?:\w+ ){0,2}(?:runs?|running|hour|race)\b/,
  },
  /** What was eaten is told by notes. */
  eatBefore: {
    examples: ['what should i eat before a half'],
    asks: 'fuel',
    words:
      /^(?!.*\b(?:did|ate|had|notes?|wrote|mention\w*)\b).*(?:\b(?:eat|eating|breakfast|food|snack|meal|dinner|lunch|carbs?|pre (?:race|run))\b.*\b(?:before|race|run|running|morning|night|evening|marathon|half|\d+ ?k|km)\b|\bcarb(?:o|ohydrate)? ?load\w*(?!.*\b(?:how (?:many|long)|days)\b)(?<!\bwhat is carb(?:o|ohydrate)? ?load\w*))/,
  },
  /** 'What should I drink' asks for advice. */
  habit: {
    examples: ['how much do i drink on long runs'],
    asks: 'average',
    words:
      /^how (?:much|many gels) do i (?:usually |normally |typically |generally )?(?:drink|take|have|eat|use)\b(?!.*\b(?:should|need|for|race)\b)/,
    when: (subject) => isOfFuel(subject) && subject.race === null,
  },
  /** To be taken, and not what was. */
  carry: {
    examples: ['how many gels do i carry for 28 km'],
    asks: 'fuel',
    words:
      /^(?!.*\b(?:did|carried|packed|took|have i)\b).*\b(?:carry|bring|pack|take with me|take along)\b/,
    when: isOfFuel,
  },
  anHour: {
    examples: ['gels per hour on long runs'],
    asks: 'average',
    words: /^(?!.*\b(?:should|need|recommend\w*|shall|must|advis\w*)\b).*\b(?:per|an|each) hour\b/,
    when: (subject) => isOfFuel(subject) && subject.race === null,
  },
} satisfies Record<string, Rule>;
