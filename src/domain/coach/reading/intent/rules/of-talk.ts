import { WHY } from '../signs.ts';
import type { Rule } from './rule.ts';

/** What is said to the coach, or of the answer before. */
export const OF_TALK = {
  why: {
    examples: ['are you sure?'],
    asks: 'why',
    words: WHY,
  },
  whyThatAnswer: {
    examples: [['how far did i run in october', 'where did you get that from']],
    asks: 'why',
    afterAnother: true,
    words:
      /^(?:(?:and|but|ok|so|um|hm) )*(?:why\b|how come\b|says who\b|(?:on what |what is the )?basis\b|what makes you (?:say|think)|(?:where|wear) (?:do|did|does) (?:you|that|it)\b.*\bfrom|from where|how (?:do|did|would|have) you (?:work|get|come|calculate|know)|explain (?:that|this|it|please|pls)|i do not (?:get|understand) (?:it|that))/,
  },
  howManyOfThem: {
    examples: [['show my runs in october', 'how many of them']],
    asks: 'amount',
    afterAnother: true,
    words:
      /^(?:and )?how (?:many|much|far|long)(?: (?:is|was|were) (?:that|it|they|those))?$|^(?:and )?how many of (?:them|those|these)\b/,
  },
  /** 'Am I getting faster?' before it: records do not tell where that changed. */
  atWhichDistance: {
    examples: [['am i getting faster', 'at which distance?']],
    asks: 'unknown',
    afterAnother: true,
    words: /^(?:and )?at (?:which|what) distances?$/,
  },
  whoElse: {
    examples: ['who won the city 10 k'],
    asks: 'unknown',
    words: /^who (?:won|beat|came|was|finished|ran)\b/,
    when: ({ judged }) => judged !== 'theBreak',
  },
  /** A plan is told, and its days are not moved. */
  moveADay: {
    examples: ['lets move it to thursday'],
    asks: 'doIt',
    words:
      /^(?:(?:and|ok|please|now|can you|could you|can we|lets|let us|i want to|i would like to) )*(?:swap|move|shift|switch|reschedule|postpone)\b.*\b(?:days?|runs?|sessions?|workouts?|long|hard|easy|rest|intervals?|it|that)\b/,
  },
  writeItDown: {
    examples: ['put me down for a rest day'],
    asks: 'doIt',
    words:
      /^(?:(?:and|ok|please|now|just|can you|could you|will you) )*(?:(?:put|mark|sign|pencil|book|note|write|log|jot|schedule) (?:me|it|that|this|today|tomorrow|in|down|as)\b|(?:schedule|book|mark) (?:a|an|my)\b)/,
  },
} satisfies Record<string, Rule>;
