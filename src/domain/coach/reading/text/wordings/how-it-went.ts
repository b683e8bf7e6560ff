import type { Wordings } from './wording.ts';

const A_JUDGED_STRETCH =
  "(?:(?:last|this|the last|the past|my last|my latest|my most recent|yesterday'?s|today'?s|this morning'?s|(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s|january|february|march|april|may|june|july|august|september|october|november|december)(?: \\w+){0,3}?|yesterday)";

const ONE_WORKOUT =
  '(?:(?:easy|long|treadmill|tempo|interval|recovery|outdoor) )?(?:run|session|workout|ride|swim|walk|race)';

/** 'This morning's run', 'the run before last', 'my last run stats' */
export const WHICH_RUN: Wordings = [
  [new RegExp(`\\bthis (?:morning|evening|afternoon)'?s (?=${ONE_WORKOUT}\\b)`, 'g'), "today's "],
  [
    new RegExp(`\\b(?:the |my )?(${ONE_WORKOUT}) before (?:the )?last(?: one)?\\b`, 'g'),
    'my second last $1',
  ],
  [/\b(?:the |my )?(?:last but one|one before last|penultimate) (?=\w)/g, 'my second last '],
  [
    new RegExp(
      `^(?:(?:what|how) (?:pace|fast) did i run) (.*\\b${ONE_WORKOUT})(?: at| in)?(?=[?.! ]*$)`,
      'g',
    ),
    'what was my pace in $1',
  ],
  [
    new RegExp(
      `^(?:show (?:me )?)?((?:my|the|yesterday'?s|today'?s|\\w+day'?s) .*\\b${ONE_WORKOUT}) (?:stats|statistics|figures|numbers|data)(?=[?.! ]*$)`,
      'g',
    ),
    'tell me about $1',
  ],
];

/** 'This week's km compared to my average' */
const THIS_WEEK_AGAINST_USUAL: Wordings = [
  [
    /^(?:how (?:does|do|is) )?this (week|month)'?s (?:km|kilomet\w+|mileage|distance|volume)(?: compare[ds]?)? (?:compared )?(?:with|to|against|vs|versus) (?:my |the )?(?:average|usual|normal|mean)(?: (?:week|month|one))?(?=[?.! ]*$)/g,
    'is this $1 more than usual',
  ],
];

/** Ways to ask for a judgement of what was run. */
export const HOW_IT_WENT: Wordings = [
  ...THIS_WEEK_AGAINST_USUAL,
  [
    /^(?:please )?tell me (?:honestly |frankly )?how (?:my|the) (year|month|week|season|summer|autumn|winter|spring) (?:has been|went|was|is going)(?=[?.! ]*$)/g,
    'how was this $1',
  ],
  // 'A short summary of how November has gone so far, good and bad'
  [
    /^(?:(?:can|could|would|will) you |please |coach )*(?:(?:give|tell|show|write)(?: me)? )?(?:an? |the )?(?:(?:short|quick|brief|little|honest) )*(?:summary|overview|recap|review|rundown|verdict)(?: of| on|,)? (how .*?)(?: so far)?(?:,? (?:the )?(?:good (?:and|or) (?:the )?bad|pros and cons|please))*(?=[?.! ]*$)/g,
    '$1',
  ],
  [
    /^how (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:this|last|the last|my|the) (?:week|month|year|season)) (?:has |have |had )?(?:gone|went|been|is going|was going|has been going)\b/g,
    'how did $1 go',
  ],
  [
    /^how (is|was|has|did|were) (?:this|my|the)(?: current| last| latest)? (?:training )?block(?: (?:going|go|gone|been|so far))*(?=[?.! ]*$)/g,
    'how $1 the last 6 weeks',
  ],
  // 'How did my training block since the City 10 K look?'
  [
    /^how (?:did|has|have|was|is) (?:my |the )?(?:training(?: block)?|block|running|build[- ]?up) (since (?:the |my )?.+?)(?: (?:look|looked|go|gone|been|looking|going)(?: like)?)?(?=[?.! ]*$)/g,
    'how did my training $1 go',
  ],
  [
    /^(?:(?:can|could|would|will) you |please |coach )*(?:analy[sz]e|review|assess|evaluate|critique|rate|judge|grade|break down|look at) (?:my |the )?(week|month|year)(?: so far)?(?=[?.! ]*$)/g,
    'how was this $1',
  ],
  [
    new RegExp(
      `^(?:(?:can|could|would|will) you |please |coach )*(?:analy[sz]e|review|assess|evaluate|critique|rate|judge|grade|break down|look at) (?:the )?(?=${A_JUDGED_STRETCH}(?: out of (?:10|ten|5|five))?[?.! ]*$)(?!.*\\b(?:pace|heart rate|hr|form|fitness|readiness)\\b)(.*?)(?: out of (?:10|ten|5|five))?(?=[?.! ]*$)`,
      'g',
    ),
    'how was $1',
  ],
  [
    new RegExp(
      `^(?:was|were|did) (${A_JUDGED_STRETCH}) (?:any good|good|ok|okay|alright|all right|decent|a good one|go well|go ok|go okay|go alright)(?: (?:for me|you think|do you think|or not|or bad|or what))?(?=[?.! ]*$)`,
      'g',
    ),
    'how was $1',
  ],
];

const DAY_OR_WEEKEND = '(?:(?:sun|satur|fri)day|weekend)';

/** 'How far should Sunday's long run be' */
export const LONG_RUN_TO_COME: Wordings = [
  [
    new RegExp(
      `^(?=.*\\b(?:next|this|coming|weekend|${DAY_OR_WEEKEND}'?s?)\\b)(?:so |and )*(?:(?:how (?:long|far)|what (?:distance|length)|how many (?:km|k|kilomet(?:re|er)s|miles)) (?:should|shall|for|ought)\\b ?)(?:(?:my|the|be|next|this|coming) )*(?:${DAY_OR_WEEKEND}'?s? )?long (?:run|one)(?: (?:be|have|to be))?(?: (?:on|this|next|coming|for|the) )?(?: ?(?:this |next |coming )?${DAY_OR_WEEKEND})?(?=[?.! ]*$)`,
      'g',
    ),
    'how long should my next long run be',
  ],
  [
    new RegExp(
      `^(?:so |and )*what(?:'?s| is| about) (?:the|my) long (?:run|one)(?: (?:on|this|next|coming|for|the)){0,3} ${DAY_OR_WEEKEND}(?=[?.! ]*$)`,
      'g',
    ),
    'how long should my next long run be',
  ],
  [
    /^(?:so |and )*what should my (long|easy) run be (?=(?:on |this |next )?(?:weekend|week|today|tomorrow|\w+day)\b)/g,
    'what $1 run should i do ',
  ],
];
