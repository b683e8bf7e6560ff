import type { Wordings } from './wording.ts';

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What was done, by how often and how much of it. */
const HOW_OFTEN: Wordings = [
  // 'Did I do strength twice this week?', 'did I run 4 times last week': the number says it.
  [
    /^did i (?:do|have|manage|get in) (?:my )?(strength|weights|yoga|pilates|gym)(?: (?:work|training))? (?:twice|[2-9] times|(?:two|three|four|five) times|\d sessions)(?= |[?.! ]*$)/g,
    'how many $1 sessions did i do',
  ],
  [
    /^did i (run|swim|cycle|ride|hike|walk) (?:twice|[2-9] times|(?:two|three|four|five) times)(?= (?:this|last|in|on)\b|[?.! ]*$)/g,
    'how many times did i $1',
  ],
  [
    /^did i (?:do|run|manage|have|get in) (?:[2-9]|two|three|four|five|six) ((?:easy |long |interval )?(?:runs|workouts|swims|rides|sessions))(?= (?:this|last|in)\b|[?.! ]*$)/g,
    'how many $1 did i do',
  ],
  // Bottles are of any size: what was drunk is noted in millilitres.
  [
    /^(?:and )?how (?:many|much) (?:bottles|ml|millilit\w+)(?: or (?:bottles|ml|millilit\w+))?(?: of (?:water|drink))?(?: (?:did|have) i (?:drink|drunk|have|had|take|taken))? (?=(?:today|yesterday|on|in|during|this|last)\b)/g,
    'how much did i drink ',
  ],
  [
    /^(?:do|am|did|have) i (?:take|taking|have|eat|eating|use|using|taken) enough gels for (?:an? |my |the )?(?=(?:half|marathon|race|\d+ ?k)\b)/g,
    'how many gels for the ',
  ],
];

/** A session to come or the latest one, and what of it is asked behind a comma. */
const ONE_SESSION: Wordings = [
  [
    /^(?:my |the )?next (tempo|intervals?|long run|easy run|hard run|fast run|session)(?: session| run)?,? (?:what |how |and |is |the |which )*(?:distance|far|long|pace|fast|length|km)(?:(?:,| and| what| how| which| at)+ (?:distance|far|long|pace|fast|length|km))*(?=[?.! ]*$)/g,
    'what is my next $1 session',
  ],
  [/^(?:my |the )?next tempo(?: run)?(?=[?.! ]*$)/g, 'what is my next tempo session'],
  [
    /^my (?:last|latest) ((?:easy |long |tempo |interval )?(?:run|session|tempo|ride|swim|race)),? how (fast|far|long) was (?:it|that)(?=[?.! ]*$)/g,
    'how $2 was my last $1',
  ],
  [/^(?:my )?(?:last|latest) tempo(?: run)? pace(?=[?.! ]*$)/g, 'how fast was my last tempo run'],
  // Who has just come back means the run of today.
  [
    /^(?:i )?(?:have )?(?:just|only just) (?:got|came|come|been|am) (?:in|back|home)(?: from (?:it|my run|a run))?[,.]? how (?:was|did) (?:it|that|i)(?: go| do)?(?=[?.! ]*$)/g,
    'how was my last run',
  ],
  [
    /^(?:i )?(?:have )?(?:just (?:finished|did|done|ran)(?: (?:it|a run|my run|the run|my long run|running))?|just back)[,.]? how (?:was|did) (?:it|that|i)(?: go| do)?(?=[?.! ]*$)/g,
    'how was my last run',
  ],
];

