import type { Wordings } from './wording.ts';

const TOO_MUCH = '(?:hard|tough|high|fast|ambitious|optimistic|much)';
const TOO_LITTLE = '(?:soft|easy|low|slow|conservative|modest|cautious|unambitious)';

function aimDoubted(much: string): RegExp {
  return new RegExp(
    `(?<=\\b(?:goal|target|aim)\\b(?: (?:of|for|at|in|time)\\b[^,?!]{0,30}?)?) (?:maybe |a bit |far |much )?(?:too|overly) ${much}(?: for me)?(?=[?.! ]*$)`,
    'g',
  );
}

const LENGTH = '(\\d+ ?(?:km|k|miles?)|half marathon|half|marathon)';
/** 'My best half time' */
const OWN_RESULT = `(?:my|the) (?:last |latest |best |recent |current )?${LENGTH}(?: (?:time|pb|pr|result|record|best))*`;
const IS_WORTH =
  '(?:translate|convert|equate|correspond|give|predict|suggest|mean|be worth|worth|be|equal|make|amount|work out|point)(?: me)?';
const AS_A = '(?:(?:to|as|into|at|for|over|in|about) )*(?:(?:an?|the|my) )?';

/** 'What would my half time translate to for 10k': one length from the result over another. */
const FROM_OWN_RESULT: Wordings = [
  [
    new RegExp(
      `^(?:so |and )*(?:what|which)(?: time)? (?:does|would|will|could|might|should|is|do) ${OWN_RESULT} ${IS_WORTH} ${AS_A}${LENGTH}(?: time)?(?=[?.! ]*$)`,
      'g',
    ),
    'predict $2 from my $1',
  ],
  [
    new RegExp(
      `^(?:(?:can|could) you )?(?:please )?(?:convert|translate|turn) ${OWN_RESULT} (?:to|into|for|in) (?:(?:an?|the|my) )?${LENGTH}(?: time)?(?=[?.! ]*$)`,
      'g',
    ),
    'predict $2 from my $1',
  ],
  [
    new RegExp(
      `^${OWN_RESULT} (?:as|in|into|to) (?:an?|the|my) ${LENGTH}(?: time)?(?=[?.! ]*$)`,
      'g',
    ),
    'predict $2 from my $1',
  ],
  [
    new RegExp(
      `^(?:so |and )*(?:what|which) ${LENGTH}(?: time)? (?:does|would|will|could) ${OWN_RESULT} ${IS_WORTH}(?: (?:to|at|for))?(?=[?.! ]*$)`,
      'g',
    ),
    'predict $1 from my $2',
  ],
];

