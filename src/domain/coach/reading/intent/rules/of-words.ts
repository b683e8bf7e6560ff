import type { Subject } from '../../../question.ts';
import { intentOfTopic } from '../../../topics/topics.ts';
import type { Rule } from './rule.ts';

/** 'Pace on the treadmill vs outside' asks for one's own. */
function isOfAnybody({ topic, judged, against, measure }: Subject, text: string): boolean {
  if (topic === null || judged !== null) return false;
  return against === null || (measure === null && !/^(?:do|am|did|was|were) i\b|\bmy\b/.test(text));
}

/** What is told to anybody, or judged by what a sentence says. */
export const OF_WORDS = {
  meaning: {
    examples: ['cadence means what', 'explain tempo'],
    asks: 'term',
    words: /\b(?:means?|meaning|definition|define|explain)\b(?!.*\bzones\b)/,
    when: ({ term, against }) => term !== null && against === null,
  },
  healthTopic: {
    examples: ['why do i get a headache after a long run'],
    asks: 'pain',
    when: (subject, { mended }) =>
      isOfAnybody(subject, mended) && intentOfTopic(subject.topic ?? '') === 'pain',
  },
  topic: {
    examples: ['should i stretch before a run'],
    asks: 'term',
    when: (subject, { mended }) => isOfAnybody(subject, mended),
  },
  restJudged: {
    examples: ['do i need a rest day'],
    asks: 'plan',
    when: ({ judged }) => judged === 'restDay' || judged === 'everyDay',
  },
  easyEffortJudged: {
    examples: ['are my easy runs too fast'],
    asks: 'zones',
    when: ({ judged }) => judged === 'easyEffort',
  },
  tirednessJudged: {
    examples: ['why am i always tired lately'],
    asks: 'overtraining',
    when: ({ judged }) => judged === 'tiredLately',
  },
  judged: {
    examples: ['is 160 too high for an easy run'],
    asks: 'judge',
    when: ({ judged }) => judged !== null,
  },
} satisfies Record<string, Rule>;
