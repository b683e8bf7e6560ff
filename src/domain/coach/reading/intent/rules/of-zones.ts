import { isOnlyParts } from '../intent-features.ts';
import type { Rule } from './rule.ts';

/** Heart rates to run at. */
export const OF_ZONES = {
  heartRateToAimAt: {
    examples: ['what should my heart rate be on easy runs'],
    asks: 'myZones',
    words:
      /^(?:what|which|how high) (?:should|must|ought to|would) (?:my |the )?(?:average )?(?:heart rate|hr|pulse) be\b|^(?:what|which) (?:heart rate|hr|pulse) (?:should|must) i\b|^what (?:is|would be) (?:a|the|my) (?:good|right|ideal|target) (?:heart rate|hr|pulse)\b/,
    when: ({ topic, race }) => topic === null && race === null,
  },
  zoneOfHeartRate: {
    examples: ['what zone am i in at 152 bpm'],
    asks: 'myZones',
    words: /^(?:(?:in|and) )?(?:what|which) zone\b/,
    when: ({ bpm }) => bpm !== null,
  },
  /** After another question, time in that zone may be meant. */
  oneZone: {
    examples: ['zone 3?'],
    asks: 'myZones',
    when: ({ zones, periods }, { places, isAfterAnother }) =>
      zones.length === 1 && periods.length === 0 && !isAfterAnother && isOnlyParts(places),
  },
} satisfies Record<string, Rule>;
