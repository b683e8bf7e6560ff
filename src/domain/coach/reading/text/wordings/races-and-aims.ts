import type { Wordings } from './wording.ts';

const TOO_MUCH = '(?:hard|tough|high|fast|ambitious|optimistic|much)';
const TOO_LITTLE = '(?:soft|easy|low|slow|conservative|modest|cautious|unambitious)';

function aimDoubted(much: string): RegExp {
  return new RegExp(
    `(?<=\\b(?:goal|target|aim)\\b(?: (?:of|for|at|in|time)\\b[^,?!]{0,30}?)?) (?:maybe |a bit |far |much )?(?:too|overly) ${much}(?: for me)?(?=[?.! ]*$)`,
    'g',
  );
}

const GOAL = '(?:my|the|that) (?:\\w+ )?(?:target|goal|aim)(?: time)?';

/** Ways to ask whether a target can be reached, with the race or without. */
const AIM_IN_REACH = new RegExp(
  `^(?:so |and |ok )*(?:(?:what are|what is|whats|how are|how good are|how big are) my (?:chances?|odds)|(?:my )?(?:chances?|odds|likelihood)|(?:what is|whats|what are) the (?:chances?|odds|likelihood)|how likely (?:is it|am i)|do i (?:still )?(?:have|stand) (?:a |any )?(?:chance|shot|hope)|have i (?:got )?(?:a |any )?(?:chance|shot|hope)|am i (?:close|near))(?: (?:of|at|to|for|that|i|will|can|me|be|able|going|with))*(?: (?:hit|hitting|make|making|reach|reaching|get|getting|achieve|achieving|meet|meeting|do|doing|run|running))?(?: to)? ${GOAL}(?: (?:for|at|in) (.+?))?(?=[?.! ]*$)`,
  'g',
);
const AIM_DOUBTED = new RegExp(
  `^(?:so |and |ok )*(?:is ${GOAL} (?:still )?(?:within (?:my )?reach|on|attainable|possible|sensible|reasonable|about right|right|ok|too much)|should i (?:change|adjust|lower|raise|rethink|revise|drop) ${GOAL}|do i need to (?:change|adjust|lower|raise|rethink|revise) ${GOAL})(?: (?:for|at|in) (.+?))?(?=[?.! ]*$)`,
  'g',
);

/** 'What is missing for Harbour', 'is it too late to start training for the marathon' */
const READY_BY_OTHER_WORDS =
  /^(?:so |and |ok )*(?:what(?:'?s| is| do i) (?:still )?(?:missing|lacking|lack|miss|need to (?:work on|improve|do))|what (?:should|must|do) i (?:still )?(?:need to )?(?:work on|improve)|am i (?:behind|ahead|far enough|where i should be|on schedule)(?: with (?:my |the )?training)?|(?:is|do i have|have i got) (?:there )?(?:still )?(?:enough time|time enough|time)(?: left)?(?: to (?:train|prepare|get ready|get fit))?|is it too (?:late|early|soon) to (?:start )?(?:train|training|prepare|get ready)|am i fit(?:ting)? enough|how likely is it) (?:for|at|before|in time for) /g;

/** What is asked of a race, of its target and of what to eat before it. */
export const RACES_AND_AIMS: Wordings = [
  [AIM_IN_REACH, 'is my target realistic for $1'],
  [AIM_DOUBTED, 'is my target realistic for $1'],
  [/^is my target realistic for (?=[?.! ]*$)/g, 'is my target realistic'],
  [READY_BY_OTHER_WORDS, 'am i ready for '],
  [
    /^(?:so |and |ok )*is (?!(?:it|that|this|to|today|tomorrow|a|an|one|\d|\w+day)\b)(.{3,40}?) (?:too soon|too early|coming too (?:soon|early))(?: for me)?(?=[?.! ]*$)/g,
    'am i ready for $1',
  ],
  [
    /^(?:so |and |ok )*(?:what are (?:my|the) |what is (?:my|the) )?(?:odds|chances?|likelihood|probability) (?:of|for|that i)(?: can| will)? ?(?:an? |me )?(?:sub|under|breaking|break|going under|go under|going sub|getting under|running|run|hitting|doing)[- ]?(?=\d)/g,
    'can i run ',
  ],
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
  [
    /^(?:so |and )*what (?:happens|would happen|will happen) (?:to|with) (?:my |the )?(half(?: marathon)?|marathon|10k|5k) if i (?:do|run|get|manage|ran|did) /g,
    'what would my $1 be if i ran ',
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
