import type { Wordings } from './wording.ts';

/** What the line of a workout, or of a week, tells anyway. */
const TOLD_ANYWAY =
  '(?:dates?|days?|distances?|km|lengths?|paces?|average paces?|times?|durations?|heart rates?|hr|average hr|kinds?)';
const TOLD_LIST = `(?:the |their |its |my )?${TOLD_ANYWAY}(?:(?:,| and|, and| &) (?:the |their |its |my )?${TOLD_ANYWAY})*`;

/** What changes nothing of what is asked. */
export const NOTHING: Wordings = [
  [/(?<=\b[4-9]00s?\b.*),? in (?:seconds|secs?|s) (?:per|a|each|for each) lap\b/g, ''],
  [/(?<!\d )\bminutes (per|a|\/) ?(?=mile|mi\b|km|kilomet)/g, 'min per '],
  [/\b(?:over|in|during|for) the (?:last|past) months\b/g, 'in the last 3 months'],
  [/(?<=\bpace\b.*)\b(?:my |the )?(?:sun|satur|fri)day'?s? (?=long runs?\b)/g, 'my '],
  [/(?<=\bpace )(?:going to|gonna|supposed to|meant to) be(?= (?:if|for|to)\b)/g, ''],
  [
    /^(?:at|with) (?:the|this|my) (?:present |current )?rate,? when (?:will|do|would|should) i (?:be (?:at|down to)|reach|hit|get to|weigh) (\d\d)(?: ?(?:kg|kilos?))?(?=[?.! ]*$)/g,
    'when will i reach $1 kg',
  ],
  // A best over a distance is looked for inside longer runs anyway.
  [
    /,? \(?(?:even |also |or )?(?:if (?:it was |it is )?)?(?:just )?(?:inside|within|as (?:a )?part of|in the middle of|during|in) an?(?:other)? (?:much )?longer (?:run|one|race)\)?/g,
    '',
  ],
  [
    /\bhow many (?=(?:new )?(?:pbs?|prs?|records|personal (?:bests|records)) (?:did|have) i\b)/g,
    'which ',
  ],
  // Under four hours one runs a marathon.
  [
    /\bsub[- ]?(?<h>3|4|5)(?: hours?| h)?(?=[?.! ]*$)(?<=\benough for (?:a )?sub[- ]?\d(?: hours?| h)?)/g,
    'marathon in $<h>:00:00',
  ],
  [/\b(?:biggest|greatest|largest) (?=weak(?:ness|est|\b))/g, ''],
  // 'Am I ready for my first marathon' asks for no first run.
  [
    /(?<=\b(?:ready for|prepared for|plan (?:for|to)|predict|taper for) my )(?:very )?first (?=(?:half|marathon|10k|5k|race)\b)/g,
    '',
  ],
  // All that was done is counted where no kind is named.
  [
    /(?<=\b(?:train(?:ed|ing)?|exercis\w+|work(?:ed)? out|workouts)\b.*),? (?:incl(?:uding)?|counting) (?:the )?(?:gym|strength|weights|cross[- ]?training|everything|all sports?|bike|rides?|cycling|pool|swims?|swimming)(?:,? and (?:the )?(?:gym|strength|weights|bike|rides?|cycling|pool|swims?|swimming))?(?=[?.! ]*$)/g,
    '',
  ],
  // How long it is to a race is told with its day.
  [
    /(?<=\bwhen(?:s|'s| is)? .*\brace\b.*),? (?:n|and|&|\+) how many (?:days|weeks)(?: (?:left|to go|until then|till then|is that|are left))?(?=[?.! ]*$)/g,
    '',
  ],
  [
    new RegExp(
      `,? (?:with|including|showing|plus) (?:(?:the|their|its) ${TOLD_ANYWAY}(?=[.?! ]*$)|${TOLD_LIST.replace(')*', ')+')})(?: of each| for each| on which (?:it|they) (?:fell|was|were|happened|took place))?(?=[.?! ]*$)(?<=\\b(?:list|show|find|give|which|longest|fastest|slowest|quickest|biggest|highest|last|latest|best|hilliest|top)\\b.*)`,
      'g',
    ),
    '',
  ],
  [
    /,? (?:with the date on which it (?:fell|was|happened)|(?:and|:) (?:when|what date|on what (?:day|date)) (?:was|were|did) (?:it|that|they|those|i)(?: (?:be|run|do) (?:it|that))?(?: and how far did i (?:go|run))?)(?=[.?! ]*$)/g,
    '',
  ],
  // A workout is told with its day and its note.
  [
    /[,.?!;] *(?:please )?(?:list|show|give|tell)(?: me)? (?:me )?(?:the |their |all )*(?:dates?|days?|them|those)(?:,? (?:please|pls))?(?=[.?! ]*$)/g,
    '',
  ],
  [
    /,? (?:and )?(?:did i (?:note|write(?: down)?|give|mention|say) (?:a |the |any )?(?:reason|why|anything|something)(?: (?:about it|for it|down))?|what did i (?:write|note|say)(?: (?:about|on|of) (?:it|that))?|why (?:was that|did i (?:write|note))?)(?=[.?! ]*$)/g,
    '',
  ],
  [/\bon my (?:birthday|anniversary|name day),? (?=(?:the )?\d)/g, 'on '],
  // The race of a record is told with it.
  [
    /,? (?:and )?(?:was|were) (?:it|that|they) (?:in |during |at )?(?:a |the )?(?:race|training)(?: run)? or (?:in |during |just )?(?:a |the )?(?:race|training)(?: run)?(?=[.?! ]*$)/g,
    '',
  ],
  [
    /(?<=\bweek\b.*),? and how many (?:runs|sessions|workouts|km) (?:did it (?:contain|have|include|hold)|were (?:there|in it)|was (?:that|it))(?=[.?! ]*$)/g,
    '',
  ],
  [
    /,? (?:anywhere in (?:the|my) (?:whole )?(?:log|runs?|history)|(?:also |even )?(?:including |counting )?(?:(?:those|ones?|any) )?(?:inside|within) (?:a |any |of )?(?:longer )?runs?)(?=[.?!, ]|$)/g,
    '',
  ],
  // What is told of the weight to come goes by what it did.
  [
    /(?<=\bweight\b.*),? if (?:it|this|that|things|i) (?:carr(?:y|ies)|go(?:es)?|keeps?|continues?|stays?)(?: on)?(?: going)?(?: (?:like (?:this|that)|this way|at this (?:rate|pace)|so))?(?=[?.! ]*$)/g,
    '',
  ],
  // Which kinds are meant is said by 'everything'.
  [
    /(?<=\beverything included\b),? (?:(?:the |even )?(?:cycling|gym|strength|weights|walks?|walking|hikes?|swimming|swims|yoga|rides?)(?:,? (?:and|&) |, )?){1,4}(?: as well| too)?(?=[?.! ]*$)/g,
    '',
  ],
  // The day and the race of a record are told with it.
  [
    /,? (?:and )?(?:when|where)(?:,? (?:and |& )?(?:when|where))?(?=[?.! ]*$)(?<=\b(?:pbs?|prs?|best|fastest|longest|record)\b.*)/g,
    '',
  ],
  // The dates are told with every workout.
  [
    /,? \b(?:(?:with|including|incl) (?:the |their |its )?dates?|(?:the )?dates? (?:included|incl|too|as well))(?=[.?! ]*$)/g,
    '',
  ],
  [/\b(?:under|beneath) (?:my|the) belt\b/g, ''],
  [/,? \bnothing (?:too )?(?:crazy|mad|fancy|silly|wild)(?=[.?! ]*$)/g, ''],
  // A time over a distance is told at every 5 km of it.
  [/\b(?:5|10) ?(?:km|k) (?=splits\b)(?<=\b(?:sub|marathon|half|\d:\d\d)\b.*)/g, ''],
  [/\b5 ?(?:km|k) (?=splits (?:for|of|to) .*(?:marathon|half|\d ?(?:km|k|miles)\b))/g, ''],
  // Who says so is no part of a question.
  [
    /^(?:(?:a|an|my|the|some) )?(?:[a-z]+(?:'s)? ){0,2}(?:table|chart|calculator|article|book|website|app|watch|podcast|magazine) (?:says|said|claims|reckons|tells me|told me) (?:that )?(?=.*\b(?:what|how|is|can|could|would|will)\b)/g,
    '',
  ],
  [/ as an? (?:complete |total |absolute )?(?:beginner|newbie|novice|new runner)\b/g, ''],
  [
    /^(?:(?:hi|hey|hello) )?happy (?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|weekend)(?: (?:coach|to you|there))?[!,. ]+(?=\w)/g,
    '',
  ],
  [/,? \b(?:yes or no|y or n|yes no|or not(?=[.?! ]*$))\b/g, ''],
  [/,? \b(?:no|without a) (?:target|goal)(?: time)?(?: in mind| set)?$/g, ''],
  [/\bin (?:a|one|any) (?:single )?(?:run|go|session|outing|workout)\b/g, ''],
  [/,? \bi mean\b/g, ''],
  [/(?<=\bdays )(?:counting|including) today\b/g, ''],
];

/** What of a time of day or of where one lives changes no plan: '40 minutes tomorrow at lunch' */
export const AT_AN_HOUR: Wordings = [
  [
    /^(?=.*\b(?:tomorrow|today|tonight)\b)(?=.*\b(?:what'?s?|best|should|suggest|only|got|have)\b)(?!.*\b(?:did|ran|was|were|had|how (?:many|much|far)|eat|breakfast|then)\b)(.*?),? (?:(?:at|over|in|during) (?:my )?lunch(?:[- ]?(?:time|break|hour))?|(?:before|after) (?:work|school|the school run|uni|the office))\b/g,
    '$1',
  ],
];
