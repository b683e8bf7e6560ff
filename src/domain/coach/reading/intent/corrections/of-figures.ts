import type { Subject } from '../../../question.ts';
import { isByUnit } from '../by-unit.ts';
import { ADDED_UP } from '../kinds-of-intent.ts';
import { hasDistanceBound } from '../parts-held.ts';
import type { Correction } from './correction.ts';

/** What is added up, and how. */
export const OF_FIGURES = {
  oneWeekAlone: {
    examples: ['km by week this week'],
    of: new Set(['breakdown']),
    when: ({ periods, unit }) => periods.length === 1 && periods[0]?.unit === unit,
    becomes: 'amount',
  },
  /** What was run, and no pace to aim at. */
  howSlowItWas: {
    examples: ['how slow are my easy days'],
    of: new Set(['trainingPaces']),
    words: /^how (?:slow|fast|quick) (?:are|were|was|is|do|did|have) (?:my|i)\b/,
    becomes: 'average',
  },
  loadOfDays: {
    examples: ['acute versus chronic load, today?'],
    of: new Set(['form']),
    when: ({ measure, periods }) => measure === 'load' && periods.length > 0,
    becomes: 'amount',
  },
  load: {
    examples: ['load per week past 2 months'],
    of: new Set(['amount', 'list', 'weekly', 'unknown']),
    when: ({ measure }) => measure === 'load',
    becomes: 'amount',
  },
  howHard: {
    examples: ['how hard was last week'],
    of: ADDED_UP,
    words: /^how (?:easy|hard|intense) (?:is|are|was|were|has|have)\b/,
    becomes: 'zones',
  },
  effortCompared: {
    examples: ['effort in june and july'],
    of: ADDED_UP,
    when: ({ measure, extreme, periods, against }) =>
      measure === 'effort' && extreme === null && (periods.length === 2 || against !== null),
    becomes: 'compare',
  },
  effort: {
    examples: ['effort of my long runs'],
    of: ADDED_UP,
    when: ({ measure, extreme }) => measure === 'effort' && extreme === null,
    becomes: 'average',
  },
  bestsOverADistance: {
    examples: ['my records over 10 km'],
    of: new Set(['records']),
    when: isOfBestsOverADistance,
    becomes: 'extreme',
  },
  recordOverADistance: {
    examples: ['10k pb'],
    of: new Set(['unknown']),
    words: /\b(?:prs?|pbs?|personal best|best time|record)\b/,
    when: isOfBestsOverADistance,
    becomes: 'extreme',
  },
  howTheDaysWent: {
    examples: ['how did last week go'],
    of: new Set(['extreme']),
    words:
      /^how (?:did|was|is) (?:my |the )?(?:last |this )(?:week|month|year)\b(?! run)|^how (?:did|was) (?:my )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)(?: 20\d\d)?(?: go| for me)?$/,
    becomes: 'amount',
  },
  oneByOne: {
    examples: ['km in each of the last six weeks'],
    of: new Set(['amount', 'average']),
    words:
      /\b(?:each|every) of (?:the |my )?(?:last |past )?(?:\w+ )?(?:weeks|months)\b|\b(?:week by week|month by month|month wise|week wise|one (?:week|month) at a time)\b|\b(?:each|every) (?:week|month) (?:this|last|in|of|since|past)\b/,
    becomes: 'breakdown',
  },
  /** And no average of them. */
  unitFirst: {
    examples: ['weekly hours in october'],
    of: new Set(['weekly']),
    words: /^(?:my )?(?:weekly|monthly)\b(?!.*\b(?:av\w*|mean|typical\w*|usual\w*)\b)/,
    when: (subject, { mended }) => isByUnit(mended, subject),
    becomes: 'breakdown',
  },
  howADayWent: {
    examples: ['how was my run yesterday'],
    words: /^how (?:did|was|were|is) (?:my |the |it )?/,
    when: ({ measure, periods }) => measure === null && periods[0]?.unit === 'day',
    becomes: 'list',
  },
  /** 'How is my training' asks for a judgement. */
  howAWeekWas: {
    examples: ['review of october'],
    of: new Set(['analysis']),
    words: /^(?!.*\b(?:recently|lately|these days|at the moment|currently|nowadays)\b)/,
    when: ({ periods, kind }) =>
      periods.some(({ unit }) => unit !== 'all') && kind?.runningSubtype === undefined,
    becomes: 'amount',
  },
  theLatestFew: {
    examples: ['my last 5 runs'],
    of: new Set(['extreme']),
    when: ({ extreme, count }) => extreme === 'latest' && count !== null,
    becomes: 'list',
  },
} satisfies Record<string, Correction>;

function isOfBestsOverADistance(subject: Subject): boolean {
  return subject.distanceM !== null || (hasDistanceBound(subject) && subject.kind === null);
}