/** A week that is to be laid otherwise. */
const LAID_OTHERWISE: Wordings = [
  [
    /^(?:i (?:want|would like|plan|am going) to|can i|should i) (?:run|train) (?:on )?([3-6]) (?:days|times)(?: (?:a|per) week)? instead of (?:only )?[2-6](?: (?:days|times))?(?:,? (?:how|what) (?:would|should|does|will|could) (?:the|my|a) (?:week|plan) (?:look(?: like)?|be))?(?=[?.! ]*$)/g,
    'plan next week with $1 runs',
  ],
  [
    new RegExp(
      `^(${WEEKDAY})s? (?:do(?:es)? not|don'?t|doesn'?t) (?:work|suit me)(?: any ?more| for me)*,? (?:so )?where (?:do|should|can|would) i (?:put|do|run|place|move) (?:the|my) (?:tempo|intervals?|speed work|hard (?:run|session))(?=[?.! ]*$)`,
      'g',
    ),
    'i can not run on $1, plan my week',
  ],
  [
    /^(?:(?:can|could) i (?:do|run|train for|finish|prepare for) )?(?:an? |the |my )?(marathon|half marathon|half|10k) (?:with|on|off) (?:only |just )?([2-7]) (?:runs|days|sessions)(?: of running)? (?:a|per|each) week(?=[?.! ]*$)/g,
    'are $2 runs a week enough for a $1',
  ],
  [
    /^(?:what(?:'?s| is) |show me |give me )?(?:the |my )?long runs? (?:progression|build[- ]?up|plan|schedule) (?:to|for|until|till|towards|up to) /g,
    'plan by week to ',
  ],
  [
    /^how (?:should|do|will|would) (?:my |the )?long runs? (?:build(?: up)?|progress|grow|develop|increase) (?:to|for|until|till|towards|up to) /g,
    'plan by week to ',
  ],
];

/** One's own paces and heart rates, held against what they should be. */
const HELD_AGAINST: Wordings = [
  // 'Is 5:50 still easy for me?' is a pace, and no time of six hours.
  [
    /^(?:is|was|would|are) ([4-9]:[0-5]\d)(?: ?\/ ?km| per km| pace| min\/km)? (?:be )?(?:still |really |actually |now |an? )*(?:easy|slow)(?: (?:enough|pace|running|for me|still|now|or not))*(?=[?.! ]*$)/g,
    'is $1 slow enough for easy runs',
  ],
  [
    /^should (?:my |the )?(easy|recovery|long) (?:runs|days|jogs) be (?:run )?slower than ([4-9]:[0-5]\d)(?: ?\/ ?km| per km| pace)?(?=[?.! ]*$)/g,
    'is $2 slow enough for $1 runs',
  ],
  // Half a year against the other one.
  [
    /^(?:the )?(?:first|1st) half (?:of the year )?(?:or|vs|versus) (?:the )?(?:second|2nd)(?: half)?(?: of the year)?,? (?:when |in which )?(?:did|have) i (?:run|ran) (?:more|further|most)(?=[?.! ]*$)/g,
    'compare the first half of the year with the second half of the year',
  ],
  [
    /^(?:did|have) i (?:run|ran) (?:more|further) in the (?:first|1st)(?: half)? (?:or|than) (?:in )?the (?:second|2nd) half(?: of (?:the|this) year)?(?=[?.! ]*$)/g,
    'compare the first half of the year with the second half of the year',
  ],
  [
    /\bwhich (?:one )?was (?:the |my )?better (?:performance|result)(?=[?.! ]*$)/g,
    'which was the better race',
  ],
  // Weather is told by notes anyway.
  [
    /(?<=\b(?:rain|snow|wind|heat|fog|ice|dark|sun|mud)\b),? (?:according to|going by|judging by|by) my notes(?=[?.! ]*$)/g,
    '',
  ],
  [/\brainy (?=runs\b)(runs)(?: (?:according to|going by) my notes)?/g, '$1 in the rain'],
];

/** Sessions, weeks and paces in other words. */
export const SESSIONS_AND_WEEKS: Wordings = [
  ...HOW_OFTEN,
  ...ONE_SESSION,
  ...LAID_OTHERWISE,
  ...HELD_AGAINST,
];
