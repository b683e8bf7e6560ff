import type { Subject } from '../../../question.ts';
import { isAskedAhead } from '../../asked-ahead.ts';
import type { Rule } from './rule.ts';

/** The last weeks before a race are its taper, all others those of a plan to one. */
const MOST_WEEKS_OF_TAPER = 3;

/** 'How many long runs until Harbour': of those to come, and none that was. */
export const LONG_RUNS_LEFT =
  /^(?:(?:and|so|ok) )*how many (?:more )?long (?:runs|ones)\b(?!.*\b(?:did|have i (?:done|run)|was|were|in the)\b).*\b(?:before|until|till|to|for|left)\b/;

const SHORTEST_S = 600;
const LONGEST_S = 3 * 3600;

/** 'In 40 minutes', of nothing that was run and of no race. */
function hasOnlySoMuchTime({ timeS, distanceM, race, periods, where }: Subject): boolean {
  const isFree = distanceM === null && race === null && where.bounds.length === 0;
  const isOfToday = periods.every(({ unit }) => unit === 'day');
  return timeS !== null && timeS >= SHORTEST_S && timeS <= LONGEST_S && isFree && isOfToday;
}

/** What is to be run. */
export const OF_PLANS = {
  whatToWorkOn: {
    examples: ['what should i focus on this month', 'tell me something good about my training'],
    asks: 'analysis',
    words:
      /^(?:and |so )?what (?:should|do|can|must) i (?:focus|work|concentrate) on\b|^(?:tell me |say )?something (?:good|nice|positive|encouraging|honest)\b|^what am i (?:doing well|good at|bad at)\b|^(?:what (?:is|are) )?(?:my |the )?(?:(?:biggest|main|worst|greatest) )?(?:weakness(?:es)?|weak (?:point|spot)s?)\b|^what (?:would|could|can|will) make me (?:faster|better|quicker|stronger)\b|^what is holding me back\b|^(?:does )?(?:anything|what)(?: that)? (?:stands?|standing|stood) out\b/,
    when: ({ kind, race }) => kind?.runningSubtype === undefined && race === null,
  },
  longRunsLeft: {
    examples: ['how many long runs are left before the spring marathon'],
    asks: 'racePlan',
    words: LONG_RUNS_LEFT,
    when: ({ race, distanceM }) => race !== null || distanceM !== null,
  },
  whenToStart: {
    examples: ['when should i start training for the spring marathon'],
    asks: 'racePlan',
    words:
      /^when (?:should|do|must|does|shall) (?:i|my|the) .*\b(?:start|begin)\b.*\b(?:training|preparing|plan|block|build)\b/,
    when: ({ race, distanceM }) => race !== null || distanceM !== null,
  },
  ofNamedRace: {
    examples: ['spring marathon plan please'],
    asks: 'racePlan',
    words:
      /^(?!.*\b(?:pac(?:e|ing)|fuel\w*|gels?|splits?|drink\w*|nutrition|taper\w*)\b).*\bplan(?: (?:please|pls|thanks|now))*$/,
    when: ({ race, ahead }) => race !== null && ahead === null,
  },
  weeksBeforeRace: {
    examples: ['plan my last two weeks before the harbour half'],
    asks: 'taper',
    when: ({ ahead, judged }) =>
      ahead?.of === 'beforeRace' && ahead.weeks <= MOST_WEEKS_OF_TAPER && judged === null,
  },
  weeksToCome: {
    examples: ['what do i run in the twelve weeks before a half marathon'],
    asks: 'racePlan',
    when: ({ ahead, judged }) => ahead !== null && judged === null,
  },
  withWishes: {
    examples: ['i can not run on thursdays'],
    asks: 'plan',
    when: ({ wishes, judged }) => wishes !== null && judged !== 'tiredToday',
  },
  inLittleTime: {
    examples: ['i only have 40 minutes today', 'what can i do in half an hour'],
    asks: 'plan',
    words:
      /^(?!.*\b(?:did|ran|was|were|had|have i|how (?:many|much|far|often|fast)|longest|fastest|average|pace|runs|list|show)\b).*\b(?:(?:i|we|only|just) (?:have|got|get|can spare)|have got|got (?:only|just|about)|only|just|squeeze in|what (?:can|should|could|shall|do) (?:i|we) (?:do|run) (?:in|with))\b.*\b(?:min(?:ute)?s?|hours?|h)\b/,
    when: hasOnlySoMuchTime,
  },
  ofSoMuchTime: {
    examples: ['something easy for 45 minutes', 'suggest a 45 minute run'],
    asks: 'plan',
    words:
      /^(?:(?:please |can you |could you )?(?:give|suggest|recommend|propose|plan)(?: me)? )?(?:something|anything|an?)\b.*\b(?:min(?:ute)?s?|hours?|h)\b/,
    when: hasOnlySoMuchTime,
  },
  easyOrHard: {
    examples: ['easy or hard on thursday'],
    asks: 'plan',
    words:
      /^(?:so )?(?:easy|hard|rest|run|long|intervals?|tempo|day off|off)(?: (?:run|day|session))? or (?:easy|hard|rest|run|long|intervals?|tempo|day off|off|something \w+)(?: (?:run|day|session))?(?: (?:on|for|today|tomorrow|this|then|_)\b.*)?$/,
    when: ({ judged }) => judged === null,
  },
  howToBegin: {
    examples: ['how do i start running'],
    asks: 'plan',
    words:
      /^how (?:do|should|can|would) i (?:start|begin|get started)(?: running| again)*$|^how much should i (?:increase|build|add)\b.*\bweek/,
  },
  nextRuns: {
    examples: ['how many days a week should i run', 'what is left this week'],
    asks: 'plan',
    when: (_, { mended }) => isAskedAhead(mended),
  },
  /** It is told to anybody, whatever was spoken of. */
  otherSport: {
    examples: ['could i swim instead'],
    asks: 'unknown',
    words:
      /^(?:and |so |or )?(?:could|can|should|may) i (?:just )?(?:swim|cycle|bike|row|ride|walk)\b.*\binstead\b/,
  },
} satisfies Record<string, Rule>;