/** What is asked of a race, of its target and of what to eat before it. */
export const RACES_AND_AIMS: Wordings = [
  ...FROM_OWN_RESULT,
  [
    /\b(pace (?:for|of|on) (?:my |the )?(?:long|easy) runs?) (?:when|while|in|during) (?:i am )?(?:training|prep\w*|preparing|the build-?up) (?:for|to) (?:a |the |my )?(?:half|marathon|10k)\b/g,
    '$1',
  ],
  [
    /\b(?:what|which|how much) (?:weekly )?(?:mileage|volume|km|kilomet\w+) (?:should i|do i (?:need|have) to|must i) (?:build|work|get|ramp) up to for (?:a |the |my )?(?:sub[- ]?[345](?: hours?)?|(?:sub[- ]?\d:\d\d )?marathon)(?=[?.! ]*$)/g,
    'how many km a week do i need for a marathon',
  ],
  [
    /^(?:what is |show me |what does )?(?:on |in )?(?:my |the )?(?:race|racing) (?:calendar|schedule|diary)(?: look like)?(?=[?.! ]*$)/g,
    'my races to come',
  ],
  // 'Pace needed to go under 48 min for 10k'
  [
    /\bpace (?:that i )?(?:need|needed|required|necessary|i need) (?:to|for)(?: (?:go|run|get|break|beat|do|finish|hit))?(?: (?:under|sub|below|in|a|inside))* (?=\d)/g,
    'what pace is ',
  ],
  // The passing times are told every 5 km.
  [
    /\b(splits (?:for|of) (?:a |my |the )?(?:\d:\d\d(?::\d\d)?|sub[- ]?\d)(?: (?:half marathon|half|marathon))?) (?:in 5 ?k(?:m)? (?:chunks|steps|blocks|segments)|(?:every|per|each) 5 ?k(?:m)?)\b/g,
    '$1',
  ],
  [
    /^(?:so |and )*how(?: is|'s|s)? (?:my |the )?(marathon|half(?: marathon)?|10k) (?:prep|preparation|training|build-?up) (?:shaping up|looking|going|coming along|coming on|progressing)(?: so far)?(?=[?.! ]*$)/g,
    'am i ready for the $1',
  ],
  // 'Is my 3:59 goal too soft or too hard?' asks whether it can be reached, and the other way round.
  [
    aimDoubted(`${TOO_MUCH},? or (?:is it )?(?:too |rather )?${TOO_LITTLE}`),
    ' realistic or too ambitious or too modest',
  ],
  [
    aimDoubted(`${TOO_LITTLE},? or (?:is it )?(?:too |rather )?${TOO_MUCH}`),
    ' realistic or too ambitious or too modest',
  ],
  [aimDoubted(TOO_LITTLE), ' realistic or too modest'],
  [aimDoubted(TOO_MUCH), ' realistic or too ambitious'],
  [
    /\b(?:am i|have i been) aiming too (?:high|fast|ambitiously)\b/g,
    'is my target realistic or too ambitious',
  ],
  [
    /\b(?:am i|have i been) aiming too (?:low|slow|modestly)\b/g,
    'is my target realistic or too modest',
  ],
  // Too fast from the gun is what such a start is feared to be.
  [
    /^(?:so |and |ok )*what (?:happens|would happen|will happen|if it happens)? ?if i (?:go out|set off|start(?: off| out)?|begin)(?: the (?:half|marathon|race))? (?:at|in|with) (\d:\d\d)(?: ?(?:min)? ?(?:\/|per |a )?(?:km|k))?(?: pace)? (?:in|for|at) (?=(?:my |the )?(?:half|marathon|half marathon|10k|5k)\b)/g,
    'is $1 too fast for ',
  ],
  // What to eat before a race is told in hours before its start, whenever that is.
  [
    /\b(before|for) (?:a|an|my|the) \d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o'?clock) (?=(?:half|marathon|race|10k|5k)\b)/g,
    '$1 a ',
  ],
  [/\b(before|for) (?:a|an|my|the) \d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'?clock) start\b/g, '$1 a race'],
  [
    /(?<=\b(?:eat|breakfast|dinner|food|fuel)\b.*\b(?:race|half|marathon)) (?:that )?(?:starts |starting )?at \d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|o'?clock))?(?: in the morning)?(?=[?.! ]*$)/g,
    '',
  ],
  [
    /^(?:the |my )?race (?:starts|is|begins) at \d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|o'?clock))?,? (?:so |and )?(?=(?:when|what)\b.*\b(?:eat|breakfast|dinner)\b)(.*?)(?=[?.! ]*$)/g,
    '$1 before a race',
  ],
  [/(?<=\b(?:breakfast|dinner) before .*),? what and when(?=[?.! ]*$)/g, ''],
  [
    /\bwhat (?:should i|shall i|do i|can i|to|must i) do (?:on )?the day before (?:the|a|my) (?=(?:race|half|marathon|10k|5k)\b)/g,
    'run or rest the day before the ',
  ],
  // 'If I run 5:40 for a marathon what time is that': a pace, where the time is asked for.
  [
    /\b([3-9]:[0-5]\d) (?:for|over|in|through) (?=(?:an? |the |my )?(?:full marathon|full|marathon|half marathon|half|\d+ ?km?|\d+ miles?)\b.*\b(?:what|which) (?:finish(?:ing)? |end )?time\b)/g,
    'at $1 per km for ',
  ],
  // A split is one of those that are told of the whole.
  [
    /\b(?:what is |whats )?(?:my |the |which |what )?\d+ ?(?:k|km|miles?) split (?:for|in|of|at) (?:a |my |the )?(\d:\d\d(?::\d\d)?) (?=(?:half|marathon|half marathon|10k)\b)/g,
    'splits for a $1 ',
  ],
  [/\bhow did i pace (?=(?:my|the) )/g, 'splits of '],
  // Four hours are those of a marathon.
  [
    /\b(?:pace|speed|how fast)\b(?: (?:do i need|should i run|to run|is needed|must i run))? (?:for|to go|to run|to break) (?:a )?(?:sub|under)[- ]?(3|4|5)(?: hours?| h)?(?=[?.! ]*$)/g,
    'pace for a marathon in $1:00:00',
  ],
  [
    /^(?:and |so )*(?:how (?:many|much) )?(?:weekly )?(?:km|kms|kilomet\w+|miles|mileage)(?: (?:per|a|each) week)? for (?:a |my |the )?(?:(?:sub[- ]?\d(?: hours?)?|\d:\d\d) )?(half marathon|half|marathon|10k)(?=[?.! ]*$)/g,
    'how many km a week do i need for a $1',
  ],
];
