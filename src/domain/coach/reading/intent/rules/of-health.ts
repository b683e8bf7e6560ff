import { asksWhileUnwell } from '../../of-health.ts';
import { isAfterBreak } from '../after-a-break.ts';
import { URGENT } from '../signs.ts';
import type { Rule } from './rule.ts';

/** 'Am I resting enough?', of the days off that the log has */
export const RESTS_ENOUGH =
  /^(?:(?:and|so|but|ok) )*(?:am i|do i|have i been|are my) (?:(?:getting|get|taking|take|having|have|giving myself) )?(?:(?:rest(?:ing|ed)?|recover(?:ing|ed)?) enough\b|(?:enough|sufficient) (?:rest|recovery|days? off|off days)\b|rest days enough\b)(?!.*\b(?:sleep|between)\b)/;

/** What hurts, and how to begin again. */
export const OF_HEALTH = {
  /** What a doctor should see at once is left to no likelihood. */
  urgent: {
    examples: ['my chest hurts when i run'],
    asks: 'urgent',
    words: URGENT,
  },
  /** Before any plan. */
  trainWhileUnwell: {
    examples: [
      'i have a head cold, can i still run tomorrow',
      'my calf is tight, intervals tuesday',
    ],
    asks: 'pain',
    when: ({ judged }, { mended }) => judged === null && asksWhileUnwell(mended),
  },
  restEnough: {
    examples: ['am i resting enough'],
    asks: 'overtraining',
    words: RESTS_ENOUGH,
  },
  illNow: {
    examples: ['i am injured, what about this week'],
    asks: 'pain',
    words:
      /^(?:so |ok |but |help )*i am (?:(?:a bit|really|very|still|quite|now) )?(?:sick(?! of)|ill|unwell|poorly|injured|not well)\b(?!.*\b(?:did|was|were|how (?:many|far|much))\b)/,
  },
  recovered: {
    examples: ['how is my recovery'],
    asks: 'overtraining',
    words:
      /^(?:how (?:is|has) my recovery(?: (?:been|going|looking|doing))*|am i recovering(?: (?:well|ok|okay|properly|fast|quickly|enough))*|am i (?:fully |well |properly )?recovered(?: (?:enough|yet|now))*)$/,
  },
  returnAfterBreak: {
    examples: ['how do i return after a long break', 'first weeks after a break'],
    asks: 'pain',
    words:
      /^(?:how (?:\w+ly |fast |soon |much )?(?:do|should|can|would) i (?:start|come|get|go|return|restart|run|train|do)\b|(?:what (?:should|do|would|could) )?(?:the |my )?first (?:(?:few|two|three|four) )?(?:weeks?|days?|runs) (?:back )?(?:look like )?after (?!the\b|my\b)|what (?:should|do|would|could) (?:the |my )?first (?:(?:few|two|three|four) )?(?:weeks?|days?|runs) after\b|(?:coming|getting|starting) (?:back|again)\b)/,
    when: (_, { mended }) => isAfterBreak(mended),
  },
} satisfies Record<string, Rule>;
